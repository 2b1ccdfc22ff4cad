package io.github.mezzanine.compose

import io.github.mezzanine.ErrorCode
import io.github.mezzanine.LabelsTopic
import io.github.mezzanine.MapEvent
import io.github.mezzanine.MapState
import io.github.mezzanine.MezzanineException
import io.github.mezzanine.StateTopic
import java.util.EnumSet

/**
 * The content of a map. Collects the state from its nodes, once after all changes of a frame. Only topics
 * with changed nodes are collected again. The others keep their lists, which are quick to compare.
 */
internal class MapRoot(
    private val onChange: (MapState) -> Unit,
) : MapNode() {
    private val nodes = ArrayList<MapNode>()
    private val changed = EnumSet.noneOf(StateTopic::class.java)
    private var state = MapState()
    private var listeners: List<MapNode>? = null

    override val topics: Set<StateTopic> = emptySet()

    /** Adds a node. */
    fun insert(
        index: Int,
        node: MapNode,
    ) {
        nodes.add(index, node)
        node.root = this
        touch(node.topics)
        forgetListeners()
    }

    /** Removes nodes. */
    fun remove(
        index: Int,
        count: Int,
    ) {
        val removed = nodes.subList(index, index + count)
        for (node in removed) {
            node.root = null
            touch(node.topics)
            node.onRemoved()
        }
        removed.clear()
        forgetListeners()
    }

    /** Moves nodes with a function of the applier. */
    fun move(change: (MutableList<MapNode>) -> Unit) {
        change(nodes)
        for (node in nodes) touch(node.topics)
        forgetListeners()
    }

    /** Forgets all nodes without notifying the map, because the content ends with the map. */
    fun clear() {
        nodes.clear()
        changed.clear()
        listeners = null
    }

    /** Records that topics have changed. */
    fun touch(topics: Set<StateTopic>) {
        changed += topics
    }

    /** Records whether a node listens. */
    fun forgetListeners() {
        listeners = null
    }

    /** Reports the state if nodes have changed. */
    fun flush() {
        if (changed.isEmpty()) return
        val settings = nodes.firstNotNullOfOrNull { (it as? SettingsNode)?.settings } ?: MapSettings()
        val next = changed.fold(state) { collected, topic -> collect(collected, topic, settings) }
        changed.clear()
        if (next == state) return
        state = next
        onChange(next)
    }

    /** Passes events of the map to nodes. */
    fun dispatch(event: MapEvent) {
        val listening = listeners ?: nodes.filter { it.onEvent != null }.also { listeners = it }
        for (node in listening) node.onEvent?.invoke(event)
    }

    private fun collect(
        state: MapState,
        topic: StateTopic,
        settings: MapSettings,
    ): MapState =
        when (topic) {
            StateTopic.VENUE -> state.copy(venue = settings.venue)
            StateTopic.LANGUAGE -> state.copy(language = settings.look.language)
            StateTopic.ACCESSIBILITY -> state.copy(accessibility = settings.look.accessibility)
            StateTopic.THEME -> state.copy(theme = settings.theme)
            StateTopic.FLOOR -> state.copy(floor = settings.floor)
            StateTopic.CAMERA_RULES -> state.copy(cameraRules = single<CameraRulesNode>()?.value)
            StateTopic.CAMERA -> state.copy(camera = single<CameraNode>()?.value ?: settings.camera)
            StateTopic.LABELS -> state.copy(labels = labels(settings))
            StateTopic.MARKERS -> state.copy(markers = items(nodes.filterIsInstance<MarkerNode>()))
            StateTopic.SHAPES -> state.copy(shapes = items(nodes.filterIsInstance<ShapeNode>()))
            StateTopic.MODELS -> state.copy(models = items(nodes.filterIsInstance<ModelNode>()))
            StateTopic.IMAGES -> state.copy(images = items(nodes.filterIsInstance<FloorImageNode>()))
            StateTopic.SPACES -> state.copy(spaces = items(nodes.filterIsInstance<SpaceStateNode>()))
            StateTopic.SELECTION -> state.copy(selection = single<SelectionNode>()?.value ?: settings.selection)
            StateTopic.ROUTE -> state.copy(route = single<RouteNode>()?.value)
            StateTopic.BLUE_DOT -> state.copy(blueDot = single<BlueDotNode>()?.value)
            StateTopic.STACK -> state.copy(stack = single<StackNode>()?.value)
            StateTopic.OUTDOOR -> state.copy(outdoor = single<OutdoorNode>()?.value)
            StateTopic.VISIBILITY -> state.copy(visibility = settings.look.visibility)
        }

    private fun labels(settings: MapSettings): LabelsTopic? {
        val items = items(nodes.filterIsInstance<LabelNode>())
        val names = settings.look.labels
        return if (items == null && names == null) null else LabelsTopic(names, items)
    }

    private fun <T : Any> items(of: List<ItemNode<T>>): List<T>? {
        val keys = HashSet<String>(of.size)
        val items = ArrayList<T>(of.size)
        for (node in of) {
            val item = node.value ?: continue
            val key = node.keyOf(item)
            if (!keys.add(key)) {
                throw misuse(
                    "Two ${node.name} of the map have the key $key. Expected different keys. " +
                        "Use an id of your data as key, or leave it out.",
                )
            }
            items += item
        }
        return items.ifEmpty { null }
    }

    private inline fun <reified N : ValueNode<*>> single(): N? {
        val found = nodes.filterIsInstance<N>()
        if (found.size > 1) {
            throw misuse(
                "The content of the map has ${found.size} ${found.first().name}. Expected at most one. " +
                    "Remove the others, or show them one at a time.",
            )
        }
        return found.firstOrNull()
    }

    private fun misuse(message: String) = MezzanineException(ErrorCode.INVALID_ARGUMENT, message)
}
