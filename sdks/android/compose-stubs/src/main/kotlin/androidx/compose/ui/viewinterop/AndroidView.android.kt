package androidx.compose.ui.viewinterop

import android.content.Context
import android.view.View
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.UiComposable

/** Of `androidx.compose.ui:ui`. The file has the name of the published one, and so has its class. */
@Suppress("UNUSED_PARAMETER") // Only the signature is used.
@Composable
@UiComposable
public fun <T : View> AndroidView(
    factory: (Context) -> T,
    modifier: Modifier = Modifier,
    onReset: ((T) -> Unit)? = null,
    onRelease: (T) -> Unit = NoOpUpdate,
    update: (T) -> Unit = NoOpUpdate,
): Unit = error("Only for the compiler. Apps have androidx.compose.ui:ui.")

/** Of `androidx.compose.ui:ui`. */
public val NoOpUpdate: View.() -> Unit = {}
