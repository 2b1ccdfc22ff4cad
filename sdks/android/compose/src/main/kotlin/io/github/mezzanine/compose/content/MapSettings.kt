package io.github.mezzanine.compose

import androidx.compose.runtime.Composable
import androidx.compose.runtime.ComposeNode
import io.github.mezzanine.CameraTopic
import io.github.mezzanine.ColorScheme
import io.github.mezzanine.FloorTopic
import io.github.mezzanine.SelectionTopic
import io.github.mezzanine.ThemeColors
import io.github.mezzanine.ThemeTopic
import io.github.mezzanine.VenueTopic

/** Settings from the state and the parameters of a map. */
internal data class MapSettings(
    val venue: VenueTopic? = null,
    val look: MapLook = MapLook(),
    val theme: ThemeTopic? = null,
    val floor: FloorTopic? = null,
    val camera: CameraTopic? = null,
    val selection: SelectionTopic? = null,
)

/** Puts the settings of a map into its content. Reads [state], so that its changes are sent with the next frame. */
@Composable
@MapComposable
internal fun MapSettingsContent(
    state: MezzanineMapState,
    look: MapLook,
    isDark: Boolean,
) {
    val settings =
        MapSettings(
            venue = state.source?.let { VenueTopic(it) },
            look = look,
            theme = themeOf(look.theme, look.themeColors, isDark),
            floor = state.wantedFloorId?.let { FloorTopic(it) },
            camera = state.firstCamera,
            selection = state.selection,
        )
    ComposeNode<SettingsNode, MapApplier>(
        factory = { SettingsNode() },
        update = { set(settings) { this.settings = it } },
    )
}

/** The theme in the color scheme of the phone, unless the app chose one. */
internal fun themeOf(
    scheme: ColorScheme,
    colors: ThemeColors?,
    isDark: Boolean,
): ThemeTopic {
    // The app's colors belong to the scheme that it chose.
    if (scheme != ColorScheme.AUTO || colors != null) return ThemeTopic(scheme, colors)
    return ThemeTopic(if (isDark) ColorScheme.DARK else ColorScheme.LIGHT)
}
