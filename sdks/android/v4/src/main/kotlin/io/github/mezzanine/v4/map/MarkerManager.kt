@file:Suppress("DEPRECATION")

package io.github.mezzanine.v4

import io.github.mezzanine.MarkerContent
import io.github.mezzanine.MarkerItem

/** Markers of HTML. */
@Deprecated("Use MarkerItem.", ReplaceWith("MarkerItem", "io.github.mezzanine.MarkerItem"))
public class MarkerManager internal constructor(
    private val context: MapContext,
) {
    /**
     * Adds a marker.
     *
     * @param place a node, coordinate, polygon, or location
     * @param contentHtml content; scripts, event handlers, and forms are removed
     * @param options anchor and rank
     * @return its id
     * @throws io.github.mezzanine.MezzanineException `invalid-argument`; `no-venue` before the venue is loaded
     */
    @JvmOverloads
    @Deprecated("Add a MarkerItem to MapState.markers.")
    public fun add(
        place: Navigable,
        contentHtml: String,
        options: Marker = Marker(),
    ): String =
        put(MarkerOwner.MARKER) { key ->
            MarkerItem(
                key = key,
                target = context.requirePlace("place", place).v5Target,
                content = MarkerContent.Html(contentHtml),
                anchor = options.anchor.v5,
                priority = priorityOf("options.rank", options.rank),
            )
        }

    /** Removes a marker by its id. Removing it again does nothing. */
    @Deprecated("Remove the MarkerItem from MapState.markers.")
    public fun remove(id: String) {
        remove(MarkerOwner.MARKER, id)
    }

    /** Removes all markers. */
    @Deprecated("Set MapState.markers to null.")
    public fun removeAll() {
        removeAll(MarkerOwner.MARKER)
    }

    internal fun addTooltip(
        place: Navigable,
        contentHtml: String,
        options: Tooltip,
    ): String =
        put(MarkerOwner.TOOLTIP) { key ->
            MarkerItem(
                key = key,
                target = context.requirePlace("place", place).v5Target,
                content = MarkerContent.Html("<div style=\"$BUBBLE\">$contentHtml</div>"),
                anchor = MarkerAnchor.BOTTOM.v5,
                priority = priorityOf("options.collisionRank", options.collisionRank),
            )
        }

    internal fun remove(
        owner: MarkerOwner,
        id: String,
    ) {
        context.change { scene -> scene.copy(markers = scene.markers.filterNot { it.key == id && it.value.owner == owner }) }
    }

    internal fun removeAll(owner: MarkerOwner) {
        context.change { scene -> scene.copy(markers = scene.markers.filterValues { it.owner != owner }) }
    }

    private fun put(
        owner: MarkerOwner,
        make: (key: String) -> MarkerItem,
    ): String {
        val item = make(context.newKey(owner.name.lowercase()))
        context.change { it.copy(markers = it.markers + (item.key to SceneMarker(owner, item))) }
        return item.key
    }
}

private const val BUBBLE =
    "padding:4px 8px;margin-bottom:6px;border-radius:6px;background:#16181D;color:#FFFFFF;" +
        "font:13px/1.4 system-ui,sans-serif;max-width:240px"
