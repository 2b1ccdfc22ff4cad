package io.github.mezzanine.example.ui

import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.text.BasicText
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.draw.clip
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp

/** The smallest height and width of what users press. */
internal val TouchTarget = 48.dp

/**
 * A button.
 *
 * @param accessibleName read by TalkBack in place of the text
 */
@Composable
internal fun ActionButton(
    text: String,
    onClick: () -> Unit,
    modifier: Modifier = Modifier,
    isEnabled: Boolean = true,
    accessibleName: String? = null,
) {
    val palette = LocalPalette.current
    Box(
        modifier
            .alpha(if (isEnabled) 1f else DISABLED_ALPHA)
            .clip(RoundedCornerShape(8.dp))
            .background(palette.accent)
            .clickable(enabled = isEnabled, role = Role.Button, onClick = onClick)
            .semantics { if (accessibleName != null) contentDescription = accessibleName }
            .heightIn(min = TouchTarget)
            .widthIn(min = TouchTarget)
            .padding(horizontal = 16.dp, vertical = 12.dp),
        contentAlignment = Alignment.Center,
    ) {
        BasicText(text, style = TextStyle(color = palette.onAccent, fontSize = 16.sp))
    }
}

private const val DISABLED_ALPHA = 0.4f
