@file:Suppress("DEPRECATION")

package io.github.mezzanine.v4

import io.github.mezzanine.LabelItem
import io.github.mezzanine.LabelKind

/** Labels that face the viewer. */
@Deprecated("Use LabelsTopic.", ReplaceWith("LabelsTopic", "io.github.mezzanine.LabelsTopic"))
public class FloatingLabelsManager internal constructor(
    private val labels: SceneLabels,
) {
    /**
     * Labels each polygon that has a location. Another call replaces these labels. Flat labels stay.
     *
     * @param options look of the labels; null: the default look
     * @throws io.github.mezzanine.MezzanineException `invalid-argument`; `no-venue` before the venue is loaded
     */
    @JvmOverloads
    @Deprecated("Use LabelsTopic.names.")
    public fun labelAllLocations(options: FloatingLabelAllLocations? = null) {
        labels.labelAll(floatingLabels(options?.appearance)) { !it.isFlat }
    }

    /**
     * Adds a label.
     *
     * @param place a polygon, node, coordinate, or location
     * @param text plain text
     * @param appearance look of the label
     * @return its id
     * @throws io.github.mezzanine.MezzanineException `invalid-argument`; `no-venue` before the venue is loaded
     */
    @JvmOverloads
    @Deprecated("Add a LabelItem to LabelsTopic.items.")
    public fun add(
        place: Navigable,
        text: String,
        appearance: FloatingLabelAppearance? = null,
    ): String = labels.add(place, text, floatingLabels(appearance))

    /** Removes a label by its id. Removing it again does nothing. */
    @Deprecated("Remove the LabelItem from LabelsTopic.items.")
    public fun remove(id: String) {
        labels.remove { it.item.key == id && !it.isFlat }
    }

    /** Removes all floating labels. */
    @Deprecated("Use LabelsTopic.names.")
    public fun removeAll() {
        labels.remove { !it.isFlat }
    }
}

/** Labels that lie on their polygon. */
@Deprecated("Use LabelsTopic.", ReplaceWith("LabelsTopic", "io.github.mezzanine.LabelsTopic"))
public class FlatLabelsManager internal constructor(
    private val labels: SceneLabels,
) {
    /**
     * Labels each polygon that has a location. Another call replaces these labels. Floating labels stay.
     *
     * @param options look of the labels; null: the default look
     * @throws io.github.mezzanine.MezzanineException `invalid-argument`; `no-venue` before the venue is loaded
     */
    @JvmOverloads
    @Deprecated("Add LabelItems of LabelKind.FLAT to LabelsTopic.items.")
    public fun labelAllLocations(options: FlatLabelAllLocations? = null) {
        labels.labelAll(flatLabels(options?.appearance)) { it.isFlat }
    }

    /**
     * Adds a label.
     *
     * @param polygon where it is
     * @param text plain text
     * @param appearance look of the label
     * @return its id
     * @throws io.github.mezzanine.MezzanineException `invalid-argument`; `no-venue` before the venue is loaded
     */
    @JvmOverloads
    @Deprecated("Add a LabelItem of LabelKind.FLAT to LabelsTopic.items.")
    public fun add(
        polygon: Polygon,
        text: String,
        appearance: FlatLabelAppearance? = null,
    ): String = labels.add(polygon, text, flatLabels(appearance))

    /** Removes a label by its id. Removing it again does nothing. */
    @Deprecated("Remove the LabelItem from LabelsTopic.items.")
    public fun remove(id: String) {
        labels.remove { it.item.key == id && it.isFlat }
    }

    /** Removes all flat labels. */
    @Deprecated("Remove the LabelItems from LabelsTopic.items.")
    public fun removeAll() {
        labels.remove { it.isFlat }
    }
}

/** The labels of a scene. */
internal class SceneLabels(
    private val context: MapContext,
) {
    /** Labels all locations, instead of the labels of earlier calls that fit. */
    fun labelAll(
        make: (LabelText) -> LabelItem,
        isReplaced: (SceneLabel) -> Boolean,
    ) {
        val named =
            context.requireVenue("labelAllLocations").polygons.mapNotNull { polygon ->
                val name = polygon.locations.firstOrNull()?.name ?: return@mapNotNull null
                val item = make(LabelText(context.newKey("location"), polygon.v5Target, name))
                SceneLabel(item, polygon.id, isNamed = true)
            }
        context.change { scene ->
            val kept = scene.labels.filterValues { !it.isNamed || !isReplaced(it) }
            scene.copy(labels = kept + named.associateBy { it.item.key })
        }
    }

    fun add(
        place: Navigable,
        text: String,
        make: (LabelText) -> LabelItem,
    ): String {
        val target = context.requirePlace("place", place).v5Target
        val label = SceneLabel(make(LabelText(context.newKey("label"), target, text)), (place as? Polygon)?.id, false)
        context.change { it.copy(labels = it.labels + (label.item.key to label)) }
        return label.item.key
    }

    fun remove(isRemoved: (SceneLabel) -> Boolean) {
        context.change { scene -> scene.copy(labels = scene.labels.filterValues { !isRemoved(it) }) }
    }
}

internal val SceneLabel.isFlat: Boolean
    get() = item.kind == LabelKind.FLAT
