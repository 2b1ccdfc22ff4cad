package io.github.mezzanine

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNull

class PositionOfTest {
    @Test
    fun `has what the phone knows`() {
        assertEquals(
            BlueDotPosition(9.0, 53.0, accuracyMeters = 4.5, headingDegrees = 90.0, timestamp = 1000.0),
            positionOf(LocationReading(9.0, 53.0, 4.5f, 90f, 1000)),
        )
        assertEquals(BlueDotPosition(9.0, 53.0), positionOf(LocationReading(9.0, 53.0, null, null, 0)))
    }

    @Test
    fun `leaves out details that are invalid`() {
        assertEquals(
            BlueDotPosition(9.0, 53.0),
            positionOf(LocationReading(9.0, 53.0, Float.NaN, Float.POSITIVE_INFINITY, -1)),
        )
    }

    @Test
    fun `leaves out an accuracy that the map refuses`() {
        assertEquals(
            BlueDotPosition(9.0, 53.0, accuracyMeters = 100_000.0),
            positionOf(LocationReading(9.0, 53.0, 100_000f, null, 0)),
        )
        assertEquals(BlueDotPosition(9.0, 53.0), positionOf(LocationReading(9.0, 53.0, 100_001f, null, 0)))
    }

    @Test
    fun `ignores positions that are not on Earth`() {
        for ((longitude, latitude) in listOf(181.0 to 0.0, 0.0 to -91.0, Double.NaN to 0.0, 0.0 to Double.NaN)) {
            assertNull(positionOf(LocationReading(longitude, latitude, null, null, 0)))
        }
    }

    @Test
    fun `prefers the fused source`() {
        assertEquals(listOf("fused"), providersOf(listOf("passive", "gps", "fused", "network")))
        assertEquals(listOf("gps", "network"), providersOf(listOf("network", "passive", "gps")))
        assertEquals(emptyList(), providersOf(listOf("passive")))
    }
}
