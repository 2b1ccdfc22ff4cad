package io.github.mezzanine

import android.content.res.Configuration
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNull

class PlaceColorsTest {
    private val day = Configuration.UI_MODE_TYPE_NORMAL or Configuration.UI_MODE_NIGHT_NO
    private val night = Configuration.UI_MODE_TYPE_NORMAL or Configuration.UI_MODE_NIGHT_YES

    @Test
    fun `a list has the scheme that the app chose for the map, whatever that of the phone is`() {
        assertEquals(PlaceColors.LIGHT, placeColorsOf(ColorScheme.LIGHT, night))
        assertEquals(PlaceColors.DARK, placeColorsOf(ColorScheme.DARK, day))
    }

    @Test
    fun `a list has the theme of the app if that fits the map`() {
        for (mode in listOf(day, night)) assertNull(placeColorsOf(ColorScheme.AUTO, mode))
        assertNull(placeColorsOf(ColorScheme.LIGHT, day))
        assertNull(placeColorsOf(ColorScheme.DARK, night))
    }
}
