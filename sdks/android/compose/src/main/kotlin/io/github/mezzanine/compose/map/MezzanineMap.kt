package io.github.mezzanine.compose

import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.foundation.layout.Box
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCompositionContext
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.ui.Modifier
import io.github.mezzanine.CameraChange
import io.github.mezzanine.ClickDetail
import io.github.mezzanine.FloorChange
import io.github.mezzanine.MapViewOptions
import io.github.mezzanine.MezzanineException
import io.github.mezzanine.VenueProgress

/**
 * A map of a venue. Its content says what is on it, its slots are drawn above it.
 *
 * ```kotlin
 * val state = rememberMezzanineMapState(VenueSource.Access(baseUrl, "mall", accessToken))
 * MezzanineMap(state, Modifier.fillMaxSize(), onClick = { chosen = it.locationIds.firstOrNull() }) {
 *     Marker(entrance, onClick = ::open)
 *     Route(entrance, listOf(shop.target))
 * }
 * ```
 *
 * All callbacks run on the main thread. [MapEventEffect] in the content gets all other events.
 *
 * @param state the venue, the floor, the view, and the selection; one state for each map
 * @param modifier has to give the map a size
 * @param look language, colors, labels, and text for screen readers
 * @param options read when the map is created
 * @param keepsWarm whether the map waits in memory for the next [MezzanineMap] when this one leaves the
 *   screen; default false. See [WarmMap].
 * @param isHiddenFromTalkBack whether TalkBack skips the map, for screens with a [PlaceList]; default false
 * @param onReady called at the first frame, and at the first frame of another venue
 * @param onClick called when users tap the map
 * @param onFloorChange called when another floor is shown
 * @param onCameraChange called when the camera stops, or in every frame with `CameraRulesTopic.reports`
 * @param onRestored called when a page was lost and the map is as before
 * @param onProgress called while a venue is loading
 * @param onError called for errors that no request waits for; default: `MapViewOptions.errorListener`, or the log
 * @param slots what is drawn above the map
 * @param content what is on the map: [Marker], [Label], [Route], and others
 */
@Composable
public fun MezzanineMap(
    state: MezzanineMapState,
    modifier: Modifier = Modifier,
    look: MapLook = MapLook(),
    options: MapViewOptions = remember { MapViewOptions() },
    keepsWarm: Boolean = false,
    isHiddenFromTalkBack: Boolean = false,
    onReady: (() -> Unit)? = null,
    onClick: ((ClickDetail) -> Unit)? = null,
    onFloorChange: ((FloorChange) -> Unit)? = null,
    onCameraChange: ((CameraChange) -> Unit)? = null,
    onRestored: (() -> Unit)? = null,
    onProgress: ((VenueProgress) -> Unit)? = null,
    onError: ((MezzanineException) -> Unit)? = null,
    slots: MapSlots = MapSlots(),
    content: @Composable @MapComposable () -> Unit = {},
) {
    val callbacks =
        MapCallbacks(
            onReady,
            onClick,
            onFloorChange,
            onCameraChange,
            onRestored,
            onProgress,
            onError,
            options.errorListener,
        )
    val root = remember(state) { MapRoot(state::show) }
    ComposedContent(state, root, look, content)
    Box(modifier) {
        key(state.reloads) {
            HostedMap(state, root, callbacks, HostedMapOptions(options, keepsWarm, isHiddenFromTalkBack))
        }
        if (!state.isMapShown && state.error == null) slots.loading(this)
        slots.controls(this)
        state.error?.let { slots.error(this, it) }
    }
}

/** Composes the content next to the screen: its nodes are not views. */
@Composable
private fun ComposedContent(
    state: MezzanineMapState,
    root: MapRoot,
    look: MapLook,
    content: @Composable @MapComposable () -> Unit,
) {
    val parent = rememberCompositionContext()
    val isDark = isSystemInDarkTheme()
    val currentLook by rememberUpdatedState(look)
    val currentDark by rememberUpdatedState(isDark)
    val currentContent by rememberUpdatedState(content)
    LaunchedEffect(root, parent) {
        composeMap(root, parent) {
            CompositionLocalProvider(LocalMapState provides state) {
                MapSettingsContent(state, currentLook, currentDark)
                currentContent()
            }
        }
    }
}
