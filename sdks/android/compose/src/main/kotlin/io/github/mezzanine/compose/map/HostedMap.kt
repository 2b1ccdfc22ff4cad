package io.github.mezzanine.compose

import android.content.Context
import android.view.View
import android.widget.FrameLayout
import androidx.compose.foundation.layout.BoxScope
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.viewinterop.AndroidView
import androidx.lifecycle.compose.LifecycleResumeEffect
import io.github.mezzanine.MapViewOptions
import io.github.mezzanine.MezzanineException

/** How a map is hosted. */
internal class HostedMapOptions(
    val view: MapViewOptions,
    val keepsWarm: Boolean,
    val isHiddenFromTalkBack: Boolean,
)

/** The view of a map, connected with its state while it is on screen. */
@Composable
internal fun BoxScope.HostedMap(
    state: MezzanineMapState,
    root: MapRoot,
    callbacks: MapCallbacks,
    options: HostedMapOptions,
) {
    var slot by remember { mutableStateOf<MapSlot?>(null) }
    val currentCallbacks by rememberUpdatedState(callbacks)
    AndroidView(
        factory = { context -> MapSlot(context, options) },
        modifier = Modifier.matchParentSize(),
        onReset = { it.frame?.reset() },
        onRelease = { it.release(options.keepsWarm) },
        update = {
            slot = it
            it.frame?.isHiddenFromTalkBack = options.isHiddenFromTalkBack
        },
    )
    val frame = slot?.frame
    val failure = slot?.failure
    LifecycleResumeEffect(frame) {
        frame?.resume()
        onPauseOrDispose { frame?.pause() }
    }
    DisposableEffect(state, frame) {
        if (frame != null) state.attach(frame)
        onDispose { if (frame != null) state.detach(frame) }
    }
    LaunchedEffect(state, frame) {
        if (frame == null) return@LaunchedEffect
        state.follow(frame) { event ->
            root.dispatch(event)
            currentCallbacks.onEvent(event)
        }
    }
    LaunchedEffect(state, state.isMapShown) { if (state.isMapShown) currentCallbacks.onReady() }
    LaunchedEffect(state, failure) {
        if (failure == null) return@LaunchedEffect
        state.fail(failure)
        currentCallbacks.onError(failure)
    }
}

/** Holds the map on screen, or says why there is none. Each has its own, as a warm map changes parents. */
private class MapSlot(
    context: Context,
    options: HostedMapOptions,
) : FrameLayout(context) {
    var frame: MapFrame? = null
        private set
    var failure: MezzanineException? = null
        private set

    init {
        try {
            val made = WarmMap.takeOrCreate(context, options.view, options.keepsWarm)
            addView(made, LayoutParams(LayoutParams.MATCH_PARENT, LayoutParams.MATCH_PARENT))
            frame = made
        } catch (error: MezzanineException) {
            failure = error
        }
    }

    fun release(keepsWarm: Boolean) {
        val last: MapFrame = frame ?: return
        removeView(last as View)
        // A kept map without a venue would not load the same venue again for the next screen.
        if (keepsWarm && last.venue.value != null) WarmMap.keep(last) else last.destroy()
    }
}
