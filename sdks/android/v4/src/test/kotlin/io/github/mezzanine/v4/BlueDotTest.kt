@file:Suppress("DEPRECATION")
@file:OptIn(OlderVersionsApi::class)

package io.github.mezzanine.v4

import io.github.mezzanine.BlueDotPosition
import io.github.mezzanine.BlueDotTopic
import io.github.mezzanine.MezzanineException
import kotlinx.serialization.json.Json
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertNull

class BlueDotTest {
    private fun position(
        floorLevel: Double?,
        heading: Double? = null,
    ) = Position(7.0, Coordinates(53.0, 9.0, accuracy = 2.0, floorLevel, heading))

    @Test
    fun `the dot waits for positions, whose floorLevel is the elevation of a map`() =
        testMap {
            map.blueDotManager.enable(BlueDot(baseColor = "green", timeout = 5000.0))
            assertEquals(BlueDotTopic(color = "green", staleAfterMs = 5000.0), state.blueDot)
            map.blueDotManager.updatePosition(position(1.0, heading = 5.0))
            assertEquals(BlueDotPosition(9.0, 53.0, 2.0, 5.0, "m2", 7.0), state.blueDot?.position)
            map.blueDotManager.updatePosition(position(null))
            assertEquals("m2", state.blueDot?.position?.floorId)
            map.blueDotManager.enable(BlueDot(showBearing = false))
            map.blueDotManager.updatePosition(position(1.0, heading = 5.0))
            assertNull(state.blueDot?.position?.headingDegrees)
            map.blueDotManager.disable()
            assertNull(state.blueDot)
        }

    @Test
    fun `a level that several buildings share is that of the building at the position`() =
        testMap {
            page.answers += "find-space" to "{}"
            map.blueDotManager.enable()
            map.blueDotManager.updatePosition(position(0.0))
            settle()
            assertEquals("m1", state.blueDot?.position?.floorId)
            val floors = page.payloads("find-space").map { it.substringAfter("floorId\":\"").substringBefore('"') }
            assertEquals(listOf("m1", "n1"), floors)
            page.answers -= "find-space"
            map.blueDotManager.updatePosition(position(0.0))
            settle()
            page.answer(page.last("find-space"), "{}")
            settle()
            page.answer(page.last("find-space"), """{"spaceId":"x"}""")
            settle()
            assertEquals("n1", state.blueDot?.position?.floorId)
        }

    @Test
    fun `positions without a map are left out if allowImplicitFloorLevel is off`() =
        testMap {
            map.blueDotManager.enable(BlueDot(allowImplicitFloorLevel = false))
            map.blueDotManager.updatePosition(position(99.0))
            assertNull(state.blueDot?.position)
        }

    @Test
    fun `a position before enable or before the venue is shown later`() =
        testMap(options = null) {
            map.blueDotManager.updatePosition(position(1.0))
            assertNull(state.blueDot)
            map.blueDotManager.enable()
            load()
            assertEquals("m2", state.blueDot?.position?.floorId)
        }

    @Test
    fun `positions can be read as JSON, and are checked`() =
        testMap {
            val text = """{"timestamp":7.0,"coords":{"latitude":53.0,"longitude":9.0,"accuracy":2.0,"floorLevel":1.0}}"""
            assertEquals(position(1.0), Json.decodeFromString<Position>(text))
            val error =
                assertFailsWith<MezzanineException> {
                    map.blueDotManager.updatePosition(Position(coords = Coordinates(91.0, 9.0)))
                }
            assertEquals("position.coords.latitude is 91.0. Expected a number from -90 to 90.", error.message)
            val timeout = assertFailsWith<MezzanineException> { map.blueDotManager.enable(BlueDot(timeout = 5.0)) }
            assertEquals("options.timeout is 5.0. Expected a number from 100 to 86400000.", timeout.message)
        }
}
