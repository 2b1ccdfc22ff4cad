package io.github.mezzanine.example.app

import android.content.Context
import io.github.mezzanine.VenueCache
import io.github.mezzanine.example.data.OfflineVenues
import io.github.mezzanine.example.data.VenueCatalog
import io.github.mezzanine.example.settings.SettingsStore
import java.io.File

/** Data that the app stores on the phone. */
internal class AppServices(
    context: Context,
) {
    val settings = SettingsStore(context)
    val catalog = VenueCatalog(File(context.filesDir, "venues.json"))
    val offline = OfflineVenues(VenueCache(File(context.filesDir, "venues")))
}
