package io.github.mezzanine.example

import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.luminance
import io.github.mezzanine.example.ui.Palette
import kotlin.test.Test
import kotlin.test.assertTrue

class PaletteTest {
    private fun contrast(
        one: Color,
        other: Color,
    ): Float {
        val (darker, lighter) = listOf(one.luminance(), other.luminance()).sorted()
        return (lighter + 0.05f) / (darker + 0.05f)
    }

    @Test
    fun `has readable text in both color schemes`() {
        for (palette in listOf(Palette.Light, Palette.Dark)) {
            val onPaper = listOf(palette.text, palette.quietText, palette.error).map { contrast(it, palette.paper) }
            for (value in onPaper + contrast(palette.onAccent, palette.accent)) assertTrue(value >= 4.5f, "$value")
        }
    }
}
