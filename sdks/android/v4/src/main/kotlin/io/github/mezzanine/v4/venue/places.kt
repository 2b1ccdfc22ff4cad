@file:Suppress("DEPRECATION")

package io.github.mezzanine.v4

import io.github.mezzanine.Connection
import io.github.mezzanine.PlaceTarget
import io.github.mezzanine.Space

/** An area on a map, such as a room or a hallway. */
@Deprecated("Use Space.", ReplaceWith("Space", "io.github.mezzanine.Space"))
public class Polygon internal constructor(
    private val venue: Venue,
    /** The version 5 space. */
    public val v5: Space,
) : Navigable {
    /** Unique in the venue. */
    public val id: String
        get() = v5.id

    /** Display name: its own, otherwise that of its first location, otherwise empty. */
    public val name: String
        get() = v5.name

    /** The operator's id for it, such as a unit number. */
    public val externalId: String?
        get() = v5.externalId

    /** The map that the polygon is on. */
    @Deprecated("Use Space.floor.")
    public val map: VenueMap
        get() = venue.mapOf(v5.floor)

    /** Locations in the polygon, the most important first. */
    @Deprecated("Use Space.locations.")
    public val locations: List<Location> by venue.linked { v5.locations.map(venue::locationOf) }

    /** Nodes at which the polygon is entered: its doors, or its center without doors. */
    @Deprecated("Use Space.doors.")
    public val entrances: List<Node> by venue.linked { venue.entrancesOf(this@Polygon) }

    /** The place of its label. */
    @Deprecated("Use Space.center.")
    public val center: Coordinate
        get() = Coordinate(v5.center.latitude, v5.center.longitude, map)

    override val v5Target: PlaceTarget
        get() = v5.target

    override fun toString(): String = "Polygon($id, $name)"
}

/** Stairs, an elevator, an escalator, or another way between maps. */
@Deprecated("Use Connection.", ReplaceWith("Connection", "io.github.mezzanine.Connection"))
public class Vortex internal constructor(
    private val venue: Venue,
    /** The version 5 connection. */
    public val v5: Connection,
) : Navigable {
    /** Unique in the venue. */
    public val id: String
        get() = v5.id

    /** Display name. */
    public val name: String
        get() = v5.name

    /** `stairs`, `elevator`, `escalator`, `ramp`, and so on. */
    @Deprecated("Use Connection.kind.")
    public val type: String
        get() = v5.kind

    /** Whether it has no steps. */
    @Deprecated("Use Connection.isAccessible.")
    public val accessible: Boolean
        get() = v5.isAccessible

    /** Maps that it connects, from the lowest to the highest. */
    @Deprecated("Use Connection.floors.")
    public val maps: List<VenueMap> by venue.linked { v5.floors.map(venue::mapOf) }

    /** Nodes at which it is entered. */
    @Deprecated("Use Connection.coordinates.")
    public val nodes: List<Node> by venue.linked { venue.stopsOf(v5) }

    override val v5Target: PlaceTarget
        get() = v5.target

    override fun toString(): String = "Vortex($id, $name)"
}
