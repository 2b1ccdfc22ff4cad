package io.github.mezzanine

import kotlin.test.Test
import kotlin.test.assertEquals

class WithSystemSchemeTest {
    private fun schemeOf(
        theme: ThemeTopic?,
        isNight: Boolean,
    ) = withSystemScheme(MapState(theme = theme), isNight).theme?.scheme

    @Test
    fun `follows the phone unless the app chooses`() {
        for (theme in listOf(null, ThemeTopic(ColorScheme.AUTO))) {
            assertEquals(ColorScheme.DARK, schemeOf(theme, isNight = true))
            assertEquals(ColorScheme.LIGHT, schemeOf(theme, isNight = false))
        }
        assertEquals(ColorScheme.LIGHT, schemeOf(ThemeTopic(ColorScheme.LIGHT), isNight = true))
        assertEquals(ColorScheme.DARK, schemeOf(ThemeTopic(ColorScheme.DARK), isNight = false))
    }

    @Test
    fun `keeps the rest of the state`() {
        val state = MapState(floor = FloorTopic("l1"), theme = ThemeTopic(ColorScheme.DARK))
        assertEquals(state, withSystemScheme(state, isNight = true))
        assertEquals(FloorTopic("l1"), withSystemScheme(MapState(floor = FloorTopic("l1")), isNight = true).floor)
    }
}
