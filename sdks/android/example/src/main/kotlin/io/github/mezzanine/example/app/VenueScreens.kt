package io.github.mezzanine.example.app

import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.produceState
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.SaveableStateHolder
import io.github.mezzanine.VenueSource
import io.github.mezzanine.compose.rememberMezzanineMapState
import io.github.mezzanine.example.data.ServerAccess
import io.github.mezzanine.example.map.VenueMap
import io.github.mezzanine.example.navigation.VenueScreen
import io.github.mezzanine.example.screens.BlueDotReplayScreen
import io.github.mezzanine.example.screens.DirectionsScreen
import io.github.mezzanine.example.screens.KioskScreen
import io.github.mezzanine.example.screens.MapScreen
import io.github.mezzanine.example.screens.PlaceScreen
import io.github.mezzanine.example.screens.SearchScreen
import io.github.mezzanine.example.screens.StackedFloorsScreen

/**
 * The screens of a venue. They share its map.
 *
 * @param screenKey tells the state of the screen from that of others in [screenStates]
 */
@Composable
internal fun VenueScreens(
    screen: VenueScreen,
    screenKey: String,
    screenStates: SaveableStateHolder,
    app: AppContext,
) {
    key(screen.venueId) {
        val wanted = ServerAccess.demo(app.settings.serverUrl).sourceOf(screen.venueId)
        val source by produceState<VenueSource?>(null, wanted) { value = app.services.offline.open(wanted) }
        val state = rememberMezzanineMapState(source)
        val map = remember(state) { VenueMap(state) }
        screenStates.SaveableStateProvider(screenKey) { ScreenOf(screen, map, app) }
    }
}

@Composable
private fun ScreenOf(
    screen: VenueScreen,
    map: VenueMap,
    app: AppContext,
) {
    when (screen) {
        is VenueScreen.Map -> MapScreen(screen, map, app)
        is VenueScreen.Search -> SearchScreen(screen, map, app)
        is VenueScreen.Place -> PlaceScreen(screen, map, app)
        is VenueScreen.Directions -> DirectionsScreen(screen, map, app)
        is VenueScreen.BlueDotReplay -> BlueDotReplayScreen(screen, map, app)
        is VenueScreen.Kiosk -> KioskScreen(screen, map, app)
        is VenueScreen.StackedFloors -> StackedFloorsScreen(map, app)
    }
}
