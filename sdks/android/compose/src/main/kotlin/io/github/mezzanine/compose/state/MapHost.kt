package io.github.mezzanine.compose

import io.github.mezzanine.CameraReport
import io.github.mezzanine.MapEvent
import io.github.mezzanine.MapRequests
import io.github.mezzanine.MapState
import io.github.mezzanine.MapStatus
import io.github.mezzanine.Venue
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.StateFlow

/** The parts of a map that a state needs. It exists without Android, so that tests can run one. */
internal interface MapHost {
    val events: Flow<MapEvent>
    val venue: StateFlow<Venue?>
    val isMapShown: StateFlow<Boolean>
    val status: StateFlow<MapStatus>
    val requests: MapRequests

    /** The floor that the map shows, if it has shown one before. */
    val shownFloorId: String?

    /** The view of the map, if it has shown one before. */
    val shownCamera: CameraReport?

    /** Sends the desired content to the map. */
    fun show(state: MapState)

    fun showFloor(id: String)

    fun saveUserView(): String?

    fun restoreUserView(text: String)
}
