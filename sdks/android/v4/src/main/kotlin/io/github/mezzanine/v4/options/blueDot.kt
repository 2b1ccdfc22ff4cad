@file:Suppress("DEPRECATION")
@file:OptIn(OlderVersionsApi::class)

package io.github.mezzanine.v4

import kotlinx.serialization.Serializable
import io.github.mezzanine.BlueDotState as BlueDotState5

/** Options of the blue dot. */
@Deprecated("Use BlueDotTopic.", ReplaceWith("BlueDotTopic", "io.github.mezzanine.BlueDotTopic"))
public data class BlueDot
    @JvmOverloads
    constructor(
        /** The dot always moves smoothly. `false` is reported once and ignored. */
        @property:Deprecated("The dot always moves smoothly.")
        public val smoothing: Boolean = true,
        /** Whether the direction is shown. */
        @property:Deprecated("Leave out BlueDotPosition.headingDegrees.")
        public val showBearing: Boolean = true,
        /** CSS color of the dot. */
        @property:Deprecated("Use BlueDotTopic.color.")
        public val baseColor: String? = null,
        /** Whether positions without `floorLevel` are shown, on the last map. */
        @property:Deprecated("Use BlueDotPosition.floorId.")
        public val allowImplicitFloorLevel: Boolean = true,
        /** Whether the map turns with the person while it follows. */
        @property:Deprecated("Use FollowMode.POSITION_AND_HEADING.")
        public val useRotationMode: Boolean = false,
        /** Milliseconds without a position after which the dot is gray; default 30,000. */
        @property:Deprecated("Use BlueDotTopic.staleAfterMs.")
        public val timeout: Double? = null,
    )

/** A position as devices report it. It can be read with kotlinx.serialization. */
@Serializable
@Deprecated("Use BlueDotPosition.", ReplaceWith("BlueDotPosition", "io.github.mezzanine.BlueDotPosition"))
public data class Position
    @JvmOverloads
    constructor(
        /** Milliseconds since 1970; null: now. */
        public val timestamp: Double? = null,
        /** Where the person is. */
        public val coords: Coordinates,
    )

/** Where a person is. */
@Serializable
@Deprecated("Use BlueDotPosition.", ReplaceWith("BlueDotPosition", "io.github.mezzanine.BlueDotPosition"))
public data class Coordinates
    @JvmOverloads
    constructor(
        /** Degrees north. */
        public val latitude: Double,
        /** Degrees east. */
        public val longitude: Double,
        /** How far off the position may be, in meters. */
        @property:Deprecated("Use BlueDotPosition.accuracyMeters.")
        public val accuracy: Double? = null,
        /** Elevation of the map; null: the map stays the same. */
        @property:Deprecated("Use BlueDotPosition.floorId.")
        public val floorLevel: Double? = null,
        /** Degrees clockwise from north. */
        @property:Deprecated("Use BlueDotPosition.headingDegrees.")
        public val heading: Double? = null,
    )

/** The blue dot has moved. */
@Deprecated("Use PositionChange.", ReplaceWith("PositionChange", "io.github.mezzanine.PositionChange"))
public class BlueDotPositionUpdate internal constructor(
    /** The position. */
    public val position: Position,
    /** The map it is on. */
    public val map: VenueMap,
    /** The nearest node on that map. */
    public val nearestNode: Node?,
    /** Degrees clockwise from north; null if it is unknown. */
    public val bearing: Double?,
)

/** The state of the blue dot has changed. */
@Deprecated("Use BlueDotStateChange.", ReplaceWith("BlueDotStateChange", "io.github.mezzanine.BlueDotStateChange"))
public class BlueDotStateChange internal constructor(
    /** The state now. */
    public val state: BlueDotState,
    /** Why it changed. */
    public val reason: BlueDotStateReason,
)

/** States of the blue dot. */
@Deprecated("Use BlueDotState.", ReplaceWith("BlueDotState", "io.github.mezzanine.BlueDotState"))
public enum class BlueDotState {
    /** It is disabled. */
    HIDDEN,

    /** It waits for the first position. */
    LISTENING,

    /** It shows the current position. */
    ACTIVE,

    /** It has no recent position and is gray. */
    UNCERTAIN,
}

/** Reasons why the state of the blue dot changed. */
@Deprecated("Use BlueDotState.", ReplaceWith("BlueDotState", "io.github.mezzanine.BlueDotState"))
public enum class BlueDotStateReason {
    /** `enable` or `disable` was called. */
    API,

    /** A position came in. */
    POSITION_UPDATE,

    /** No position came in for the time of `timeout`. */
    TIMEOUT,

    /** The person does not allow positions. */
    DENIED,

    /** The device has no position. */
    UNAVAILABLE,
}

/** Behavior of the map while the blue dot moves. */
@Deprecated("Use FollowMode.", ReplaceWith("FollowMode", "io.github.mezzanine.FollowMode"))
public enum class State {
    /** It stays where the user put it. */
    EXPLORE,

    /** It follows the blue dot. */
    FOLLOW,
}

/** The old state, and the reason for it. */
internal fun stateChangeOf(state: BlueDotState5): BlueDotStateChange =
    when (state) {
        BlueDotState5.DISABLED -> BlueDotStateChange(BlueDotState.HIDDEN, BlueDotStateReason.API)
        BlueDotState5.WAITING -> BlueDotStateChange(BlueDotState.LISTENING, BlueDotStateReason.API)
        BlueDotState5.ACTIVE -> BlueDotStateChange(BlueDotState.ACTIVE, BlueDotStateReason.POSITION_UPDATE)
        BlueDotState5.STALE -> BlueDotStateChange(BlueDotState.UNCERTAIN, BlueDotStateReason.TIMEOUT)
        BlueDotState5.DENIED -> BlueDotStateChange(BlueDotState.UNCERTAIN, BlueDotStateReason.DENIED)
        BlueDotState5.UNAVAILABLE -> BlueDotStateChange(BlueDotState.UNCERTAIN, BlueDotStateReason.UNAVAILABLE)
    }

internal fun checkPosition(position: Position) {
    val coords = position.coords
    requireNumber("position.coords.latitude", coords.latitude, -MAX_LATITUDE, MAX_LATITUDE)
    requireNumber("position.coords.longitude", coords.longitude, -MAX_LONGITUDE, MAX_LONGITUDE)
    requireNumber("position.coords.accuracy", coords.accuracy, 0.0, MAX_ACCURACY)
    requireNumber("position.coords.heading", coords.heading, -MAX_HEADING, MAX_HEADING)
    requireNumber("position.coords.floorLevel", coords.floorLevel)
    requireNumber("position.timestamp", position.timestamp, 0.0, MAX_TIMESTAMP)
}

internal fun reportBlueDot(options: BlueDot) {
    requireNumber("options.timeout", options.timeout, MIN_TIMEOUT, MAX_TIMEOUT)
    if (!options.smoothing) reportNoSuccessor("BlueDot.smoothing", "The dot always moves smoothly.")
}

private const val MAX_LATITUDE = 90.0
private const val MAX_LONGITUDE = 180.0
private const val MAX_ACCURACY = 1_000_000.0
private const val MAX_HEADING = 36_000.0
private const val MAX_TIMESTAMP = 1e15
private const val MIN_TIMEOUT = 100.0
private const val MAX_TIMEOUT = 86_400_000.0
