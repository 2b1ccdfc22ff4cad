@file:Suppress("DEPRECATION")
@file:OptIn(OlderVersionsApi::class)

package io.github.mezzanine.v4

import io.github.mezzanine.BlueDotTopic
import io.github.mezzanine.Geometry
import io.github.mezzanine.LabelIcon
import io.github.mezzanine.LabelKind
import io.github.mezzanine.MarkerContent
import io.github.mezzanine.MarkerItem
import io.github.mezzanine.MezzanineException
import io.github.mezzanine.PlaceTarget
import io.github.mezzanine.Priority
import io.github.mezzanine.RouteTopic
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertIs
import kotlin.test.assertNull
import kotlin.test.assertTrue
import io.github.mezzanine.MarkerAnchor as MarkerAnchor5

class ContentsTest {
    @Test
    fun `labelAllLocations is floating or flat, and replaces the labels of earlier calls`() =
        testMap {
            map.labelAllLocations(FlatLabelAllLocations(FlatLabelAppearance(fontSize = 10.0, color = "red")))
            val flat = state.labels?.items.orEmpty()
            assertEquals(listOf("Books & more", "Café"), flat.map { it.text })
            assertEquals(listOf(LabelKind.FLAT, 2.0, "red"), flat.first().run { listOf(kind, fontSizeMeters, color) })
            map.labelAllLocations(FloatingLabelAllLocations(FloatingLabelAppearance.lightOnDark))
            val floating = state.labels?.items.orEmpty()
            assertEquals(2, floating.size)
            assertEquals(
                listOf("#F4F1EA", "#14171C", LabelIcon.Dot),
                floating.first().run { listOf(color, haloColor, icon) },
            )
            map.removeAllLabels()
            assertNull(state.labels?.items)
        }

    @Test
    fun `label managers have their own labels`() =
        testMap {
            map.floatingLabelsManager.labelAllLocations()
            map.flatLabelsManager.labelAllLocations()
            assertEquals(4, state.labels?.items?.size)
            val look =
                FloatingLabelAppearance(
                    FloatingLabelAppearance.Text(size = 20.0, maxWidth = 100.0),
                    FloatingLabelAppearance.Marker(icon = "<svg a='b c'/>", iconSize = 30.0),
                )
            val meet = map.floatingLabelsManager.add(shop, "Meet", look)
            val flat = map.flatLabelsManager.add(shop, "Flat")
            val item = state.labels?.items.orEmpty().first { it.text == "Meet" }
            assertEquals(listOf(20.0, 100.0), listOf(item.fontSizePixels, item.maxWidthPixels))
            val icon = assertIs<LabelIcon.Image>(item.icon)
            assertTrue(icon.url.endsWith("%3Csvg%20a%3D%27b%20c%27%2F%3E"), icon.url)
            assertEquals(30.0, icon.sizePixels)
            map.floatingLabelsManager.remove(flat)
            assertEquals(6, state.labels?.items?.size)
            map.floatingLabelsManager.remove(meet)
            map.floatingLabelsManager.removeAll()
            assertEquals(3, state.labels?.items?.size)
            map.flatLabelsManager.remove(flat)
            map.flatLabelsManager.removeAll()
            assertNull(state.labels?.items)
        }

    @Test
    fun `markers have ids, ranks, and anchors`() =
        testMap {
            val place = shop.entrances.single()
            val first = map.markerManager.add(place, "<b>Sale</b>", Marker(CollisionRank.ALWAYS_VISIBLE, MarkerAnchor.TOP))
            val ranks = listOf(null, CollisionRank.LOW, CollisionRank.MEDIUM, CollisionRank.HIGH)
            for (rank in ranks) map.markerManager.add(shop, "x", Marker(rank))
            val items = state.markers.orEmpty()
            assertEquals(
                MarkerItem(
                    first,
                    PlaceTarget.Coordinate(9.0001, 53.0, "m1"),
                    MarkerContent.Html("<b>Sale</b>"),
                    MarkerAnchor5.TOP,
                    Priority.ALWAYS,
                ),
                items.first(),
            )
            val priorities = listOf(null, Priority.LOW, Priority.MEDIUM, Priority.HIGH)
            assertEquals(priorities, items.drop(1).map { it.priority })
            assertEquals(MarkerAnchor5.CENTER, items.last().anchor)
            map.markerManager.remove(first)
            assertEquals(4, state.markers?.size)
            map.markerManager.removeAll()
            assertNull(state.markers)
        }

