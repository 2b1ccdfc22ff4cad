package io.github.mezzanine.example.settings

import io.github.mezzanine.ColorScheme
import io.github.mezzanine.example.data.ServerAccess
import kotlinx.serialization.Serializable
import kotlinx.serialization.SerializationException
import kotlinx.serialization.json.Json

/** The user's choices. */
@Serializable
internal data class AppSettings(
    val serverUrl: String = ServerAccess.DEFAULT_URL,
    val scheme: ColorScheme = ColorScheme.AUTO,
    /** Whether directions avoid stairs and escalators. */
    val isStepFree: Boolean = false,
    /** Whether the places of the map are listed below it, for TalkBack. */
    val showsList: Boolean = false,
) {
    /** The text of [fromText]. */
    fun toText(): String = json.encodeToString(serializer(), this)

    companion object {
        private val json = Json { ignoreUnknownKeys = true }

        /** Reads stored settings. Other strings, and null, result in the defaults. */
        fun fromText(text: String?): AppSettings =
            try {
                if (text == null) AppSettings() else json.decodeFromString(serializer(), text)
            } catch (_: SerializationException) {
                AppSettings()
            }
    }
}
