@file:Suppress("DEPRECATION")
@file:OptIn(OlderVersionsApi::class)

package io.github.mezzanine.v3

import io.github.mezzanine.v4.FloatingLabelAllLocations
import io.github.mezzanine.v4.FloatingLabelAppearance
import io.github.mezzanine.v4.OlderVersionsApi
import io.github.mezzanine.v4.reportOptions

/** Labels for all locations. */
@Deprecated("Use LabelsTopic.", ReplaceWith("LabelsTopic", "io.github.mezzanine.LabelsTopic"))
public data class LabelAllLocations
    @JvmOverloads
    constructor(
        /** Look of the labels. */
        public val appearance: LabelAppearance? = null,
    )

/** Look of labels. */
@Deprecated("Use LabelItem.", ReplaceWith("LabelItem", "io.github.mezzanine.LabelItem"))
public data class LabelAppearance
    @JvmOverloads
    constructor(
        /** Look of the text. */
        public val text: Text? = null,
        /** No longer has an effect; reported once. */
        @property:Deprecated("Labels that would overlap are hidden.")
        public val margin: Double? = null,
    ) {
        /** Look of the text of labels. */
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
                /** No longer has an effect; reported once. */
                @property:Deprecated("Labels have at most six lines.")
                public val numLines: Int? = null,
            )

        /** Ready-made looks. */
        public companion object {
            /** Dark letters on a light ground. */
            @JvmField
            @Deprecated("Use LabelItem.color and LabelItem.haloColor.")
            public val darkOnLight: LabelAppearance = lookOf(FloatingLabelAppearance.darkOnLight)

            /** Light letters on a dark ground. */
            @JvmField
            @Deprecated("Use LabelItem.color and LabelItem.haloColor.")
            public val lightOnDark: LabelAppearance = lookOf(FloatingLabelAppearance.lightOnDark)

            private fun lookOf(look: FloatingLabelAppearance): LabelAppearance =
                LabelAppearance(Text(look.text?.foregroundColor, look.text?.backgroundColor))
        }
    }

/** The version 4 labels. */
internal fun labelsOf(options: LabelAllLocations?): FloatingLabelAllLocations {
    val appearance = options?.appearance
    val text = appearance?.text
    reportOptions(
        "LabelAppearance",
        Triple("margin", appearance?.margin, "Labels that would overlap are hidden."),
        Triple("text.numLines", text?.numLines, "Labels have at most six lines."),
    )
    val look =
        FloatingLabelAppearance.Text(
            foregroundColor = text?.foregroundColor,
            backgroundColor = text?.backgroundColor,
            size = text?.size,
        )
    return FloatingLabelAllLocations(FloatingLabelAppearance(look))
}
