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
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import io.github.mezzanine.example.app.AppContext
import io.github.mezzanine.example.map.VenueMap
import io.github.mezzanine.example.map.tappedPlaceId
import io.github.mezzanine.example.navigation.VenueScreen
import io.github.mezzanine.example.ui.ActionButton
import io.github.mezzanine.example.ui.TopBar

/** The map of a venue. A tap opens the place. */
@Composable
internal fun MapScreen(
    screen: VenueScreen.Map,
    map: VenueMap,
    app: AppContext,
) {
    val open = app.navigator.open
    val id = screen.venueId
    Column(Modifier.fillMaxSize()) {
        TopBar(map.state.venue?.name ?: "Map", app.navigator.back)
        map.Show(
            app.settings,
            Modifier.weight(1f).fillMaxWidth(),
            onClick = { click -> tappedPlaceId(click)?.let { open(VenueScreen.Place(id, it)) } },
        )
        Row(
            Modifier.horizontalScroll(rememberScrollState()).padding(8.dp),
            horizontalArrangement = Arrangement.spacedBy(8.dp),
        ) {
            ActionButton("Search", { open(VenueScreen.Search(id)) })
            ActionButton("Floors", { open(VenueScreen.StackedFloors(id)) }, accessibleName = "Stacked floors")
            ActionButton("Blue dot", { open(VenueScreen.BlueDotReplay(id)) })
            ActionButton("Kiosk", { open(VenueScreen.Kiosk(id)) })
        }
    }
}
