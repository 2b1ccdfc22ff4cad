package io.github.mezzanine.compose

import androidx.compose.foundation.layout.BoxScope
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import io.github.mezzanine.MezzanineException

/**
 * Content that is drawn above a [MezzanineMap].
 *
 * ```kotlin
 * MezzanineMap(state, slots = MapSlots(controls = { FloorPicker(state, Modifier.align(Alignment.CenterEnd)) }))
 * ```
 *
 * @property controls controls of the app, such as a floor picker
 * @property loading shown until the first frame; default: nothing
 * @property error shown if there is no map; default: the message. `MezzanineMapState.reload` tries again.
 */
@Immutable
public data class MapSlots(
    public val controls: @Composable BoxScope.() -> Unit = {},
    public val loading: @Composable BoxScope.() -> Unit = {},
    public val error: @Composable BoxScope.(MezzanineException) -> Unit = { ErrorText(it) },
)
