package io.github.mezzanine.compose

import androidx.compose.runtime.Composable
import io.github.mezzanine.MarkerAnchor
import io.github.mezzanine.MarkerContent
import io.github.mezzanine.PlaceTarget
import io.github.mezzanine.Priority

/**
 * A tooltip with an arrow. It is one of the markers of the map.
 *
 * ```kotlin
 * Tooltip(desk.target, title = "Check-in", text = "Opens at 9")
 * ```
 *
 * @param target where its arrow points
 * @param title first line, in bold
 * @param text plain text
 * @param imageUrl a file of the venue, or a `data:` URL
 * @param color CSS color of its background; default: that of the theme
 * @param key its name in `ClickDetail.markerKeys`, unique among markers; default: made by the map
 * @param anchor its point that is at the target; default: the bottom
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
public fun Tooltip(
    target: PlaceTarget,
    title: String? = null,
    text: String? = null,
    imageUrl: String? = null,
    color: String? = null,
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
    Marker(
        target = target,
        content = MarkerContent.Tooltip(title, text, imageUrl, color),
        key = key,
        anchor = anchor,
        priority = priority,
        minZoomLevel = minZoomLevel,
        altitudeMeters = altitudeMeters,
        moveDurationMs = moveDurationMs,
        accessibleName = accessibleName,
        interactive = interactive,
        onClick = onClick,
    )
}
