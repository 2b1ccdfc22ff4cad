@file:Suppress("DEPRECATION", "OVERRIDE_DEPRECATION")

package io.github.mezzanine.v4

/** A place on a map, in WGS84 degrees. [VenueMap.createCoordinate] creates one. */
@Deprecated("Use Coordinate.", ReplaceWith("Coordinate", "io.github.mezzanine.Coordinate"))
public class Coordinate internal constructor(
    override val latitude: Double,
    override val longitude: Double,
    override val map: VenueMap,
) : MapPoint {
    /** The nearest node on the same map in a straight line; null if the map has no nodes. */
    @Deprecated("Directions of version 5 start at coordinates. No node is needed.")
    public val nearestNode: Node?
        get() = map.nodes.minByOrNull { metersBetween(this, it) }

    override fun equals(other: Any?): Boolean =
        other is Coordinate && latitude == other.latitude && longitude == other.longitude && map === other.map

    override fun hashCode(): Int = 31 * latitude.hashCode() + longitude.hashCode()

    override fun toString(): String = "Coordinate($latitude, $longitude, ${map.id})"
}

/** A point at which a polygon, location, or vortex is entered. */
@Deprecated("Use Door.", ReplaceWith("Door", "io.github.mezzanine.Door"))
public class Node internal constructor(
    /** Unique in the venue. */
    public val id: String,
    override val latitude: Double,
    override val longitude: Double,
    override val map: VenueMap,
    findLocations: () -> List<Location>,
) : MapPoint {
    /** Locations that are entered here. */
    @Deprecated("Use Door.locations.")
    public val locations: List<Location> by lazy(LazyThreadSafetyMode.PUBLICATION, findLocations)

    /** The place of the node. */
    @Deprecated("Use Door.center.")
    public val coordinate: Coordinate
        get() = Coordinate(latitude, longitude, map)

    override fun toString(): String = "Node($id)"
}
