@file:Suppress("DEPRECATION")

package io.github.mezzanine.v3

import io.github.mezzanine.v4.BlueDotPositionUpdate
import io.github.mezzanine.v4.Polygon
import io.github.mezzanine.v4.State
import io.github.mezzanine.v4.Venue
import io.github.mezzanine.v4.VenueMap
import io.github.mezzanine.v4.MapViewListener as MapViewListener4

/** Receives the events of a map on the main thread. */
@Deprecated("Collect the events of MezzanineMapView, or use MapEventListener.")
public interface MapViewListener {
    /** The venue is loaded. Lists and search can be used from then on. */
    @Deprecated("Use MezzanineMapView.venue or VenueListener.")
    public fun onDataLoaded(data: Venue) {}

    /** The first frame is drawn. */
    @Deprecated("Use MapEvent.MapShown or MezzanineMapView.isMapShown.")
    public fun onFirstMapLoaded() {}

    /** Another map is shown. */
    @Deprecated("Use MapEvent.FloorChange.")
    public fun onMapChanged(map: VenueMap) {}

    /** The user tapped a polygon that has a location or is interactive. */
    @Deprecated("Use MapEvent.Click.")
    public fun onPolygonClicked(polygon: Polygon) {}

    /** The user tapped the map elsewhere. */
    @Deprecated("Use MapEvent.Click.")
    public fun onNothingClicked() {}

    /** The blue dot has moved. */
    @Deprecated("Use MapEvent.PositionChange.")
    public fun onBlueDotUpdated(update: BlueDotPositionUpdate) {}

    /** The map started or stopped following the blue dot. */
    @Deprecated("Use MapEvent.FollowChange.")
    public fun onStateChanged(state: State) {}
}

/** Passes the events of version 4 to a listener of version 3. */
@Suppress("OVERRIDE_DEPRECATION")
internal class ListenerOfVersion3(
    val listener: MapViewListener,
) : MapViewListener4 {
    override fun onDataLoaded(data: Venue) = listener.onDataLoaded(data)

    override fun onFirstMapLoaded() = listener.onFirstMapLoaded()

    override fun onMapChanged(map: VenueMap) = listener.onMapChanged(map)

    override fun onPolygonClicked(polygon: Polygon) = listener.onPolygonClicked(polygon)

    override fun onNothingClicked() = listener.onNothingClicked()

    override fun onBlueDotUpdated(update: BlueDotPositionUpdate) = listener.onBlueDotUpdated(update)

    override fun onStateChanged(state: State) = listener.onStateChanged(state)
}
