package io.github.mezzanine.example.ui

import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.text.BasicTextField
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.SolidColor
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp

/**
 * One line of text.
 *
 * @param label its name, which is shown while it is empty
 */
@Composable
internal fun TextInput(
    text: String,
    onChange: (String) -> Unit,
    label: String,
    modifier: Modifier = Modifier,
) {
    val palette = LocalPalette.current
    BasicTextField(
        value = text,
        onValueChange = onChange,
        modifier = modifier.fillMaxWidth().heightIn(min = TouchTarget).semantics { contentDescription = label },
        textStyle = TextStyle(color = palette.text, fontSize = 16.sp),
        singleLine = true,
        cursorBrush = SolidColor(palette.accent),
        decorationBox = { field ->
            Box(Modifier.border(1.dp, palette.quietText, RoundedCornerShape(8.dp)).padding(12.dp)) {
                // The field already has an accessible name.
                if (text.isEmpty()) AppText(label, Modifier.clearAndSetSemantics {}, isQuiet = true)
                field()
            }
        },
    )
}
