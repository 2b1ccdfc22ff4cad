package io.github.mezzanine

/** The page was lost, and the map is as before: venue, floor, camera, markers, route, and blue dot. */
public data object MapRestored : MapEvent
