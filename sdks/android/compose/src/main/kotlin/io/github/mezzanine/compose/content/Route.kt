package io.github.mezzanine.compose

import androidx.compose.runtime.Composable
import androidx.compose.runtime.ComposeNode
import io.github.mezzanine.DirectionsOptions
import io.github.mezzanine.DirectionsResult
import io.github.mezzanine.MapEvent
import io.github.mezzanine.PlaceTarget
import io.github.mezzanine.RouteTopic
import io.github.mezzanine.StepChange

/**
 * Directions on the map, step by step. One per map. `MapRequests.getDirections` returns the same directions
 * as data.
 *
 * ```kotlin
 * Route(entrance.target, listOf(shop.target), step = step, onStep = { step = it.index })
 * ```
 *
 * @param from origin; nothing is drawn without it
 * @param to destinations in order; nothing is drawn without one
 * @param options profile, for example `DirectionsOptions(isStepFree = true)`
 * @param step index of the current instruction; default 0
 * @param color CSS color; default: the theme's accent color
 * @param widthPixels width; default 9
 * @param fit whether to bring it into view; default true
 * @param markers whether to mark its ends and floor changes; default true
 * @param animate whether it grows from its start; default true
 * @param onRoute called with the directions, or with the reasons why there are none; null if they were cleared
 * @param onStep called when another instruction is current, also after a tap on the route
 */
@Composable
@MapComposable
public fun Route(
    from: PlaceTarget?,
    to: List<PlaceTarget>,
    options: DirectionsOptions? = null,
    step: Int? = null,
    color: String? = null,
    widthPixels: Double? = null,
    fit: Boolean? = null,
    markers: Boolean? = null,
    animate: Boolean? = null,
    onRoute: ((DirectionsResult?) -> Unit)? = null,
    onStep: ((StepChange) -> Unit)? = null,
) {
    val route =
        from?.takeIf { to.isNotEmpty() }?.let {
            RouteTopic(
                from = it,
                to = to,
                options = options,
                step = step,
                color = color,
                widthPixels = widthPixels,
                fit = fit,
                markers = markers,
                animate = animate,
            )
        }
    ComposeNode<RouteNode, MapApplier>(
        factory = { RouteNode() },
        update = { set(route) { value = it } },
    )
    MapEventEffect(
        if (onRoute == null && onStep == null) {
            null
        } else {
            { event ->
                when (event) {
                    is MapEvent.RouteChange -> onRoute?.invoke(event.payload.result)
                    is MapEvent.NavigationStep -> onStep?.invoke(event.payload)
                    else -> Unit
                }
            }
        },
    )
}
