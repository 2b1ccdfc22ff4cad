package io.github.mezzanine.compose

import androidx.compose.ui.graphics.Color
import io.github.mezzanine.ColorScheme
import io.github.mezzanine.ThemeColors
import io.github.mezzanine.ThemeTopic
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertTrue

class ThemeTest {
    @Test
    fun `the map is dark when the phone is, unless the app chooses`() {
        assertEquals(ThemeTopic(ColorScheme.DARK), themeOf(ColorScheme.AUTO, null, isDark = true))
        assertEquals(ThemeTopic(ColorScheme.LIGHT), themeOf(ColorScheme.AUTO, null, isDark = false))
        assertEquals(ThemeTopic(ColorScheme.LIGHT), themeOf(ColorScheme.LIGHT, null, isDark = true))
        val colors = ThemeColors(accent = "red")
        assertEquals(ThemeTopic(ColorScheme.AUTO, colors), themeOf(ColorScheme.AUTO, colors, isDark = true))
    }

    @Test
    fun `a list has the scheme of its map`() {
        assertFalse(isDark(ColorScheme.LIGHT, isSystemDark = true))
        assertTrue(isDark(ColorScheme.DARK, isSystemDark = false))
        for (scheme in listOf(null, ColorScheme.AUTO)) {
            assertTrue(isDark(scheme, isSystemDark = true))
            assertFalse(isDark(scheme, isSystemDark = false))
        }
    }

    @Test
    fun `the state knows the scheme that the content of the map says`() =
        withMap {
            start(MapLook(theme = ColorScheme.DARK)) {}
            assertEquals(ColorScheme.DARK, state.scheme)
        }

    @Test
    fun `colors of Compose become CSS colors with their opacity`() {
        assertEquals("#e4572eff", Color(0xffe4572e).toCssColor())
        assertEquals("#00010280", Color(0x80000102).toCssColor())
    }
}
