package io.github.mezzanine

import java.text.Collator
import java.util.Locale

/**
 * A venue as data: floors, spaces, and locations, all linked to one another. It is immutable, needs no
 * map, and may be read on any thread.
 */
public class Venue internal constructor(
    data: VenueData,
) {
    /** Id of the venue. */
    public val id: String = data.id

    /** Display name. */
    public val name: String = data.name

    /** Center of the venue. */
    public val center: Coordinate = data.center

    /** Bearing at which the building is upright, in degrees clockwise from north. */
    public val naturalBearingDegrees: Double = data.naturalBearingDegrees

    /** IANA time zone, such as `Europe/Berlin`. */
    public val timeZone: String? = data.timeZone

    /** Language of its text, BCP 47. */
    public val language: String? = data.language

    /** Languages of the venue's text. */
    public val languages: List<VenueLanguage> = data.languages

    /** Buildings and outdoor areas. */
    public val floorStacks: List<FloorStack> = data.floorStacks.map { FloorStack(this, it) }

    /** All floors, from the lowest to the highest. */
    public val floors: List<Floor> = data.floors.sortedBy { it.elevation }.map { Floor(this, it) }

    /** All spaces. */
    public val spaces: List<Space> = data.spaces.map { Space(this, it) }

    /** All locations, including hidden ones, in the operator's order. */
    public val locations: List<Location> = data.locations.map { Location(this, it) }

    /** All categories, in the operator's order. */
    public val categories: List<Category> = data.categories.map { Category(this, it) }

    /** Stairs, elevators, and other connections between floors. */
    public val connections: List<Connection> = data.connections.map { Connection(this, it) }

    /** All doors. */
    public val doors: List<Door> = data.doors.map { Door(this, it) }

    /** All points of interest. */
    public val pointsOfInterest: List<PointOfInterest> = data.pointsOfInterest.map { PointOfInterest(this, it) }

    /** All areas. */
    public val areas: List<Area> = data.areas.map { Area(this, it) }

    /** All annotations. */
    public val annotations: List<Annotation> = data.annotations.map { Annotation(this, it) }

    /**
     * Locations for lists: without hidden ones, sorted by the operator's `sortOrder`, then by name in the
     * language of the venue.
     */
    public val listedLocations: List<Location> by linked {
        locations.filterNot { it.isHidden }.sortedWith(listOrder({ it.sortOrder }, { it.name }))
    }

    /** Categories for lists, sorted as [listedLocations]. */
    public val listedCategories: List<Category> by linked {
        categories.sortedWith(listOrder({ it.sortOrder }, { it.name }))
    }

    internal val spacesOf: Map<String, List<Space>> by linked { spaces.groupBy { it.floor.id } }

    private val floorStacksById = floorStacks.associateBy { it.id }
    private val floorsById = floors.associateBy { it.id }
    private val spacesById = spaces.associateBy { it.id }
    private val locationsById = locations.associateBy { it.id }
    private val locationsByExternalId = locations.filter { it.externalId != null }.associateBy { it.externalId }
    private val categoriesById = categories.associateBy { it.id }
    private val connectionsById = connections.associateBy { it.id }
    private val doorsById = doors.associateBy { it.id }
    private val pointsOfInterestById = pointsOfInterest.associateBy { it.id }
    private val areasById = areas.associateBy { it.id }
    private val annotationsById = annotations.associateBy { it.id }

    init {
        // Links are created on first use; creating them here detects errors early.
        for (stack in floorStacks) stack.defaultFloor
        for (floor in floors) floor.floorStack
        for (space in spaces) space.floor
        for (door in doors) door.floor
        for (point in pointsOfInterest) point.floor
        for (area in areas) area.floor
        for (annotation in annotations) annotation.floor
    }

    /** The floor stack with this id, or null. */
    public fun getFloorStack(id: String): FloorStack? = floorStacksById[id]

    /** The floor with this id, or null. */
    public fun getFloor(id: String): Floor? = floorsById[id]

    /** The space with this id, or null. */
    public fun getSpace(id: String): Space? = spacesById[id]

    /** The location with this id, or with this id in the records of the operator, or null. */
    public fun getLocation(id: String): Location? = locationsById[id] ?: locationsByExternalId[id]

    /** The category with this id, or null. */
    public fun getCategory(id: String): Category? = categoriesById[id]

    /** The connection with this id, or null. */
    public fun getConnection(id: String): Connection? = connectionsById[id]

    /** The door with this id, or null. */
    public fun getDoor(id: String): Door? = doorsById[id]

    /** The point of interest with this id, or null. */
    public fun getPointOfInterest(id: String): PointOfInterest? = pointsOfInterestById[id]

    /** The area with this id, or null. */
    public fun getArea(id: String): Area? = areasById[id]

    /** The annotation with this id, or null. */
    public fun getAnnotation(id: String): Annotation? = annotationsById[id]

    /** The entity of a type with this id, or null. Obstructions are not part of the data. */
    public fun getEntity(
        type: EntityType,
        id: String,
    ): VenueEntity? =
        when (type) {
            EntityType.SPACE -> getSpace(id)
            EntityType.LOCATION -> getLocation(id)
            EntityType.POINT_OF_INTEREST -> getPointOfInterest(id)
            EntityType.AREA -> getArea(id)
            EntityType.ANNOTATION -> getAnnotation(id)
            EntityType.ENTRANCE -> getDoor(id)
            EntityType.CONNECTION -> getConnection(id)
            EntityType.FLOOR -> getFloor(id)
            EntityType.CATEGORY -> getCategory(id)
            EntityType.OBSTRUCTION -> null
        }

    override fun toString(): String = "Venue($id, $name)"

    internal fun <T> linked(find: () -> T): Lazy<T> = lazy(LazyThreadSafetyMode.PUBLICATION) { find() }

    internal fun locationsWith(ids: List<String>): List<Location> = ids.mapNotNull { locationsById[it] }

    internal fun requireFloor(id: String): Floor = getFloor(id) ?: throw missing("floor", id)

    internal fun requireFloorStack(id: String): FloorStack = getFloorStack(id) ?: throw missing("floor stack", id)

    private fun missing(
        type: String,
        id: String,
    ): MezzanineException =
        MezzanineException(
            ErrorCode.INVALID_VENUE,
            "The venue $name refers to the $type $id, which it does not have. ${ErrorCode.INVALID_VENUE.remedy}",
        )

    /** Lower orders first, then those without one; equal ones by name. */
    private fun <T> listOrder(
        orderOf: (T) -> Double?,
        nameOf: (T) -> String,
    ): Comparator<T> {
        val collator = Collator.getInstance(language?.let(Locale::forLanguageTag) ?: Locale.ROOT)
        return compareBy<T, Double?>(nullsLast()) { orderOf(it) }.thenBy(collator::compare) { nameOf(it) }
    }
}
