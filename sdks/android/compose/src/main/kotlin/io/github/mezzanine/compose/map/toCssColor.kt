package io.github.mezzanine.compose

import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.toArgb

/** The color for parameters that take CSS colors, such as those of [Shape] and [Route]. */
public fun Color.toCssColor(): String {
    val argb = toArgb()
    val rgba = argb.rotateLeft(ALPHA_BITS)
    return "#" + rgba.toUInt().toString(HEX).padStart(DIGITS, '0')
}

private const val ALPHA_BITS = 8
private const val HEX = 16
private const val DIGITS = 8
