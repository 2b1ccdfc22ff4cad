package io.github.mezzanine.example.navigation

import androidx.compose.runtime.saveable.Saver
import kotlinx.serialization.SerializationException
import kotlinx.serialization.builtins.ListSerializer
import kotlinx.serialization.json.Json

/**
 * The open screens, with the visible screen last. There is always at least one.
 *
 * @throws IllegalArgumentException if [screens] is empty
 */
internal data class BackStack(
    val screens: List<Screen> = listOf(Screen.Venues),
) {
    init {
        require(screens.isNotEmpty()) { "BackStack.screens is empty. Expected at least one screen." }
    }

    /** The visible screen. */
    val top: Screen
        get() = screens.last()

    val canGoBack: Boolean
        get() = screens.size > 1

    /** Key for the state of the visible screen. It is different for the same screen further down. */
    val topKey: String
        get() = "${screens.size} ${toText(top)}"

    /** Opens a screen. A second press of the same button is ignored. */
    fun push(screen: Screen): BackStack = if (screen == top) this else BackStack(screens + screen)

    /** Closes the visible screen, unless it is the first. */
    fun pop(): BackStack = if (canGoBack) BackStack(screens.dropLast(1)) else this

    /** Closes the visible screen, and replaces the screen below it. */
    fun popAndReplace(screen: Screen): BackStack = BackStack(screens.dropLast(2) + screen)

    /** Converts the stack to text for [fromText]. */
    fun toText(): String = Json.encodeToString(list, screens)

    companion object {
        private val list = ListSerializer(Screen.serializer())

        /** Keeps the stack when Android ends the process. */
        val Saver: Saver<BackStack, String> = Saver(save = { it.toText() }, restore = ::fromText)

        /** Reads a saved stack. If another version of the app saved it, only the first screen opens. */
        fun fromText(text: String): BackStack =
            try {
                BackStack(Json.decodeFromString(list, text).ifEmpty { listOf(Screen.Venues) })
            } catch (_: SerializationException) {
                BackStack()
            }

        private fun toText(screen: Screen): String = Json.encodeToString(Screen.serializer(), screen)
    }
}
