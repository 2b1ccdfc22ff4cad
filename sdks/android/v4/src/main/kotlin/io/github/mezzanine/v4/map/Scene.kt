package io.github.mezzanine.v4

import io.github.mezzanine.AutomaticLabels
import io.github.mezzanine.BlueDotTopic
import io.github.mezzanine.CameraRulesTopic
import io.github.mezzanine.LabelItem
import io.github.mezzanine.LabelsTopic
import io.github.mezzanine.MapState
import io.github.mezzanine.MarkerItem
import io.github.mezzanine.RouteTopic
import io.github.mezzanine.ScreenOffsets
import io.github.mezzanine.ShapeItem
import io.github.mezzanine.SpaceItem

/** Keys of items begin with it. Items of the app with other keys stay on the map. */
internal const val KEY_PREFIX = "v4-"

/** A label, and the polygon whose text color it has. */
internal class SceneLabel(
    val item: LabelItem,
    val polygonId: String?,
    /** Whether `labelAllLocations` added it. */
    val isNamed: Boolean,
)

/** Who added a marker. */
internal enum class MarkerOwner { MARKER, TOOLTIP, JOURNEY }

/** A marker, and who added it. */
internal class SceneMarker(
    val owner: MarkerOwner,
    val item: MarkerItem,
)

/** How a polygon differs from the map. */
internal class PolygonLook(
    val color: String,
    val textColor: String?,
    val opacity: Double?,
)

/** Content that calls of the older version put on a map. */
internal data class Scene(
    val labels: Map<String, SceneLabel> = emptyMap(),
    val markers: Map<String, SceneMarker> = emptyMap(),
    /** By the ids of polygons. */
    val looks: Map<String, PolygonLook> = emptyMap(),
    /** Color of the polygons at the destinations of the route, by their ids. */
    val highlights: Map<String, String> = emptyMap(),
    /** Ids of polygons that highlight on taps. */
    val interactive: Set<String> = emptySet(),
    val paths: Map<String, List<ShapeItem>> = emptyMap(),
    val route: RouteTopic? = null,
    val blueDot: BlueDotTopic? = null,
    val screenOffsets: ScreenOffsets? = null,
) {
    /**
     * The state of version 5 with this scene. What the app has set there itself stays, except automatic labels.
     *
     * @param before the scene that the state has
     */
    fun on(
        state: MapState,
        before: Scene = Scene(),
    ): MapState {
        val rules = state.cameraRules ?: CameraRulesTopic()
        return state.copy(
            labels = LabelsTopic(AutomaticLabels.NONE, labelItems(state).ifEmpty { null }),
            markers = (state.markers.foreign { it.key } + markers.values.map { it.item }).ifEmpty { null },
            shapes = (state.shapes.foreign { it.key } + paths.values.flatten()).ifEmpty { null },
            spaces = (state.spaces.foreign { it.key } + spaceItems()).ifEmpty { null },
            route = if (route == before.route) state.route else route,
            blueDot = if (blueDot == before.blueDot) state.blueDot else blueDot,
            cameraRules = screenOffsets?.let { rules.copy(screenOffsets = it) } ?: state.cameraRules,
        )
    }

    private fun labelItems(state: MapState): List<LabelItem> =
        state.labels?.items.foreign { it.key } +
            labels.values.map { label ->
                label.item.copy(color = looks[label.polygonId]?.textColor ?: label.item.color)
            }

    private fun spaceItems(): List<SpaceItem> {
        val highlighted = highlights.map { (id, color) -> SpaceItem("${KEY_PREFIX}highlight-$id", listOf(id), color) }
        val colored =
            looks.map { (id, look) ->
                SpaceItem("${KEY_PREFIX}look-$id", listOf(id), look.color, opacity = look.opacity)
            }
        val tapped =
            interactive.takeIf { it.isNotEmpty() }?.let {
                SpaceItem("${KEY_PREFIX}interactive", it.toList(), interactive = true)
            }
        return listOfNotNull(tapped) + colored + highlighted
    }
}

private fun <T> List<T>?.foreign(keyOf: (T) -> String): List<T> = orEmpty().filterNot { keyOf(it).startsWith(KEY_PREFIX) }
