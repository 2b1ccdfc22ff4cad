package io.github.mezzanine.compose

import androidx.compose.runtime.Composable
import androidx.compose.runtime.ComposeNode
import io.github.mezzanine.MarkerAnchor
import io.github.mezzanine.MarkerContent
import io.github.mezzanine.MarkerItem
import io.github.mezzanine.PlaceTarget
import io.github.mezzanine.Priority

/**
 * A marker on the map. It is drawn in the web view, so its content is data and not a composable.
 *
 * ```kotlin
 * Marker(shop.target, MarkerContent.Text("3 offers"), onClick = ::open)
 * ```
 *
 * @param target where it is
 * @param content what it shows; default: a pin
 * @param key its name in `ClickDetail.markerKeys`, unique among markers; default: made by the map
 * @param anchor its point that is at the target; default: the center, the bottom for pins and tooltips
 * @param priority decides which item is shown if two overlap
 * @param minZoomLevel minimum zoom level; default: none
 * @param altitudeMeters height above its place; default 0
 * @param moveDurationMs duration of a move to another coordinate on its floor; default 0: immediate
 * @param accessibleName its name for screen readers
 * @param interactive whether taps hit it; default: whether there is [onClick]
 * @param onClick called when users tap it
 */
@Composable
@MapComposable
public fun Marker(
    target: PlaceTarget,
    content: MarkerContent = DefaultPin,
    key: String = "",
    anchor: MarkerAnchor? = null,
    priority: Priority? = null,
    minZoomLevel: Double? = null,
    altitudeMeters: Double? = null,
    moveDurationMs: Double? = null,
    accessibleName: String? = null,
    interactive: Boolean? = null,
    onClick: (() -> Unit)? = null,
) {
    val item =
        MarkerItem(
            key = key,
            target = target,
            content = content,
            anchor = anchor,
            priority = priority,
            minZoomLevel = minZoomLevel,
            altitudeMeters = altitudeMeters,
            moveDurationMs = moveDurationMs,
            accessibleName = accessibleName,
            interactive = interactive ?: onClick?.let { true },
        )
    ComposeNode<MarkerNode, MapApplier>(
        factory = { MarkerNode() },
        update = {
            set(item) { give(it) }
            set(onClick) { giveClick(it) }
        },
    )
}

private val DefaultPin = MarkerContent.Pin()
