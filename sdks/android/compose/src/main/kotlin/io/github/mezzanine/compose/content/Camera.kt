package io.github.mezzanine.compose

import androidx.compose.runtime.Composable
import androidx.compose.runtime.ComposeNode
import androidx.compose.runtime.LaunchedEffect
import io.github.mezzanine.CameraChange
import io.github.mezzanine.CameraRulesTopic
import io.github.mezzanine.CameraTopic
import io.github.mezzanine.Coordinate
import io.github.mezzanine.Easing
import io.github.mezzanine.MapEvent
import io.github.mezzanine.MezzanineException
import io.github.mezzanine.PlaceTarget
import java.util.UUID

/**
 * Controls the camera. The map follows the values whenever one of them changes. Missing ones leave the camera
 * as it is. One per map. For single moves, call `MezzanineMapState.requests`.
 *
 * ```kotlin
 * Camera(focusOn = listOf(chosen.target), rules = CameraRulesTopic(screenOffsets = ScreenOffsets(bottom = 240.0)))
 * ```
 *
 * @param center center of the view
 * @param bearing bearing in degrees, clockwise from north
 * @param pitch pitch in degrees, 0 from above
 * @param zoomLevel zoom level
 * @param durationMs duration of the moves; default: immediate, 600 for [focusOn]
 * @param easing speed over the moves
 * @param focusOn brought into view whenever it changes, but not again on a map that comes back, for example after
 *   rotation
 * @param focusPaddingPixels space around [focusOn]
 * @param rules limits, gestures, and edges that the app covers
 * @param onChange called when the camera stops, or in every frame with `rules.reports`
 */
@Composable
@MapComposable
public fun Camera(
    center: Coordinate? = null,
    bearing: Double? = null,
    pitch: Double? = null,
    zoomLevel: Double? = null,
    durationMs: Double? = null,
    easing: Easing? = null,
    focusOn: List<PlaceTarget> = emptyList(),
    focusPaddingPixels: Double? = null,
    rules: CameraRulesTopic? = null,
    onChange: ((CameraChange) -> Unit)? = null,
) {
    val hasView = center != null || bearing != null || pitch != null || zoomLevel != null
    val camera = if (hasView) CameraTopic(center, bearing, pitch, zoomLevel, durationMs, easing) else null
    val state = LocalMapState.current
    ComposeNode<CameraNode, MapApplier>(
        factory = { CameraNode(state) },
        update = { set(camera) { value = it } },
    )
    ComposeNode<CameraRulesNode, MapApplier>(
        factory = { CameraRulesNode() },
        update = { set(rules) { value = it } },
    )
    MapEventEffect(onChange?.let { call -> { event -> if (event is MapEvent.CameraChange) call(event.payload) } })
    LaunchedEffect(state, focusOn) { focusOnce(state, focusOn, durationMs, focusPaddingPixels) }
}

/** Brings places into view, unless an earlier map of the state did: users may have moved the view since. */
private suspend fun focusOnce(
    state: MezzanineMapState,
    places: List<PlaceTarget>,
    durationMs: Double?,
    paddingPixels: Double?,
) {
    val name = nameOf(places)
    if (name == state.focused) return
    state.focused = null
    if (name == null) return
    try {
        state.awaitRequests().focusOn(places, durationMs, paddingPixels)
        state.focused = name
    } catch (error: MezzanineException) {
        state.report(error)
    }
}

/** A short text for places, the same in every process. Saved states have little room. */
private fun nameOf(places: List<PlaceTarget>): String? =
    if (places.isEmpty()) null else UUID.nameUUIDFromBytes(places.toString().toByteArray()).toString()
