@file:Suppress("DEPRECATION")

package io.github.mezzanine.v4

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

    /** The blue dot has moved, as in version 3. It is called with [onBlueDotPositionUpdate]. */
    @Deprecated("Use MapEvent.PositionChange.")
    public fun onBlueDotUpdated(update: BlueDotPositionUpdate) {}

    /** The blue dot has moved. */
    @Deprecated("Use MapEvent.PositionChange.")
    public fun onBlueDotPositionUpdate(update: BlueDotPositionUpdate) {}

    /** The state of the blue dot has changed. */
    @Deprecated("Use MapEvent.BlueDotState.")
    public fun onBlueDotStateChange(change: BlueDotStateChange) {}

    /** The map started or stopped following the blue dot. */
    @Deprecated("Use MapEvent.FollowChange.")
    public fun onStateChanged(state: State) {}
}
