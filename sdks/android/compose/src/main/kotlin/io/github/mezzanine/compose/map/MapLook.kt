package io.github.mezzanine.compose

import androidx.compose.runtime.Immutable
import io.github.mezzanine.AccessibilityTopic
import io.github.mezzanine.AutomaticLabels
import io.github.mezzanine.ColorScheme
import io.github.mezzanine.ThemeColors
import io.github.mezzanine.VisibilityTopic

/**
 * Appearance of a [MezzanineMap].
 *
 * @property language language of the venue, BCP 47; default: its own. A change draws the map again.
 * @property theme color scheme; default: that of `isSystemInDarkTheme`
 * @property themeColors colors that differ from those of the theme. With them, `ColorScheme.AUTO` is left to
 *   the web view, so choose a scheme that they belong to.
 * @property labels whether spaces show their names; default: they do
 * @property visibility topics that are shown at all; default: all
 * @property accessibility text and aids for screen readers. A change draws the map again.
 */
@Immutable
public data class MapLook(
    public val language: String? = null,
    public val theme: ColorScheme = ColorScheme.AUTO,
    public val themeColors: ThemeColors? = null,
    public val labels: AutomaticLabels? = null,
    public val visibility: VisibilityTopic? = null,
    public val accessibility: AccessibilityTopic? = null,
)
