package io.github.mezzanine.compose

import androidx.compose.runtime.Composable
import androidx.compose.runtime.ComposeNode
import io.github.mezzanine.SpaceItem

/**
 * The appearance of spaces while it is in the content of the map. Later ones are above earlier ones, and
 * missing values leave the spaces as they are.
 *
 * ```kotlin
 * SpaceState(listOf(chosen.id), color = "#e4572e")
 * ```
 *
 * @param spaceIds ids of the spaces
 * @param key its name in errors, unique among space states; default: made by the map
 * @param color CSS color
 * @param heightMeters height
 * @param opacity opacity, 0 to 1
 * @param visible whether they are shown
 * @param interactive whether taps highlight them
 */
@Composable
@MapComposable
public fun SpaceState(
    spaceIds: List<String>,
    key: String = "",
    color: String? = null,
    heightMeters: Double? = null,
    opacity: Double? = null,
    visible: Boolean? = null,
    interactive: Boolean? = null,
) {
    val item = SpaceItem(key, spaceIds, color, heightMeters, opacity, visible, interactive)
    ComposeNode<SpaceStateNode, MapApplier>(
        factory = { SpaceStateNode() },
        update = { set(item) { give(it) } },
    )
}
