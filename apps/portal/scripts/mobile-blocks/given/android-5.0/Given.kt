/** Names that Kotlin blocks on the Android 5.0 pages can use without declaring them. */
package given

import android.app.Activity
import android.content.Context
import io.github.mezzanine.BlueDotPosition
import io.github.mezzanine.Category
import io.github.mezzanine.Floor
import io.github.mezzanine.Location
import io.github.mezzanine.MezzanineMapView
import io.github.mezzanine.Space
import io.github.mezzanine.Venue
import io.github.mezzanine.VenueCache
import io.github.mezzanine.VenueSource
import io.github.mezzanine.compose.MezzanineMapState
import kotlinx.coroutines.CoroutineScope

val activity: Activity get() = notRun()
val context: Context get() = notRun()

/** The activity's scope, on the main thread. */
val scope: CoroutineScope get() = notRun()
val map: MezzanineMapView get() = notRun()
val state: MezzanineMapState get() = notRun()
val venue: Venue get() = notRun()
val source: VenueSource get() = notRun()
val cache: VenueCache get() = notRun()
val cafe: Location get() = notRun()
val shop: Location get() = notRun()
val desk: Space get() = notRun()
val entrance: Space get() = notRun()
val floor: Floor get() = notRun()
val food: Category get() = notRun()
val position: BlueDotPosition get() = notRun()
