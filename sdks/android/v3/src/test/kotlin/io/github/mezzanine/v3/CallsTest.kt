@file:Suppress("DEPRECATION", "OVERRIDE_DEPRECATION")
@file:OptIn(OlderVersionsApi::class)

package io.github.mezzanine.v3

import io.github.mezzanine.FloorTopic
import io.github.mezzanine.v4.DeprecatedNames
import io.github.mezzanine.v4.OlderFixture
import io.github.mezzanine.v4.OlderVersionsApi
import io.github.mezzanine.v4.onNoSuccessor
import io.github.mezzanine.v4.testMap
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNull
import kotlin.test.assertSame
import kotlin.test.assertTrue

class CallsTest {
    private val told = mutableListOf<String>()
    private val recorder =
        object : MapViewListener {
            override fun onDataLoaded(data: Venue) {
                told += "data ${data.name}"
            }

            override fun onFirstMapLoaded() {
                told += "first map"
            }

            override fun onMapChanged(map: VenueMap) {
                told += "map ${map.id}"
            }

            override fun onPolygonClicked(polygon: Polygon) {
                told += "polygon ${polygon.id}"
            }

            override fun onNothingClicked() {
                told += "nothing"
            }

            override fun onBlueDotUpdated(update: BlueDotPositionUpdate) {
                told += "update ${update.map.id}"
            }

            override fun onStateChanged(state: State) {
                told += "$state"
            }
        }

    private fun OlderFixture.loadOld(
        init: Init,
        show: ShowVenue? = ShowVenue(labelAllLocationsOnInit = false),
    ): Calls {
        val calls = Calls(map)
        calls.listener = recorder
        calls.loadVenue(init, show) { errors += it.message.orEmpty() }
        settle()
        sayLoaded()
        sayShown()
        return calls
    }

    private val init = Init("key", "secret", "mall", "https://maps.example.com", firstMapId = "m2")

    @Test
    fun `the first map may be in Init, as in early releases`() =
        testMap(options = null) {
            loadOld(init)
            assertEquals(FloorTopic("m2"), state.floor)
            loadOld(init, ShowVenue(firstMapId = "n1"))
            assertEquals(FloorTopic("n1"), state.floor)
        }

    @Test
    fun `the listener has the events of version 3`() =
        testMap(options = null) {
            val calls = loadOld(init)
            assertSame(recorder, calls.listener)
            say("floor-change", """{"floorId":"m2","reason":"user"}""")
            for (ids in listOf("\"s1\"", "")) {
                say(
                    "click",
                    """{"floorId":"m1","spaceIds":[$ids],"locationIds":[],"labels":[],"markerKeys":[],"modelKeys":[],
                    "shapeKeys":[],"steps":[],"pointer":{"x":1,"y":1}}""",
                )
            }
            say("position-change", """{"position":{"longitude":9,"latitude":53}}""")
            say("blue-dot-state", """{"state":"stale","previous":"active"}""")
            say("follow-change", """{"mode":"position","reason":"api"}""")
            val events = listOf("data Mall", "first map", "map m2", "polygon s1", "nothing", "update m2", "FOLLOW")
            assertEquals(events, told)
            calls.listener = null
            assertNull(calls.listener)
        }

    @Test
    fun `enableBlueDot, updatePosition, and disableBlueDot`() =
        testMap(options = null) {
            val calls = loadOld(init)
            calls.enableBlueDot(BlueDot(baseColor = "green"))
            calls.updatePosition(Position(coords = Coordinates(1.0, 2.0, accuracy = 3.0, floorLevel = 1.0)))
            assertEquals("green", state.blueDot?.color)
            assertEquals(listOf(1.0, 2.0, 3.0, "m2"), state.blueDot?.position?.run { listOf(latitude, longitude, accuracyMeters, floorId) })
            calls.disableBlueDot()
            assertNull(state.blueDot)
        }

    @Test
    fun `labelAllLocations takes LabelAllLocations, and reports what has no effect`() =
        testMap(options = null) {
            val names = mutableListOf<String>()
            val listening = onNoSuccessor { names += it.name }
            val calls = loadOld(init)
            val look = LabelAppearance(LabelAppearance.Text("red", "white", size = 20.0, numLines = 2), margin = 1.0)
            calls.labelAllLocations(LabelAllLocations(look))
            val item = state.labels?.items.orEmpty().first()
            assertEquals(listOf("red", "white", 20.0), listOf(item.color, item.haloColor, item.fontSizePixels))
            calls.labelAllLocations(LabelAllLocations(LabelAppearance.lightOnDark))
            assertEquals("#F4F1EA", state.labels?.items?.first()?.color)
            calls.labelAllLocations(null)
            assertNull(state.labels?.items?.first()?.color)
            listening.close()
            assertTrue(names.containsAll(listOf("LabelAppearance.margin", "LabelAppearance.text.numLines")), "$names")
        }

    @Test
    fun `the managers and their options have names of version 3`() =
        testMap(options = null) {
            loadOld(init)
            val camera: CameraManager = map.cameraManager
            camera.set(CameraTransform(tilt = 0.5), null)
            camera.animate(CameraTransform(tilt = 0.5), CameraAnimation(10.0, CameraEasingMode.LINEAR))
            camera.focusOn(CameraTargets(polygons = listOf(shop)), FocusOn(tilt = 0.5))
            val markers: MarkerManager = map.markerManager
            markers.add(shop, "<b>Here</b>", Marker(rank = CollisionRank.ALWAYS_VISIBLE))
            map.createTooltip(shop, "Here", Tooltip(CollisionRank.HIGH))
            assertEquals(listOf("always", "high"), state.markers?.map { it.priority?.word })
            val paths: PathManager = map.pathManager
            paths.add(listOf(shop.center, shop.entrances.first()))
            assertEquals(1, state.shapes?.size)
            val floating: FloatingLabelsManager = map.floatingLabelsManager
            floating.add(shop, "Floating")
            val flat: FlatLabelsManager = map.flatLabelsManager
            flat.add(shop, "Flat")
            assertEquals(listOf("Floating", "Flat"), state.labels?.items?.map { it.text })
            val search: SearchManager = map.searchManager
            search.search("book") { found: List<SearchResult>? ->
                found?.map { if (it is SearchResultLocation) it.`object`.name else (it as SearchResultCategory).`object`.name }
            }
        }

    @Test
    fun `every public class and call is deprecated`() {
        val classes = DeprecatedNames.classesIn("target/classes/io/github/mezzanine/v3")
        assertTrue(classes.size >= 6, "${classes.size} classes")
        assertEquals(emptyList(), DeprecatedNames.missingIn(classes))
    }
}
