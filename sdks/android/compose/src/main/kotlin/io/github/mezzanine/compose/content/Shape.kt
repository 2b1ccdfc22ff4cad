package io.github.mezzanine.compose

import androidx.compose.runtime.Composable
import androidx.compose.runtime.ComposeNode
import io.github.mezzanine.Geometry
import io.github.mezzanine.ShapeItem

/**
 * A point, line, or area on a floor.
 *
 * ```kotlin
 * Shape(Geometry.LineString(path), floorId = ground.id, widthMeters = 2.0)
 * ```
 *
 * @param geometry where it is, in degrees
 * @param floorId id of its floor; default: the floor that is shown when it is added
 * @param key its name in `ClickDetail.shapeKeys`, unique among shapes; default: made by the map
 * @param widthMeters width of lines
 * @param radiusMeters radius of points
 * @param color CSS color; default: the theme's accent color
 * @param opacity opacity, 0 to 1; default 1
 * @param heightMeters height; default: flat
 * @param altitudeMeters height above the floor; default 0
 * @param interactive whether taps hit it; default: whether there is [onClick]
 * @param onClick called when users tap it
 */
@Composable
@MapComposable
public fun Shape(
    geometry: Geometry,
    floorId: String? = null,
    key: String = "",
    widthMeters: Double? = null,
    radiusMeters: Double? = null,
    color: String? = null,
    opacity: Double? = null,
    heightMeters: Double? = null,
    altitudeMeters: Double? = null,
    interactive: Boolean? = null,
    onClick: (() -> Unit)? = null,
) {
    val item =
        ShapeItem(
            key = key,
            geometry = geometry,
            floorId = floorId,
            widthMeters = widthMeters,
            radiusMeters = radiusMeters,
            color = color,
            opacity = opacity,
            heightMeters = heightMeters,
            altitudeMeters = altitudeMeters,
            interactive = interactive ?: onClick?.let { true },
        )
    ComposeNode<ShapeNode, MapApplier>(
        factory = { ShapeNode() },
        update = {
            set(item) { give(it) }
            set(onClick) { giveClick(it) }
        },
    )
}
