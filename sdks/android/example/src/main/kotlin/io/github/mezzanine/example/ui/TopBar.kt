package io.github.mezzanine.example.ui

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp

/**
 * The title of a screen.
 *
 * @param onBack null for the first screen
 */
@Composable
internal fun TopBar(
    title: String,
    onBack: (() -> Unit)?,
) {
    Row(
        Modifier.fillMaxWidth().padding(8.dp),
        horizontalArrangement = Arrangement.spacedBy(12.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        if (onBack != null) ActionButton("←", onBack, accessibleName = "Back")
        Heading(title, Modifier.weight(1f))
    }
}
