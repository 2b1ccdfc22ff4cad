package io.github.mezzanine.example.screens

import androidx.compose.foundation.horizontalScroll
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import io.github.mezzanine.BlueDotPosition
import io.github.mezzanine.FollowMode
import io.github.mezzanine.MezzanineException
import io.github.mezzanine.compose.BlueDot
import io.github.mezzanine.compose.MezzanineMapState
import io.github.mezzanine.example.app.AppContext
import io.github.mezzanine.example.map.VenueMap
import io.github.mezzanine.example.navigation.VenueScreen
import io.github.mezzanine.example.ui.ActionButton
import io.github.mezzanine.example.ui.AppText
import io.github.mezzanine.example.ui.TopBar
import io.github.mezzanine.example.walk.Replay
import io.github.mezzanine.example.walk.entrance
import io.github.mezzanine.example.walk.walkEnd
import kotlinx.coroutines.delay

/** A walk through the venue, replayed in place of positions of the phone. */
@Composable
internal fun BlueDotReplayScreen(
    screen: VenueScreen.BlueDotReplay,
    map: VenueMap,
    app: AppContext,
) {
    var replay by remember(screen) { mutableStateOf(Replay(emptyList())) }
    var follow by rememberSaveable { mutableStateOf(FollowMode.POSITION) }
    LaunchedEffect(map.state.venue) {
        try {
            replay = Replay(recordWalk(map.state))
        } catch (error: MezzanineException) {
            map.error = error.message
        }
    }
    LaunchedEffect(replay) {
        if (!replay.isPlaying || replay.isAtEnd) return@LaunchedEffect
        delay(replay.delayMs)
        replay = replay.next()
    }
    Column(Modifier.fillMaxSize()) {
        TopBar("Blue dot", app.navigator.back)
        map.Show(app.settings, Modifier.weight(1f).fillMaxWidth()) {
            BlueDot(replay.position, follow, onFollowChange = { follow = it.mode })
        }
        ReplayControls(replay, isFollowing = follow != FollowMode.NONE, onChange = { replay = it }) {
            follow = if (follow == FollowMode.NONE) FollowMode.POSITION else FollowMode.NONE
        }
    }
}

@Composable
private fun ReplayControls(
    replay: Replay,
    isFollowing: Boolean,
    onChange: (Replay) -> Unit,
    onFollow: () -> Unit,
) {
    // No live region: TalkBack would read every second.
    AppText(
        if (replay.positions.isEmpty()) "No positions yet." else "Second ${replay.index + 1} of ${replay.positions.size}",
        Modifier.padding(horizontal = 16.dp),
    )
    Row(
        Modifier.horizontalScroll(rememberScrollState()).padding(8.dp),
        horizontalArrangement = Arrangement.spacedBy(8.dp),
    ) {
        val isRunning = replay.isPlaying && !replay.isAtEnd
        ActionButton(if (isRunning) "Pause" else "Play", { onChange(replay.toggled()) })
        ActionButton("${replay.speed}×", { onChange(replay.faster()) }, accessibleName = "Speed: ${replay.speed} times")
        ActionButton(if (isFollowing) "Stop following" else "Follow", onFollow)
    }
}

/** Positions along a route from the entrance, one per second. */
private suspend fun recordWalk(state: MezzanineMapState): List<BlueDotPosition> {
    val start = state.venue?.entrance() ?: return emptyList()
    val end = state.venue?.walkEnd() ?: return emptyList()
    return state.awaitRequests().simulateWalk(start, listOf(end))
}
