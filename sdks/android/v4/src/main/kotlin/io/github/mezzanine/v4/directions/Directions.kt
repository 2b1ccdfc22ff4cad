@file:Suppress("DEPRECATION")

package io.github.mezzanine.v4

import io.github.mezzanine.DirectionsInstruction
import io.github.mezzanine.InstructionAction as Action5
import io.github.mezzanine.Side
import io.github.mezzanine.Turn
import io.github.mezzanine.Directions as Directions5

/**
 * Several destinations for one route, visited in the given order.
 *
 * @property destinations at least one place
 * @throws io.github.mezzanine.MezzanineException `invalid-argument` without a place
 */
@Deprecated("Pass a list of places to MapRequests.getDirections or RouteTopic.")
public class DestinationSet(
    public val destinations: List<Navigable>,
) {
    init {
        if (destinations.isEmpty()) throw invalidArgument("destinations", destinations, "at least one place")
    }
}

/** A route and its instructions. */
@Deprecated("Use Directions.", ReplaceWith("Directions", "io.github.mezzanine.Directions"))
public class Directions internal constructor(
    /** Coordinates along the route, map after map. */
    public val path: List<Coordinate>,
    /** Meters along the route. */
    @property:Deprecated("Use Directions.distanceMeters.")
    public val distance: Double,
    /** Steps in order. */
    public val instructions: List<Instruction>,
    internal val source: DirectionsSource,
) {
    /** The directions of version 5. Legs to several destinations have the same ones. */
    public val v5: Directions5
        get() = source.result

    override fun toString(): String = "Directions($distance m, ${instructions.size} instructions)"
}

/** What directions were found for. */
internal class DirectionsSource(
    val from: Navigable,
    val to: List<Navigable>,
    val isStepFree: Boolean,
    val result: Directions5,
)

/** One step of directions. */
@Deprecated(
    "Use DirectionsInstruction.",
    ReplaceWith("DirectionsInstruction", "io.github.mezzanine.DirectionsInstruction"),
)
public class Instruction internal constructor(
    /** The version 5 instruction. */
    public val v5: DirectionsInstruction,
    /** The step as data, for icons and your own text. */
    public val action: InstructionAction,
    /** Where the step is. */
    @property:Deprecated("Use DirectionsInstruction.coordinate.")
    public val node: Coordinate,
    /** The location to turn at or to arrive at. */
    @property:Deprecated("Use DirectionsInstruction.landmark.")
    public val atLocation: Location?,
    /** The vortex to take. */
    @property:Deprecated("Use DirectionsInstruction.connectionId.")
    public val atVortex: Vortex?,
) {
    /** The step as text, such as `Turn left at Lantern Coffee`. */
    @Deprecated("Use DirectionsInstruction.text.")
    public val instruction: String
        get() = v5.text

    /** Meters from this step to the next one. */
    @Deprecated("Use DirectionsInstruction.distanceMeters.")
    public val distance: Double
        get() = v5.distanceMeters

    override fun toString(): String = "Instruction($instruction)"
}

/** The action at an instruction. */
@Deprecated("Use InstructionAction.", ReplaceWith("InstructionAction", "io.github.mezzanine.InstructionAction"))
public class InstructionAction internal constructor(
    /** Kind of action. */
    @property:Deprecated("Use DirectionsInstruction.action.")
    public val type: ActionType,
    /** Where to turn; only for turns. */
    @property:Deprecated("Use DirectionsInstruction.turn.")
    public val bearing: BearingType?,
    /** Side on which `atLocation` is; only where the venue names one. */
    @property:Deprecated("Use DirectionsInstruction.side.")
    public val referencePosition: ReferencePosition?,
    /** The map on which a vortex is entered; only for [ActionType.TAKE_VORTEX]. */
    @property:Deprecated("Use DirectionsInstruction.floorId.")
    public val fromMap: VenueMap?,
    /** The map to which a vortex leads; only for [ActionType.TAKE_VORTEX]. */
    @property:Deprecated("Use DirectionsInstruction.toFloorId.")
    public val toMap: VenueMap?,
)

/** Kinds of actions. */
@Deprecated("Use InstructionAction.", ReplaceWith("InstructionAction", "io.github.mezzanine.InstructionAction"))
public enum class ActionType {
    /** Start walking. */
    DEPARTURE,

    /** Turn. */
    TURN,

    /** Take stairs, an elevator, or another vortex. */
    TAKE_VORTEX,

    /** Leave a vortex. */
    EXIT_VORTEX,

    /** The destination is reached. */
    ARRIVAL,
    ;

    internal companion object {
        fun of(action: Action5): ActionType =
            when (action) {
                Action5.DEPART -> DEPARTURE
                Action5.TURN -> TURN
                Action5.TAKE -> TAKE_VORTEX
                Action5.CONTINUE -> EXIT_VORTEX
                Action5.ARRIVE -> ARRIVAL
            }
    }
}

/** Directions of turns. */
@Deprecated("Use Turn.", ReplaceWith("Turn", "io.github.mezzanine.Turn"))
public enum class BearingType {
    /** Straight ahead. */
    STRAIGHT,

    /** Slightly to the left. */
    SLIGHT_LEFT,

    /** To the left. */
    LEFT,

    /** Slightly to the right. */
    SLIGHT_RIGHT,

    /** To the right. */
    RIGHT,

    /** Back. */
    BACK,
    ;

    internal companion object {
        fun of(turn: Turn): BearingType =
            when (turn) {
                Turn.SLIGHT_LEFT -> SLIGHT_LEFT
                Turn.LEFT, Turn.SHARP_LEFT -> LEFT
                Turn.SLIGHT_RIGHT -> SLIGHT_RIGHT
                Turn.RIGHT, Turn.SHARP_RIGHT -> RIGHT
            }
    }
}

/** Where a location is, relative to a walking person. */
@Deprecated("Use Side.", ReplaceWith("Side", "io.github.mezzanine.Side"))
public enum class ReferencePosition {
    /** On the left. */
    LEFT,

    /** On the right. */
    RIGHT,

    /** Ahead. */
    AHEAD,

    /** Behind. */
    BEHIND,
    ;

    internal companion object {
        fun of(side: Side): ReferencePosition =
            when (side) {
                Side.LEFT -> LEFT
                Side.RIGHT -> RIGHT
                Side.AHEAD -> AHEAD
                Side.BEHIND -> BEHIND
            }
    }
}
