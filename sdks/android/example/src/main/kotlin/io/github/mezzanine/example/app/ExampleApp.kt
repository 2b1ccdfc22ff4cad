package io.github.mezzanine.example.app

import androidx.activity.compose.BackHandler
import androidx.compose.foundation.background
import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.safeDrawingPadding
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.saveable.rememberSaveableStateHolder
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import io.github.mezzanine.ColorScheme
import io.github.mezzanine.example.navigation.BackStack
import io.github.mezzanine.example.navigation.Navigator
import io.github.mezzanine.example.navigation.Screen
import io.github.mezzanine.example.navigation.VenueScreen
import io.github.mezzanine.example.screens.OfflineScreen
import io.github.mezzanine.example.screens.SettingsScreen
import io.github.mezzanine.example.screens.VenuesScreen
import io.github.mezzanine.example.settings.AppSettings
import io.github.mezzanine.example.ui.LocalPalette
import io.github.mezzanine.example.ui.Palette

/** The app: the visible screen, in the colors that users chose. */
@Composable
internal fun ExampleApp(services: AppServices) {
    var stack by rememberSaveable(stateSaver = BackStack.Saver) { mutableStateOf(BackStack()) }
    var settings by remember { mutableStateOf(services.settings.read()) }
    val screenStates = rememberSaveableStateHolder()
    val show = { next: BackStack ->
        if (next.screens.size < stack.screens.size) screenStates.removeState(stack.topKey)
        stack = next
    }
    val navigator = Navigator({ show(stack.push(it)) }, { show(stack.pop()) }, { show(stack.popAndReplace(it)) })
    BackHandler(enabled = stack.canGoBack) { navigator.back() }
    AppFrame(settings) {
        when (val screen = stack.top) {
            Screen.Venues -> VenuesScreen(services, settings, navigator)
            Screen.Offline -> OfflineScreen(services, settings, navigator)
            Screen.Settings ->
                SettingsScreen(settings, navigator) {
                    settings = it
                    services.settings.write(it)
                }
            is VenueScreen ->
                // Keeps the floor and the view while a screen without a map is on top.
                screenStates.SaveableStateProvider("venue ${screen.venueId}") {
                    VenueScreens(screen, stack.topKey, screenStates, AppContext(services, settings, navigator))
                }
        }
    }
}

@Composable
private fun AppFrame(
    settings: AppSettings,
    content: @Composable () -> Unit,
) {
    val isDark =
        when (settings.scheme) {
            ColorScheme.AUTO -> isSystemInDarkTheme()
            ColorScheme.LIGHT -> false
            ColorScheme.DARK -> true
        }
    val palette = if (isDark) Palette.Dark else Palette.Light
    CompositionLocalProvider(LocalPalette provides palette) {
        Column(Modifier.fillMaxSize().background(palette.paper).safeDrawingPadding()) { content() }
    }
}
