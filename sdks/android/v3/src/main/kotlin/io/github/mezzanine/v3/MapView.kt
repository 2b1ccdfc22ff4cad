@file:Suppress("DEPRECATION")
@file:OptIn(OlderVersionsApi::class)

package io.github.mezzanine.v3

import android.content.Context
import android.util.AttributeSet
import io.github.mezzanine.v4.BlueDot
import io.github.mezzanine.v4.DestinationSet
import io.github.mezzanine.v4.Directions
import io.github.mezzanine.v4.ErrorCallback
import io.github.mezzanine.v4.Navigable
import io.github.mezzanine.v4.OlderMapView
import io.github.mezzanine.v4.OlderVersionsApi
import io.github.mezzanine.v4.Position
import io.github.mezzanine.v4.ResultCallback
import io.github.mezzanine.v4.ShowVenue

/**
 * A map of a venue, as in version 3. Names of early and late releases work side by side, and so do the
 * managers of version 4.
 *
 * Call [onResume], [onPause], [onLowMemory], and [destroy] where your activity or fragment has them. All
 * members belong to the main thread, and listeners and callbacks are called on it.
 *
 * @param context of an activity
 * @param attrs attributes in XML
 * @throws io.github.mezzanine.MezzanineException `not-possible` if the web view of the phone is missing or older
 * than version 111
 */
@Deprecated("Use MezzanineMapView.", ReplaceWith("MezzanineMapView", "io.github.mezzanine.MezzanineMapView"))
public class MapView
    @JvmOverloads
    constructor(
        context: Context,
        attrs: AttributeSet? = null,
    ) : OlderMapView(context, attrs) {
        private val calls3 = Calls(calls)

        /** Receives the events of the map. */
        @Deprecated("Collect MezzanineMapView.events, or use MezzanineMapView.addEventListener.")
        public var listener: MapViewListener? by calls3::listener

        /**
         * Loads a venue from a server and shows it. Calling it again after an error tries again.
         *
         * @param options key, venue, server
         * @param showVenueOptions how it is shown
         * @param errorCallback called when the venue cannot be loaded, and for later errors; without it, errors
         * go to the log
         * @throws io.github.mezzanine.MezzanineException `invalid-argument`
         */
        @JvmOverloads
        @Deprecated("Set MapState.venue.")
        public fun loadVenue(
            options: Init,
            showVenueOptions: ShowVenue? = null,
            errorCallback: ErrorCallback? = null,
        ) {
            calls3.loadVenue(options, showVenueOptions, errorCallback)
        }

        /**
         * Shows a venue that comes with the app, without a network.
         *
         * @param venueResponse a venue bundle (`.mvf.zip`) in Base64; JSON of earlier releases cannot be read
         * @param showVenueOptions how it is shown
         * @param errorCallback as in [loadVenue]
         * @throws io.github.mezzanine.MezzanineException `invalid-argument`
         */
        @JvmOverloads
        @Deprecated("Set MapState.venue to a VenueSource.Url of the app's assets.")
        public fun showVenue(
            venueResponse: String,
            showVenueOptions: ShowVenue? = null,
            errorCallback: ErrorCallback? = null,
        ) {
            calls.showVenue(venueResponse, showVenueOptions, errorCallback)
        }

        /**
         * Labels each polygon that has a location. Another call replaces these labels.
         *
         * @param options look of the labels; null: the default look
         * @throws io.github.mezzanine.MezzanineException `invalid-argument`; `no-venue` before the venue is loaded
         */
        @JvmOverloads
        @Deprecated("Use LabelsTopic.names.")
        public fun labelAllLocations(options: LabelAllLocations? = null) {
            calls3.labelAllLocations(options)
        }

        /**
         * Shows the blue dot, which waits for positions of [updatePosition].
         *
         * @param options color, timeout, floor
         * @throws io.github.mezzanine.MezzanineException `invalid-argument`
         */
        @JvmOverloads
        @Deprecated("Use BlueDotTopic.")
        public fun enableBlueDot(options: BlueDot = BlueDot()) {
            calls3.enableBlueDot(options)
        }

        /** Hides the blue dot. */
        @Deprecated("Set MapState.blueDot to null.")
        public fun disableBlueDot() {
            calls3.disableBlueDot()
        }

        /**
         * Shows a position of the person.
         *
         * @param position where the person is
         * @throws io.github.mezzanine.MezzanineException `invalid-argument`
         */
        @Deprecated("Use BlueDotTopic.position.")
        public fun updatePosition(position: Position) {
            calls3.updatePosition(position)
        }

        /**
         * Finds the route to a place.
         *
         * @param to where it ends
         * @param from where it starts
         * @param accessible whether steps are avoided; the default differs from version 4
         * @param callback called with the directions; null if there is no route
         * @throws io.github.mezzanine.MezzanineException `invalid-argument`; `no-venue` before the venue is loaded
         */
        @JvmOverloads
        @Deprecated("Use MapRequests.getDirections.")
        public fun getDirections(
            to: Navigable,
            from: Navigable,
            accessible: Boolean = true,
            callback: ResultCallback<Directions?>,
        ) {
            calls.getDirections(to, from, accessible, callback)
        }

        /**
         * Finds a route to several destinations.
         *
         * @param to the destinations, in the order of the visits
         * @param from where it starts
         * @param accessible whether steps are avoided; the default differs from version 4
         * @param callback called with the directions to each destination; empty if there is no route
         * @throws io.github.mezzanine.MezzanineException `invalid-argument`; `no-venue` before the venue is loaded
         */
        @JvmOverloads
        @Deprecated("Use MapRequests.getDirections.")
        public fun getDirections(
            to: DestinationSet,
            from: Navigable,
            accessible: Boolean = true,
            callback: ResultCallback<List<Directions>>,
        ) {
            calls.getDirections(to, from, accessible, callback)
        }
    }
