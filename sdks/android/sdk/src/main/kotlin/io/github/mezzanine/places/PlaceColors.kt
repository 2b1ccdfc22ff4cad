package io.github.mezzanine

import android.content.res.Configuration
import android.graphics.Color

/** Colors of a [PlaceListView], as integers of Android. */
internal enum class PlaceColors(
    val text: Int,
    val background: Int,
) {
    LIGHT(Color.BLACK, Color.WHITE),
    DARK(Color.WHITE, Color.BLACK),
}

/**
 * Colors of a list next to a map whose color scheme is not that of the phone.
 *
 * @param uiMode of the configuration of the phone
 * @return null if the theme of the app has the right colors
 */
internal fun placeColorsOf(
    scheme: ColorScheme,
    uiMode: Int,
): PlaceColors? {
    val isNight = uiMode and Configuration.UI_MODE_NIGHT_MASK == Configuration.UI_MODE_NIGHT_YES
    return when {
        scheme == ColorScheme.DARK && !isNight -> PlaceColors.DARK
        scheme == ColorScheme.LIGHT && isNight -> PlaceColors.LIGHT
        else -> null
    }
}
