package io.github.mezzanine.v4

import io.github.mezzanine.MapEvent
import io.github.mezzanine.MapRequests
import io.github.mezzanine.MapState
import kotlinx.coroutines.flow.SharedFlow
import kotlinx.coroutines.flow.StateFlow
import io.github.mezzanine.Venue as Venue5

/** The map of version 5 that an older version talks to: a view, or a session in tests. */
@OlderVersionsApi
public interface MapHost {
    /** The desired content of the map. */
    public var state: MapState

    /** The loaded venue. */
    public val venue: StateFlow<Venue5?>

    /** Whether the first frame is drawn. */
    public val isMapShown: StateFlow<Boolean>

    /** Events of the map. */
    public val events: SharedFlow<MapEvent>

    /** Requests of data and of the camera. */
    public val requests: MapRequests

    /** Waits until the page has applied [state]. */
    public suspend fun awaitApplied()
}

/**
 * Size of a view.
 *
 * @property widthPixels width in pixels of the screen
 * @property heightPixels height in pixels of the screen
 * @property density pixels of the screen in a density-independent pixel
 */
@OlderVersionsApi
public class ViewSize(
    public val widthPixels: Int,
    public val heightPixels: Int,
    public val density: Double,
)
