package io.github.mezzanine

/**
 * The state with the color scheme of the phone. A web view does not always know it.
 *
 * @return the same state if the app chose light or dark
 */
internal fun withSystemScheme(
    state: MapState,
    isNight: Boolean,
): MapState {
    val theme = state.theme
    if (theme != null && theme.scheme != ColorScheme.AUTO) return state
    // The app's colors belong to its light theme.
    if (theme?.colors != null) return state
    return state.copy(theme = ThemeTopic(if (isNight) ColorScheme.DARK else ColorScheme.LIGHT))
}
