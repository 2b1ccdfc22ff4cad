package io.github.mezzanine.example

import io.github.mezzanine.example.walk.formatDistance
import io.github.mezzanine.example.walk.formatDuration
import kotlin.test.Test
import kotlin.test.assertEquals

class FormatWalkTest {
    @Test
    fun `rounds distances to what people can pace`() {
        assertEquals(listOf("0 m", "45 m", "995 m", "1.2 km"), listOf(1.0, 43.0, 996.0, 1230.0).map(::formatDistance))
    }

    @Test
    fun `changes to kilometers where rounding reaches one`() {
        assertEquals("1.0 km", formatDistance(998.0))
    }

    @Test
    fun `shows at least one minute`() {
        assertEquals(listOf("1 min", "1 min", "3 min"), listOf(0.0, 59.0, 170.0).map(::formatDuration))
    }
}
