@file:Suppress("DEPRECATION")

package io.github.mezzanine.v4

import io.github.mezzanine.Geometry
import io.github.mezzanine.ShapeItem

/** Lines on the map. */
@Deprecated("Use ShapeItem.", ReplaceWith("ShapeItem", "io.github.mezzanine.ShapeItem"))
public class PathManager internal constructor(
    private val context: MapContext,
) {
    /**
     * Draws a line.
     *
     * @param path nodes or coordinates, such as `directions.path`; at least two in a row on the same map
     * @param options color and width
     * @return the id of the line
     * @throws io.github.mezzanine.MezzanineException `invalid-argument`; `no-venue` before the venue is loaded
     */
    @JvmOverloads
    @Deprecated("Add a ShapeItem to MapState.shapes.")
    public fun add(
        path: List<MapPoint>,
        options: Path = Path(),
    ): String {
        reportPath(options)
        val radius = options.nearRadius ?: DEFAULT_RADIUS
        requireNumber("options.nearRadius", radius, MIN_RADIUS, MAX_RADIUS)
        path.forEach { context.requirePlace("path", it) }
        val stretches = stretchesOf(path)
        if (stretches.isEmpty()) {
            throw invalidArgument("path", path, "at least two points in a row on the same map")
        }
        val id = context.newKey("path")
        val shapes =
            stretches.mapIndexed { index, points ->
                ShapeItem(
                    key = "$id-$index",
                    geometry = Geometry.LineString(points.map { listOf(it.longitude, it.latitude) }),
                    floorId = points.first().map.id,
                    widthMeters = radius * 2,
                    color = options.color,
                )
            }
        context.change { it.copy(paths = it.paths + (id to shapes)) }
        return id
    }

    /** Removes a line by its id. Removing it again does nothing. */
    @Deprecated("Remove the ShapeItem from MapState.shapes.")
    public fun remove(id: String) {
        context.change { it.copy(paths = it.paths - id) }
    }

    /** Removes all lines. */
    @Deprecated("Set MapState.shapes to null.")
    public fun removeAll() {
        context.change { it.copy(paths = emptyMap()) }
    }
}

/** Points in a row on the same map, two or more each. */
private fun stretchesOf(path: List<MapPoint>): List<List<MapPoint>> {
    val stretches = mutableListOf<MutableList<MapPoint>>()
    for (point in path) {
        val last = stretches.lastOrNull()
        if (last != null && last.first().map === point.map) last += point else stretches += mutableListOf(point)
    }
    return stretches.filter { it.size > 1 }
}

private const val DEFAULT_RADIUS = 0.25
private const val MIN_RADIUS = 0.005
private const val MAX_RADIUS = 500.0
