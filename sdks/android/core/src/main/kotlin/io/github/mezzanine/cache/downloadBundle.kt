package io.github.mezzanine

import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.runInterruptible
import kotlinx.serialization.SerializationException
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.put
import java.io.ByteArrayOutputStream
import java.io.IOException
import java.io.InputStream
import java.net.HttpURLConnection
import java.net.MalformedURLException
import java.net.URL
import java.net.URLEncoder

/** Downloads the bundle of a source, as the page does. */
internal suspend fun downloadBundle(source: VenueSource): ByteArray =
    runInterruptible(Dispatchers.IO) {
        when (source) {
            is VenueSource.Url -> bundleOf(fetch(source.url))
            is VenueSource.Access -> fetchVenue(source.baseUrl, source.venueId, source.accessToken)
            is VenueSource.Server ->
                fetchVenue(source.baseUrl, source.venueId, fetchToken(source.baseUrl, source.key, source.secret))
            is VenueSource.Bytes -> throw invalidArgument("VenueSource", "bytes", "a URL, or a venue on a server")
        }
    }

private class Response(
    val url: String,
    val status: Int,
    val bytes: ByteArray,
) {
    /** A text field of the body, if it is JSON. */
    fun field(name: String): String? {
        val body =
            try {
                wireJson.parseToJsonElement(bytes.decodeToString()) as? JsonObject
            } catch (_: SerializationException) {
                null
            }
        return (body?.get(name) as? JsonPrimitive)?.takeIf { it.isString }?.content
    }
}

private fun fetchVenue(
    baseUrl: String,
    venueId: String,
    token: String,
): ByteArray {
    // A segment that consists of dots would change the path.
    val id = URLEncoder.encode(venueId, "UTF-8").replace("+", "%20").replace(".", "%2E")
    val response = fetch("${apiOf(baseUrl)}venues/$id/bundle", token = token)
    if (response.status == HttpURLConnection.HTTP_NOT_FOUND) {
        throw MezzanineException(
            ErrorCode.VENUE_NOT_FOUND,
            "$baseUrl has no venue \"$venueId\". ${response.field("detail").orEmpty()}".trim(),
        )
    }
    return bundleOf(response)
}

private fun fetchToken(
    baseUrl: String,
    key: String,
    secret: String,
): String {
    val body =
        buildJsonObject {
            put("key", key)
            put("secret", secret)
        }
    val response = fetch("${apiOf(baseUrl)}token", body = body.toString())
    requireSuccess(response)
    return response.field("accessToken") ?: throw MezzanineException(
        ErrorCode.HTTP_STATUS,
        "${nameOf(response.url)} responded without an accessToken. Check that baseUrl is a Mezzanine server.",
    )
}

private fun bundleOf(response: Response): ByteArray {
    requireSuccess(response)
    val isZip = response.bytes.size > 1 && response.bytes[0] == 'P'.code.toByte() && response.bytes[1] == 'K'.code.toByte()
    if (isZip) return response.bytes
    throw MezzanineException(
        ErrorCode.INVALID_VENUE,
        "${nameOf(response.url)} responded with ${response.bytes.size} bytes that are not a zip file. " +
            "Expected a venue bundle. Check the URL: many servers respond to unknown paths with their home page.",
    )
}

private fun requireSuccess(response: Response) {
    if (response.status in 200..299) return
    val isRefused =
        response.status == HttpURLConnection.HTTP_UNAUTHORIZED || response.status == HttpURLConnection.HTTP_FORBIDDEN
    val code = if (isRefused) ErrorCode.UNAUTHORIZED else ErrorCode.HTTP_STATUS
    val detail = response.field("detail")?.take(MAX_DETAIL_LENGTH) ?: code.remedy
    throw MezzanineException(code, "${nameOf(response.url)} responded with ${response.status}. $detail")
}

private fun fetch(
    url: String,
    token: String? = null,
    body: String? = null,
): Response {
    val connection =
        try {
            URL(url).openConnection() as? HttpURLConnection
        } catch (_: MalformedURLException) {
            null
        } ?: throw invalidArgument("VenueSource.url", nameOf(url), "an http or https URL")
    return try {
        connection.connectTimeout = TIMEOUT_MS
        connection.readTimeout = TIMEOUT_MS
        if (token != null) connection.setRequestProperty("Authorization", "Bearer $token")
        if (body != null) {
            connection.doOutput = true
            connection.setRequestProperty("Content-Type", "application/json")
            connection.outputStream.use { it.write(body.toByteArray()) }
        }
        val status = connection.responseCode
        val stream = if (status < 400) connection.inputStream else connection.errorStream
        Response(url, status, stream?.use { readBounded(it, url) } ?: ByteArray(0))
    } catch (cause: IOException) {
        throw MezzanineException(
            ErrorCode.NETWORK,
            "${nameOf(url)} could not be fetched: ${cause.message}. ${ErrorCode.NETWORK.remedy}",
            cause,
        )
    } finally {
        connection.disconnect()
    }
}

private fun readBounded(
    stream: InputStream,
    url: String,
): ByteArray {
    val bytes = ByteArrayOutputStream()
    val buffer = ByteArray(DEFAULT_BUFFER_SIZE)
    while (true) {
        val count = stream.read(buffer)
        if (count < 0) return bytes.toByteArray()
        bytes.write(buffer, 0, count)
        if (bytes.size() > MAX_BYTES) throw IOException("${nameOf(url)} is larger than $MAX_BYTES bytes")
    }
}

private fun apiOf(baseUrl: String): String = "${baseUrl.trimEnd('/')}/api/v1/"

/** A URL as shown in a message: without its query, which may hold a token. */
private fun nameOf(url: String): String = url.substringBefore('?').substringBefore('#').take(MAX_URL_LENGTH)

private const val TIMEOUT_MS = 30_000
private const val MAX_BYTES = 64_000_000
private const val MAX_DETAIL_LENGTH = 300
private const val MAX_URL_LENGTH = 200
