@file:Suppress("DEPRECATION")
@file:OptIn(OlderVersionsApi::class)

package io.github.mezzanine.v4

/** How the venue is shown, for `loadVenue` and `showVenue`. */
@Deprecated("Use MapState.", ReplaceWith("MapState", "io.github.mezzanine.MapState"))
public data class ShowVenue
    @JvmOverloads
    constructor(
        /** Id of the map to show first; default: the default map of the first building. */
        @property:Deprecated("Use FloorTopic.")
        public val firstMapId: String? = null,
        /** Whether all locations get floating labels at the start. */
        @property:Deprecated("Use LabelsTopic.names.")
        public val labelAllLocationsOnInit: Boolean = true,
        /** CSS color around the building. */
        @property:Deprecated("Use ThemeColors.paper.")
        public val backgroundColor: String? = null,
        /** No longer has an effect; reported once. */
        @property:Deprecated("Set a backgroundColor with an alpha value.")
        public val backgroundAlpha: Double? = null,
        /** No longer has an effect; reported once. */
        @property:Deprecated("Everything is drawn in one buffer.")
        public val multiBufferRendering: Boolean? = null,
        /** No longer has an effect; reported once. */
        @property:Deprecated("Routes are always visible through walls.")
        public val xRayPath: Boolean? = null,
    )

internal fun reportShowVenue(options: ShowVenue) {
    reportOptions(
        "ShowVenue",
        Triple("backgroundAlpha", options.backgroundAlpha, "Set a backgroundColor with an alpha value."),
        Triple("multiBufferRendering", options.multiBufferRendering, "Everything is drawn in one buffer."),
        Triple("xRayPath", options.xRayPath, "Routes are always visible through walls."),
    )
}
