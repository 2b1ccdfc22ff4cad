@file:Suppress("DEPRECATION", "OVERRIDE_DEPRECATION")
@file:OptIn(OlderVersionsApi::class)

package io.github.mezzanine.v3

import io.github.mezzanine.MapEvent
import io.github.mezzanine.MapRestored
import io.github.mezzanine.ThingType
import io.github.mezzanine.v4.OlderPage
import io.github.mezzanine.v4.OlderVersionsApi
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.async
import kotlinx.coroutines.flow.filterIsInstance
import kotlinx.coroutines.flow.first
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue

class RealPageTest {
    @Test
    fun `version 3 shows the mall, draws a journey and the blue dot, reports taps, and survives a crash`() =
        OlderPage.test { page ->
            val map = page.map
            val calls = Calls(map)
            val firstMap = CompletableDeferred<Unit>()
            val mapChange = CompletableDeferred<VenueMap>()
            val moved = CompletableDeferred<BlueDotPositionUpdate>()
            val tap = CompletableDeferred<Polygon>()
            calls.listener =
                object : MapViewListener {
                    override fun onFirstMapLoaded() {
                        firstMap.complete(Unit)
                    }

                    override fun onMapChanged(map: VenueMap) {
                        mapChange.complete(map)
                    }

                    override fun onPolygonClicked(polygon: Polygon) {
                        tap.complete(polygon)
                    }

                    override fun onBlueDotUpdated(update: BlueDotPositionUpdate) {
                        moved.complete(update)
                    }
                }
            map.showVenue(OlderPage.mall, ShowVenue(labelAllLocationsOnInit = false)) { throw it }
            firstMap.await()
            val venue = assertNotNull(map.venueData)
            val other = venue.maps.first { it.id == "m_l3" }
            map.setMap(other.id, null)
            assertEquals("m_l3", mapChange.await().id)

            val shop = other.polygons.first { it.locations.isNotEmpty() }
            val start = venue.locations.first { it.id == "loc_greenbarrow_market" }
            val found = CompletableDeferred<Directions?>()
            map.getDirections(shop, start, true) { found.complete(it) }
            val route = async { page.session.events.filterIsInstance<MapEvent.RouteChange>().first { it.payload.result != null } }
            map.journeyManager.draw(assertNotNull(found.await()))
            route.await()
            // The journey has shown the map on which it starts.
            val shownAgain = CompletableDeferred<Throwable?>()
            map.setMap(other) { shownAgain.complete(it) }
            assertNull(shownAgain.await())

            calls.enableBlueDot(BlueDot())
            calls.updatePosition(Position(coords = Coordinates(shop.center.latitude, shop.center.longitude, floorLevel = other.elevation)))
            assertTrue(moved.await().position.coords.floorLevel == other.elevation)

            map.addInteractivePolygonsForAllLocations()
            val focused = CompletableDeferred<Throwable?>()
            map.focusOn(Focus(polygons = listOf(shop))) { focused.complete(it) }
            assertNull(focused.await())
            page.session.requests.awaitIdle()
            val things = page.session.requests.getThings()
            val ids = venue.polygons.filter { it.locations.isNotEmpty() }.map { it.id }
            val space = things.first { it.type == ThingType.SPACE && it.id in ids }
            page.session.requests.press(space)
            assertEquals(space.id, tap.await().id)

            val restored = async { page.session.events.filterIsInstance<MapRestored>().first() }
            page.crash()
            restored.await()
            page.session.isMapShown.first { it }
            assertEquals("m_l3", map.currentMap?.id)
            page.session.close()
        }
}
