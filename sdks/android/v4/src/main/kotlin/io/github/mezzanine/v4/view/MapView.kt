@file:Suppress("DEPRECATION")
@file:OptIn(OlderVersionsApi::class)

package io.github.mezzanine.v4

import android.content.Context
import android.util.AttributeSet

/**
 * A map of a venue, as in version 4.
 *
 * Call [onResume], [onPause], [onLowMemory], and [destroy] where your activity or fragment has them. All
 * members belong to the main thread, and listeners and callbacks are called on it.
 *
 * ```kotlin
 * mapView.listener = object : MapViewListener {
 *     override fun onDataLoaded(data: Venue) = println(data.locations.map { it.name })
 * }
 * mapView.loadVenue(Init(clientId, clientSecret, "mall", baseUrl)) { error -> println(error) }
 * ```
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
        /** Receives the events of the map. */
        @Deprecated("Collect MezzanineMapView.events, or use MezzanineMapView.addEventListener.")
        public var listener: MapViewListener?
            get() = calls.listener
            set(value) {
                calls.listener = value
            }

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
            calls.loadVenue(options, showVenueOptions, errorCallback)
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
         * Shows a venue that comes with the app, without a network.
         *
         * @param bundle a venue bundle (`.mvf.zip`)
         * @param showVenueOptions how it is shown
         * @param errorCallback as in [loadVenue]
         */
        @JvmOverloads
        @Deprecated("Set MapState.venue to a VenueSource.Bytes.")
        public fun showVenue(
            bundle: ByteArray,
            showVenueOptions: ShowVenue? = null,
            errorCallback: ErrorCallback? = null,
        ) {
            calls.showVenue(bundle, showVenueOptions, errorCallback)
        }

        /**
         * Labels each polygon that has a location. Another call replaces these labels, flat ones as well.
         *
         * @param options look of the labels; null: the default look
         * @throws io.github.mezzanine.MezzanineException `invalid-argument`; `no-venue` before the venue is loaded
         */
        @JvmOverloads
        @Deprecated("Use LabelsTopic.names.")
        public fun labelAllLocations(options: FloatingLabelAllLocations? = null) {
            calls.labelAllLocations(options)
        }

        /**
         * Labels each polygon that has a location, flat on it. Another call replaces these labels.
         *
         * @param options look of the labels
         * @throws io.github.mezzanine.MezzanineException `invalid-argument`; `no-venue` before the venue is loaded
         */
        @Deprecated("Add LabelItems of LabelKind.FLAT to LabelsTopic.items.")
        public fun labelAllLocations(options: FlatLabelAllLocations) {
            calls.labelAllLocations(options)
        }

        /**
         * Finds the route to a place.
         *
         * @param to where it ends
         * @param from where it starts
         * @param accessible whether steps are avoided
         * @param callback called with the directions; null if there is no route
         * @throws io.github.mezzanine.MezzanineException `invalid-argument`; `no-venue` before the venue is loaded
         */
        @JvmOverloads
        @Deprecated("Use MapRequests.getDirections.")
        public fun getDirections(
            to: Navigable,
            from: Navigable,
            accessible: Boolean = false,
            callback: ResultCallback<Directions?>,
        ) {
            calls.getDirections(to, from, accessible, callback)
        }

        /**
         * Finds a route to several destinations.
         *
         * @param to the destinations, in the order of the visits
         * @param from where it starts
         * @param accessible whether steps are avoided
         * @param callback called with the directions to each destination; empty if there is no route
         * @throws io.github.mezzanine.MezzanineException `invalid-argument`; `no-venue` before the venue is loaded
         */
        @JvmOverloads
        @Deprecated("Use MapRequests.getDirections.")
        public fun getDirections(
            to: DestinationSet,
            from: Navigable,
            accessible: Boolean = false,
            callback: ResultCallback<List<Directions>>,
        ) {
            calls.getDirections(to, from, accessible, callback)
        }
    }
