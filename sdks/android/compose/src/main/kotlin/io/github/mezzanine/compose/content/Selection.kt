package io.github.mezzanine.compose

import androidx.compose.runtime.Composable
import androidx.compose.runtime.ComposeNode
import io.github.mezzanine.SelectionTopic

/**
 * Highlights places, instead of `MezzanineMapState.selection`. One per map.
 *
 * ```kotlin
 * Selection(locationIds = listOf(cafe.id), focus = true)
 * ```
 *
 * @param spaceIds ids of spaces
 * @param locationIds ids of locations; their spaces are highlighted
 * @param color CSS color; default: the theme's accent color
 * @param focus whether to bring them into view; default false
 */
@Composable
@MapComposable
public fun Selection(
    spaceIds: List<String>? = null,
    locationIds: List<String>? = null,
    color: String? = null,
    focus: Boolean? = null,
) {
    val selection = SelectionTopic(spaceIds, locationIds, color, focus)
    ComposeNode<SelectionNode, MapApplier>(
        factory = { SelectionNode() },
        update = { set(selection) { value = it } },
    )
}
