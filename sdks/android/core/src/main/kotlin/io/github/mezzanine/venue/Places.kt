package io.github.mezzanine

/** A room, a hallway, or another area with an outline. */
public class Space internal constructor(
    venue: Venue,
    data: SpaceData,
) : OccupiedEntity {
    override val id: String = data.id

    override val type: EntityType
        get() = EntityType.SPACE

    /** Its own name, otherwise that of its first location, otherwise empty. */
    public val name: String = data.name

    /** Such as `room`, `hallway`, or `connection.stairs`. */
    public val kind: String = data.kind

    /** Its floor. */
    public val floor: Floor by venue.linked { venue.requireFloor(data.floorId) }

    /** Its center. */
    public val center: Coordinate = data.center

    /** Area in square meters. */
    public val areaSquareMeters: Double = data.areaSquareMeters

    /** The operator's id for it, such as a unit number. */
    public val externalId: String? = data.externalId

    /** Description, plain text. */
    public val description: String? = data.description

    /** Additional data of the operator, as the text of a JSON object. */
    public val metadataJson: String? = data.metadataJson

    override val locations: List<Location> by venue.linked { venue.locationsWith(data.locationIds) }

    /** Its doors. */
    public val doors: List<Door> by venue.linked { data.doorIds.mapNotNull(venue::getDoor) }

    /** Categories of its locations, without duplicates. */
    public val categories: List<Category> by venue.linked { data.categoryIds.mapNotNull(venue::getCategory) }

    override fun toString(): String = "Space($id, $name)"
}

/** A door. */
public class Door internal constructor(
    venue: Venue,
    data: DoorData,
) : OccupiedEntity {
    override val id: String = data.id

    override val type: EntityType
        get() = EntityType.ENTRANCE

    /** Its floor. */
    public val floor: Floor by venue.linked { venue.requireFloor(data.floorId) }

    /** Its center. */
    public val center: Coordinate = data.center

    /** Whether it leads outdoors. */
    public val isExterior: Boolean = data.isExterior

    /** The spaces that it joins. */
    public val spaces: List<Space> by venue.linked { data.spaceIds.mapNotNull(venue::getSpace) }

    override val locations: List<Location> by venue.linked { venue.locationsWith(data.locationIds) }

    override fun toString(): String = "Door($id)"
}

/** Stairs, an elevator, an escalator, or a ramp. */
public class Connection internal constructor(
    venue: Venue,
    data: ConnectionData,
) : OccupiedEntity {
    override val id: String = data.id

    override val type: EntityType
        get() = EntityType.CONNECTION

    /** Display name. */
    public val name: String = data.name

    /** Such as `stairs` or `elevator`. */
    public val kind: String = data.kind

    /** Whether it is step-free. */
    public val isAccessible: Boolean = data.isAccessible

    /** Its floors. */
    public val floors: List<Floor> by venue.linked { data.floorIds.mapNotNull(venue::getFloor) }

    /** Its place on each floor. */
    public val coordinates: List<Coordinate> = data.coordinates

    override val locations: List<Location> by venue.linked { venue.locationsWith(data.locationIds) }

    override fun toString(): String = "Connection($id, $name)"
}

/** A place without walls that people look for, such as an ATM. */
public class PointOfInterest internal constructor(
    venue: Venue,
    data: PointOfInterestData,
) : OccupiedEntity {
    override val id: String = data.id

    override val type: EntityType
        get() = EntityType.POINT_OF_INTEREST

    /** Display name. */
    public val name: String = data.name

    /** Its floor. */
    public val floor: Floor by venue.linked { venue.requireFloor(data.floorId) }

    /** Where it is. */
    public val center: Coordinate = data.center

    /** The space that it is in, if the venue lists it. */
    public val space: Space? by venue.linked { venue.getSpace(data.spaceId) }

    /** The operator's id for it. */
    public val externalId: String? = data.externalId

    /** Description, plain text. */
    public val description: String? = data.description

    /** Address of its icon, for [MapRequests.getAsset]. */
    public val icon: String? = data.icon

    override val locations: List<Location> by venue.linked { venue.locationsWith(data.locationIds) }

    override fun toString(): String = "PointOfInterest($id, $name)"
}

/** An area that spans spaces. */
public class Area internal constructor(
    venue: Venue,
    data: AreaData,
) : OccupiedEntity {
    override val id: String = data.id

    override val type: EntityType
        get() = EntityType.AREA

    /** Display name. */
    public val name: String = data.name

    /** Its floor. */
    public val floor: Floor by venue.linked { venue.requireFloor(data.floorId) }

    /** Its center. */
    public val center: Coordinate = data.center

    /** Area in square meters. */
    public val areaSquareMeters: Double = data.areaSquareMeters

    /** The operator's id for it. */
    public val externalId: String? = data.externalId

    /** Description, plain text. */
    public val description: String? = data.description

    override val locations: List<Location> by venue.linked { venue.locationsWith(data.locationIds) }

    override fun toString(): String = "Area($id, $name)"
}

/** A symbol of the venue, such as a fire extinguisher. */
public class Annotation internal constructor(
    venue: Venue,
    data: AnnotationData,
) : OccupiedEntity {
    override val id: String = data.id

    override val type: EntityType
        get() = EntityType.ANNOTATION

    /** Display name. */
    public val name: String = data.name

    /** Name of its group in the legend. */
    public val group: String = data.group

    /** Its type, as the operator names it. */
    public val kind: String = data.kind

    /** Its floor. */
    public val floor: Floor by venue.linked { venue.requireFloor(data.floorId) }

    /** Its place. */
    public val coordinate: Coordinate = data.coordinate

    /** Address of its icon, for [MapRequests.getAsset]. */
    public val icon: String? = data.icon

    /** The operator's id for it. */
    public val externalId: String? = data.externalId

    /** Description, plain text. */
    public val description: String? = data.description

    override val locations: List<Location> by venue.linked { venue.locationsWith(data.locationIds) }

    override fun toString(): String = "Annotation($id, $name)"
}
