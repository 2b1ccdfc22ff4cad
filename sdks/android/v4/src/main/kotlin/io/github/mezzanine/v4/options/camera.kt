@file:Suppress("DEPRECATION")

package io.github.mezzanine.v4

import io.github.mezzanine.Easing

/** Where the camera is and where it looks. Null stays the same. */
@Deprecated("Use CameraState.", ReplaceWith("CameraState", "io.github.mezzanine.CameraState"))
public data class CameraTransform
    @JvmOverloads
    constructor(
        /** Meters from the camera to the ground. */
        @property:Deprecated("Use CameraState.zoomLevel.")
        public val zoom: Double? = null,
        /** Radians from straight down, 0 to π/2. */
        @property:Deprecated("Use CameraState.pitch, in degrees.")
        public val tilt: Double? = null,
        /** Radians counterclockwise from the natural bearing. */
        @property:Deprecated("Use CameraState.bearing, in degrees clockwise from north.")
        public val rotation: Double? = null,
        /** The place in the middle of the view. */
        @property:Deprecated("Use CameraState.center.")
        public val position: MapPoint? = null,
    )

/** Duration and easing of an animation. */
@Deprecated("Use durationMs and easing of MapRequests.moveCamera.")
public data class CameraAnimation
    @JvmOverloads
    constructor(
        /** Milliseconds, 0 to 60,000. */
        public val duration: Double = DEFAULT_DURATION_MS,
        /** Speed over the animation. */
        public val easing: CameraEasingMode = CameraEasingMode.EASE_OUT,
    )

/** Targets that the camera can focus on. */
@Deprecated("Use a list of PlaceTarget.")
public data class CameraTargets
    @JvmOverloads
    constructor(
        /** Polygons to show. */
        public val polygons: List<Polygon> = emptyList(),
        /** Nodes to show. */
        public val nodes: List<Node> = emptyList(),
        /** Coordinates to show. */
        public val coordinates: List<Coordinate> = emptyList(),
        /** Locations to show. */
        public val locations: List<Location> = emptyList(),
        /** Maps to show. */
        public val maps: List<VenueMap> = emptyList(),
    )

/** How the camera focuses. */
@Deprecated("Use the arguments of MapRequests.focusOn.")
public data class FocusOn
    @JvmOverloads
    constructor(
        /** The camera comes no closer than this many meters. */
        @property:Deprecated("Use maxZoomLevel of MapRequests.focusOn.")
        public val minZoom: Double? = null,
        /** Milliseconds, 0 to 60,000; null: 600. */
        @property:Deprecated("Use durationMs of MapRequests.focusOn.")
        public val duration: Double? = null,
        /** Whether the zoom may change. */
        @property:Deprecated("Use maxZoomLevel of MapRequests.focusOn.")
        public val changeZoom: Boolean = true,
        /** Radians from straight down, 0 to π/2. */
        @property:Deprecated("Use pitch of MapRequests.focusOn, in degrees.")
        public val tilt: Double? = null,
        /** Radians counterclockwise from the natural bearing. */
        @property:Deprecated("Use bearing of MapRequests.focusOn, in degrees clockwise from north.")
        public val rotation: Double? = null,
        /** Edges that views of the app cover. They stay covered for later moves. */
        @property:Deprecated("Use CameraRulesTopic.screenOffsets.")
        public val safeAreaInsets: FocusPadding? = null,
    )

/** Targets and options of `focusOn`. */
@Deprecated("Use the arguments of MapRequests.focusOn.")
public data class Focus
    @JvmOverloads
    constructor(
        /** Nodes to show. */
        public val nodes: List<Node> = emptyList(),
        /** Polygons to show. */
        public val polygons: List<Polygon> = emptyList(),
        /** Milliseconds, 0 to 60,000; null: 600. */
        @property:Deprecated("Use durationMs of MapRequests.focusOn.")
        public val duration: Double? = null,
        /** Whether the zoom may change. */
        @property:Deprecated("Use maxZoomLevel of MapRequests.focusOn.")
        public val changeZoom: Boolean = true,
        /** The camera comes no closer than this many meters. */
        @property:Deprecated("Use maxZoomLevel of MapRequests.focusOn.")
        public val minZoom: Double? = null,
        /** Radians from straight down, 0 to π/2. */
        @property:Deprecated("Use pitch of MapRequests.focusOn, in degrees.")
        public val tilt: Double? = null,
        /** Edges that views of the app cover. They stay covered for later moves. */
        @property:Deprecated("Use CameraRulesTopic.screenOffsets.")
        public val padding: FocusPadding? = null,
        /** No longer has an effect; reported once. */
        @property:Deprecated("Set padding.")
        public val focusZoomFactor: Double? = null,
    )

/** Density-independent pixels that views of the app cover at each edge, 0 to 10,000. */
@Deprecated("Use ScreenOffsets.", ReplaceWith("ScreenOffsets", "io.github.mezzanine.ScreenOffsets"))
public data class FocusPadding
    @JvmOverloads
    constructor(
        /** At the top. */
        public val top: Double = 0.0,
        /** On the right. */
        public val right: Double = 0.0,
        /** At the bottom. */
        public val bottom: Double = 0.0,
        /** On the left. */
        public val left: Double = 0.0,
    )

/** Speed over an animation of the camera. */
@Deprecated("Use Easing.", ReplaceWith("Easing", "io.github.mezzanine.Easing"))
public enum class CameraEasingMode {
    /** Constant. */
    LINEAR,

    /** Starts slowly. */
    EASE_IN,

    /** Ends slowly. */
    EASE_OUT,

    /** Starts and ends slowly. */
    EASE_IN_OUT,
    ;

    internal val v5: Easing
        get() = Easing.valueOf(name)
}

internal const val DEFAULT_DURATION_MS: Double = 600.0
