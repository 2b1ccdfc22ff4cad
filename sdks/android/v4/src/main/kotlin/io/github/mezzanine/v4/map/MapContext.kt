@file:Suppress("DEPRECATION")
@file:OptIn(OlderVersionsApi::class)

package io.github.mezzanine.v4

import io.github.mezzanine.CameraReport
import io.github.mezzanine.ErrorCode
import io.github.mezzanine.FloorStackKind
import io.github.mezzanine.MapRequests
import io.github.mezzanine.MezzanineException
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.isActive
import kotlinx.coroutines.launch

/** Context shared by the parts of a map. */
internal class MapContext(
    val host: MapHost,
    val scope: CoroutineScope,
    val viewSize: () -> ViewSize,
) {
    private var lastKey = 0

    /** The venue that is shown. */
    var venue: Venue? = null

    /** Id of the map that is shown. */
    var mapId: String? = null

    /** The view that the map last reported. */
    var camera: CameraReport? = null

    /** Gets errors that no call waits for. */
    var errorCallback: ErrorCallback? = null

    /** The content of the map. */
    var scene: Scene = Scene()
        private set

    /** The map that is shown; null without a venue. */
    val currentMap: VenueMap?
        get() = venue?.let { it.findMap(mapId) ?: firstMapOf(it) }

    /** Changes what is on the map. */
    inline fun change(change: (Scene) -> Scene) {
        show(change(scene))
    }

    /** Replaces what is on the map. */
    fun show(next: Scene) {
        val before = scene
        scene = next
        host.state = next.on(host.state, before)
    }

    /** Returns a key that was never used on this map. */
    fun newKey(kind: String): String = "$KEY_PREFIX$kind-${++lastKey}"

    /** The venue, for calls that need one. */
    fun requireVenue(call: String): Venue =
        venue ?: throw MezzanineException(
            ErrorCode.NO_VENUE,
            "$call was called before the venue was loaded. Expected a venue. Call it in onDataLoaded or later.",
        )

    /** Checks that a place belongs to the venue of this map. */
    fun <T : Navigable> requirePlace(
        name: String,
        place: T,
    ): T {
        val venue = requireVenue(name)
        val isKnown =
            when (place) {
                is Polygon -> venue.findPolygon(place.id) === place
                is Location -> venue.findLocation(place.id) === place
                is Vortex -> venue.findVortex(place.id) === place
                is MapPoint -> venue.findMap(place.map.id) === place.map
            }
        return if (isKnown) place else throw invalidArgument(name, place, "a place of the venue of this map")
    }

    /** The polygon with an id. */
    fun requirePolygon(id: String): Polygon =
        requireVenue("polygon").findPolygon(id)
            ?: throw invalidArgument("polygonId", id, "the id of a polygon of the venue of this map")

    /** Whether the map has ended. If so, a call fails through [end], as its coroutine would never run. */
    fun refuses(
        call: String,
        end: (MezzanineException) -> Unit,
    ): Boolean {
        if (scope.isActive) return false
        val fix = "Expected a map view that is alive. Create another MapView."
        end(MezzanineException(ErrorCode.CLOSED, "$call was called after destroy(). $fix"))
        return true
    }

    /** Whether the map has ended. If so, a call fails through its callback. */
    fun refuses(
        call: String,
        callback: CompletionCallback?,
    ): Boolean = refuses(call) { if (callback != null) callback.onComplete(it) else report(it) }

    /** Whether the map has ended. If so, the error is reported, because the callback of the call takes only results. */
    fun refusesResult(
        call: String,
        tellNothing: () -> Unit,
    ): Boolean =
        refuses(call) {
            report(it)
            tellNothing()
        }

    /** Runs a request, and reports its end. */
    fun run(
        callback: CompletionCallback?,
        request: suspend MapRequests.() -> Unit,
    ): Job =
        scope.launch {
            val error = errorOf { host.requests.request() }
            if (callback != null) callback.onComplete(error) else error?.let(::report)
        }

    /** Reports an error that no call waits for. */
    fun report(error: MezzanineException) {
        val callback = errorCallback
        if (callback != null) callback.onError(error) else System.err.println(error)
    }
}

/** The map that a venue shows first. */
internal fun firstMapOf(venue: Venue): VenueMap? {
    val building = venue.mapGroups.firstOrNull { it.v5.kind == FloorStackKind.BUILDING }
    return (building ?: venue.mapGroups.firstOrNull())?.defaultMap
}

/** Runs a call, and returns its error. */
internal suspend fun errorOf(call: suspend () -> Unit): MezzanineException? =
    try {
        call()
        null
    } catch (error: MezzanineException) {
        error
    }
