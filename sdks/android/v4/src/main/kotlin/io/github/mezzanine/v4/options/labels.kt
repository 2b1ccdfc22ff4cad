@file:Suppress("DEPRECATION")
@file:OptIn(OlderVersionsApi::class)

package io.github.mezzanine.v4

import io.github.mezzanine.LabelIcon
import io.github.mezzanine.LabelItem
import io.github.mezzanine.LabelKind
import io.github.mezzanine.PlaceTarget
import java.net.URLEncoder

/** Floating labels for all locations. */
@Deprecated("Use LabelsTopic.", ReplaceWith("LabelsTopic", "io.github.mezzanine.LabelsTopic"))
public data class FloatingLabelAllLocations
    @JvmOverloads
    constructor(
        /** Look of the labels. */
        public val appearance: FloatingLabelAppearance? = null,
    )

/** Flat labels for all locations. */
@Deprecated("Use LabelsTopic.", ReplaceWith("LabelsTopic", "io.github.mezzanine.LabelsTopic"))
public data class FlatLabelAllLocations
    @JvmOverloads
    constructor(
        /** Look of the labels. */
        public val appearance: FlatLabelAppearance? = null,
    )

/** Look of floating labels. */
@Deprecated("Use LabelItem.", ReplaceWith("LabelItem", "io.github.mezzanine.LabelItem"))
public data class FloatingLabelAppearance
    @JvmOverloads
    constructor(
        /** Look of the text. */
        public val text: Text? = null,
        /** Look of the marker. */
        public val marker: Marker? = null,
        /** No longer has an effect; reported once. */
        @property:Deprecated("Labels that would overlap are hidden.")
        public val margin: Double? = null,
    ) {
        /** Look of the text of floating labels. */
        @Deprecated("Use LabelItem.", ReplaceWith("LabelItem", "io.github.mezzanine.LabelItem"))
        public data class Text
            @JvmOverloads
            constructor(
                /** CSS color of the letters. */
                @property:Deprecated("Use LabelItem.color.")
                public val foregroundColor: String? = null,
                /** CSS color around the letters. */
                @property:Deprecated("Use LabelItem.haloColor.")
                public val backgroundColor: String? = null,
                /** Size of the letters in density-independent pixels, 6 to 64; default 13. */
                @property:Deprecated("Use LabelItem.fontSizePixels.")
                public val size: Double? = null,
                /** Width at which lines break, 20 to 400 density-independent pixels; default 112. */
                @property:Deprecated("Use LabelItem.maxWidthPixels.")
                public val maxWidth: Double? = null,
                /** No longer has an effect; reported once. */
                @property:Deprecated("Labels have at most six lines.")
                public val numLines: Int? = null,
                /** No longer has an effect; reported once. */
                @property:Deprecated("Set maxWidth and size.")
                public val lineHeight: Double? = null,
            )

        /** Look of the marker of floating labels. */
        @Deprecated("Use LabelIcon.", ReplaceWith("LabelIcon", "io.github.mezzanine.LabelIcon"))
        public data class Marker
            @JvmOverloads
            constructor(
                /** SVG text of an icon that replaces the dot. */
                @property:Deprecated("Use LabelItem.icon.")
                public val icon: String? = null,
                /** Size of the icon in density-independent pixels, 8 to 96; default 24. */
                @property:Deprecated("Use LabelIcon.Image.sizePixels.")
                public val iconSize: Double? = null,
                /** No longer has an effect; reported once. */
                @property:Deprecated("Set iconSize.")
                public val size: Double? = null,
                /** No longer has an effect; reported once. */
                @property:Deprecated("Icons are visible whenever their label is.")
                public val iconVisibilityThreshold: Double? = null,
                /** No longer has an effect; reported once. */
                @property:Deprecated("Set the colors in the SVG text of the icon.")
                public val foregroundColor: Color? = null,
                /** No longer has an effect; reported once. */
                @property:Deprecated("Set the colors in the SVG text of the icon.")
                public val backgroundColor: Color? = null,
            )

        /**
         * Colors of a marker. They no longer have an effect.
         *
         * @property active CSS color of visible labels
         * @property inactive CSS color of hidden labels
         */
        @Deprecated("Set the colors in the SVG text of the icon.")
        public data class Color
            @JvmOverloads
            constructor(
                public val active: String? = null,
                public val inactive: String? = null,
            )

        /** Ready-made looks. */
        public companion object {
            /** Dark letters on a light ground. */
            @JvmField
            @Deprecated("Use LabelItem.color and LabelItem.haloColor.")
            public val darkOnLight: FloatingLabelAppearance = FloatingLabelAppearance(Text("#16181D", "#FFFDF9"))

            /** Light letters on a dark ground. */
            @JvmField
            @Deprecated("Use LabelItem.color and LabelItem.haloColor.")
            public val lightOnDark: FloatingLabelAppearance = FloatingLabelAppearance(Text("#F4F1EA", "#14171C"))
        }
    }

