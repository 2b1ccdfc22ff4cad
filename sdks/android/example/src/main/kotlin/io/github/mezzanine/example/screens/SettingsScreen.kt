package io.github.mezzanine.example.screens

import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import io.github.mezzanine.ColorScheme
import io.github.mezzanine.example.navigation.Navigator
import io.github.mezzanine.example.settings.AppSettings
import io.github.mezzanine.example.ui.Heading
import io.github.mezzanine.example.ui.RadioGroup
import io.github.mezzanine.example.ui.SwitchRow
import io.github.mezzanine.example.ui.TextInput
import io.github.mezzanine.example.ui.TopBar

/** The server, the colors, and aids. Changes apply at once. */
@Composable
internal fun SettingsScreen(
    settings: AppSettings,
    navigator: Navigator,
    onChange: (AppSettings) -> Unit,
) {
    TopBar("Settings", navigator.back)
    Column(Modifier.verticalScroll(rememberScrollState())) {
        Heading("Server", Modifier.padding(16.dp))
        TextInput(
            settings.serverUrl,
            { onChange(settings.copy(serverUrl = it.trim())) },
            "Address of the server",
            Modifier.padding(horizontal = 16.dp),
        )
        RadioGroup("Colors", ColorScheme.entries, settings.scheme, ::nameOf) { onChange(settings.copy(scheme = it)) }
        Heading("Accessibility", Modifier.padding(16.dp))
        SwitchRow("Step-free directions", settings.isStepFree) { onChange(settings.copy(isStepFree = it)) }
        SwitchRow("List places below the map", settings.showsList) { onChange(settings.copy(showsList = it)) }
    }
}

private fun nameOf(scheme: ColorScheme): String =
    when (scheme) {
        ColorScheme.AUTO -> "As the phone"
        ColorScheme.LIGHT -> "Light"
        ColorScheme.DARK -> "Dark"
    }
