@file:Suppress("DEPRECATION", "OVERRIDE_DEPRECATION")
@file:OptIn(OlderVersionsApi::class)

package io.github.mezzanine.v4

import io.github.mezzanine.AutomaticLabels
import io.github.mezzanine.ErrorCode
import io.github.mezzanine.FloorTopic
import io.github.mezzanine.MezzanineException
import io.github.mezzanine.VenueSource
import io.github.mezzanine.v4.OlderFixture.Companion.init
import kotlin.io.encoding.Base64
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertIs
import kotlin.test.assertNull
import kotlin.test.assertSame
import kotlin.test.assertTrue

class LoadingTest {
    private val told = mutableListOf<String>()
    private val listener =
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
                told += "old update ${update.map.id}"
            }

            override fun onBlueDotPositionUpdate(update: BlueDotPositionUpdate) {
                told += "update ${update.map.id} ${update.nearestNode?.id} ${update.bearing} ${update.position.coords.floorLevel}"
            }

            override fun onBlueDotStateChange(change: BlueDotStateChange) {
                told += "state ${change.state} ${change.reason}"
            }

            override fun onStateChanged(state: State) {
                told += "$state"
            }
        }

    @Test
    fun `loadVenue tells about the data, then about the first frame, once`() =
        testMap(options = null) {
            map.listener = listener
            assertNull(map.venueData)
            load(ShowVenue(firstMapId = "m2", backgroundColor = "#fff"))
            assertEquals(VenueSource.Server("https://maps.example.com", "mall", "key", "secret"), state.venue?.source)
            assertEquals(FloorTopic("m2"), state.floor)
            assertEquals("#fff", state.theme?.colors?.paper)
            assertEquals(listOf("data Mall", "first map"), told)
            val before = venue
            page.lose()
            page.sayHello()
            sayLoaded()
            sayShown()
            assertEquals(listOf("data Mall", "first map"), told)
            assertSame(before, venue)
        }

    @Test
    fun `all locations get floating labels at the start, unless ShowVenue says otherwise`() =
        testMap(options = null) {
            load(ShowVenue())
            assertEquals(AutomaticLabels.NONE, state.labels?.names)
            assertEquals(listOf("Books & more", "Café"), state.labels?.items?.map { it.text })
            load(ShowVenue(labelAllLocationsOnInit = false))
            assertNull(state.labels?.items)
        }

    @Test
    fun `a token replaces the key, and language is passed on`() =
        testMap(options = null) {
            map.loadVenue(Init(venue = "mall", baseUrl = "https://maps.example.com", accessToken = "t", language = "fr"), null, null)
            assertEquals(VenueSource.Access("https://maps.example.com", "mall", "t"), state.venue?.source)
            assertEquals("fr", state.language)
        }

    @Test
    fun `missing options fail with their names`() =
        testMap(options = null) {
            val error =
                assertFailsWith<MezzanineException> {
                    map.loadVenue(Init(venue = "mall", baseUrl = "https://maps.example.com"), null, null)
                }
            assertEquals("options.clientId is null. Expected a non-empty string.", error.message)
        }

    @Test
    fun `errors go to the callback, and loadVenue tries again`() =
        testMap(options = null) {
            map.loadVenue(init, null) { errors += it.code.word }
            settle()
            say("error", """{"code":"network","message":"No connection."}""")
            assertEquals(listOf("network"), errors)
            page.forget()
            load()
            assertEquals(2, page.payloads("set-state").size)
            assertEquals("Mall", venue.name)
        }

    @Test
    fun `the same venue again is told again without loading it`() =
        testMap {
            map.listener = listener
            map.blueDotManager.enable()
            map.loadVenue(init, ShowVenue(labelAllLocationsOnInit = false), null)
            settle()
            assertEquals(listOf("data Mall", "first map"), told)
            assertNull(state.blueDot)
        }

    @Test
    fun `showVenue shows a bundle without a network`() =
        testMap(options = null) {
            val bytes = byteArrayOf(1, 2, 3)
            map.showVenue(Base64.encode(bytes), null, null)
            val source = assertIs<VenueSource.Bytes>(state.venue?.source)
            assertEquals(Base64.encode(bytes), source.base64)
            assertEquals("039058c6f2c0cb492c533b0a4d14ef77cc0f78abccced5287d84a1a2011cfb81", source.digest)
            map.showVenue(bytes, null, null)
            assertEquals(source, state.venue?.source)
            val error = assertFailsWith<MezzanineException> { map.showVenue("""{"venue":1}""", null, null) }
            assertTrue("venue bundle" in error.message.orEmpty())
        }

    @Test
    fun `calls before the venue is loaded say what to wait for`() =
        testMap(options = null) {
            val error = assertFailsWith<MezzanineException> { map.setMap("m1", null) }
            assertEquals(ErrorCode.NO_VENUE, error.code)
            assertTrue("onDataLoaded" in error.message.orEmpty())
            assertNull(map.currentMap)
        }

    @Test
    fun `setMap shows a map by itself or its id, also after the user has changed it`() =
        testMap {
            map.listener = listener
            val ends = mutableListOf<MezzanineException?>()
            map.setMap(venue.maps.first { it.id == "m2" }) { ends += it }
            settle()
            assertEquals(FloorTopic("m2"), state.floor)
            assertEquals(listOf<MezzanineException?>(null), ends)
            say("floor-change", """{"floorId":"m2","reason":"api"}""")
            assertEquals("m2", map.currentMap?.id)
            say("floor-change", """{"floorId":"m1","reason":"user"}""")
            page.forget()
            map.setMap("m2", null)
            settle()
            assertEquals(
                listOf("""{"state":{"floor":{"id":"m1"}}}""", """{"state":{"floor":{"id":"m2"}}}"""),
                page.payloads("set-state"),
            )
            assertEquals(listOf("map m2", "map m1"), told)
            val error = assertFailsWith<MezzanineException> { map.setMap("roof", null) }
            assertTrue("mapId is \"roof\"" in error.message.orEmpty() && "\"m1\"" in error.message.orEmpty())
        }

    @Test
    fun `taps call onPolygonClicked for polygons with a location or interactive ones`() =
        testMap {
            map.listener = listener
            click("s2")
            click("s2", "s1")
            map.addInteractivePolygon("s2")
            click("s2")
            click()
            assertEquals(listOf("nothing", "polygon s1", "polygon s2", "nothing"), told)
        }

    @Test
    fun `events of the blue dot have maps, nodes, and reasons`() =
        testMap {
            map.listener = listener
            say("position-change", """{"position":{"longitude":9,"latitude":53,"floorId":"m2","headingDegrees":5}}""")
            for (state in listOf("disabled", "waiting", "active", "stale", "denied", "unavailable")) {
                say("blue-dot-state", """{"state":"$state","previous":"active"}""")
            }
            assertEquals(
                listOf(
                    "update m2 s3 5.0 1.0",
                    "old update m2",
                    "state HIDDEN API",
                    "state LISTENING API",
                    "state ACTIVE POSITION_UPDATE",
                    "state UNCERTAIN TIMEOUT",
                    "state UNCERTAIN DENIED",
                    "state UNCERTAIN UNAVAILABLE",
                ),
                told,
            )
        }

    @Test
    fun `setState follows the dot until the user pans`() =
        testMap {
            map.listener = listener
            map.setState(State.FOLLOW)
            assertEquals(State.EXPLORE, map.state)
            map.blueDotManager.enable(BlueDot(useRotationMode = true))
            map.setState(State.FOLLOW)
            assertEquals("position-and-heading", state.blueDot?.follow?.word)
            assertEquals(State.FOLLOW, map.state)
            say("follow-change", """{"mode":"none","reason":"user"}""")
            assertEquals(State.EXPLORE, map.state)
            assertEquals("none", state.blueDot?.follow?.word)
            say("follow-change", """{"mode":"position","reason":"api"}""")
            assertEquals(listOf("EXPLORE", "FOLLOW"), told)
        }
}

private fun OlderFixture.click(vararg spaceIds: String) {
    val ids = spaceIds.joinToString { "\"$it\"" }
    say(
        "click",
        """{"floorId":"m1","spaceIds":[$ids],"locationIds":[],"labels":[],"markerKeys":[],"modelKeys":[],
        "shapeKeys":[],"steps":[],"pointer":{"x":1,"y":1}}""",
    )
}
