@file:Suppress("DEPRECATION")

package io.github.mezzanine.v4

import io.github.mezzanine.DirectionsLeg
import io.github.mezzanine.LegType

/** A marker of a route. */
internal class JourneyMarker(
    val place: Coordinate,
    val html: String,
)

/** The markers of a route with templates; none without templates. */
internal fun journeyMarkersOf(
    venue: Venue,
    source: DirectionsSource,
    options: Journey,
): List<JourneyMarker> {
    if (!options.hasTemplate) return emptyList()
    val legs = source.result.legs
    val start = legs.firstOrNull()?.let { placeOf(venue, it, isEnd = false) }
    val departure = markerAt(start, placeHtml(options.departureMarkerTemplateString, source.from))
    return listOfNotNull(departure) +
        legs.flatMap { leg ->
            val arrival =
                leg.arrivesAt?.let(source.to::getOrNull)?.let { place ->
                    markerAt(
                        placeOf(venue, leg, isEnd = true),
                        placeHtml(options.destinationMarkerTemplateString, place),
                    )
                }
            listOfNotNull(arrival) + connectionMarkers(venue, leg, options.connectionTemplateString)
        }
}

private fun connectionMarkers(
    venue: Venue,
    leg: DirectionsLeg,
    template: String?,
): List<JourneyMarker> {
    if (leg.type != LegType.CONNECTION) return emptyList()
    val from = venue.findMap(leg.floorId)
    val to = venue.findMap(leg.toFloorId)
    val direction = if ((to?.elevation ?: 0.0) < (from?.elevation ?: 0.0)) "down" else "up"
    val values =
        mapOf(
            "type" to venue.findVortex(leg.connectionId)?.type.orEmpty(),
            "direction" to direction,
            "toMapName" to to?.name.orEmpty(),
        )
    return listOf(false, true).mapNotNull { isEnd ->
        val html = fill(template ?: DEFAULT_CONNECTION, values + ("isEntering" to "${!isEnd}"))
        markerAt(placeOf(venue, leg, isEnd), html)
    }
}

private fun placeOf(
    venue: Venue,
    leg: DirectionsLeg,
    isEnd: Boolean,
): Coordinate? {
    val coordinate = (if (isEnd) leg.coordinates.lastOrNull() else leg.coordinates.firstOrNull()) ?: return null
    val floorId = if (isEnd) leg.toFloorId ?: leg.floorId else leg.floorId
    val map = venue.findMap(coordinate.floorId ?: floorId) ?: return null
    return Coordinate(coordinate.latitude, coordinate.longitude, map)
}

private fun placeHtml(
    template: String?,
    place: Navigable,
): String {
    val name = locationOf(place)?.name
    return if (template == null) escape(name ?: "●") else fill(template, mapOf("location.name" to name.orEmpty()))
}

private fun markerAt(
    place: Coordinate?,
    html: String,
): JourneyMarker? = place?.takeIf { html.isNotEmpty() }?.let { JourneyMarker(it, html) }

/** Replaces the names in a template by their values. Unknown names become empty. */
private fun fill(
    template: String,
    values: Map<String, String>,
): String =
    PLACEHOLDER.replace(template) { match ->
        val value = values[match.groupValues[2]].orEmpty()
        val isCapitalized = match.groupValues[1].isNotEmpty()
        escape(if (isCapitalized) value.replaceFirstChar(Char::uppercaseChar) else value)
    }

private fun escape(text: String): String =
    text
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")

private val PLACEHOLDER = Regex("""\{\{\s*(capitalize\s+)?([\w.]+)\s*\}\}""")
private const val DEFAULT_CONNECTION = "{{capitalize type}} {{direction}} to {{toMapName}}"
