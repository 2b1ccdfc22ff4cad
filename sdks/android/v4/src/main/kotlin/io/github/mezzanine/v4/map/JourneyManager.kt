@file:Suppress("DEPRECATION")

package io.github.mezzanine.v4

import io.github.mezzanine.DirectionsOptions
import io.github.mezzanine.MarkerContent
import io.github.mezzanine.MarkerItem
import io.github.mezzanine.Priority
import io.github.mezzanine.RouteTopic
import io.github.mezzanine.MarkerAnchor as MarkerAnchor5

/** The route that is drawn on the map. */
@Deprecated("Use RouteTopic.", ReplaceWith("RouteTopic", "io.github.mezzanine.RouteTopic"))
public class JourneyManager internal constructor(
    private val context: MapContext,
) {
    private var legs: List<Directions> = emptyList()

    /**
     * Draws a route instead of the one that is drawn.
     *
     * @param directions from `getDirections`
     * @param options look of the route and of its markers
     * @throws io.github.mezzanine.MezzanineException `no-venue` before the venue is loaded
     */
    @JvmOverloads
    @Deprecated("Use RouteTopic.")
    public fun draw(
        directions: Directions,
        options: Journey = Journey(),
    ) {
        // A leg of a route is drawn with the other legs.
        draw(listOf(directions), options)
    }

    /**
     * Draws a route to several destinations instead of the one that is drawn. An empty list draws nothing.
     *
     * @param directions from `getDirections` with a [DestinationSet]
     * @param options look of the route and of its markers
     * @throws io.github.mezzanine.MezzanineException `no-venue` before the venue is loaded
     */
    @JvmOverloads
    @Deprecated("Use RouteTopic.")
    public fun draw(
        directions: List<Directions>,
        options: Journey = Journey(),
    ) {
        val venue = context.requireVenue("draw")
        reportJourney(options)
        clear()
        val source = directions.firstOrNull()?.source ?: return
        legs = directions
        val markers =
            journeyMarkersOf(venue, source, options).map { marker ->
                MarkerItem(
                    key = context.newKey("journey"),
                    target = marker.place.v5Target,
                    content = MarkerContent.Html(marker.html),
                    anchor = MarkerAnchor5.BOTTOM,
                    priority = Priority.ALWAYS,
                )
            }
        val route =
            RouteTopic(
                from = source.from.v5Target,
                to = source.to.map { it.v5Target },
                options = DirectionsOptions(isStepFree = source.isStepFree),
                color = options.pathOptions?.color,
                markers = if (options.hasTemplate) false else null,
            )
        context.change { scene ->
            scene.copy(
                markers = scene.markers + markers.associate { it.key to SceneMarker(MarkerOwner.JOURNEY, it) },
                highlights = highlightsOf(source, options.polygonHighlightColor),
                route = route,
            )
        }
    }

    /**
     * Goes to a step of the route and shows its map.
     *
     * @param step index in `instructions`; with several destinations, the leg
     * @throws io.github.mezzanine.MezzanineException `invalid-argument`
     */
    @Deprecated("Use RouteTopic.step.")
    public fun setStep(step: Int) {
        val isLeg = legs.size > 1
        val count = if (isLeg) legs.size else legs.firstOrNull()?.instructions?.size ?: 0
        if (step !in 0 until count) {
            throw invalidArgument("step", step, if (count > 0) "a number from 0 to ${count - 1}" else "a call of draw first")
        }
        val index = if (isLeg) legs.take(step).sumOf { it.instructions.size } else step
        context.change { scene -> scene.copy(route = scene.route?.copy(step = index)) }
    }

    /** Removes the route, its markers, and its highlights. */
    @Deprecated("Set MapState.route to null.")
    public fun clear() {
        legs = emptyList()
        context.change { scene ->
            scene.copy(
                markers = scene.markers.filterValues { it.owner != MarkerOwner.JOURNEY },
                highlights = emptyMap(),
                route = null,
            )
        }
    }

    private fun highlightsOf(
        source: DirectionsSource,
        color: String?,
    ): Map<String, String> {
        if (color == null) return emptyMap()
        val polygons =
            source.to.flatMap { place ->
                when (place) {
                    is Polygon -> listOf(place)
                    is Location -> place.polygons
                    else -> emptyList()
                }
            }
        return polygons.associate { it.id to color }
    }
}
