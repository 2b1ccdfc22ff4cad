package io.github.mezzanine.example.app

import io.github.mezzanine.example.navigation.Navigator
import io.github.mezzanine.example.settings.AppSettings

/** Services that the app gives to screens. */
internal class AppContext(
    val services: AppServices,
    val settings: AppSettings,
    val navigator: Navigator,
)
