package io.github.mezzanine.example.navigation

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** The screen that the app shows. A screen says all that it needs to be opened again, so the back stack can be saved as text. */
@Serializable
internal sealed interface Screen {
    /** All venues of the server. */
    @Serializable
    @SerialName("venues")
    data object Venues : Screen

    /** Venues on the phone. */
    @Serializable
    @SerialName("offline")
    data object Offline : Screen

    @Serializable
    @SerialName("settings")
    data object Settings : Screen
}

/** A screen with the map of a venue. */
@Serializable
internal sealed interface VenueScreen : Screen {
    val venueId: String

    @Serializable
    @SerialName("map")
    data class Map(
        override val venueId: String,
    ) : VenueScreen

    @Serializable
    @SerialName("search")
    data class Search(
        override val venueId: String,
        /** Id of the destination, if the search is for the start of its directions. */
        val destinationId: String? = null,
    ) : VenueScreen

    @Serializable
    @SerialName("place")
    data class Place(
        override val venueId: String,
        /** Id of a location or space. */
        val placeId: String,
    ) : VenueScreen

    @Serializable
    @SerialName("directions")
    data class Directions(
        override val venueId: String,
        val destinationId: String,
        /** Id of the start; default: an entrance. */
        val startId: String? = null,
    ) : VenueScreen

    @Serializable
    @SerialName("blue-dot")
    data class BlueDotReplay(
        override val venueId: String,
    ) : VenueScreen

    @Serializable
    @SerialName("kiosk")
    data class Kiosk(
        override val venueId: String,
    ) : VenueScreen

    @Serializable
    @SerialName("stacked-floors")
    data class StackedFloors(
        override val venueId: String,
    ) : VenueScreen
}
