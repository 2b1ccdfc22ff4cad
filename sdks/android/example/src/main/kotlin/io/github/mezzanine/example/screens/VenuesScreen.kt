package io.github.mezzanine.example.screens

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.items
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import io.github.mezzanine.example.app.AppServices
import io.github.mezzanine.example.data.VenueListing
import io.github.mezzanine.example.navigation.Navigator
import io.github.mezzanine.example.navigation.Screen
import io.github.mezzanine.example.navigation.VenueScreen
import io.github.mezzanine.example.settings.AppSettings
import io.github.mezzanine.example.ui.ActionButton
import io.github.mezzanine.example.ui.ErrorNotice
import io.github.mezzanine.example.ui.ListRow
import io.github.mezzanine.example.ui.StatusText
import io.github.mezzanine.example.ui.TopBar

/** The venues of the server, or the stored list and the reason. */
@Composable
internal fun VenuesScreen(
    services: AppServices,
    settings: AppSettings,
    navigator: Navigator,
) {
    var listing by remember { mutableStateOf<VenueListing?>(null) }
    var attempts by remember { mutableIntStateOf(0) }
    LaunchedEffect(settings.serverUrl, attempts) { listing = services.catalog.load(settings.serverUrl) }
    TopBar("Venues", onBack = null)
    Row(Modifier.padding(horizontal = 8.dp), horizontalArrangement = Arrangement.spacedBy(8.dp)) {
        ActionButton("Offline", { navigator.open(Screen.Offline) })
        ActionButton("Settings", { navigator.open(Screen.Settings) })
    }
    val shown = listing ?: return StatusText("Loading the list of venues…")
    shown.error?.let { ErrorNotice(it, "Try again", { attempts++ }) }
    if (shown.venues.isEmpty() && shown.error == null) StatusText("The server has no public venues.")
    LazyColumn {
        items(shown.venues, key = { it.id }) { venue ->
            ListRow(venue.name, listOfNotNull(venue.city, venue.description).joinToString(" · ")) {
                navigator.open(VenueScreen.Map(venue.id))
            }
        }
    }
}
