package io.github.mezzanine

import java.net.URI
import java.net.URISyntaxException

/**
 * Decides how a request of the page is answered. Addresses of the page never reach the network, and
 * lead to no file outside of two folders in the assets.
 */
internal fun routeRequest(
    method: String,
    url: String,
): PageResponse {
    // Web views allow characters in URLs that `URI` rejects, so only URLs of the page are parsed.
    val (scheme, authority) =
        addressPattern.find(url)?.destructured ?: return PageResponse.Refused(BAD_REQUEST, "Bad Request")
    val host = authority.substringAfterLast('@').substringBefore(':').trimEnd('.')
    return when {
        scheme.lowercase() in phoneSchemes -> PageResponse.Refused(FORBIDDEN, "Forbidden")
        !host.equals(HOST, ignoreCase = true) -> PageResponse.Network
        !scheme.equals("https", ignoreCase = true) || authority.lowercase() !in ownAuthorities ->
            PageResponse.Refused(FORBIDDEN, "Forbidden")
        method != "GET" -> PageResponse.Refused(METHOD_NOT_ALLOWED, "Method Not Allowed")
        else -> routePath(pathOf(url))
    }
}

/** The decoded path, or null if it is none. */
private fun pathOf(url: String): String? =
    try {
        URI(url.substringBefore('#').substringBefore('?')).path
    } catch (_: URISyntaxException) {
        null
    }

private fun routePath(path: String?): PageResponse {
    if (path == null) return PageResponse.Refused(BAD_REQUEST, "Bad Request")
    if (path == "" || path == "/") return assetOf("${PageAddress.PAGE_FOLDER}/mezzanine.html")
    val file = path.removePrefix("/app/")
    val isFile = file != path && file.split('/').all { it.isNotEmpty() && it != "." && it != ".." }
    // `path` is decoded, so encoded dots and slashes are visible here.
    val isPlain = file.none { it == '\\' || it == ':' || it < ' ' || it == '\u007f' }
    if (!isFile || !isPlain) return PageResponse.Refused(NOT_FOUND, "Not Found")
    return assetOf("${PageAddress.APP_FOLDER}/$file")
}

private fun assetOf(path: String): PageResponse.Asset {
    val mediaType = mediaTypeOf(path)
    val isText = mediaType.startsWith("text/") || mediaType in textTypes
    return PageResponse.Asset(path, mediaType, if (isText) "utf-8" else null)
}

private const val HOST = "mezzanine.localhost"
private const val BAD_REQUEST = 400
private const val FORBIDDEN = 403
private const val NOT_FOUND = 404
private const val METHOD_NOT_ALLOWED = 405
private val addressPattern = Regex("""^([A-Za-z][A-Za-z\d+.-]*):(?://([^/?#\\]*))?""")
private val ownAuthorities = setOf(HOST, "$HOST:443")
private val phoneSchemes = setOf("file", "content")
private val textTypes = setOf("application/json", "application/geo+json", "image/svg+xml")
