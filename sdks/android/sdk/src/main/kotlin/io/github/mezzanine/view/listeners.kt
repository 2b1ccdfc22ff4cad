package io.github.mezzanine

/** Receives the events of a map on the main thread. Kotlin code may collect [MezzanineMapView.events] instead. */
public fun interface MapEventListener {
    /** Called for each event. */
    public fun onEvent(event: MapEvent)
}

/** Gets the venue of a map, on the main thread. Kotlin code may collect [MezzanineMapView.venue] instead. */
public fun interface VenueListener {
    /** Called for the venue that is loaded, for each one after it, and when the language changes. */
    public fun onVenueLoaded(venue: Venue)
}

/** Gets errors of a map, on the main thread. */
public fun interface MapErrorListener {
    /** Called for each error that no request waits for. */
    public fun onError(error: MezzanineException)
}
