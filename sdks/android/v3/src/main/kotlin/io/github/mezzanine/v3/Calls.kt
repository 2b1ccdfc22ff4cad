@file:Suppress("DEPRECATION")
@file:OptIn(OlderVersionsApi::class)

package io.github.mezzanine.v3

import io.github.mezzanine.v4.BlueDot
import io.github.mezzanine.v4.ErrorCallback
import io.github.mezzanine.v4.OlderMap
import io.github.mezzanine.v4.OlderVersionsApi
import io.github.mezzanine.v4.Position
import io.github.mezzanine.v4.ShowVenue

/** The calls that version 3 has by other names than version 4, without the view. */
internal class Calls(
    private val map: OlderMap,
) {
    var listener: MapViewListener?
        get() = (map.listener as? ListenerOfVersion3)?.listener
        set(value) {
            map.listener = value?.let(::ListenerOfVersion3)
        }

    fun loadVenue(
        options: Init,
        showVenueOptions: ShowVenue?,
        errorCallback: ErrorCallback?,
    ) {
        map.loadVenue(initOf(options), showVenueOf(options, showVenueOptions), errorCallback)
    }

    fun labelAllLocations(options: LabelAllLocations?) {
        map.labelAllLocations(labelsOf(options))
    }

    fun enableBlueDot(options: BlueDot) {
        map.blueDotManager.enable(options)
    }

    fun disableBlueDot() {
        map.blueDotManager.disable()
    }

    fun updatePosition(position: Position) {
        map.blueDotManager.updatePosition(position)
    }
}
