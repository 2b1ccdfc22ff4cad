package io.github.mezzanine.compose

import androidx.compose.runtime.Composable
import androidx.compose.runtime.ComposeNode
import io.github.mezzanine.BlueDotPosition
import io.github.mezzanine.BlueDotStateChange
import io.github.mezzanine.BlueDotTopic
import io.github.mezzanine.FollowChange
import io.github.mezzanine.FollowMode
import io.github.mezzanine.MapEvent
import io.github.mezzanine.OtherFloor

/**
 * The position of the user. One per map. The app asks for permission and passes positions, for example
 * those of `locationUpdates`.
 *
 * ```kotlin
 * BlueDot(position, follow = FollowMode.POSITION)
 * ```
 *
 * @param position the position; null waits for one
 * @param follow whether the camera follows; default: it does not
 * @param color CSS color; default blue
 * @param staleAfterMs the dot turns gray after this time without a position; default 30000
 * @param otherFloor how it looks on another floor; default: dimmed
 * @param onStateChange called when the state of the position changes, for example to stale
 * @param onFollowChange called when the follow mode changes, for example because users moved the map
 */
@Composable
@MapComposable
public fun BlueDot(
    position: BlueDotPosition?,
    follow: FollowMode? = null,
    color: String? = null,
    staleAfterMs: Double? = null,
    otherFloor: OtherFloor? = null,
    onStateChange: ((BlueDotStateChange) -> Unit)? = null,
    onFollowChange: ((FollowChange) -> Unit)? = null,
) {
    val dot = BlueDotTopic(position, follow, color, staleAfterMs, otherFloor)
    ComposeNode<BlueDotNode, MapApplier>(
        factory = { BlueDotNode() },
        update = { set(dot) { value = it } },
    )
    MapEventEffect(
        if (onStateChange == null && onFollowChange == null) {
            null
        } else {
            { event ->
                when (event) {
                    is MapEvent.BlueDotState -> onStateChange?.invoke(event.payload)
                    is MapEvent.FollowChange -> onFollowChange?.invoke(event.payload)
                    else -> Unit
                }
            }
        },
    )
}
