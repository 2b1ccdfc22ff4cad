package io.github.mezzanine.compose

import androidx.compose.runtime.Composable
import androidx.compose.runtime.ComposeNode
import io.github.mezzanine.ModelItem
import io.github.mezzanine.PlaceTarget

/**
 * A 3D model on a floor.
 *
 * ```kotlin
 * Model(listOf(plaza.target), "assets/tree.glb", scale = 2.0)
 * ```
 *
 * @param targets where it stands; one model at each
 * @param url a `.glb` file of the venue, a URL, or a `data:` URL
 * @param key its name in `ClickDetail.modelKeys`, unique among models; default: made by the map
 * @param floorId id of its floor, for coordinates without one
 * @param scale scale; default 1
 * @param headingDegrees heading, clockwise from north; default 0
 * @param pitchDegrees pitch; default 0
 * @param altitudeMeters height above the floor; default 0
 * @param color CSS color; default: those of the model
 * @param opacity opacity, 0 to 1; default 1
 * @param interactive whether taps hit it; default: whether there is [onClick]
 * @param onClick called when users tap it
 */
@Composable
@MapComposable
public fun Model(
    targets: List<PlaceTarget>,
    url: String,
    key: String = "",
    floorId: String? = null,
    scale: Double? = null,
    headingDegrees: Double? = null,
    pitchDegrees: Double? = null,
    altitudeMeters: Double? = null,
    color: String? = null,
    opacity: Double? = null,
    interactive: Boolean? = null,
    onClick: (() -> Unit)? = null,
) {
    val item =
        ModelItem(
            key = key,
            targets = targets,
            url = url,
            floorId = floorId,
            scale = scale,
            headingDegrees = headingDegrees,
            pitchDegrees = pitchDegrees,
            altitudeMeters = altitudeMeters,
            color = color,
            opacity = opacity,
            interactive = interactive ?: onClick?.let { true },
        )
    ComposeNode<ModelNode, MapApplier>(
        factory = { ModelNode() },
        update = {
            set(item) { give(it) }
            set(onClick) { giveClick(it) }
        },
    )
}
