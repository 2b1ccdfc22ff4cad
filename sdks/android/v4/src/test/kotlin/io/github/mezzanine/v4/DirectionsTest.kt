@file:Suppress("DEPRECATION")
@file:OptIn(OlderVersionsApi::class)

package io.github.mezzanine.v4

import io.github.mezzanine.MarkerContent
import io.github.mezzanine.MezzanineException
import io.github.mezzanine.PlaceTarget
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertIs
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertSame

/** From the shop to the café by elevator, then to the ATM. */
private const val RESULT = """{"blockers":[],"directions":{
  "path":[],"distanceMeters":30,"durationSeconds":40,"isBestOrder":true,
  "legs":[
    {"type":"walk","floorId":"m1","distanceMeters":10,"durationSeconds":1,
     "coordinates":[{"longitude":9,"latitude":53},{"longitude":9.001,"latitude":53}]},
    {"type":"connection","floorId":"m1","toFloorId":"m2","connectionId":"lift","distanceMeters":4,"durationSeconds":1,
     "coordinates":[{"longitude":9.001,"latitude":53},{"longitude":9.001,"latitude":53,"floorId":"m2"}]},
    {"type":"walk","floorId":"m2","distanceMeters":6,"durationSeconds":1,"arrivesAt":0,
     "coordinates":[{"longitude":9.001,"latitude":53},{"longitude":9,"latitude":53}]},
    {"type":"walk","floorId":"m2","distanceMeters":10,"durationSeconds":1,"arrivesAt":1,
     "coordinates":[{"longitude":9,"latitude":53},{"longitude":9.002,"latitude":53}]}],
  "instructions":[
    {"text":"Start","coordinate":{"longitude":9,"latitude":53},"floorId":"m1","distanceMeters":5,"durationSeconds":1,
     "leg":0,"action":"depart"},
    {"text":"Turn left at Café","coordinate":{"longitude":9,"latitude":53},"floorId":"m1","distanceMeters":5,
     "durationSeconds":1,"leg":0,"action":"turn","turn":"sharp-left","landmark":"Café","side":"right"},
    {"text":"Take the elevator","coordinate":{"longitude":9.001,"latitude":53},"floorId":"m1","distanceMeters":4,
     "durationSeconds":1,"leg":1,"action":"take","connectionId":"lift","direction":"up","toFloorId":"m2"},
    {"text":"Continue","coordinate":{"longitude":9.001,"latitude":53},"floorId":"m2","distanceMeters":6,
     "durationSeconds":1,"leg":2,"action":"continue"},
    {"text":"Arrive","coordinate":{"longitude":9,"latitude":53},"floorId":"m2","distanceMeters":0,"durationSeconds":1,
     "leg":2,"action":"arrive","side":"left"},
    {"text":"Arrive at the ATM","coordinate":{"longitude":9.002,"latitude":53},"floorId":"m2","distanceMeters":0,
     "durationSeconds":1,"leg":3,"action":"arrive"}]}}"""

class DirectionsTest {
    private suspend fun OlderFixture.legs(): List<Directions> {
        page.answers += "get-directions" to RESULT
        var found = emptyList<Directions>()
        map.getDirections(DestinationSet(listOf(cafe, atm)), shop, accessible = true) { found = it }
        settle()
        return found
    }

    private val OlderFixture.cafe: Location
        get() = venue.locations.first { it.id == "cafe" }

    private val OlderFixture.atm: Location
        get() = venue.locations.first { it.id == "atm" }

    @Test
    fun `directions have a leg for each destination, with the parts of the route`() =
        testMap {
            val (first, second) = legs()
            assertEquals(
                """{"from":{"kind":"entity","id":"s1","type":"space"},"to":[{"kind":"entity","id":"cafe","type":"location"},""" +
                    """{"kind":"entity","id":"atm","type":"location"}],"options":{"isStepFree":true}}""",
                last("get-directions"),
            )
            assertEquals(listOf(20.0, 10.0), listOf(first.distance, second.distance))
            assertEquals(listOf("m1", "m1", "m1", "m2", "m2", "m2"), first.path.map { it.map.id })
            assertEquals(listOf("Start", "Turn left at Café", "Take the elevator", "Continue", "Arrive"), first.instructions.map { it.instruction })
            assertEquals(listOf("Arrive at the ATM"), second.instructions.map { it.instruction })
            assertSame(first.v5, second.v5)
        }

