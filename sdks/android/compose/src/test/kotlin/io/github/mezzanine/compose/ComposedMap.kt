@file:OptIn(ExperimentalCoroutinesApi::class) // runCurrent has no stable counterpart.

package io.github.mezzanine.compose

import androidx.compose.runtime.BroadcastFrameClock
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.Recomposer
import androidx.compose.runtime.snapshots.Snapshot
import io.github.mezzanine.MapEvent
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.CoroutineStart
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.Job
import kotlinx.coroutines.launch
import kotlinx.coroutines.test.StandardTestDispatcher
import kotlinx.coroutines.test.TestScope
import kotlinx.coroutines.test.runCurrent
import kotlinx.coroutines.test.runTest
import kotlin.coroutines.ContinuationInterceptor

/** A map on the real Compose runtime, without Android: composed content, a state, and a session. */
internal class ComposedMap(
    val scope: TestScope,
    val state: MezzanineMapState,
    val host: SessionHost,
) {
    private val clock = BroadcastFrameClock()
    private val recomposer = Recomposer(scope.coroutineContext + clock)
    private val root = MapRoot(state::show)
    private var frames = 0L
    private val jobs = mutableListOf<Job>()

    /** The events that callbacks of the map receive. */
    val heard = mutableListOf<MapEvent>()

    /** The lists in the last state that the page received, by name. */
    val last get() = host.sent.last().getValue("state")

    fun start(
        look: MapLook = MapLook(),
        content: @Composable @MapComposable () -> Unit,
    ) {
        jobs += scope.launch(clock) { recomposer.runRecomposeAndApplyChanges() }
        jobs +=
            scope.launch(start = CoroutineStart.UNDISPATCHED) {
                composeMap(root, recomposer) {
                    CompositionLocalProvider(LocalMapState provides state) {
                        MapSettingsContent(state, look, isDark = false)
                        content()
                    }
                }
            }
        state.attach(host)
        jobs +=
            scope.launch {
                state.follow(host) {
                    root.dispatch(it)
                    heard += it
                }
            }
        settle()
    }

    /** Draws frames until nothing changes. */
    fun settle() {
        repeat(FRAMES) {
            Snapshot.sendApplyNotifications()
            scope.runCurrent()
            clock.sendFrame(++frames)
            scope.runCurrent()
        }
    }

    fun stop() {
        state.detach(host)
        recomposer.cancel()
        for (job in jobs) job.cancel()
        scope.runCurrent()
    }

    private companion object {
        const val FRAMES = 3
    }
}

/** Runs a test with a map, and stops the map. */
internal fun withMap(
    state: MezzanineMapState = MezzanineMapState(),
    test: ComposedMap.() -> Unit,
) = runTest(StandardTestDispatcher()) {
    val dispatcher = coroutineContext[ContinuationInterceptor] as CoroutineDispatcher
    val map = ComposedMap(this, state, SessionHost(dispatcher))
    try {
        map.test()
    } finally {
        map.stop()
    }
}
