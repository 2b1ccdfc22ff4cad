package io.github.mezzanine.compose

import androidx.compose.runtime.Composable
import androidx.compose.runtime.ComposeNode
import io.github.mezzanine.ImageItem
import io.github.mezzanine.PlaceTarget

/**
 * An image on a floor.
 *
 * ```kotlin
 * FloorImage(hall.target, plan, widthMeters = 30.0, heightMeters = 20.0)
 * ```
 *
 * @param target where its center is
 * @param url a file of the venue, a URL, or a `data:` URL
 * @param key its name in errors, unique among images; default: made by the map
 * @param floorId id of its floor, for a coordinate without one
 * @param widthMeters width
 * @param heightMeters height
 * @param rotationDegrees rotation, clockwise; default 0
 * @param altitudeMeters height above the floor; default 0
 * @param opacity opacity, 0 to 1; default 1
 */
@Composable
@MapComposable
public fun FloorImage(
    target: PlaceTarget,
    url: String,
    key: String = "",
    floorId: String? = null,
    widthMeters: Double? = null,
    heightMeters: Double? = null,
    rotationDegrees: Double? = null,
    altitudeMeters: Double? = null,
    opacity: Double? = null,
) {
    val item =
        ImageItem(
            key = key,
            target = target,
            url = url,
            floorId = floorId,
            widthMeters = widthMeters,
            heightMeters = heightMeters,
            rotationDegrees = rotationDegrees,
            altitudeMeters = altitudeMeters,
            opacity = opacity,
        )
    ComposeNode<FloorImageNode, MapApplier>(
        factory = { FloorImageNode() },
        update = { set(item) { give(it) } },
    )
}
