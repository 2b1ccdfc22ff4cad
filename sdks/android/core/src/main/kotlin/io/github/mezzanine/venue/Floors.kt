package io.github.mezzanine

/** Floors above one another: a building, or the ground around it. */
public class FloorStack internal constructor(
    venue: Venue,
    data: FloorStackData,
) {
    /** Unique within the venue. */
    public val id: String = data.id

    /** Display name. */
    public val name: String = data.name

    /** Short name. */
    public val shortName: String = data.shortName

    /** A building, or outdoors. */
    public val kind: FloorStackKind = data.kind

    /** Its floors, from the lowest to the highest. */
    public val floors: List<Floor> by venue.linked { data.floorIds.mapNotNull(venue::getFloor) }

    /** The floor to show first. */
    public val defaultFloor: Floor by venue.linked { venue.requireFloor(data.defaultFloorId) }

    override fun toString(): String = "FloorStack($id, $name)"
}

/** A floor. */
public class Floor internal constructor(
    venue: Venue,
    data: FloorData,
) : PlaceEntity {
    override val id: String = data.id

    override val type: EntityType
        get() = EntityType.FLOOR

    /** Display name, such as `Level 1`. */
    public val name: String = data.name

    /** Short name for buttons, such as `L1`. */
    public val shortName: String = data.shortName

    /** Position in the building: 0 is the ground floor. */
    public val elevation: Double = data.elevation

    /** Height to the next floor in meters. */
    public val heightMeters: Double = data.heightMeters

    /** The floor stack that it belongs to. */
    public val floorStack: FloorStack by venue.linked { venue.requireFloorStack(data.floorStackId) }

    /** Rooms, hallways, and other areas with an outline on this floor. */
    public val spaces: List<Space> by venue.linked { venue.spacesOf[id].orEmpty() }

    /** Doors on this floor. */
    public val doors: List<Door> by venue.linked { venue.doors.filter { it.floor === this@Floor } }

    /** Points of interest on this floor. */
    public val pointsOfInterest: List<PointOfInterest> by venue.linked {
        venue.pointsOfInterest.filter { it.floor === this@Floor }
    }

    /** Areas on this floor. */
    public val areas: List<Area> by venue.linked { venue.areas.filter { it.floor === this@Floor } }

    /** Annotations on this floor. */
    public val annotations: List<Annotation> by venue.linked { venue.annotations.filter { it.floor === this@Floor } }

    /** Connections that reach this floor. */
    public val connections: List<Connection> by venue.linked { venue.connections.filter { this@Floor in it.floors } }

    /** Locations with a place on this floor, in the order of the venue. */
    public val locations: List<Location> by venue.linked { venue.locations.filter { this@Floor in it.floors } }

    override fun toString(): String = "Floor($id, $name)"
}
