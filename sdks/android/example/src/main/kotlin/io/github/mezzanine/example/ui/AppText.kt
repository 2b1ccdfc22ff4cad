package io.github.mezzanine.example.ui

import androidx.compose.foundation.text.BasicText
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.sp

/** Text in the colors of the app. */
@Composable
internal fun AppText(
    text: String,
    modifier: Modifier = Modifier,
    isQuiet: Boolean = false,
) {
    val palette = LocalPalette.current
    val color = if (isQuiet) palette.quietText else palette.text
    BasicText(text, modifier, TextStyle(color = color, fontSize = 16.sp))
}

/** A heading, which TalkBack can jump to. */
@Composable
internal fun Heading(
    text: String,
    modifier: Modifier = Modifier,
) {
    val style = TextStyle(color = LocalPalette.current.text, fontSize = 20.sp, fontWeight = FontWeight.Bold)
    BasicText(text, modifier.semantics { heading() }, style)
}