    @Test
    fun `tooltips are removed without markers, and markers of version 5 stay`() =
        testMap {
            val own = MarkerItem("own", shop.v5Target, MarkerContent.Text("Own"))
            session.state = state.copy(markers = listOf(own))
            val id = map.createTooltip(shop, "Turn left", Tooltip(CollisionRank.HIGH))
            map.createTooltip(shop, "Stop", Tooltip())
            map.markerManager.add(shop, "Marker")
            val tooltip = state.markers.orEmpty()[1]
            assertEquals(listOf(MarkerAnchor5.BOTTOM, Priority.HIGH), listOf(tooltip.anchor, tooltip.priority))
            assertTrue("Turn left" in assertIs<MarkerContent.Html>(tooltip.content).html)
            map.markerManager.remove(id)
            assertEquals(4, state.markers?.size)
            map.removeTooltip(id)
            assertEquals(3, state.markers?.size)
            map.removeAllTooltips()
            assertEquals(2, state.markers?.size)
            map.markerManager.removeAll()
            assertEquals(listOf(own), state.markers)
        }

    @Test
    fun `setPolygonColor colors a polygon and its labels`() =
        testMap {
            map.floatingLabelsManager.add(shop, "Shop")
            map.setPolygonColor("s1", "orange", "white", 0.5)
            val look = state.spaces.orEmpty().single()
            assertEquals(listOf(listOf("s1"), "orange", 0.5), listOf(look.spaceIds, look.color, look.opacity))
            assertEquals("white", state.labels?.items?.single()?.color)
            map.clearPolygonColor("s1")
            assertNull(state.spaces)
            assertNull(state.labels?.items?.single()?.color)
            map.setPolygonColor("s2", "red", null, null)
            var isDone = false
            map.clearAllPolygonColors { isDone = it == null }
            settle()
            assertTrue(isDone)
            assertNull(state.spaces)
            assertFailsWith<MezzanineException> { map.setPolygonColor("none", "red", null, null) }
            assertFailsWith<MezzanineException> { map.setPolygonColor("s1", "red", null, 2.0) }
        }

    @Test
    fun `interactive polygons highlight on taps`() =
        testMap {
            map.addInteractivePolygonsForAllLocations()
            map.addInteractivePolygon("s2")
            val item = state.spaces.orEmpty().single()
            assertEquals(listOf(listOf("s1", "s3", "s2"), true), listOf(item.spaceIds, item.interactive))
            map.removeAllInteractivePolygons()
            assertNull(state.spaces)
        }

    @Test
    fun `paths are lines on each of their maps`() =
        testMap {
            val (lower, upper) = venue.vortexes.single().nodes
            val path = listOf(shop.center, lower, upper, upper.map.createCoordinate(53.1, 9.1), shop.center)
            val id = map.pathManager.add(path, Path(color = "red", nearRadius = 0.5))
            val shapes = state.shapes.orEmpty()
            assertEquals(listOf("m1", "m2"), shapes.map { it.floorId })
            assertEquals(listOf(1.0, "red"), shapes.first().run { listOf(widthMeters, color) })
            assertEquals(listOf(9.1, 53.1), assertIs<Geometry.LineString>(shapes[1].geometry).coordinates.last())
            map.pathManager.add(listOf(shop.center, lower))
            assertEquals(0.5, state.shapes?.last()?.widthMeters)
            map.pathManager.remove(id)
            assertEquals(1, state.shapes?.size)
            map.pathManager.removeAll()
            assertNull(state.shapes)
            val error = assertFailsWith<MezzanineException> { map.pathManager.add(emptyList()) }
            assertEquals("path is []. Expected at least two points in a row on the same map.", error.message)
            assertFailsWith<MezzanineException> { map.pathManager.add(listOf(lower, upper)) }
        }

    @Test
    fun `a route and a blue dot of version 5 stay until version 4 sets its own`() =
        testMap {
            val route = RouteTopic(shop.v5Target, listOf(venue.locations.first().v5Target))
            session.state = state.copy(route = route, blueDot = BlueDotTopic(color = "red"))
            map.setPolygonColor("s1", "orange", null, null)
            map.journeyManager.clear()
            assertEquals(listOf(route, BlueDotTopic(color = "red")), listOf(state.route, state.blueDot))
            map.blueDotManager.enable(BlueDot(baseColor = "green"))
            assertEquals("green", state.blueDot?.color)
            map.blueDotManager.disable()
            assertNull(state.blueDot)
            assertEquals(route, state.route)
        }

    @Test
    fun `places of another venue are rejected`() =
        testMap {
            val before = shop
            load()
            val error = assertFailsWith<MezzanineException> { map.markerManager.add(before, "x") }
            assertTrue("a place of the venue of this map" in error.message.orEmpty())
        }
}
