/** What Kotlin blocks of the pages of Android 4.0 may use undeclared. */
@file:Suppress("DEPRECATION")

package given

import android.app.Activity
import android.content.Context
import io.github.mezzanine.v4.Init
import io.github.mezzanine.v4.Location
import io.github.mezzanine.v4.MapView
import io.github.mezzanine.v4.Polygon
import io.github.mezzanine.v4.Venue

val activity: Activity get() = TODO()
val context: Context get() = TODO()
val mapView: MapView get() = TODO()
val venue: Venue get() = TODO()
val shop: Location get() = TODO()
val cafe: Location get() = TODO()
val polygon: Polygon get() = TODO()
val mall: Init get() = TODO()
