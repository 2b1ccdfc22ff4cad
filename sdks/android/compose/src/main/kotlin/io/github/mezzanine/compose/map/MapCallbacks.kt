package io.github.mezzanine.compose

import io.github.mezzanine.CameraChange
import io.github.mezzanine.ClickDetail
import io.github.mezzanine.FloorChange
import io.github.mezzanine.MapErrorListener
import io.github.mezzanine.MapEvent
import io.github.mezzanine.MapRestored
import io.github.mezzanine.MezzanineException
import io.github.mezzanine.VenueProgress

/** The callbacks of a map. */
internal class MapCallbacks(
    private val onReady: (() -> Unit)? = null,
    private val onClick: ((ClickDetail) -> Unit)? = null,
    private val onFloorChange: ((FloorChange) -> Unit)? = null,
    private val onCameraChange: ((CameraChange) -> Unit)? = null,
    private val onRestored: (() -> Unit)? = null,
    private val onProgress: ((VenueProgress) -> Unit)? = null,
    private val onError: ((MezzanineException) -> Unit)? = null,
    private val errorListener: MapErrorListener? = null,
) {
    /** Calls the callback of an event. */
    fun onEvent(event: MapEvent) {
        when (event) {
            is MapEvent.Click -> onClick?.invoke(event.payload)
            is MapEvent.FloorChange -> onFloorChange?.invoke(event.payload)
            is MapEvent.CameraChange -> onCameraChange?.invoke(event.payload)
            is MapEvent.VenueProgress -> onProgress?.invoke(event.payload)
            is MapEvent.Error -> onError(exceptionOf(event))
            MapRestored -> onRestored?.invoke()
            else -> Unit
        }
    }

    /** Reports the first frame. There is no event for it if the map is used again. */
    fun onReady() {
        onReady?.invoke()
    }

    /** Reports an error. The state always listens to events, so that the view never calls [errorListener]. */
    fun onError(error: MezzanineException) {
        when {
            onError != null -> onError.invoke(error)
            errorListener != null -> errorListener.onError(error)
            else -> System.err.println(error)
        }
    }
}
