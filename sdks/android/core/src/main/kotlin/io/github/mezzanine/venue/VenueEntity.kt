package io.github.mezzanine

/** Something in a [Venue] that has an id. */
public sealed interface VenueEntity {
    /** Unique among entities of its type. */
    public val id: String

    /** Its type. */
    public val type: EntityType

    /** The entity as a place, for markers, labels, directions, and the camera. */
    public val target: PlaceTarget
        get() = PlaceTarget.Entity(id, type)
}

/** An entity that locations may occupy. */
public sealed interface OccupiedEntity : VenueEntity {
    /** Its locations: shops, offices, services. */
    public val locations: List<Location>
}
