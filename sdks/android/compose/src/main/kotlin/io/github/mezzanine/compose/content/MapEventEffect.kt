package io.github.mezzanine.compose

import androidx.compose.runtime.Composable
import androidx.compose.runtime.ComposeNode
import androidx.compose.runtime.ProvidableCompositionLocal
import androidx.compose.runtime.staticCompositionLocalOf
import io.github.mezzanine.MapEvent

/**
 * Calls [onEvent] with each event of the map while it is in the content of the map.
 *
 * ```kotlin
 * MapEventEffect { event -> if (event is MapEvent.PositionChange) track(event.payload) }
 * ```
 *
 * @param onEvent called on the main thread; null does nothing
 */
@Composable
@MapComposable
public fun MapEventEffect(onEvent: ((MapEvent) -> Unit)?) {
    ComposeNode<ListenerNode, MapApplier>(
        factory = { ListenerNode() },
        update = { set(onEvent) { this.onEvent = it } },
    )
}

/** The state of the map that the content belongs to. */
internal val LocalMapState: ProvidableCompositionLocal<MezzanineMapState> =
    staticCompositionLocalOf { error("The composable is outside of a MezzanineMap. Move it into its content.") }
