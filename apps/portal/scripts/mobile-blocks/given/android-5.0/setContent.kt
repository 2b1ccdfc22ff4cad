/** From `androidx.activity:activity-compose`; see `ComponentActivity.kt`. */
package androidx.activity.compose

import androidx.activity.ComponentActivity
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionContext

fun ComponentActivity.setContent(
    parent: CompositionContext? = null,
    content: @Composable () -> Unit,
): Unit = error("Blocks of pages are compiled, not run: $this, $parent, $content.")
