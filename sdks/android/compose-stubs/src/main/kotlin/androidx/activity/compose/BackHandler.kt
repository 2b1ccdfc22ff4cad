package androidx.activity.compose

import androidx.compose.runtime.Composable

/** Of `androidx.activity:activity-compose`. */
@Suppress("UNUSED_PARAMETER") // Only the signature is used.
@Composable
public fun BackHandler(
    enabled: Boolean = true,
    onBack: () -> Unit,
): Unit = error("Only for the compiler. Apps have androidx.activity:activity-compose.")
