@file:Suppress("DEPRECATION")

package io.github.mezzanine.v4

import io.github.mezzanine.Floor
import io.github.mezzanine.FloorStack

/** A map of the venue: one floor of a building. */
@Deprecated("Use Floor.", ReplaceWith("Floor", "io.github.mezzanine.Floor"))
public class VenueMap internal constructor(
    private val venue: Venue,
    /** The version 5 floor. */
    public val v5: Floor,
) {
    /** Unique in the venue. */
    public val id: String
        get() = v5.id

    /** Display name, such as `Level 1`. */
    public val name: String
        get() = v5.name

    /** Short name for buttons, such as `L1`. */
    public val shortName: String
        get() = v5.shortName

    /** Position in the order of floors: 0 is the ground floor. */
    public val elevation: Double
        get() = v5.elevation

    /** The building that the map belongs to. */
    @Deprecated("Use Floor.floorStack.")
    public val group: MapGroup
        get() = venue.groupOf(v5.floorStack)

    /** Polygons on the map. */
    @Deprecated("Use Floor.spaces.")
    public val polygons: List<Polygon> by venue.linked { v5.spaces.map(venue::polygonOf) }

    /** Nodes on the map. */
    @Deprecated("Use Floor.doors.")
    public val nodes: List<Node> by venue.linked { venue.nodes.filter { it.map === this@VenueMap } }

    /**
     * Creates a coordinate on this map.
     *
     * @param latitude degrees north, −90 to 90
     * @param longitude degrees east, −180 to 180
     * @throws io.github.mezzanine.MezzanineException `invalid-argument`
     */
    @Deprecated("Use the constructor of Coordinate.")
    public fun createCoordinate(
        latitude: Double,
        longitude: Double,
    ): Coordinate {
        requireNumber("latitude", latitude, -MAX_LATITUDE, MAX_LATITUDE)
        requireNumber("longitude", longitude, -MAX_LONGITUDE, MAX_LONGITUDE)
        return Coordinate(latitude, longitude, this)
    }

    override fun toString(): String = "VenueMap($id, $name)"
}

/** Maps above one another: a building, or the outdoor grounds. */
@Deprecated("Use FloorStack.", ReplaceWith("FloorStack", "io.github.mezzanine.FloorStack"))
public class MapGroup internal constructor(
    private val venue: Venue,
    /** The version 5 floor stack. */
    public val v5: FloorStack,
) {
    /** Unique in the venue. */
    public val id: String
        get() = v5.id

    /** Display name. */
    public val name: String
        get() = v5.name

    /** Short name. */
    public val shortName: String
        get() = v5.shortName

    /** Maps of the group, from the lowest to the highest. */
    @Deprecated("Use FloorStack.floors.")
    public val maps: List<VenueMap> by venue.linked { v5.floors.map(venue::mapOf) }

    /** The map to show first. */
    @Deprecated("Use FloorStack.defaultFloor.")
    public val defaultMap: VenueMap
        get() = venue.mapOf(v5.defaultFloor)

    override fun toString(): String = "MapGroup($id, $name)"
}

private const val MAX_LATITUDE = 90.0
private const val MAX_LONGITUDE = 180.0
