package io.github.mezzanine.compose

import androidx.compose.runtime.Composable
import androidx.compose.runtime.ComposeNode
import io.github.mezzanine.LabelIcon
import io.github.mezzanine.LabelItem
import io.github.mezzanine.LabelKind
import io.github.mezzanine.PlaceTarget
import io.github.mezzanine.Priority

/**
 * Text on the map. It faces the viewer, or lies on the floor with `LabelKind.FLAT`.
 *
 * ```kotlin
 * Label(shop.target, "Meet here", priority = Priority.HIGH)
 * ```
 *
 * @param target where it is
 * @param text one paragraph in any script
 * @param key its name in `ClickedLabel.key`, unique among labels; default: made by the map
 * @param kind faces the viewer, or lies on the floor; default: faces the viewer
 * @param priority decides which item is shown if two overlap
 * @param minZoomLevel minimum zoom level; default: none
 * @param maxZoomLevel maximum zoom level; default: none
 * @param color CSS color of the letters; default: the theme's
 * @param haloColor CSS color of the halo; default: the theme's
 * @param fontSizePixels font size of a floating label; default 13
 * @param fontWeight font weight; default 550
 * @param fontSizeMeters maximum font size of a flat label; default 2.4 in a space, 1.2 at a coordinate
 * @param rotationDegrees direction of a flat label, clockwise from east; default: along its space
 * @param maxWidthPixels maximum line width of a floating label; default 112
 * @param icon dot or image at the anchor point; default: none
 * @param accessibleName its name for screen readers
 * @param interactive whether taps hit it; default: whether there is [onClick]
 * @param onClick called when users tap it
 */
@Composable
@MapComposable
public fun Label(
    target: PlaceTarget,
    text: String,
    key: String = "",
    kind: LabelKind? = null,
    priority: Priority? = null,
    minZoomLevel: Double? = null,
    maxZoomLevel: Double? = null,
    color: String? = null,
    haloColor: String? = null,
    fontSizePixels: Double? = null,
    fontWeight: Double? = null,
    fontSizeMeters: Double? = null,
    rotationDegrees: Double? = null,
    maxWidthPixels: Double? = null,
    icon: LabelIcon? = null,
    accessibleName: String? = null,
    interactive: Boolean? = null,
    onClick: (() -> Unit)? = null,
) {
    val item =
        LabelItem(
            key = key,
            target = target,
            text = text,
            kind = kind,
            priority = priority,
            minZoomLevel = minZoomLevel,
            maxZoomLevel = maxZoomLevel,
            color = color,
            haloColor = haloColor,
            fontSizePixels = fontSizePixels,
            fontWeight = fontWeight,
            fontSizeMeters = fontSizeMeters,
            rotationDegrees = rotationDegrees,
            maxWidthPixels = maxWidthPixels,
            icon = icon,
            accessibleName = accessibleName,
            interactive = interactive ?: onClick?.let { true },
        )
    ComposeNode<LabelNode, MapApplier>(
        factory = { LabelNode() },
        update = {
            set(item) { give(it) }
            set(onClick) { giveClick(it) }
        },
    )
}
