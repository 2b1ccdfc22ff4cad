/** Names that Kotlin blocks on the Android 4.0 pages can use without declaring them. */
@file:Suppress("DEPRECATION")

package given

import android.app.Activity
import android.content.Context
import io.github.mezzanine.v4.Init
import io.github.mezzanine.v4.Location
import io.github.mezzanine.v4.MapView
import io.github.mezzanine.v4.Polygon
import io.github.mezzanine.v4.Venue

val activity: Activity get() = notRun()
val context: Context get() = notRun()
val mapView: MapView get() = notRun()
val venue: Venue get() = notRun()
val shop: Location get() = notRun()
val cafe: Location get() = notRun()
val polygon: Polygon get() = notRun()
val mall: Init get() = notRun()
