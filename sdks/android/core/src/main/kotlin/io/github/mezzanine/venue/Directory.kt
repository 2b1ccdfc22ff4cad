package io.github.mezzanine

/** A tenant, desk, or service that spaces house. */
public class Location internal constructor(
    venue: Venue,
    data: LocationData,
) : PlaceEntity {
    override val id: String = data.id

    override val type: EntityType
        get() = EntityType.LOCATION

    /** Display name. */
    public val name: String = data.name

    /** Short name. */
    public val shortName: String = data.shortName

    /** Type, as the operator names it, such as `tenant`. */
    public val kind: String? = data.kind

    /** Type of amenity. */
    public val amenity: String? = data.amenity

    /** The operator's id for it. */
    public val externalId: String? = data.externalId

    /** Description, plain text. */
    public val description: String? = data.description

    /** Its categories, the primary one first. */
    public val categories: List<Category> by venue.linked { data.categoryIds.mapNotNull(venue::getCategory) }

    /** Its spaces. */
    public val spaces: List<Space> by venue.linked { data.spaceIds.mapNotNull(venue::getSpace) }

    /** All its places. */
    public val coordinates: List<Coordinate> = data.coordinates

    /** Floors with a place of it, in the order of its places. */
    public val floors: List<Floor> by venue.linked {
        (spaces.map { it.floor } + coordinates.mapNotNull { it.floorId?.let(venue::getFloor) }).distinct()
    }

    /** The location that it belongs to. */
    public val parent: Location? by venue.linked { data.parentId?.let(venue::getLocation) }

    /** Regular opening hours. */
    public val openingHours: List<OpeningHoursData> = data.openingHours

    /** Phone number. */
    public val phone: String? = data.phone

    /** Website. */
    public val website: LinkData? = data.website

    /** Other links. */
    public val links: List<LinkData> = data.links

    /** Links to social networks. */
    public val social: List<LinkData> = data.social

    /** Address of the logo, for [MapRequests.getAsset]. */
    public val logo: String? = data.logo

    /** Address of the icon, for [MapRequests.getAsset]. */
    public val icon: String? = data.icon

    /** Address of a wide image, for [MapRequests.getAsset]. */
    public val headerImage: String? = data.headerImage

    /** Images. */
    public val pictures: List<PictureData> = data.pictures

    /** Search terms. */
    public val tags: List<String> = data.tags

    /** Position in lists; lower is earlier. */
    public val sortOrder: Double? = data.sortOrder

    /** Whether lists and search leave it out. */
    public val isHidden: Boolean = data.isHidden

    /** Additional data of the operator, as the text of a JSON object. */
    public val metadataJson: String? = data.metadataJson

    override fun toString(): String = "Location($id, $name)"
}

/** A category of locations. It is not a place itself: mark or focus its [locations]. */
public class Category internal constructor(
    venue: Venue,
    data: CategoryData,
) : VenueEntity {
    override val id: String = data.id

    override val type: EntityType
        get() = EntityType.CATEGORY

    /** Display name. */
    public val name: String = data.name

    /** The operator's id for it. */
    public val externalId: String? = data.externalId

    /** Address of its icon, for [MapRequests.getAsset]. */
    public val icon: String? = data.icon

    /** CSS color. */
    public val color: String? = data.color

    /** Position in lists; lower is earlier. */
    public val sortOrder: Double? = data.sortOrder

    /** The category that it belongs to. */
    public val parent: Category? by venue.linked { data.parentId?.let(venue::getCategory) }

    /** Categories that belong to it. */
    public val children: List<Category> by venue.linked { venue.categories.filter { it.parent === this@Category } }

    /** Its locations. */
    public val locations: List<Location> by venue.linked { venue.locationsWith(data.locationIds) }

    override fun toString(): String = "Category($id, $name)"
}
