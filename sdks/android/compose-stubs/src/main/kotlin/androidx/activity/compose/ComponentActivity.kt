package androidx.activity.compose

import androidx.activity.ComponentActivity
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionContext

/** Of `androidx.activity:activity-compose`. */
@Suppress("UNUSED_PARAMETER", "UnusedReceiverParameter") // Only the signature is used.
public fun ComponentActivity.setContent(
    parent: CompositionContext? = null,
    content: @Composable () -> Unit,
): Unit = error("Only for the compiler. Apps have androidx.activity:activity-compose.")
