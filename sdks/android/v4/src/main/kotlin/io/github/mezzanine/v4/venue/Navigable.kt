@file:Suppress("DEPRECATION")

package io.github.mezzanine.v4

import io.github.mezzanine.PlaceTarget

/** A place of the venue that directions can start or end at. */
@Deprecated("Use PlaceTarget.", ReplaceWith("PlaceTarget", "io.github.mezzanine.PlaceTarget"))
public sealed interface Navigable {
    /** The version 5 place. */
    public val v5Target: PlaceTarget
}

/** A point on a map: a [Node] or a [Coordinate]. */
@Deprecated("Use Coordinate.", ReplaceWith("Coordinate", "io.github.mezzanine.Coordinate"))
public sealed interface MapPoint : Navigable {
    /** Degrees north. */
    public val latitude: Double

    /** Degrees east. */
    public val longitude: Double

    /** The map that the point is on. */
    @Deprecated("Use Coordinate.floorId.")
    public val map: VenueMap

    override val v5Target: PlaceTarget
        get() = PlaceTarget.Coordinate(longitude, latitude, map.id)
}
