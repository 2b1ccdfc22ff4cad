package io.github.mezzanine.compose

import io.github.mezzanine.MapEvent
import io.github.mezzanine.StateTopic

/** Content that one composable adds to a map. */
internal abstract class MapNode {
    /** The map that it belongs to, while it does. */
    var root: MapRoot? = null

    /** The topics that it changes. */
    abstract val topics: Set<StateTopic>

    /** Receives the events of the map, or null. */
    var onEvent: ((MapEvent) -> Unit)? = null
        set(value) {
            field = value
            root?.forgetListeners()
        }

    /** Called when the app removes it from the content, but not when the content ends with the map. */
    open fun onRemoved() = Unit
}

/** A node with the value of a topic. */
internal abstract class ValueNode<T : Any>(
    topic: StateTopic,
    /** The composable, for errors. */
    val name: String,
) : MapNode() {
    final override val topics: Set<StateTopic> = setOf(topic)

    /** The value, or null for none. */
    var value: T? = null
        set(value) {
            field = value
            root?.touch(topics)
        }
}
