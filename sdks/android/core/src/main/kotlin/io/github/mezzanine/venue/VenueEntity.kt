package io.github.mezzanine

/** Something in a [Venue] that has an id. */
public sealed interface VenueEntity {
    /** Unique among entities of its type. */
    public val id: String

    /** Its type. */
    public val type: EntityType
}

/** An entity that is somewhere in the venue. A [Category] is not: its locations are. */
public sealed interface PlaceEntity : VenueEntity {
    /** The entity as a place, for markers, labels, directions, and the camera. */
    public val target: PlaceTarget
        get() = PlaceTarget.Entity(id, type)
}

/** An entity that locations may occupy. */
public sealed interface OccupiedEntity : PlaceEntity {
    /** Its locations: shops, offices, services. */
    public val locations: List<Location>
}
