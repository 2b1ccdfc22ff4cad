package io.github.mezzanine.example.ui

import androidx.compose.runtime.Immutable
import androidx.compose.runtime.ProvidableCompositionLocal
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.graphics.Color

/** Colors of the app. Every text has a contrast of at least 4.5 to 1 on its background. */
@Immutable
internal class Palette(
    val paper: Color,
    val text: Color,
    /** Of texts that matter less. */
    val quietText: Color,
    val line: Color,
    val accent: Color,
    val onAccent: Color,
    val error: Color,
) {
    companion object {
        val Light =
            Palette(
                paper = Color(0xffffffff),
                text = Color(0xff1b1f24),
                quietText = Color(0xff57606a),
                line = Color(0xffd0d7de),
                accent = Color(0xff1f5fbf),
                onAccent = Color(0xffffffff),
                error = Color(0xff8a1010),
            )
        val Dark =
            Palette(
                paper = Color(0xff0d1117),
                text = Color(0xffe6edf3),
                quietText = Color(0xffa3adb8),
                line = Color(0xff3d444d),
                accent = Color(0xff8ab8ff),
                onAccent = Color(0xff0d1117),
                error = Color(0xffffa3a3),
            )
    }
}

/** The colors of the app. */
internal val LocalPalette: ProvidableCompositionLocal<Palette> = staticCompositionLocalOf { Palette.Light }
