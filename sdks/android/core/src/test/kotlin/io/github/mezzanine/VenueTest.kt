package io.github.mezzanine

import java.util.concurrent.ConcurrentLinkedQueue
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertNull
import kotlin.test.assertSame
import kotlin.test.assertTrue

class VenueTest {
    private val venue = Venue(smallVenue())

    @Test
    fun `floors are sorted from the lowest to the highest`() {
        assertEquals(listOf("ground", "upper"), venue.floors.map { it.id })
    }

    @Test
    fun `a coordinate is a place`() {
        assertEquals(PlaceTarget.Coordinate(13.4, 52.5, "upper"), Coordinate(13.4, 52.5, "upper").target)
    }

    @Test
    fun `entities are linked to one another`() {
        val books = venue.getLocation("books")!!
        assertEquals(listOf("s1", "s2"), books.spaces.map { it.id })
        assertSame(books, books.spaces[1].locations.single())
        assertSame(venue.getFloor("upper"), books.spaces[1].floor)
        assertEquals(listOf("ground", "upper"), books.floors.map { it.id })
        assertEquals(emptyList(), venue.getLocation("zoo")!!.floors)
        assertSame(venue.getCategory("media"), books.categories.single())
        assertSame(venue.getCategory("shops"), books.categories.single().parent)
        assertSame(venue.getCategory("media"), venue.getCategory("shops")!!.children.single())
        assertSame(books, venue.getCategory("media")!!.locations.single())
        val ground = venue.getFloor("ground")!!
        assertSame(ground, ground.floorStack.defaultFloor)
        assertEquals(venue.floors, ground.floorStack.floors)
        assertSame(venue.getSpace("s1"), ground.spaces.single())
        assertSame(ground.doors.single(), venue.getSpace("s1")!!.doors.single())
        assertSame(venue.getSpace("s1"), ground.doors.single().spaces.single())
        assertEquals(venue.connections, ground.connections)
        assertSame(books, ground.locations.single())
    }

    @Test
    fun `lists leave out hidden locations, and sort by order and then by name in the language`() {
        assertEquals(listOf("Xylophones", "Books", "Éclair", "Zoo"), venue.listedLocations.map { it.name })
        assertEquals(5, venue.locations.size)
        assertEquals(listOf("Media", "Shops"), venue.listedCategories.map { it.name })
    }

    @Test
    fun `finds locations by the id of the operator, too, and nothing for unknown ids`() {
        assertSame(venue.getLocation("books"), venue.getLocation("unit-7"))
        assertNull(venue.getLocation("unit-8"))
        assertNull(venue.getFloor("books"))
    }

    @Test
    fun `an entity is a target with its type`() {
        assertEquals(PlaceTarget.Entity("s1", EntityType.SPACE), venue.getSpace("s1")!!.target)
        for (entity in listOf(venue.floors[0], venue.spaces[0], venue.locations[0], venue.doors[0], venue.connections[0])) {
            assertSame(entity, venue.getEntity(entity.type, entity.id))
        }
    }

    @Test
    fun `a category is not a place, so that no marker can be there`() {
        // Without the declared type, the compiler would know the result and warn.
        val entities: List<VenueEntity> = listOf(venue.getCategory("shops")!!, venue.floors[0], venue.locations[0])
        assertEquals(listOf(false, true, true), entities.map { it is PlaceEntity })
    }

    @Test
    fun `a venue whose space is on a floor that does not exist is rejected`() {
        val error = assertFailsWith<MezzanineException> { Venue(smallVenue(spaceFloorId = "attic")) }
        assertEquals(ErrorCode.INVALID_VENUE, error.code)
        assertTrue("the floor attic" in error.message.orEmpty())
    }

    @Test
    fun `links are the same for all threads`() {
        repeat(20) {
            val shared = Venue(smallVenue())
            val found = ConcurrentLinkedQueue<List<Location>>()
            val threads = List(4) { Thread { found += shared.listedLocations } }
            threads.forEach(Thread::start)
            threads.forEach(Thread::join)
            assertEquals(1, found.distinctBy(System::identityHashCode).size)
        }
    }
}
