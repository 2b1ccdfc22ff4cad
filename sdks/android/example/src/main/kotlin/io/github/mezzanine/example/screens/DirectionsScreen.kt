package io.github.mezzanine.example.screens

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import io.github.mezzanine.Directions
import io.github.mezzanine.DirectionsOptions
import io.github.mezzanine.DirectionsResult
import io.github.mezzanine.compose.Route
import io.github.mezzanine.example.app.AppContext
import io.github.mezzanine.example.map.VenueMap
import io.github.mezzanine.example.navigation.VenueScreen
import io.github.mezzanine.example.ui.ActionButton
import io.github.mezzanine.example.ui.AppText
import io.github.mezzanine.example.ui.StatusText
import io.github.mezzanine.example.ui.TopBar
import io.github.mezzanine.example.walk.entrance
import io.github.mezzanine.example.walk.formatDistance
import io.github.mezzanine.example.walk.formatDuration
import io.github.mezzanine.example.walk.nameOf
import io.github.mezzanine.example.walk.placeWith

/** Directions to a place, step by step. */
@Composable
internal fun DirectionsScreen(
    screen: VenueScreen.Directions,
    map: VenueMap,
    app: AppContext,
) {
    var step by rememberSaveable { mutableIntStateOf(0) }
    var result by remember { mutableStateOf<DirectionsResult?>(null) }
    val venue = map.state.venue
    val destination = venue?.placeWith(screen.destinationId)
    val start = screen.startId?.let { venue?.placeWith(it) }
    Column(Modifier.fillMaxSize()) {
        TopBar("Directions to ${nameOf(destination)}".trimEnd(), app.navigator.back)
        map.Show(app.settings, Modifier.weight(1f).fillMaxWidth()) {
            Route(
                from = start?.target ?: venue?.entrance(),
                to = listOfNotNull(destination?.target),
                options = DirectionsOptions(isStepFree = app.settings.isStepFree),
                step = step,
                onRoute = { result = it },
                onStep = { step = it.index },
            )
        }
        Column(Modifier.padding(16.dp), verticalArrangement = Arrangement.spacedBy(8.dp)) {
            StartRow(nameOf(start).ifEmpty { "the entrance" }) {
                app.navigator.open(VenueScreen.Search(screen.venueId, screen.destinationId))
            }
            result?.let { shown ->
                shown.directions?.let { Steps(it, step) { next -> step = next } }
                    ?: StatusText(shown.blockers.joinToString(" ") { it.text }.ifEmpty { "There is no route." })
            } ?: StatusText("Finding a route…")
        }
    }
}

@Composable
private fun StartRow(
    name: String,
    onChange: () -> Unit,
) {
    Row(horizontalArrangement = Arrangement.spacedBy(8.dp)) {
        AppText("From $name", Modifier.weight(1f))
        ActionButton("Change", onChange, accessibleName = "Change the start")
    }
}

@Composable
private fun Steps(
    directions: Directions,
    step: Int,
    onStep: (Int) -> Unit,
) {
    val last = directions.instructions.lastIndex
    AppText(
        "${formatDistance(directions.distanceMeters)}, ${formatDuration(directions.durationSeconds)}",
        isQuiet = true,
    )
    directions.instructions.getOrNull(step)?.let { StatusText("${step + 1} of ${last + 1}: ${it.text}") }
    Row(horizontalArrangement = Arrangement.spacedBy(8.dp)) {
        ActionButton("Previous", { onStep(step - 1) }, isEnabled = step > 0, accessibleName = "Previous instruction")
        ActionButton("Next", { onStep(step + 1) }, isEnabled = step < last, accessibleName = "Next instruction")
    }
}