    @Test
    fun `instructions have actions, bearings, locations, and vortexes`() =
        testMap {
            val steps = legs().flatMap { it.instructions }
            val types = listOf("DEPARTURE", "TURN", "TAKE_VORTEX", "EXIT_VORTEX", "ARRIVAL", "ARRIVAL")
            assertEquals(types, steps.map { it.action.type.name })
            val turn = steps[1]
            assertEquals(listOf(BearingType.LEFT, ReferencePosition.RIGHT, cafe, 5.0), turn.run { listOf(action.bearing, action.referencePosition, atLocation, distance) })
            val ride = steps[2]
            assertEquals(listOf("m1", "m2", "lift"), ride.run { listOf(action.fromMap?.id, action.toMap?.id, atVortex?.id) })
            assertEquals(listOf(cafe, atm), steps.takeLast(2).map { it.atLocation })
            assertEquals("m2", steps[3].node.map.id)
        }

    @Test
    fun `without a route, the result is null`() =
        testMap {
            page.answers += "get-directions" to """{"blockers":[]}"""
            val found = mutableListOf<Directions?>()
            map.getDirections(cafe, shop, accessible = false) { found += it }
            settle()
            assertEquals(listOf<Directions?>(null), found)
            assertFailsWith<MezzanineException> { DestinationSet(emptyList()) }
        }

    @Test
    fun `a journey without templates has the markers of the map`() =
        testMap {
            map.journeyManager.draw(legs(), Journey(pathOptions = Path(color = "teal"), polygonHighlightColor = "gold"))
            val route = assertNotNull(state.route)
            assertEquals(PlaceTarget.Entity("s1", shop.v5.type), route.from)
            assertEquals(listOf(cafe.v5Target, atm.v5Target), route.to)
            assertEquals(listOf("teal", true, null), listOf(route.color, route.options?.isStepFree, route.markers))
            assertEquals(listOf(listOf("s3"), "gold"), state.spaces?.single()?.run { listOf(spaceIds, color) })
            map.journeyManager.setStep(1)
            assertEquals(5, state.route?.step)
            assertFailsWith<MezzanineException> { map.journeyManager.setStep(2) }
            map.journeyManager.clear()
            assertNull(state.route)
            assertNull(state.spaces)
            val error = assertFailsWith<MezzanineException> { map.journeyManager.setStep(0) }
            assertEquals("step is 0. Expected a call of draw first.", error.message)
        }

    @Test
    fun `steps of one destination are instructions`() =
        testMap {
            map.journeyManager.draw(legs().first())
            map.journeyManager.setStep(2)
            assertEquals(2, state.route?.step)
            assertFailsWith<MezzanineException> { map.journeyManager.setStep(5) }
        }

    @Test
    fun `templates are filled, escaped, and hidden if they are empty`() =
        testMap {
            val options =
                Journey(
                    connectionTemplateString = "{{capitalize type}} {{direction}} {{toMapName}} {{ isEntering }}{{none}}",
                    destinationMarkerTemplateString = "<i>{{location.name}}</i>",
                    departureMarkerTemplateString = "",
                )
            map.markerManager.add(shop, "Own")
            map.journeyManager.draw(legs(), options)
            val markers = state.markers.orEmpty().drop(1)
            val html = markers.map { assertIs<MarkerContent.Html>(it.content).html }
            assertEquals(listOf("Elevator up Level 2 true", "Elevator up Level 2 false", "<i>Café</i>", "<i>ATM</i>"), html)
            val places = markers.map { assertIs<PlaceTarget.Coordinate>(it.target) }
            assertEquals(listOf("m1", "m2", "m2", "m2"), places.map { it.floorId })
            assertEquals(false, state.route?.markers)
            map.journeyManager.draw(legs(), Journey(destinationMarkerTemplateString = ""))
            val first = assertIs<MarkerContent.Html>(state.markers.orEmpty()[1].content).html
            assertEquals("Books &amp; more", first)
            map.journeyManager.clear()
            assertEquals(1, state.markers?.size)
        }
}
