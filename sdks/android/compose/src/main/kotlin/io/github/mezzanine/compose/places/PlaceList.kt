package io.github.mezzanine.compose

import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.items
import androidx.compose.foundation.text.BasicText
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import io.github.mezzanine.ColorScheme
import io.github.mezzanine.MapRequests
import io.github.mezzanine.MapThing
import io.github.mezzanine.MezzanineException
import kotlinx.coroutines.launch

/**
 * The content of the map as a list, for people who use TalkBack or do not want to aim. A press has the effect
 * of a tap on the map. The list follows the floor.
 *
 * ```kotlin
 * MezzanineMap(state, Modifier.weight(1f), isHiddenFromTalkBack = true)
 * PlaceList(state, Modifier.weight(1f))
 * ```
 *
 * @param state the state of a map on screen
 * @param modifier has to give the list a height
 * @param empty shown while the floor has nothing to list
 * @param row one place; default: its name in the colors of the map's scheme. The list makes it a button.
 */
@Composable
public fun PlaceList(
    state: MezzanineMapState,
    modifier: Modifier = Modifier,
    empty: @Composable () -> Unit = {},
    row: (@Composable (MapThing) -> Unit)? = null,
) {
    var things by remember(state) { mutableStateOf(emptyList<MapThing>()) }
    val scope = rememberCoroutineScope()
    LaunchedEffect(state, state.isMapShown, state.floorId, state.venue) {
        things = if (state.isMapShown) thingsOf(state.awaitRequests()) else emptyList()
    }
    if (things.isEmpty()) return Box(modifier) { empty() }
    val isDark = isDark(state.scheme, isSystemInDarkTheme())
    // The screen behind it may have other colors than the map. Rows of the app are created for it.
    val list = if (row == null) modifier.background(if (isDark) Color.Black else Color.White) else modifier
    LazyColumn(list) {
        items(things) { thing ->
            Box(
                Modifier
                    .fillMaxWidth()
                    .clickable(role = Role.Button) { scope.launch { press(thing, state)?.let { things = it } } }
                    .heightIn(min = 48.dp)
                    .padding(horizontal = 16.dp, vertical = 12.dp),
                contentAlignment = Alignment.CenterStart,
            ) {
                if (row != null) row(thing) else PlaceName(thing, if (isDark) Color.White else Color.Black)
            }
        }
    }
}

@Composable
private fun PlaceName(
    thing: MapThing,
    color: Color,
) {
    BasicText(thing.name, style = TextStyle(color = color, fontSize = 16.sp))
}

/** Whether a map is dark. Only its web view knows what `AUTO` is. */
internal fun isDark(
    scheme: ColorScheme?,
    isSystemDark: Boolean,
): Boolean = if (scheme == null || scheme == ColorScheme.AUTO) isSystemDark else scheme == ColorScheme.DARK

/** Things that can be focused on the map. Without a map there is nothing, and the map reports why. */
internal suspend fun thingsOf(requests: MapRequests): List<MapThing> =
    try {
        requests.getThings()
    } catch (_: MezzanineException) {
        emptyList()
    }

/** Presses something. Returns what is on the map instead, if it is gone. */
internal suspend fun press(
    thing: MapThing,
    state: MezzanineMapState,
): List<MapThing>? {
    val requests = state.awaitRequests()
    return try {
        requests.press(thing)
        null
    } catch (_: MezzanineException) {
        thingsOf(requests)
    }
}
