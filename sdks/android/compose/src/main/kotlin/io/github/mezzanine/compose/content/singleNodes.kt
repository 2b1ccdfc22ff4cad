package io.github.mezzanine.compose

import io.github.mezzanine.BlueDotTopic
import io.github.mezzanine.CameraRulesTopic
import io.github.mezzanine.CameraTopic
import io.github.mezzanine.OutdoorTopic
import io.github.mezzanine.RouteTopic
import io.github.mezzanine.SelectionTopic
import io.github.mezzanine.StackTopic
import io.github.mezzanine.StateTopic

internal class CameraNode(
    private val state: MezzanineMapState,
) : ValueNode<CameraTopic>(StateTopic.CAMERA, "Camera") {
    override fun onRemoved() {
        // If the app shows it again, it focuses again.
        state.focused = null
    }
}

internal class CameraRulesNode : ValueNode<CameraRulesTopic>(StateTopic.CAMERA_RULES, "Camera")

internal class SelectionNode : ValueNode<SelectionTopic>(StateTopic.SELECTION, "Selection")

internal class RouteNode : ValueNode<RouteTopic>(StateTopic.ROUTE, "Route")

internal class BlueDotNode : ValueNode<BlueDotTopic>(StateTopic.BLUE_DOT, "BlueDot")

internal class StackNode : ValueNode<StackTopic>(StateTopic.STACK, "StackedFloors")

internal class OutdoorNode : ValueNode<OutdoorTopic>(StateTopic.OUTDOOR, "OutdoorMap")

/** Listens to events and has no state. */
internal class ListenerNode : MapNode() {
    override val topics: Set<StateTopic> = emptySet()
}

/** The map's own settings, without its content. */
internal class SettingsNode : MapNode() {
    override val topics: Set<StateTopic> = settingsTopics

    var settings: MapSettings = MapSettings()
        set(value) {
            field = value
            root?.touch(topics)
        }
}

private val settingsTopics =
    setOf(
        StateTopic.VENUE,
        StateTopic.LANGUAGE,
        StateTopic.ACCESSIBILITY,
        StateTopic.THEME,
        StateTopic.FLOOR,
        StateTopic.CAMERA,
        StateTopic.LABELS,
        StateTopic.SELECTION,
        StateTopic.VISIBILITY,
    )
