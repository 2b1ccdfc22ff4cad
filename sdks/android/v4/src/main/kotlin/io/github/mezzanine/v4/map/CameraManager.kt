@file:Suppress("DEPRECATION")

package io.github.mezzanine.v4

import io.github.mezzanine.CameraReport
import io.github.mezzanine.CameraState
import io.github.mezzanine.PlaceTarget
import io.github.mezzanine.ScreenOffsets
import io.github.mezzanine.Coordinate as Coordinate5

/** Where the map is seen from, in radians and meters. */
@Deprecated("Use MapRequests.moveCamera, MapRequests.focusOn, and MapEvent.CameraChange.")
public class CameraManager internal constructor(
    private val context: MapContext,
) {
    /** Radians counterclockwise from the natural bearing, −π to π. */
    @Deprecated("Use CameraReport.bearing, in degrees clockwise from north.")
    public val rotation: Double
        get() = context.venue?.let { rotationOf(view(it).bearing, it.v5) } ?: 0.0

    /** Radians from straight down. */
    @Deprecated("Use CameraReport.pitch, in degrees.")
    public val tilt: Double
        get() = Math.toRadians(context.camera?.pitch ?: 0.0)

    /** Meters from the camera to the ground; 0 without a venue. */
    @Deprecated("Use CameraReport.zoomLevel.")
    public val zoom: Double
        get() = context.venue?.let { zoomMetersOf(view(it).zoomLevel, it.v5) } ?: 0.0

    /** The place in the middle of the view; null without a venue. */
    @Deprecated("Use CameraReport.center.")
    public val position: Coordinate?
        get() =
            context.venue?.let { venue ->
                val center = view(venue).center
                context.currentMap?.let { Coordinate(center.latitude, center.longitude, it) }
            }

    /**
     * Moves the camera immediately.
     *
     * @param transform what to change
     * @param callback called when the view has changed
     * @throws io.github.mezzanine.MezzanineException `invalid-argument`; `no-venue` before the venue is loaded
     */
    @JvmOverloads
    @Deprecated("Use MapRequests.moveCamera.")
    public fun set(
        transform: CameraTransform,
        callback: CompletionCallback? = null,
    ) {
        if (context.refuses("set", callback)) return
        val state = stateOf(transform)
        context.run(callback) { moveCamera(state) }
    }

    /**
     * Moves the camera over time.
     *
     * @param transform what to change
     * @param animation duration and easing
     * @param callback called when the camera stops
     * @throws io.github.mezzanine.MezzanineException `invalid-argument`; `no-venue` before the venue is loaded
     */
    @JvmOverloads
    @Deprecated("Use MapRequests.moveCamera.")
    public fun animate(
        transform: CameraTransform,
        animation: CameraAnimation = CameraAnimation(),
        callback: CompletionCallback? = null,
    ) {
        if (context.refuses("animate", callback)) return
        val state = stateOf(transform)
        requireNumber("animation.duration", animation.duration, 0.0, MAX_DURATION_MS)
        context.run(callback) { moveCamera(state, animation.duration, animation.easing.v5) }
    }

    /**
     * Shows targets as large as possible.
     *
     * @param targets what to show; at least one
     * @param options angles, limits, duration
     * @param callback called when the camera stops
     * @throws io.github.mezzanine.MezzanineException `invalid-argument`; `no-venue` before the venue is loaded
     */
    @JvmOverloads
    @Deprecated("Use MapRequests.focusOn.")
    public fun focusOn(
        targets: CameraTargets,
        options: FocusOn = FocusOn(),
        callback: CompletionCallback? = null,
    ) {
        if (context.refuses("focusOn", callback)) return
        val venue = context.requireVenue("focusOn").v5
        val places = placesOf(targets)
        requireNumber("options.duration", options.duration, 0.0, MAX_DURATION_MS)
        requireNumber("options.minZoom", options.minZoom, MIN_METERS, MAX_METERS)
        requireNumber("options.tilt", options.tilt, 0.0, MAX_TILT)
        requireNumber("options.rotation", options.rotation)
        val nearest =
            if (options.changeZoom) {
                options.minZoom?.let { zoomLevelOf(it, venue) }
            } else {
                context.camera?.zoomLevel ?: START_ZOOM_LEVEL
            }
        options.safeAreaInsets?.let(::setSafeArea)
        context.run(callback) {
            focusOn(
                places,
                durationMs = options.duration,
                maxZoomLevel = nearest,
                bearing = options.rotation?.let { bearingOf(it, venue) },
                pitch = options.tilt?.let(::pitchOf),
            )
        }
    }

    internal fun setSafeArea(insets: FocusPadding) {
        val (top, right, bottom, left) = insets
        val sides = mapOf("top" to top, "right" to right, "bottom" to bottom, "left" to left)
        for ((side, pixels) in sides) requireNumber("insets.$side", pixels, 0.0, MAX_OFFSET)
        context.change { it.copy(screenOffsets = ScreenOffsets(top, right, bottom, left)) }
    }

    private fun placesOf(targets: CameraTargets): List<PlaceTarget> {
        val places = targets.polygons + targets.nodes + targets.coordinates + targets.locations
        val list =
            places.map { context.requirePlace("targets", it).v5Target } + targets.maps.map { it.v5.target }
        return list.ifEmpty {
            throw invalidArgument("targets", list, "at least one polygon, node, coordinate, location, or map")
        }
    }

    private fun stateOf(transform: CameraTransform): CameraState {
        val venue = context.requireVenue("transform").v5
        val (zoom, tilt, rotation, position) = transform
        requireNumber("transform.zoom", zoom, MIN_METERS, MAX_METERS)
        requireNumber("transform.tilt", tilt, 0.0, MAX_TILT)
        requireNumber("transform.rotation", rotation)
        return CameraState(
            center =
                position?.let { context.requirePlace("transform.position", it) }?.let {
                    Coordinate5(it.longitude, it.latitude, it.map.id)
                },
            bearing = rotation?.let { bearingOf(it, venue) },
            pitch = tilt?.let(::pitchOf),
            zoomLevel = zoom?.let { zoomLevelOf(it, venue) },
        )
    }

    private fun view(venue: Venue): CameraReport =
        context.camera
            ?: CameraReport(venue.v5.center, venue.v5.naturalBearingDegrees, pitch = 0.0, zoomLevel = START_ZOOM_LEVEL)
}

