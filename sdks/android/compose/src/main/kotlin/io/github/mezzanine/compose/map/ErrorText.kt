package io.github.mezzanine.compose

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxScope
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.text.BasicText
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import io.github.mezzanine.MezzanineException

/** Shows why there is no map, in colors that are readable on any background. */
@Composable
internal fun BoxScope.ErrorText(error: MezzanineException) {
    Box(
        Modifier.matchParentSize().background(Color.White).padding(24.dp).semantics {
            liveRegion = LiveRegionMode.Assertive
        },
        contentAlignment = Alignment.Center,
    ) {
        BasicText(
            error.message.orEmpty(),
            style = TextStyle(color = Color(ERROR_COLOR), fontSize = 16.sp, textAlign = TextAlign.Center),
        )
    }
}

private const val ERROR_COLOR = 0xff8a1010
