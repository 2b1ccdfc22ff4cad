package io.github.mezzanine.example.map

import androidx.compose.runtime.Composable
import io.github.mezzanine.CameraChange
import io.github.mezzanine.ChangeReason
import io.github.mezzanine.ClickDetail
import io.github.mezzanine.compose.MapComposable
import io.github.mezzanine.example.settings.AppSettings

/** Content that a screen shows on the map. */
internal class MapCall(
    val settings: AppSettings,
    val onClick: (ClickDetail) -> Unit,
    /** Called when users moved the map. */
    val onUserMove: () -> Unit,
    val content: @Composable @MapComposable () -> Unit,
)

/** Whether users moved the map. */
internal fun CameraChange.isByUser(): Boolean = reason == ChangeReason.USER
