package io.github.mezzanine

import kotlin.io.encoding.Base64

/**
 * Requests to the page. Each waits for a session, and its coroutine may be canceled at any time.
 *
 * All of them throw [MezzanineException]: `no-venue` without a venue, `no-map` if they need a map and
 * there is none, `unknown-target` for ids that are not in the venue, `page-lost` if the page is lost
 * meanwhile, `timed-out`, and `closed`.
 */
public class MapRequests internal constructor(
    private val session: MapSession,
) {
    /**
     * Finds directions without drawing them. `RouteTopic` draws them.
     *
     * @return directions, or the reasons why there are none
     */
    public suspend fun getDirections(
        from: PlaceTarget,
        to: List<PlaceTarget>,
        options: DirectionsOptions? = null,
    ): DirectionsResult = session.request(HostMessages.getDirections, DirectionsRequest(from, to, options))

    /**
     * Finds the nearest of several places, by walking time.
     *
     * @param count how many to return
     * @return the nearest first; places that cannot be reached are left out
     */
    public suspend fun findNearest(
        from: PlaceTarget,
        candidates: List<PlaceTarget>,
        count: Int = 1,
        options: DirectionsOptions? = null,
    ): List<NearestHit> =
        session.request(HostMessages.findNearest, NearestRequest(from, candidates, count, options)).results

    /**
     * Searches the text of the venue.
     *
     * @param limit maximum number of results
     * @param types types of results; null: all
     * @param floorId id of the floor to search; null: all
     * @return the best first
     */
    public suspend fun search(
        text: String,
        limit: Int = DEFAULT_RESULTS,
        types: List<EntityType>? = null,
        floorId: String? = null,
    ): List<SearchHit> = session.request(HostMessages.search, SearchRequest(text, limit, types, floorId)).hits

    /**
     * Completes a query.
     *
     * @param limit maximum number of suggestions
     * @return the best first
     */
    public suspend fun suggest(
        text: String,
        limit: Int = DEFAULT_SUGGESTIONS,
    ): List<String> = session.request(HostMessages.suggest, SuggestRequest(text, limit)).texts

    /** Measures the straight distance between two places in meters. */
    public suspend fun measureDistance(
        from: PlaceTarget,
        to: PlaceTarget,
    ): Double = session.request(HostMessages.measureDistance, DistanceRequest(from, to)).meters

    /** Finds the id of the space at a coordinate, or null if there is none. */
    public suspend fun findSpaceId(coordinate: Coordinate): String? =
        session.request(HostMessages.findSpace, SpaceAtRequest(coordinate)).spaceId

    /** Reads an image or another file of the venue by its address in the venue's data. */
    public suspend fun getAsset(address: String): VenueAsset {
        val reply = session.request(HostMessages.getAsset, AssetRequest(address))
        return try {
            VenueAsset(reply.mediaType, Base64.decode(reply.base64))
        } catch (cause: IllegalArgumentException) {
            throw MezzanineException(
                ErrorCode.INVALID_PAYLOAD,
                "The page sent $address in invalid Base64. Use the page of this version of the SDK.",
                cause,
            )
        }
    }

    /** Reads the outline of a floor, space, area, or door. */
    public suspend fun getGeometry(
        type: EntityType,
        id: String,
    ): Geometry = session.request(HostMessages.getGeometry, GeometryRequest(type, id)).geometry

    /**
     * Makes positions along directions, for tests and demos.
     *
     * @param speedMetersPerSecond walking speed; null: 1.34
     * @return positions, one each second, in order
     */
    public suspend fun simulateWalk(
        from: PlaceTarget,
        to: List<PlaceTarget>,
        speedMetersPerSecond: Double? = null,
    ): List<BlueDotPosition> =
        session
            .request(
                HostMessages.simulateWalk,
                SimulateWalkRequest(from, to, speedMetersPerSecond = speedMetersPerSecond),
            ).positions

    /** Reads the view. */
    public suspend fun getCamera(): CameraReport = session.request(HostMessages.getCamera, Empty)

    /**
     * Moves the camera, and waits until it stops.
     *
     * @param durationMs duration in milliseconds; null: 600, 0: immediate
     */
    public suspend fun moveCamera(
        camera: CameraState,
        durationMs: Double? = null,
        easing: Easing? = null,
    ): AnimationResult =
        session.request(HostMessages.moveCamera, CameraMove(camera, durationMs, easing), durationMs).result

    /**
     * Brings places into view, and waits until the camera stops.
     *
     * @param durationMs duration in milliseconds; null: 600, 0: immediate
     * @param paddingPixels space around them in CSS pixels; null: 48
     * @param maxZoomLevel the camera comes no closer; null: 21
     * @param bearing in degrees; null: stays
     * @param pitch in degrees; null: stays
     */
    public suspend fun focusOn(
        targets: List<PlaceTarget>,
        durationMs: Double? = null,
        paddingPixels: Double? = null,
        maxZoomLevel: Double? = null,
        bearing: Double? = null,
        pitch: Double? = null,
    ): AnimationResult {
        val focus = FocusRequest(targets, durationMs, paddingPixels, maxZoomLevel, bearing, pitch)
        return session.request(HostMessages.focusOn, focus, durationMs).result
    }

    /** Reads the appearance of a space. */
    public suspend fun getSpaceState(spaceId: String): SpaceStateReply =
        session.request(HostMessages.getSpaceState, SpaceStateRequest(spaceId))

    /** Lists what can be focused on the map, for screen readers. */
    public suspend fun getThings(): List<MapThing> = session.request(HostMessages.getThings, Empty).things

    /** Presses something on the map, as a tap does. */
    public suspend fun press(thing: MapThing) {
        session.request(HostMessages.pressThing, PressRequest(thing.type, thing.id))
    }

    /** Saves the view as text, for a link or a file. */
    public suspend fun saveView(name: String): String = session.request(HostMessages.saveView, SaveViewRequest(name)).text

    /**
     * Shows a view of [saveView], and waits until the camera stops.
     *
     * @param durationMs duration in milliseconds; null: 900, 0: immediate
     */
    public suspend fun restoreView(
        text: String,
        durationMs: Double? = null,
    ): AnimationResult =
        session.request(HostMessages.restoreView, RestoreViewRequest(text, durationMs), durationMs).result

    /** Waits until everything is drawn and nothing moves. */
    public suspend fun awaitIdle() {
        session.request(HostMessages.whenIdle, Empty)
    }
}

private const val DEFAULT_RESULTS = 20
private const val DEFAULT_SUGGESTIONS = 5
