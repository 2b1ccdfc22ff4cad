@file:Suppress("DEPRECATION")

package io.github.mezzanine.v4

import io.github.mezzanine.Priority
import io.github.mezzanine.MarkerAnchor as MarkerAnchor5

/** Options of a marker. */
@Deprecated("Use MarkerItem.", ReplaceWith("MarkerItem", "io.github.mezzanine.MarkerItem"))
public data class Marker
    @JvmOverloads
    constructor(
        /** One of [CollisionRank], or a number from 0; default 2. */
        @property:Deprecated("Use MarkerItem.priority.")
        public val rank: Double? = null,
        /** Which point of the marker is at its place. */
        public val anchor: MarkerAnchor = MarkerAnchor.CENTER,
    )

/** Options of a tooltip. */
@Deprecated("Use MarkerContent.Tooltip.", ReplaceWith("MarkerContent.Tooltip", "io.github.mezzanine.MarkerContent"))
public data class Tooltip
    @JvmOverloads
    constructor(
        /** One of [CollisionRank], or a number from 0; default 0, which yields to labels. */
        @property:Deprecated("Use MarkerItem.priority.")
        public val collisionRank: Double = CollisionRank.LOW,
    )

/** Ranks of markers and tooltips. The higher rank is shown if two overlap. */
@Deprecated("Use Priority.", ReplaceWith("Priority", "io.github.mezzanine.Priority"))
public object CollisionRank {
    /** Hidden first. */
    public const val LOW: Double = 0.0

    /** As labels. */
    public const val MEDIUM: Double = 1.0

    /** As markers. */
    public const val HIGH: Double = 2.0

    /** Always shown, even over others. */
    public const val ALWAYS_VISIBLE: Double = 3.0
}

/** Which point of a marker is at its place. */
@Deprecated("Use MarkerAnchor.", ReplaceWith("MarkerAnchor", "io.github.mezzanine.MarkerAnchor"))
public enum class MarkerAnchor {
    /** Center. */
    CENTER,

    /** Middle of the top edge. */
    TOP,

    /** Middle of the bottom edge. */
    BOTTOM,

    /** Middle of the left edge. */
    LEFT,

    /** Middle of the right edge. */
    RIGHT,

    /** Top left corner. */
    TOP_LEFT,

    /** Top right corner. */
    TOP_RIGHT,

    /** Bottom left corner. */
    BOTTOM_LEFT,

    /** Bottom right corner. */
    BOTTOM_RIGHT,
    ;

    internal val v5: MarkerAnchor5
        get() = MarkerAnchor5.valueOf(name)
}

/** The priority of version 5 for a rank: 0 is low, up to 1 medium, up to 2 high, above always. */
internal fun priorityOf(
    name: String,
    rank: Double?,
): Priority? {
    requireNumber(name, rank, low = 0.0)
    return when {
        rank == null -> null
        rank > CollisionRank.HIGH -> Priority.ALWAYS
        rank > CollisionRank.MEDIUM -> Priority.HIGH
        rank > CollisionRank.LOW -> Priority.MEDIUM
        else -> Priority.LOW
    }
}
