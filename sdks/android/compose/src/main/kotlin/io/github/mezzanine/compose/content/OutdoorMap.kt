package io.github.mezzanine.compose

import androidx.compose.runtime.Composable
import androidx.compose.runtime.ComposeNode
import io.github.mezzanine.MapEvent
import io.github.mezzanine.OutdoorTopic

/**
 * The outdoor map around the venue while it is in the content of the map. One per map.
 *
 * @param styleUrl URL of a MapLibre style; default: the built-in style, which requests nothing
 * @param styleJson a MapLibre style as JSON text, instead of its URL
 * @param onChange called with whether it is shown
 */
@Composable
@MapComposable
public fun OutdoorMap(
    styleUrl: String? = null,
    styleJson: String? = null,
    onChange: ((isShown: Boolean) -> Unit)? = null,
) {
    val outdoor = OutdoorTopic(true, styleUrl, styleJson)
    ComposeNode<OutdoorNode, MapApplier>(
        factory = { OutdoorNode() },
        update = { set(outdoor) { value = it } },
    )
    MapEventEffect(
        onChange?.let { call -> { event -> if (event is MapEvent.OutdoorChange) call(event.payload.isShown) } },
    )
}
