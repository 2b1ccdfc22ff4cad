package io.github.mezzanine.example.screens

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import io.github.mezzanine.Location
import io.github.mezzanine.OpeningHoursData
import io.github.mezzanine.PlaceEntity
import io.github.mezzanine.Space
import io.github.mezzanine.compose.Marker
import io.github.mezzanine.compose.Selection
import io.github.mezzanine.example.app.AppContext
import io.github.mezzanine.example.map.VenueMap
import io.github.mezzanine.example.map.tappedPlaceId
import io.github.mezzanine.example.navigation.VenueScreen
import io.github.mezzanine.example.ui.ActionButton
import io.github.mezzanine.example.ui.AppText
import io.github.mezzanine.example.ui.StatusText
import io.github.mezzanine.example.ui.TopBar
import io.github.mezzanine.example.walk.nameOf
import io.github.mezzanine.example.walk.placeWith

/** A place: where it is, and what the venue says about it. */
@Composable
internal fun PlaceScreen(
    screen: VenueScreen.Place,
    map: VenueMap,
    app: AppContext,
) {
    val id = screen.venueId
    val place = map.state.venue?.placeWith(screen.placeId)
    Column(Modifier.fillMaxSize()) {
        TopBar(nameOf(place).ifEmpty { "Place" }, app.navigator.back)
        map.Show(
            app.settings,
            Modifier.weight(1f).fillMaxWidth(),
            onClick = { click ->
                tappedPlaceId(click)?.let { app.navigator.open(VenueScreen.Place(id, it)) }
            },
        ) {
            when (place) {
                is Location -> Selection(locationIds = listOf(place.id), focus = true)
                is Space -> Selection(spaceIds = listOf(place.id), focus = true)
                else -> Unit
            }
            place?.let { Marker(it.target, accessibleName = nameOf(it)) }
        }
        if (place != null) {
            PlaceDetails(place, Modifier.weight(1f)) {
                app.navigator.open(VenueScreen.Directions(id, place.id))
            }
        } else if (map.state.venue != null) {
            StatusText("The venue no longer has this place.")
        }
    }
}

@Composable
private fun PlaceDetails(
    place: PlaceEntity,
    modifier: Modifier,
    onDirections: () -> Unit,
) {
    Column(
        modifier.fillMaxWidth().verticalScroll(rememberScrollState()).padding(16.dp),
        verticalArrangement = Arrangement.spacedBy(8.dp),
    ) {
        ActionButton("Directions", onDirections)
        for (line in linesOf(place)) AppText(line)
    }
}

private fun linesOf(place: PlaceEntity): List<String> =
    when (place) {
        is Location ->
            listOfNotNull(
                place.floors.joinToString { it.name },
                place.categories.joinToString { it.name },
                place.description,
                place.phone?.let { "Phone: $it" },
                place.website?.let { "Website: ${it.url}" },
            ).filter { it.isNotEmpty() } + place.openingHours.map(::hoursOf)
        is Space -> listOfNotNull(place.floor.name, place.description)
        else -> emptyList()
    }

private fun hoursOf(hours: OpeningHoursData): String = "${hours.days.joinToString()}: ${hours.opens} to ${hours.closes}"