/** Look of flat labels. */
@Deprecated("Use LabelItem.", ReplaceWith("LabelItem", "io.github.mezzanine.LabelItem"))
public data class FlatLabelAppearance
    @JvmOverloads
    constructor(
        /** Size of the letters, 0.5 to 250; default 12. A size of 5 is a meter on the map. */
        @property:Deprecated("Use LabelItem.fontSizeMeters.")
        public val fontSize: Double? = null,
        /** CSS color of the letters. */
        @property:Deprecated("Use LabelItem.color.")
        public val color: String? = null,
        /** No longer has an effect; reported once. */
        @property:Deprecated("Labels keep their distance to the edges.")
        public val margin: Double? = null,
        /** No longer has an effect; reported once. */
        @property:Deprecated("Labels shrink until they fit.")
        public val scaleMin: Double? = null,
        /** No longer has an effect; reported once. */
        @property:Deprecated("Labels shrink until they fit.")
        public val scaleStep: Double? = null,
        /** No longer has an effect; reported once. */
        @property:Deprecated("Labels lie on top of their polygon.")
        public val height: Double? = null,
    )

/** The target and the text of a label. */
internal class LabelText(
    val key: String,
    val target: PlaceTarget,
    val text: String,
)

/** Makes floating labels with a look. */
internal fun floatingLabels(appearance: FloatingLabelAppearance?): (LabelText) -> LabelItem {
    val text = appearance?.text
    val marker = appearance?.marker
    reportOptions(
        "FloatingLabelAppearance",
        Triple("margin", appearance?.margin, "Labels that would overlap are hidden."),
        Triple("text.numLines", text?.numLines, "Labels have at most six lines."),
        Triple("text.lineHeight", text?.lineHeight, "Set maxWidth and size."),
        Triple("marker.size", marker?.size, "Set iconSize."),
        Triple(
            "marker.iconVisibilityThreshold",
            marker?.iconVisibilityThreshold,
            "Icons are visible whenever their label is.",
        ),
        Triple("marker.foregroundColor", marker?.foregroundColor, MARKER_COLOR),
        Triple("marker.backgroundColor", marker?.backgroundColor, MARKER_COLOR),
    )
    requireNumber("appearance.text.size", text?.size, MIN_SIZE, MAX_SIZE)
    requireNumber("appearance.text.maxWidth", text?.maxWidth, MIN_WIDTH, MAX_WIDTH)
    requireNumber("appearance.marker.iconSize", marker?.iconSize, MIN_ICON, MAX_ICON)
    val icon = marker?.icon?.let { LabelIcon.Image(urlOf(it), marker.iconSize) } ?: LabelIcon.Dot
    return {
        LabelItem(
            key = it.key,
            target = it.target,
            text = it.text,
            color = text?.foregroundColor,
            haloColor = text?.backgroundColor,
            fontSizePixels = text?.size,
            maxWidthPixels = text?.maxWidth,
            icon = icon,
        )
    }
}

/** Makes flat labels with a look. */
internal fun flatLabels(appearance: FlatLabelAppearance?): (LabelText) -> LabelItem {
    reportOptions(
        "FlatLabelAppearance",
        Triple("margin", appearance?.margin, "Labels keep their distance to the edges."),
        Triple("scaleMin", appearance?.scaleMin, "Labels shrink until they fit."),
        Triple("scaleStep", appearance?.scaleStep, "Labels shrink until they fit."),
        Triple("height", appearance?.height, "Labels lie on top of their polygon."),
    )
    requireNumber("appearance.fontSize", appearance?.fontSize, MIN_FLAT_SIZE, MAX_FLAT_SIZE)
    return {
        LabelItem(
            key = it.key,
            target = it.target,
            text = it.text,
            kind = LabelKind.FLAT,
            color = appearance?.color,
            fontSizeMeters = appearance?.fontSize?.div(SIZE_PER_METER),
        )
    }
}

private fun urlOf(svg: String): String =
    "data:image/svg+xml;charset=utf-8," + URLEncoder.encode(svg, "UTF-8").replace("+", "%20")

private const val MARKER_COLOR = "Set the colors in the SVG text of the icon."
private const val SIZE_PER_METER = 5.0
private const val MIN_FLAT_SIZE = 0.5
private const val MAX_FLAT_SIZE = 250.0
private const val MIN_SIZE = 6.0
private const val MAX_SIZE = 64.0
private const val MIN_WIDTH = 20.0
private const val MAX_WIDTH = 400.0
private const val MIN_ICON = 8.0
private const val MAX_ICON = 96.0
