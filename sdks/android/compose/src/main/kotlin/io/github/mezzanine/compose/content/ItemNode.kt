package io.github.mezzanine.compose

import io.github.mezzanine.ClickDetail
import io.github.mezzanine.ImageItem
import io.github.mezzanine.LabelItem
import io.github.mezzanine.MapEvent
import io.github.mezzanine.MarkerItem
import io.github.mezzanine.ModelItem
import io.github.mezzanine.ShapeItem
import io.github.mezzanine.SpaceItem
import io.github.mezzanine.StateTopic
import java.util.concurrent.atomic.AtomicLong

/** An item of a list of the state. Without a key of the app, it keeps one of its own while it exists. */
internal abstract class ItemNode<T : Any>(
    topic: StateTopic,
    name: String,
) : ValueNode<T>(topic, name) {
    private val ownKey = "compose-${lastKey.incrementAndGet()}"

    /** Values from the composable. The key is empty if the app chose none. */
    fun give(item: T) {
        value = if (keyOf(item).isEmpty()) withKey(item, ownKey) else item
    }

    /** Called when users tap the item. */
    fun giveClick(onClick: (() -> Unit)?) {
        onEvent = onClick?.let { call -> { event -> if (event is MapEvent.Click && isHit(event.payload)) call() } }
    }

    /** The key of an item. */
    abstract fun keyOf(item: T): String

    protected abstract fun withKey(
        item: T,
        key: String,
    ): T

    protected open fun keysIn(click: ClickDetail): List<String> = emptyList()

    private fun isHit(click: ClickDetail): Boolean = value?.let { keyOf(it) in keysIn(click) } == true

    private companion object {
        val lastKey = AtomicLong()
    }
}

internal class MarkerNode : ItemNode<MarkerItem>(StateTopic.MARKERS, "Marker") {
    override fun keyOf(item: MarkerItem) = item.key

    override fun withKey(
        item: MarkerItem,
        key: String,
    ) = item.copy(key = key)

    override fun keysIn(click: ClickDetail) = click.markerKeys
}

internal class LabelNode : ItemNode<LabelItem>(StateTopic.LABELS, "Label") {
    override fun keyOf(item: LabelItem) = item.key

    override fun withKey(
        item: LabelItem,
        key: String,
    ) = item.copy(key = key)

    override fun keysIn(click: ClickDetail) = click.labels.mapNotNull { it.key }
}

internal class ShapeNode : ItemNode<ShapeItem>(StateTopic.SHAPES, "Shape") {
    override fun keyOf(item: ShapeItem) = item.key

    override fun withKey(
        item: ShapeItem,
        key: String,
    ) = item.copy(key = key)

    override fun keysIn(click: ClickDetail) = click.shapeKeys
}

internal class ModelNode : ItemNode<ModelItem>(StateTopic.MODELS, "Model") {
    override fun keyOf(item: ModelItem) = item.key

    override fun withKey(
        item: ModelItem,
        key: String,
    ) = item.copy(key = key)

    override fun keysIn(click: ClickDetail) = click.modelKeys
}

internal class FloorImageNode : ItemNode<ImageItem>(StateTopic.IMAGES, "FloorImage") {
    override fun keyOf(item: ImageItem) = item.key

    override fun withKey(
        item: ImageItem,
        key: String,
    ) = item.copy(key = key)
}

internal class SpaceStateNode : ItemNode<SpaceItem>(StateTopic.SPACES, "SpaceState") {
    override fun keyOf(item: SpaceItem) = item.key

    override fun withKey(
        item: SpaceItem,
        key: String,
    ) = item.copy(key = key)
}
