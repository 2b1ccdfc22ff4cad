@file:Suppress("DEPRECATION")
@file:OptIn(OlderVersionsApi::class)

package io.github.mezzanine.v4

/** Look of paths and journeys. */
@Deprecated("Use ShapeItem or RouteTopic.")
public data class Path
    @JvmOverloads
    constructor(
        /** CSS color. */
        public val color: String? = null,
        /** Half of the width in meters; default 0.25. Has no effect on journeys; reported once. */
        @property:Deprecated("Use ShapeItem.widthMeters.")
        public val nearRadius: Double? = null,
        /** No longer has an effect; reported once. */
        @property:Deprecated("Paths have the same width in meters at every zoom.")
        public val farRadius: Double? = null,
        /** No longer has an effect; reported once. */
        @property:Deprecated("Draw the path in parts.")
        public val drawDuration: Double? = null,
        /** No longer has an effect; reported once. */
        @property:Deprecated("Draw the path in parts.")
        public val pulseIterations: Double? = null,
        /** No longer has an effect; reported once. */
        @property:Deprecated("Draw the path in parts.")
        public val pulseColor: String? = null,
        /** No longer has an effect; reported once. */
        @property:Deprecated("Add markers along the path.")
        public val displayArrowsOnPath: Boolean? = null,
        /** No longer has an effect; reported once. */
        @property:Deprecated("Connections have the color of the route.")
        public val drawConnectionSegments: Boolean? = null,
        /** No longer has an effect; reported once. */
        @property:Deprecated("Connections have the color of the route.")
        public val connectionPathOptions: ConnectionPath? = null,
    )

/** Look of connections of a path. It no longer has an effect. */
@Deprecated("Connections have the color of the route.")
public data class ConnectionPath
    @JvmOverloads
    constructor(
        /** CSS color. */
        public val color: String? = null,
        /** Half of the width in meters. */
        public val nearRadius: Double? = null,
        /** Half of the width in meters when the camera is far. */
        public val farRadius: Double? = null,
    )

/**
 * Options of a journey. Templates are HTML. In them, `{{location.name}}` is the name of the location at the
 * place, and in templates of connections `{{type}}`, `{{direction}}`, and `{{toMapName}}` are what the
 * connection is, `up` or `down`, and the name of the map it leads to. `{{capitalize type}}` starts with a
 * capital letter. An empty template hides the marker. Without a template, the map marks the ends and floor changes itself.
 */
@Deprecated("Use RouteTopic.", ReplaceWith("RouteTopic", "io.github.mezzanine.RouteTopic"))
public data class Journey
    @JvmOverloads
    constructor(
        /** HTML where connections are entered and left. */
        @property:Deprecated("Use MarkerItem, and RouteTopic.markers.")
        public val connectionTemplateString: String? = null,
        /** HTML at each destination. */
        @property:Deprecated("Use MarkerItem, and RouteTopic.markers.")
        public val destinationMarkerTemplateString: String? = null,
        /** HTML at the start. */
        @property:Deprecated("Use MarkerItem, and RouteTopic.markers.")
        public val departureMarkerTemplateString: String? = null,
        /** Look of the route. */
        @property:Deprecated("Use RouteTopic.color.")
        public val pathOptions: Path? = null,
        /** CSS color of polygons at the destinations. */
        @property:Deprecated("Use SpaceItem.color.")
        public val polygonHighlightColor: String? = null,
        /** No longer has an effect; reported once. */
        @property:Deprecated("The part of the route behind the current step is paler.")
        public val inactivePathOptions: Path? = null,
    ) {
        internal val hasTemplate: Boolean
            get() =
                connectionTemplateString != null ||
                    destinationMarkerTemplateString != null ||
                    departureMarkerTemplateString != null
    }

internal fun reportPath(path: Path) {
    val noAnimation = "Draw the path in parts."
    reportOptions(
        "Path",
        Triple("farRadius", path.farRadius, "Paths have the same width in meters at every zoom."),
        Triple("drawDuration", path.drawDuration, noAnimation),
        Triple("pulseIterations", path.pulseIterations, noAnimation),
        Triple("pulseColor", path.pulseColor, noAnimation),
        Triple("displayArrowsOnPath", path.displayArrowsOnPath, "Add markers along the path."),
        Triple("drawConnectionSegments", path.drawConnectionSegments, CONNECTION_COLOR),
        Triple("connectionPathOptions", path.connectionPathOptions, CONNECTION_COLOR),
    )
}

internal fun reportJourney(journey: Journey) {
    val look = "Set color."
    val path = journey.pathOptions
    reportOptions(
        "Journey",
        Triple("inactivePathOptions", journey.inactivePathOptions, "The part of the route behind the current step is paler."),
        Triple("pathOptions.nearRadius", path?.nearRadius, look),
        Triple("pathOptions.farRadius", path?.farRadius, look),
        Triple("pathOptions.drawDuration", path?.drawDuration, "Routes grow from their start."),
        Triple("pathOptions.pulseIterations", path?.pulseIterations, LIGHT),
        Triple("pathOptions.pulseColor", path?.pulseColor, LIGHT),
        Triple("pathOptions.displayArrowsOnPath", path?.displayArrowsOnPath, "Routes show their direction."),
        Triple("pathOptions.drawConnectionSegments", path?.drawConnectionSegments, CONNECTION_COLOR),
        Triple("pathOptions.connectionPathOptions", path?.connectionPathOptions, CONNECTION_COLOR),
    )
}

private const val CONNECTION_COLOR = "Connections have the color of the route."
private const val LIGHT = "Routes light up at each step."
