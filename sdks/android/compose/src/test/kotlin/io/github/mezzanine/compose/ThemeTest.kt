package io.github.mezzanine.compose

import androidx.compose.ui.graphics.Color
import io.github.mezzanine.ColorScheme
import io.github.mezzanine.ThemeColors
import io.github.mezzanine.ThemeTopic
import kotlin.test.Test
import kotlin.test.assertEquals

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
    fun `colors of Compose become CSS colors with their opacity`() {
        assertEquals("#e4572eff", Color(0xffe4572e).toCssColor())
        assertEquals("#00010280", Color(0x80000102).toCssColor())
    }
}
