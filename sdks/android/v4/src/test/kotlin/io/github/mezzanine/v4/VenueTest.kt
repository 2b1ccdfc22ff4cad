@file:Suppress("DEPRECATION")
@file:OptIn(OlderVersionsApi::class)

package io.github.mezzanine.v4

import io.github.mezzanine.EntityType
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertIs
import kotlin.test.assertNull
import kotlin.test.assertSame

class VenueTest {
    @Test
    fun `maps, groups, polygons, and locations link to one another`() =
        testMap {
            assertEquals(listOf("mall", "Mall", 0), listOf(venue.id, venue.name, venue.languages.size))
            val level = venue.maps.first { it.id == "m1" }
            assertEquals(listOf("Level 1", "L1", 0.0), level.run { listOf(name, shortName, elevation) })
            val building = level.group
            assertSame(venue.mapGroups.first(), building)
            assertEquals(listOf("b", "Building", "B"), building.run { listOf(id, name, shortName) })
            assertEquals(listOf("m1", "m2"), building.maps.map { it.id })
            assertSame(level, building.defaultMap)
            assertEquals(listOf("s1", "s2"), level.polygons.map { it.id })
            assertSame(level, shop.map)
            val books = shop.locations.single()
            assertSame(shop, books.polygons.single())
            assertEquals(listOf("books", "Books & more", "Books & more", "tenant"), books.run { listOf(id, name, shortName, type) })
            assertNull(shop.externalId)
            assertEquals("books", shop.name)
            assertEquals(53.0, shop.center.latitude)
        }

    @Test
    fun `categories are a tree`() =
        testMap {
            val shops = venue.categories.single()
            val media = shops.children.single()
            assertEquals(listOf("shops", "Shops", "Media"), listOf(shops.id, shops.name, media.name))
            assertSame(shops, media.parent)
            assertEquals(listOf(media), media.locations.single().categories)
            assertNull(shops.sortOrder)
        }

    @Test
    fun `nodes are doors, stops, centers without doors, and places of locations without polygons`() =
        testMap {
            assertEquals(listOf("d1", "s3", "lift-0", "lift-1", "atm-0"), venue.nodes.map { it.id })
            val door = shop.entrances.single()
            assertEquals(listOf("books"), door.locations.map { it.id })
            assertEquals(listOf("s3"), venue.polygons.last().entrances.map { it.id })
            assertEquals(listOf(door), venue.locations.first().nodes)
            assertEquals(listOf("atm-0"), venue.locations.last().nodes.map { it.id })
            assertEquals(door.coordinate, door.map.createCoordinate(53.0, 9.0001))
            assertSame(door, door.coordinate.nearestNode)
            assertEquals(listOf("d1", "lift-0", "atm-0"), door.map.nodes.map { it.id })
            assertNull(venue.maps.first { it.id == "n1" }.createCoordinate(0.0, 0.0).nearestNode)
            assertFailsWith<io.github.mezzanine.MezzanineException> { door.map.createCoordinate(91.0, 0.0) }
        }

    @Test
    fun `a vortex connects maps`() =
        testMap {
            val lift = venue.vortexes.single()
            assertEquals(listOf("lift", "Lift", "elevator", true), lift.run { listOf(id, name, type, accessible) })
            assertEquals(listOf("m1", "m2"), lift.maps.map { it.id })
            assertEquals(listOf("m1", "m2"), lift.nodes.map { it.map.id })
            assertEquals(EntityType.CONNECTION, lift.v5.type)
        }

    @Test
    fun `search finds locations and categories, and suggest completes`() =
        testMap {
            page.answers +=
                mapOf(
                    "search" to
                        """{"hits":[{"id":"cafe","type":"location","name":"Café","score":2,"matches":[]},
                        {"id":"media","type":"category","name":"Media","score":1,"matches":[]}]}""",
                    "suggest" to """{"texts":["cafe"]}""",
                )
            var results = emptyList<SearchResult>()
            map.searchManager.search("ca") { results = it.orEmpty() }
            var texts = emptyList<String>()
            map.searchManager.suggest("ca") { texts = it.orEmpty() }
            settle()
            assertEquals("""{"query":"ca","limit":20,"types":["location","category"]}""", last("search").replace("\"text\"", "\"query\""))
            assertEquals("Café", assertIs<SearchResultLocation>(results[0]).`object`.name)
            assertEquals("Media", assertIs<SearchResultCategory>(results[1]).`object`.name)
            assertEquals(listOf(2.0, 1.0), results.map { it.score })
            assertEquals(listOf("cafe"), texts)
            page.answers -= "search"
            var failed: List<SearchResult>? = results
            map.searchManager.search("x") { failed = it }
            settle()
            page.answer(page.last("search"), """{"code":"no-venue","message":"No venue."}""", type = "error")
            settle()
            assertNull(failed)
            assertEquals(1, errors.size)
        }
}
