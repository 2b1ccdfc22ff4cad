package io.github.mezzanine.v4

import io.github.mezzanine.MapEvent
import io.github.mezzanine.MapRequests
import io.github.mezzanine.MapState
import io.github.mezzanine.MezzanineMapView
import kotlinx.coroutines.flow.SharedFlow
import kotlinx.coroutines.flow.StateFlow
import io.github.mezzanine.Venue as Venue5

/** The map of a view. */
@OptIn(OlderVersionsApi::class)
internal class ViewHost(
    private val view: MezzanineMapView,
) : MapHost {
    override var state: MapState by view::state

    override val venue: StateFlow<Venue5?>
        get() = view.venue

    override val isMapShown: StateFlow<Boolean>
        get() = view.isMapShown

    override val events: SharedFlow<MapEvent>
        get() = view.events

    override val requests: MapRequests
        get() = view.requests

    override suspend fun awaitApplied() {
        view.awaitApplied()
    }
}
