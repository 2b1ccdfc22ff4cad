package io.github.mezzanine

import java.net.URI
import java.net.URISyntaxException

/** Whether two sources name the same venue, even if their credentials differ (MP-26). */
internal fun isSameVenue(
    one: VenueSource?,
    other: VenueSource?,
): Boolean = placeOf(one) == placeOf(other)

/** Text that is equal for sources of the same venue, and tells nothing about them. */
internal fun fingerprintOf(source: VenueSource): String = digestOf(placeOf(source).toString().toByteArray())

/** The server of a venue, as `welcome` names it (MP-51); null if the page needs none. */
internal fun serverOf(source: VenueSource?): String? =
    when (source) {
        is VenueSource.Server -> originOf(source.baseUrl)
        is VenueSource.Access -> originOf(source.baseUrl)
        is VenueSource.Url -> originOf(source.url)
        is VenueSource.Bytes, null -> null
    }

private fun placeOf(source: VenueSource?): List<String>? =
    when (source) {
        is VenueSource.Server -> listOf(source.baseUrl, source.venueId)
        is VenueSource.Access -> listOf(source.baseUrl, source.venueId)
        is VenueSource.Url -> listOf(source.url)
        is VenueSource.Bytes -> listOf(source.digest)
        null -> null
    }

/** The origin of a web address, or the scheme of another one. The page reports invalid addresses. */
private fun originOf(url: String): String? {
    val uri =
        try {
            URI(url.substringBefore('?').substringBefore('#'))
        } catch (_: URISyntaxException) {
            return null
        }
    val scheme = uri.scheme?.lowercase() ?: return null
    if (scheme != "https" && scheme != "http") return "$scheme:"
    val host = uri.host?.lowercase() ?: return null
    return if (uri.port < 0) "$scheme://$host" else "$scheme://$host:${uri.port}"
}
