package io.github.mezzanine.example.data

import io.github.mezzanine.VenueSource

/**
 * Access to the venues of a server.
 *
 * Anyone who has an app can read a secret in it. Those of the demo are public, and open only the demo venues. In
 * your own app, request an access token from your server and return `VenueSource.Access` in [sourceOf].
 */
internal data class ServerAccess(
    val baseUrl: String,
    val key: String,
    val secret: String,
) {
    /** Where a venue comes from. */
    fun sourceOf(venueId: String): VenueSource = VenueSource.Server(baseUrl, venueId, key, secret)

    companion object {
        /** Address of the server that `npm start` runs. `adb reverse tcp:8080 tcp:8080` forwards it to phones. */
        const val DEFAULT_URL = "http://localhost:8080"

        /** The demo venues of a server. */
        fun demo(baseUrl: String): ServerAccess =
            ServerAccess(baseUrl, "mez_demo_2f6c1b7e9a", "mez_demo_secret_8d41c5f09be37a62")
    }
}
