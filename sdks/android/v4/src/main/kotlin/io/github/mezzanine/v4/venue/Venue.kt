@file:Suppress("DEPRECATION")

package io.github.mezzanine.v4

import io.github.mezzanine.Connection
import io.github.mezzanine.Floor
import io.github.mezzanine.FloorStack
import io.github.mezzanine.Space
import io.github.mezzanine.VenueLanguage
import io.github.mezzanine.Category as Category5
import io.github.mezzanine.Coordinate as Coordinate5
import io.github.mezzanine.Location as Location5
import io.github.mezzanine.Venue as Venue5

/**
 * A loaded venue. Its objects are created once, link to each other, and may be read on any thread.
 *
 * @param v5 the venue of version 5
 */
@Deprecated("Use Venue.", ReplaceWith("Venue", "io.github.mezzanine.Venue"))
public class Venue(
    /** The version 5 venue. */
    public val v5: Venue5,
) {
    /** Id of the venue. */
    public val id: String
        get() = v5.id

    /** Display name. */
    public val name: String
        get() = v5.name

    /** Languages of the venue's text. */
    public val languages: List<VenueLanguage>
        get() = v5.languages

    /** Maps of all buildings, from the lowest to the highest. */
    @Deprecated("Use Venue.floors.")
    public val maps: List<VenueMap> = v5.floors.map { VenueMap(this, it) }

    /** Buildings and outdoor grounds. */
    @Deprecated("Use Venue.floorStacks.")
    public val mapGroups: List<MapGroup> = v5.floorStacks.map { MapGroup(this, it) }

    /** Areas of all maps. */
    @Deprecated("Use Venue.spaces.")
    public val polygons: List<Polygon> = v5.spaces.map { Polygon(this, it) }

    /** Stairs, elevators, and other ways between maps. */
    @Deprecated("Use Venue.connections.")
    public val vortexes: List<Vortex> = v5.connections.map { Vortex(this, it) }

    /** Stores, offices, and amenities. */
    public val locations: List<Location> = v5.locations.map { Location(this, it) }

    /** Categories at the top of the tree; [Category.children] has the others. */
    public val categories: List<Category>
        get() = allCategories.filter { it.v5.parent == null }

    private val allCategories = v5.categories.map { Category(this, it) }
    private val mapsById = maps.associateBy { it.id }
    private val groupsById = mapGroups.associateBy { it.id }
    private val polygonsById = polygons.associateBy { it.id }
    private val vortexesById = vortexes.associateBy { it.id }
    private val locationsById = locations.associateBy { it.id }
    private val categoriesById = allCategories.associateBy { it.id }

    private val doorNodes: Map<String, Node> by linked {
        v5.doors.associate { door ->
            door.id to
                nodeAt(door.id, door.center, door.floor) {
                    (door.locations + door.spaces.flatMap { it.locations }).distinct().map(::locationOf)
                }
        }
    }

    /** Nodes where people enter polygons without doors, by the ids of the polygons. */
    private val centerNodes: Map<String, Node> by linked {
        v5.spaces.filter { it.doors.isEmpty() && it.locations.isNotEmpty() }.associate { space ->
            space.id to nodeAt(space.id, space.center, space.floor) { space.locations.map(::locationOf) }
        }
    }

    private val stopNodes: Map<String, List<Node>> by linked {
        v5.connections.associate { one ->
            one.id to nodesAt(one.id, one.coordinates) { one.locations.map(::locationOf) }
        }
    }

    private val standNodes: Map<String, List<Node>> by linked {
        v5.locations.filter { it.spaces.isEmpty() }.associate { one ->
            one.id to nodesAt(one.id, one.coordinates) { listOf(locationOf(one)) }
        }
    }

    /** Nodes at which polygons, locations, and vortexes are entered. */
    @Deprecated("Use Venue.doors.")
    public val nodes: List<Node> by linked {
        doorNodes.values + centerNodes.values + (stopNodes.values + standNodes.values).flatten()
    }

    override fun toString(): String = "Venue($id, $name)"

    internal fun <T> linked(find: () -> T): Lazy<T> = lazy(LazyThreadSafetyMode.PUBLICATION) { find() }

    internal fun mapOf(floor: Floor): VenueMap = mapsById.getValue(floor.id)

    internal fun findMap(id: String?): VenueMap? = id?.let { mapsById[it] }

    internal fun groupOf(stack: FloorStack): MapGroup = groupsById.getValue(stack.id)

    internal fun polygonOf(space: Space): Polygon = polygonsById.getValue(space.id)

    internal fun findPolygon(id: String): Polygon? = polygonsById[id]

    internal fun locationOf(location: Location5): Location = locationsById.getValue(location.id)

    internal fun findLocation(id: String): Location? = locationsById[id]

    internal fun categoryOf(category: Category5): Category = categoriesById.getValue(category.id)

    internal fun findCategory(id: String): Category? = categoriesById[id]

    internal fun findVortex(id: String?): Vortex? = id?.let { vortexesById[it] }

    internal fun entrancesOf(polygon: Polygon): List<Node> =
        polygon.v5.doors.mapNotNull { doorNodes[it.id] }.ifEmpty { listOfNotNull(centerNodes[polygon.id]) }

    internal fun stopsOf(connection: Connection): List<Node> = stopNodes[connection.id].orEmpty()

    internal fun nodesOf(location: Location): List<Node> =
        location.polygons.flatMap { it.entrances }.distinct().ifEmpty { standNodes[location.id].orEmpty() }

    private fun nodesAt(
        id: String,
        coordinates: List<Coordinate5>,
        findLocations: () -> List<Location>,
    ): List<Node> =
        coordinates.mapIndexedNotNull { index, coordinate ->
            val floor = coordinate.floorId?.let(v5::getFloor) ?: return@mapIndexedNotNull null
            nodeAt("$id-$index", coordinate, floor, findLocations)
        }

    private fun nodeAt(
        id: String,
        coordinate: Coordinate5,
        floor: Floor,
        findLocations: () -> List<Location>,
    ): Node = Node(id, coordinate.latitude, coordinate.longitude, mapOf(floor), findLocations)
}
