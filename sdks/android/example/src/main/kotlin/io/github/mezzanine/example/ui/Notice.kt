package io.github.mezzanine.example.ui

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.text.BasicText
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp

/** An error with the button that helps. TalkBack reads it at once. */
@Composable
internal fun ErrorNotice(
    message: String,
    action: String,
    onAction: () -> Unit,
    modifier: Modifier = Modifier,
) {
    val palette = LocalPalette.current
    Column(
        modifier.fillMaxWidth().background(palette.paper).padding(16.dp),
        verticalArrangement = Arrangement.spacedBy(12.dp),
    ) {
        BasicText(
            message,
            Modifier.semantics { liveRegion = LiveRegionMode.Assertive },
            TextStyle(color = palette.error, fontSize = 16.sp),
        )
        ActionButton(action, onAction)
    }
}

/** Something that changes without a press. TalkBack reads it when it has nothing else to say. */
@Composable
internal fun StatusText(
    text: String,
    modifier: Modifier = Modifier,
) {
    AppText(text, modifier.padding(16.dp).semantics { liveRegion = LiveRegionMode.Polite })
}
