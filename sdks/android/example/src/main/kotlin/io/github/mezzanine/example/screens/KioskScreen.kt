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
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import io.github.mezzanine.CameraInteractions
import io.github.mezzanine.CameraRulesTopic
import io.github.mezzanine.DirectionsOptions
import io.github.mezzanine.Location
import io.github.mezzanine.MarkerContent
import io.github.mezzanine.compose.Camera
import io.github.mezzanine.compose.Marker
import io.github.mezzanine.compose.Route
import io.github.mezzanine.example.app.AppContext
import io.github.mezzanine.example.map.VenueMap
import io.github.mezzanine.example.navigation.VenueScreen
import io.github.mezzanine.example.ui.ActionButton
import io.github.mezzanine.example.ui.Heading
import io.github.mezzanine.example.ui.StatusText
import io.github.mezzanine.example.walk.entrance
import io.github.mezzanine.example.walk.nameOf
import io.github.mezzanine.example.walk.placeWith
import kotlinx.coroutines.delay

/**
 * A map for a screen at the entrance: routes start there, and it forgets the route when no one uses it. It has no
 * button to leave it. Use the back gesture.
 */
@Composable
internal fun KioskScreen(
    screen: VenueScreen.Kiosk,
    map: VenueMap,
    app: AppContext,
) {
    var chosenId by rememberSaveable(screen) { mutableStateOf<String?>(null) }
    var uses by remember { mutableIntStateOf(0) }
    val venue = map.state.venue
    val here = venue?.entrance()
    val chosen = chosenId?.let { venue?.placeWith(it) }
    LaunchedEffect(chosenId, uses) {
        delay(IDLE_MS)
        chosenId = null
        map.state.floorId = firstFloorId(map) ?: return@LaunchedEffect
    }
    Column(Modifier.fillMaxSize()) {
        Heading(venue?.name ?: "Kiosk", Modifier.padding(16.dp))
        map.Show(
            app.settings,
            Modifier.weight(1f).fillMaxWidth(),
            onClick = { click -> click.locationIds.firstOrNull()?.let { chosenId = it } },
            onUserMove = { uses++ },
        ) {
            Camera(rules = CameraRulesTopic(interactions = CameraInteractions(rotate = false, pitch = false)))
            if (here != null) {
                Marker(here, MarkerContent.Text("You are here"), accessibleName = "You are here")
                Route(here, listOfNotNull(chosen?.target), DirectionsOptions(isStepFree = app.settings.isStepFree))
            }
        }
        StatusText(chosen?.let { "Route to ${nameOf(it)}" } ?: "Touch a place to see the route.")
        Destinations(venue?.listedLocations.orEmpty()) { chosenId = it.id }
    }
}

@Composable
private fun Destinations(
    locations: List<Location>,
    onChoose: (Location) -> Unit,
) {
    Row(
        Modifier.horizontalScroll(rememberScrollState()).padding(8.dp),
        horizontalArrangement = Arrangement.spacedBy(8.dp),
    ) {
        for (location in locations.filter { it.spaces.isNotEmpty() }.take(MAX_BUTTONS)) {
            ActionButton(location.name, { onChoose(location) }, accessibleName = "Route to ${location.name}")
        }
    }
}

private fun firstFloorId(map: VenueMap): String? =
    map.state.venue
        ?.floorStacks
        ?.firstOrNull()
        ?.defaultFloor
        ?.id

private const val IDLE_MS = 60_000L
private const val MAX_BUTTONS = 12
