@file:Suppress("DEPRECATION")

package io.github.mezzanine.v4

import io.github.mezzanine.DirectionsOptions
import io.github.mezzanine.FloorTopic
import io.github.mezzanine.PlaceTarget
import io.github.mezzanine.VenueSource
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.launch
import java.security.MessageDigest
import kotlin.io.encoding.Base64

/**
 * The calls of a map view of an older version, without the view. `MapView` documents them.
 *
 * @param host the map of version 5
 * @param scope runs coroutines on the thread of the map; canceling it ends this map
 * @param viewSize the current size of the view
 */
@OlderVersionsApi
public class OlderMap(
    host: MapHost,
    scope: CoroutineScope,
    viewSize: () -> ViewSize,
) {
    private val context = MapContext(host, scope, viewSize)
    private val labels = SceneLabels(context)

    /** The camera. */
    public val cameraManager: CameraManager = CameraManager(context)

    /** Tilt and rotation. */
    public val cameraControlsManager: CameraControlsManager = CameraControlsManager(cameraManager)

    /** The blue dot. */
    public val blueDotManager: BlueDotManager = BlueDotManager(context)

    /** The route. */
    public val journeyManager: JourneyManager = JourneyManager(context)

    /** Lines. */
    public val pathManager: PathManager = PathManager(context)

    /** Markers. */
    public val markerManager: MarkerManager = MarkerManager(context)

    /** Labels that face the viewer. */
    public val floatingLabelsManager: FloatingLabelsManager = FloatingLabelsManager(labels)

    /** Labels that lie on their polygon. */
    public val flatLabelsManager: FlatLabelsManager = FlatLabelsManager(labels)

    /** Text search. */
    public val searchManager: SearchManager = SearchManager(context)

    private val events = OldEvents(context, blueDotManager)
    private val loading = VenueLoading(context, ::startWith) { events.listener?.onFirstMapLoaded() }

    /** Receives the events of the map. */
    public var listener: MapViewListener? by events::listener

    /** The venue that is shown. */
    public val venueData: Venue?
        get() = context.venue

    /** The map that is shown. */
    public val currentMap: VenueMap?
        get() = context.currentMap

    /** Whether the map follows the blue dot. */
    public val state: State
        get() = blueDotManager.state

    init {
        scope.launch {
            host.events.collect {
                events.onEvent(it)
                loading.onEvent(it)
            }
        }
    }

    /** Loads a venue from a server. */
    public fun loadVenue(
        options: Init,
        showVenueOptions: ShowVenue?,
        errorCallback: ErrorCallback?,
    ) {
        if (context.refuses("loadVenue") { errorCallback?.onError(it) ?: throw it }) return
        loading.load(options, showVenueOptions ?: ShowVenue(), errorCallback)
    }

    /** Shows a bundle in Base64. */
    public fun showVenue(
        venueResponse: String,
        showVenueOptions: ShowVenue?,
        errorCallback: ErrorCallback?,
    ) {
        val bytes =
            try {
                Base64.decode(venueResponse)
            } catch (_: IllegalArgumentException) {
                throw invalidArgument("venueResponse", venueResponse, "a venue bundle (.mvf.zip) in Base64")
            }
        showVenue(bytes, showVenueOptions, errorCallback)
    }

    /** Shows a bundle. */
    public fun showVenue(
        bundle: ByteArray,
        showVenueOptions: ShowVenue?,
        errorCallback: ErrorCallback?,
    ) {
        if (context.refuses("showVenue") { errorCallback?.onError(it) ?: throw it }) return
        val digest = MessageDigest.getInstance("SHA-256").digest(bundle).joinToString("") { "%02x".format(it) }
        val source = VenueSource.Bytes(digest, Base64.encode(bundle))
        loading.show(source, showVenueOptions ?: ShowVenue(), errorCallback)
    }

    /** Shows another map. */
    public fun setMap(
        mapId: String,
        callback: CompletionCallback?,
    ) {
        if (context.refuses("setMap", callback)) return
        val venue = context.requireVenue("setMap")
        val map =
            venue.findMap(mapId)
                ?: throw invalidArgument("mapId", mapId, "one of ${venue.maps.joinToString { "\"${it.id}\"" }}")
        context.run(callback) {
            val host = context.host
            val shown = context.mapId
            if (host.state.floor?.id == map.id && shown != null && shown != map.id) {
                // The user has changed the map. An equal state would not change it back.
                host.state = host.state.copy(floor = FloorTopic(shown))
                host.awaitApplied()
            }
            host.state = host.state.copy(floor = FloorTopic(map.id))
            host.awaitApplied()
            awaitIdle()
        }
    }

    /** Shows another map. */
    public fun setMap(
        map: VenueMap,
        callback: CompletionCallback?,
    ) {
        setMap(map.id, callback)
    }

    /** Follows the blue dot, or stops. */
    public fun setState(state: State) {
        blueDotManager.setState(state)
    }

    /** Says which edges of the map views of the app cover. */
    public fun setSafeArea(insets: FocusPadding) {
        cameraManager.setSafeArea(insets)
    }

    /** Labels all locations, instead of the labels of earlier calls. */
    public fun labelAllLocations(options: FloatingLabelAllLocations?) {
        labels.labelAll(floatingLabels(options?.appearance)) { true }
    }

    /** Labels all locations, instead of the labels of earlier calls. */
    public fun labelAllLocations(options: FlatLabelAllLocations) {
        labels.labelAll(flatLabels(options.appearance)) { true }
    }

    /** Removes all labels. */
    public fun removeAllLabels() {
        labels.remove { true }
    }

    /** Changes the color of a polygon. */
    public fun setPolygonColor(
        polygonId: String,
        color: String,
        textColor: String?,
        opacity: Double?,
    ) {
        requireNumber("opacity", opacity, 0.0, 1.0)
        val polygon = context.requirePolygon(polygonId)
        val look = PolygonLook(color, textColor, opacity)
        context.change { it.copy(looks = it.looks + (polygon.id to look)) }
    }

    /** Restores the color of a polygon. */
    public fun clearPolygonColor(polygonId: String) {
        val polygon = context.requirePolygon(polygonId)
        context.change { it.copy(looks = it.looks - polygon.id) }
    }

    /** Restores the colors of all polygons. */
    public fun clearAllPolygonColors(callback: CompletionCallback?) {
        if (callback != null && context.refuses("clearAllPolygonColors", callback)) return
        context.change { it.copy(looks = emptyMap()) }
        if (callback != null) context.run(callback) { context.host.awaitApplied() }
    }

    /** Makes a polygon interactive. */
    public fun addInteractivePolygon(polygonId: String) {
        val polygon = context.requirePolygon(polygonId)
        context.change { it.copy(interactive = it.interactive + polygon.id) }
    }

    /** Makes all polygons with a location interactive. */
    public fun addInteractivePolygonsForAllLocations() {
        val polygons = context.requireVenue("addInteractivePolygonsForAllLocations").polygons
        val ids = polygons.filter { it.locations.isNotEmpty() }.map { it.id }
        context.change { it.copy(interactive = it.interactive + ids) }
    }

    /** Reverts calls of [addInteractivePolygon]. */
    public fun removeAllInteractivePolygons() {
        context.change { it.copy(interactive = emptySet()) }
    }

    /** Finds the route to a place. */
    public fun getDirections(
        to: Navigable,
        from: Navigable,
        accessible: Boolean,
        callback: ResultCallback<Directions?>,
    ) {
        findDirections(from, listOf(to), accessible) { callback.onResult(it.firstOrNull()) }
    }

    /** Finds a route to several destinations. */
    public fun getDirections(
        to: DestinationSet,
        from: Navigable,
        accessible: Boolean,
        callback: ResultCallback<List<Directions>>,
    ) {
        findDirections(from, to.destinations, accessible, callback::onResult)
    }

    /** Shows nodes and polygons. */
    public fun focusOn(
        focus: Focus,
        callback: CompletionCallback?,
    ) {
        reportOptions("Focus", Triple("focusZoomFactor", focus.focusZoomFactor, "Set padding."))
        cameraManager.focusOn(
            CameraTargets(polygons = focus.polygons, nodes = focus.nodes),
            FocusOn(
                minZoom = focus.minZoom,
                duration = focus.duration,
                changeZoom = focus.changeZoom,
                tilt = focus.tilt,
                safeAreaInsets = focus.padding,
            ),
            callback,
        )
    }

    /** Adds a tooltip. */
    public fun createTooltip(
        place: Navigable,
        contentHtml: String,
        options: Tooltip,
    ): String = markerManager.addTooltip(place, contentHtml, options)

    /** Removes a tooltip. */
    public fun removeTooltip(id: String) {
        markerManager.remove(MarkerOwner.TOOLTIP, id)
    }

    /** Removes all tooltips. */
    public fun removeAllTooltips() {
        markerManager.removeAll(MarkerOwner.TOOLTIP)
    }

    /** Finds the node of the current map that is nearest to a point of the view. */
    public fun getNearestNodeByScreenCoordinates(
        x: Double,
        y: Double,
        callback: ResultCallback<Node?>,
    ) {
        requireNumber("x", x)
        requireNumber("y", y)
        if (context.refusesResult("getNearestNodeByScreenCoordinates") { callback.onResult(null) }) return
        context.scope.launch {
            var node: Node? = null
            val error =
                errorOf {
                    val place = coordinateAt(x, y, context.viewSize(), context.host.requests.getCamera())
                    val map = currentMap
                    if (place != null && map != null) node = Coordinate(place.latitude, place.longitude, map).nearestNode
                }
            error?.let(context::report)
            callback.onResult(node)
        }
    }

    private fun findDirections(
        from: Navigable,
        to: List<Navigable>,
        accessible: Boolean,
        onResult: (List<Directions>) -> Unit,
    ) {
        if (context.refusesResult("getDirections") { onResult(emptyList()) }) return
        val venue = context.requireVenue("getDirections")
        val start = targetOf("from", from)
        val ends = to.map { targetOf("to", it) }
        context.scope.launch {
            var found: List<Directions> = emptyList()
            val error =
                errorOf {
                    val options = DirectionsOptions(isStepFree = accessible)
                    val result = context.host.requests.getDirections(start, ends, options).directions
                    if (result != null) found = directionsOf(venue, DirectionsSource(from, to, accessible, result))
                }
            error?.let(context::report)
            onResult(found)
        }
    }

    private fun targetOf(
        name: String,
        place: Navigable,
    ): PlaceTarget = context.requirePlace(name, place).v5Target

    private fun startWith(
        venue: Venue,
        options: ShowVenue,
    ) {
        if (options.labelAllLocationsOnInit) labelAllLocations(null as FloatingLabelAllLocations?)
        blueDotManager.showLatest()
        events.listener?.onDataLoaded(venue)
    }
}
