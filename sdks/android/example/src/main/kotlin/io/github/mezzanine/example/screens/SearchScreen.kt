package io.github.mezzanine.example.screens

import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.items
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import io.github.mezzanine.EntityType
import io.github.mezzanine.MezzanineException
import io.github.mezzanine.SearchHit
import io.github.mezzanine.compose.MezzanineMapState
import io.github.mezzanine.compose.Selection
import io.github.mezzanine.example.app.AppContext
import io.github.mezzanine.example.map.VenueMap
import io.github.mezzanine.example.navigation.VenueScreen
import io.github.mezzanine.example.ui.ListRow
import io.github.mezzanine.example.ui.StatusText
import io.github.mezzanine.example.ui.TextInput
import io.github.mezzanine.example.ui.TopBar
import kotlinx.coroutines.delay

/** Finds locations while users type, and highlights them on the map. */
@Composable
internal fun SearchScreen(
    screen: VenueScreen.Search,
    map: VenueMap,
    app: AppContext,
) {
    var text by rememberSaveable { mutableStateOf("") }
    var hits by remember { mutableStateOf<List<SearchHit>?>(null) }
    LaunchedEffect(map.state.venue, text) {
        hits = null
        try {
            hits = find(text, map.state)
        } catch (error: MezzanineException) {
            map.error = error.message
        }
    }
    val choose = { placeId: String -> choose(placeId, screen, app) }
    Column(Modifier.fillMaxSize()) {
        TopBar(if (screen.destinationId == null) "Search" else "Start of the directions", app.navigator.back)
        TextInput(text, { text = it }, "Search for a shop or service", Modifier.padding(horizontal = 16.dp))
        hits?.let { HitList(it, choose, Modifier.weight(1f)) }
        map.Show(
            app.settings,
            Modifier.weight(1f).fillMaxWidth(),
            onClick = { click -> click.locationIds.firstOrNull()?.let(choose) },
        ) {
            Selection(locationIds = hits.orEmpty().map { it.id })
        }
    }
}

@Composable
private fun HitList(
    hits: List<SearchHit>,
    choose: (String) -> Unit,
    modifier: Modifier,
) {
    LazyColumn(modifier) {
        item { StatusText(if (hits.isEmpty()) "Nothing found." else "${hits.size} found") }
        items(hits, key = { it.id }) { hit -> ListRow(hit.name, "") { choose(hit.id) } }
    }
}

/** Waits until users stop typing, then searches. Returns null for a blank text. */
private suspend fun find(
    text: String,
    state: MezzanineMapState,
): List<SearchHit>? {
    if (text.isBlank() || state.venue == null) return null
    delay(TYPING_MS)
    return state.awaitRequests().search(text, limit = 20, types = listOf(EntityType.LOCATION))
}

private fun choose(
    placeId: String,
    screen: VenueScreen.Search,
    app: AppContext,
) {
    val destinationId = screen.destinationId
    if (destinationId == null) {
        app.navigator.open(VenueScreen.Place(screen.venueId, placeId))
    } else {
        app.navigator.backTo(VenueScreen.Directions(screen.venueId, destinationId, placeId))
    }
}

private const val TYPING_MS = 200L
