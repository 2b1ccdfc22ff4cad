/** What Kotlin blocks of the pages of Android 5.0 may use undeclared. */
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

val activity: Activity get() = TODO()
val context: Context get() = TODO()

/** Of the activity, on the main thread. */
val scope: CoroutineScope get() = TODO()
val map: MezzanineMapView get() = TODO()
val state: MezzanineMapState get() = TODO()
val venue: Venue get() = TODO()
val source: VenueSource get() = TODO()
val cache: VenueCache get() = TODO()
val cafe: Location get() = TODO()
val shop: Location get() = TODO()
val desk: Space get() = TODO()
val entrance: Space get() = TODO()
val floor: Floor get() = TODO()
val food: Category get() = TODO()
val position: BlueDotPosition get() = TODO()
