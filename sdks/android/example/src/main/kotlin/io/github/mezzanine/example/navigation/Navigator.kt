package io.github.mezzanine.example.navigation

/** Functions that open other screens. */
internal class Navigator(
    /** Opens a screen. */
    val open: (Screen) -> Unit,
    /** Closes the visible screen. */
    val back: () -> Unit,
    /** Closes the visible screen, and opens another one in place of the one below. */
    val backTo: (Screen) -> Unit,
)
