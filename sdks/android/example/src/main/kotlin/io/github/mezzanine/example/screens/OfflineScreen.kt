package io.github.mezzanine.example.screens

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.items
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import io.github.mezzanine.MezzanineException
import io.github.mezzanine.example.app.AppServices
import io.github.mezzanine.example.data.ListedVenue
import io.github.mezzanine.example.data.ServerAccess
import io.github.mezzanine.example.navigation.Navigator
import io.github.mezzanine.example.navigation.VenueScreen
import io.github.mezzanine.example.settings.AppSettings
import io.github.mezzanine.example.ui.ActionButton
import io.github.mezzanine.example.ui.AppText
import io.github.mezzanine.example.ui.ErrorNotice
import io.github.mezzanine.example.ui.StatusText
import io.github.mezzanine.example.ui.TopBar
import kotlinx.coroutines.launch

/** Stores venues on the phone, and removes them. Stored ones open without a network. */
@Composable
internal fun OfflineScreen(
    services: AppServices,
    settings: AppSettings,
    navigator: Navigator,
) {
    val access = ServerAccess.demo(settings.serverUrl)
    var rows by remember { mutableStateOf<List<OfflineRow>?>(null) }
    var error by remember { mutableStateOf<String?>(null) }
    var busyId by remember { mutableStateOf<String?>(null) }
    var changes by remember { mutableIntStateOf(0) }
    val scope = rememberCoroutineScope()
    LaunchedEffect(access, changes) {
        val venues = services.catalog.load(settings.serverUrl).venues
        val sizes = services.offline.sizes(venues.map { access.sourceOf(it.id) })
        rows = venues.map { OfflineRow(it, sizes[access.sourceOf(it.id)]) }
    }
    val change = { row: OfflineRow ->
        busyId = row.venue.id
        scope.launch {
            error = null
            try {
                val source = access.sourceOf(row.venue.id)
                if (row.isStored) services.offline.remove(source) else services.offline.save(source)
            } catch (failure: MezzanineException) {
                error = failure.message
            }
            busyId = null
            changes++
        }
        Unit
    }
    TopBar("Offline", navigator.back)
    error?.let { ErrorNotice(it, "Close", { error = null }) }
    val shown = rows ?: return StatusText("Reading the stored venues…")
    if (shown.isEmpty()) StatusText("There are no venues yet. Open the list with a network once.")
    LazyColumn {
        items(shown, key = { it.venue.id }) { row ->
            VenueRow(row, isBusy = busyId == row.venue.id, onChange = { change(row) }) {
                navigator.open(VenueScreen.Map(row.venue.id))
            }
        }
    }
}

private class OfflineRow(
    val venue: ListedVenue,
    /** Size on the phone, or null if it is not stored. */
    val bytes: Int?,
) {
    val isStored: Boolean
        get() = bytes != null
}

@Composable
private fun VenueRow(
    row: OfflineRow,
    isBusy: Boolean,
    onChange: () -> Unit,
    onOpen: () -> Unit,
) {
    val name = row.venue.name
    Row(
        Modifier.fillMaxWidth().padding(horizontal = 16.dp, vertical = 8.dp),
        horizontalArrangement = Arrangement.spacedBy(8.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        Column(Modifier.weight(1f)) {
            AppText(name)
            AppText(row.bytes?.let { "On this phone, ${it / KILOBYTE} kB" } ?: "Not on this phone", isQuiet = true)
        }
        val action = if (row.isStored) "Remove" else "Download"
        ActionButton(action, onChange, isEnabled = !isBusy, accessibleName = "$action $name")
        if (row.isStored) ActionButton("Open", onOpen, accessibleName = "Open $name")
    }
}

private const val KILOBYTE = 1000