/** Tilt and rotation of the map, each by its own call. */
@Deprecated("Use MapRequests.moveCamera, MapRequests.focusOn, and MapEvent.CameraChange.")
public class CameraControlsManager internal constructor(
    private val camera: CameraManager,
) {
    /** Radians from straight down. */
    @Deprecated("Use CameraReport.pitch, in degrees.")
    public val tilt: Double
        get() = camera.tilt

    /** Radians counterclockwise from the natural bearing, −π to π. */
    @Deprecated("Use CameraReport.bearing, in degrees clockwise from north.")
    public val rotation: Double
        get() = camera.rotation

    /** Meters from the camera to the ground; 0 without a venue. */
    @Deprecated("Use CameraReport.zoomLevel.")
    public val zoom: Double
        get() = camera.zoom

    /**
     * Tilts the map.
     *
     * @param tilt radians from straight down, 0 to π/2
     * @param callback called when the view has changed
     * @throws io.github.mezzanine.MezzanineException `invalid-argument`; `no-venue` before the venue is loaded
     */
    @JvmOverloads
    @Deprecated("Use MapRequests.moveCamera with CameraState.pitch, in degrees.")
    public fun setTilt(
        tilt: Double,
        callback: CompletionCallback? = null,
    ) {
        camera.set(CameraTransform(tilt = tilt), callback)
    }

    /**
     * Turns the map.
     *
     * @param rotation radians counterclockwise from the natural bearing
     * @param callback called when the view has changed
     * @throws io.github.mezzanine.MezzanineException `invalid-argument`; `no-venue` before the venue is loaded
     */
    @JvmOverloads
    @Deprecated("Use MapRequests.moveCamera with CameraState.bearing, in degrees clockwise from north.")
    public fun setRotation(
        rotation: Double,
        callback: CompletionCallback? = null,
    ) {
        camera.set(CameraTransform(rotation = rotation), callback)
    }
}

private const val MIN_METERS = 0.1
private const val MAX_METERS = 10_000_000.0
private const val MAX_DURATION_MS = 60_000.0
private const val MAX_OFFSET = 10_000.0
private const val START_ZOOM_LEVEL = 18.0
