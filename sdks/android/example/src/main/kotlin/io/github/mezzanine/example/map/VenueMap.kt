package io.github.mezzanine.example.map

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.movableContentOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import io.github.mezzanine.ClickDetail
import io.github.mezzanine.compose.MapComposable
import io.github.mezzanine.compose.MapLook
import io.github.mezzanine.compose.MapSlots
import io.github.mezzanine.compose.MezzanineMap
import io.github.mezzanine.compose.MezzanineMapState
import io.github.mezzanine.compose.PlaceList
import io.github.mezzanine.example.settings.AppSettings
import io.github.mezzanine.example.ui.AppText
import io.github.mezzanine.example.ui.ErrorNotice
import io.github.mezzanine.example.ui.StatusText

/**
 * The map of a venue. Screens show it with different content. It moves from one to the next, so it keeps its page and
 * its view.
 */
@Stable
internal class VenueMap(
    val state: MezzanineMapState,
) {
    /** The latest error that no screen waits for, or null. */
    var error: String? by mutableStateOf(null)

    private val map =
        movableContentOf { call: MapCall, isHiddenFromTalkBack: Boolean -> HostedMap(call, isHiddenFromTalkBack) }

    /**
     * Shows the map, and what is on it as a list if the settings say so.
     *
     * @param modifier has to give it a size
     */
    @Composable
    fun Show(
        settings: AppSettings,
        modifier: Modifier = Modifier,
        onClick: (ClickDetail) -> Unit = {},
        onUserMove: () -> Unit = {},
        content: @Composable @MapComposable () -> Unit = {},
    ) {
        val call = MapCall(settings, onClick, onUserMove, content)
        Column(modifier) {
            error?.let { ErrorNotice(it, "Close", { error = null }) }
            Box(Modifier.weight(1f)) { map(call, settings.showsList) }
            if (settings.showsList) {
                PlaceList(
                    state,
                    Modifier.weight(1f).fillMaxWidth(),
                    empty = { StatusText("This floor lists no places.") },
                    row = { AppText(it.name) },
                )
            }
        }
    }

    @Composable
    private fun HostedMap(
        call: MapCall,
        isHiddenFromTalkBack: Boolean,
    ) {
        MezzanineMap(
            state,
            look = MapLook(theme = call.settings.scheme),
            isHiddenFromTalkBack = isHiddenFromTalkBack,
            onClick = call.onClick,
            onCameraChange = { if (it.isByUser()) call.onUserMove() },
            // Without a map, the slot below shows the message.
            onError = { if (state.isMapShown) error = it.message },
            slots =
                MapSlots(
                    controls = { FloorPicker(state, Modifier.align(Alignment.CenterEnd)) },
                    loading = { StatusText("Loading the map…", Modifier.align(Alignment.Center)) },
                    error = { ErrorNotice(it.message.orEmpty(), "Try again", state::reload) },
                ),
            content = call.content,
        )
    }
}
