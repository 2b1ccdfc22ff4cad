package io.github.mezzanine.compose

import androidx.compose.runtime.AbstractApplier
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Composition
import androidx.compose.runtime.CompositionContext
import kotlinx.coroutines.awaitCancellation

/** Applies the changes of a composition to the content of a map, which has no levels. */
internal class MapApplier(
    private val content: MapRoot,
) : AbstractApplier<MapNode>(content) {
    override fun insertTopDown(
        index: Int,
        instance: MapNode,
    ) = Unit

    // The node's values are set by then.
    override fun insertBottomUp(
        index: Int,
        instance: MapNode,
    ) = content.insert(index, instance)

    override fun remove(
        index: Int,
        count: Int,
    ) = content.remove(index, count)

    override fun move(
        from: Int,
        to: Int,
        count: Int,
    ) = content.move { it.move(from, to, count) }

    override fun onClear() = content.clear()

    override fun onEndChanges() = content.flush()
}

/** Composes the content of a map until it is canceled. */
internal suspend fun composeMap(
    root: MapRoot,
    parent: CompositionContext,
    content: @Composable @MapComposable () -> Unit,
): Nothing {
    val composition = Composition(MapApplier(root), parent)
    try {
        composition.setContent(content)
        awaitCancellation()
    } finally {
        composition.dispose()
    }
}
