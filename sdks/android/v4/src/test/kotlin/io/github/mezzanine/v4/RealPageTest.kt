@file:Suppress("DEPRECATION", "OVERRIDE_DEPRECATION")
@file:OptIn(OlderVersionsApi::class)

package io.github.mezzanine.v4

import io.github.mezzanine.MapEvent
import io.github.mezzanine.MapRestored
import io.github.mezzanine.ThingType
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
    fun `version 4 shows the mall, draws a journey, reports taps, and survives a crash`() =
        OlderPage.test { page ->
            val map = page.map
            val firstMap = CompletableDeferred<Unit>()
            val mapChange = CompletableDeferred<VenueMap>()
            val tap = CompletableDeferred<Polygon>()
            map.listener =
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
                }
            val show = ShowVenue(firstMapId = "m_l2", labelAllLocationsOnInit = false)
            map.showVenue(OlderPage.mall, show) { throw it }
            firstMap.await()
            val venue = assertNotNull(map.venueData)
            assertEquals("m_l2", map.currentMap?.id)

            val upper = venue.maps.first { it.id == "m_l3" }
            val shown = CompletableDeferred<Throwable?>()
            map.setMap(upper) { shown.complete(it) }
            assertNull(shown.await())
            assertEquals("m_l3", mapChange.await().id)

            val shop = upper.polygons.first { it.locations.isNotEmpty() }
            val start = venue.locations.first { it.id == "loc_greenbarrow_market" }
            val found = CompletableDeferred<Directions?>()
            map.getDirections(to = shop, from = start, accessible = true) { found.complete(it) }
            val directions = assertNotNull(found.await())
            assertTrue(directions.distance > 0 && directions.instructions.size > 1)
            val route = async { page.session.events.filterIsInstance<MapEvent.RouteChange>().first { it.payload.result != null } }
            map.journeyManager.draw(directions, Journey(departureMarkerTemplateString = "", polygonHighlightColor = "gold"))
            route.await()
            map.markerManager.add(shop, "<b>Here</b>")
            // The journey has shown the map on which it starts.
            val shownAgain = CompletableDeferred<Throwable?>()
            map.setMap(upper) { shownAgain.complete(it) }
            assertNull(shownAgain.await())

            val things = page.session.requests.getThings()
            val space = things.first { thing -> thing.type == ThingType.SPACE && venue.findPolygon(thing.id)?.locations?.isNotEmpty() == true }
            page.session.requests.press(space)
            assertEquals(space.id, tap.await().id)

            val restored = async { page.session.events.filterIsInstance<MapRestored>().first() }
            page.crash()
            restored.await()
            page.session.isMapShown.first { it }
            assertEquals("m_l3", map.currentMap?.id)
            assertEquals("gold", page.session.requests.getSpaceState(shop.id).color)
            page.session.close()
        }
}
