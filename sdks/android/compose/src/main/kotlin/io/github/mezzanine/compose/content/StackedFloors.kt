package io.github.mezzanine.compose

import androidx.compose.runtime.Composable
import androidx.compose.runtime.ComposeNode
import io.github.mezzanine.MapEvent
import io.github.mezzanine.StackChange
import io.github.mezzanine.StackTopic

/**
 * Draws floors apart while it is in the content of the map. One per map.
 *
 * ```kotlin
 * if (isOverview) StackedFloors(gapMeters = 20.0)
 * ```
 *
 * @param floorIds ids of the floors; default: those of the building
 * @param gapMeters distance between floors
 * @param durationMs duration of the change
 * @param fit whether to bring the floors into view; default true
 * @param onChange called when the floors are drawn apart or together
 */
@Composable
@MapComposable
public fun StackedFloors(
    floorIds: List<String>? = null,
    gapMeters: Double? = null,
    durationMs: Double? = null,
    fit: Boolean? = null,
    onChange: ((StackChange) -> Unit)? = null,
) {
    val stack = StackTopic(true, floorIds, gapMeters, durationMs, fit)
    ComposeNode<StackNode, MapApplier>(
        factory = { StackNode() },
        update = { set(stack) { value = it } },
    )
    MapEventEffect(onChange?.let { call -> { event -> if (event is MapEvent.StackChange) call(event.payload) } })
}
