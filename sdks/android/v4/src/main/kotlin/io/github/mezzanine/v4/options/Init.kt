@file:Suppress("DEPRECATION")
@file:OptIn(OlderVersionsApi::class)

package io.github.mezzanine.v4

import io.github.mezzanine.VenueCache
import io.github.mezzanine.VenueSource

/**
 * Where the venue is, for `loadVenue`. [clientId] and [clientSecret] are required, unless [accessToken] is given.
 *
 * @throws io.github.mezzanine.MezzanineException `invalid-argument` from `loadVenue`, if something is missing
 */
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

/**
 * A header of requests. It no longer has an effect.
 *
 * @property name its name
 * @property value its value
 */
@Deprecated("Add headers in a proxy, and pass its URL as baseUrl.")
public data class Header(
    public val name: String,
    public val value: String,
)

/** The version 5 source. */
internal fun sourceOf(options: Init): VenueSource {
    reportOptions(
        "Init",
        Triple("perspective", options.perspective, "A venue has one map; load another venue instead."),
        Triple("headers", options.headers, "Add headers in a proxy, and pass its URL as baseUrl."),
        Triple("noAuth", options.noAuth, "Pass an accessToken from your own server."),
    )
    val venueId = requireText("options.venue", options.venue)
    val baseUrl = requireText("options.baseUrl", options.baseUrl)
    if (options.accessToken != null) {
        return VenueSource.Access(baseUrl, venueId, requireText("options.accessToken", options.accessToken))
    }
    return VenueSource.Server(
        baseUrl,
        venueId,
        requireText("options.clientId", options.clientId),
        requireText("options.clientSecret", options.clientSecret),
    )
}

private fun requireText(
    name: String,
    value: String?,
): String = value?.takeIf { it.isNotEmpty() } ?: throw invalidArgument(name, value, "a non-empty string")
