@file:Suppress("DEPRECATION")

package io.github.mezzanine.v3

import io.github.mezzanine.VenueCache
import io.github.mezzanine.v4.Header
import io.github.mezzanine.v4.ShowVenue
import io.github.mezzanine.v4.Init as Init4

/** Where the venue is, for `loadVenue`. [clientId] and [clientSecret] are required, unless [accessToken] is given. */
@Deprecated("Use VenueTopic.", ReplaceWith("VenueTopic", "io.github.mezzanine.VenueTopic"))
public data class Init
    @JvmOverloads
    constructor(
        /** Public part of the API key. */
        @property:Deprecated("Use VenueSource.Server.key.")
        public val clientId: String? = null,
        /** Secret part of the API key. */
        @property:Deprecated("Use VenueSource.Server.secret.")
        public val clientSecret: String? = null,
        /** Id of the venue. */
        @property:Deprecated("Use venueId of VenueSource.")
        public val venue: String,
        /** URL of the server. */
        public val baseUrl: String,
        /** Id of the map to show first, as in early releases; [ShowVenue.firstMapId] has priority. */
        @property:Deprecated("Use FloorTopic.")
        public val firstMapId: String? = null,
        /** Access token from your own server, instead of [clientId] and [clientSecret]. */
        public val accessToken: String? = null,
        /** Language of the text, a BCP 47 tag such as `fr`; default: the language of the venue. */
        @property:Deprecated("Use MapState.language.")
        public val language: String? = null,
        /** Opens the venue from this cache if it is stored there. */
        public val cache: VenueCache? = null,
        /** No longer has an effect; reported once. */
        @property:Deprecated("A venue has one map. Load another venue instead.")
        public val perspective: String? = null,
        /** No longer has an effect; reported once. */
        @property:Deprecated("Add headers in a proxy, and pass its URL as baseUrl.")
        public val headers: List<Header>? = null,
        /** No longer has an effect; reported once. */
        @property:Deprecated("Pass an accessToken from your own server.")
        public val noAuth: Boolean? = null,
    )

/** The version 4 options. */
internal fun initOf(init: Init): Init4 =
    Init4(
        clientId = init.clientId,
        clientSecret = init.clientSecret,
        venue = init.venue,
        baseUrl = init.baseUrl,
        accessToken = init.accessToken,
        language = init.language,
        cache = init.cache,
        perspective = init.perspective,
        headers = init.headers,
        noAuth = init.noAuth,
    )

/** The options of version 4, with the first map of early releases. */
internal fun showVenueOf(
    init: Init,
    options: ShowVenue?,
): ShowVenue {
    val given = options ?: ShowVenue()
    return given.copy(firstMapId = given.firstMapId ?: init.firstMapId)
}
