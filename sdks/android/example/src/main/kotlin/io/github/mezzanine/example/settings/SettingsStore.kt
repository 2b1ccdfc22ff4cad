package io.github.mezzanine.example.settings

import android.content.Context
import android.content.SharedPreferences

/** Keeps the settings on the phone. */
internal class SettingsStore(
    context: Context,
) {
    private val preferences: SharedPreferences = context.getSharedPreferences("example", Context.MODE_PRIVATE)

    fun read(): AppSettings = AppSettings.fromText(preferences.getString(KEY, null))

    fun write(settings: AppSettings) {
        preferences.edit().putString(KEY, settings.toText()).apply()
    }
}

private const val KEY = "settings"
