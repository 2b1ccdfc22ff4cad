package io.github.mezzanine.example.data

import io.github.mezzanine.ErrorCode
import io.github.mezzanine.MezzanineException
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.runInterruptible
import java.io.IOException
import java.net.HttpURLConnection
import java.net.MalformedURLException
import java.net.URL

/**
 * Requests the list of public venues of a server. It needs no token.
 *
 * @throws MezzanineException `network` without a connection, `http-status` for a refusal, `invalid-argument` for an
 * address that is none, `invalid-payload` for a response that is not a list
 */
internal suspend fun fetchVenueList(baseUrl: String): List<ListedVenue> =
    parseVenueList(runInterruptible(Dispatchers.IO) { get("${baseUrl.trimEnd('/')}/api/v1/venues") })

private fun get(url: String): String {
    val connection = open(url)
    try {
        connection.connectTimeout = TIMEOUT_MS
        connection.readTimeout = TIMEOUT_MS
        val status = connection.responseCode
        if (status != HttpURLConnection.HTTP_OK) {
            throw MezzanineException(
                ErrorCode.HTTP_STATUS,
                "$url responded with $status. Expected 200. Check the address of the server in the settings.",
            )
        }
        return connection.inputStream.use { it.readBytes() }.decodeToString()
    } catch (cause: IOException) {
        throw MezzanineException(
            ErrorCode.NETWORK,
            "$url could not be fetched: ${cause.message}. Check the connection, and that the server runs.",
            cause,
        )
    } finally {
        connection.disconnect()
    }
}

private fun open(url: String): HttpURLConnection {
    val connection =
        try {
            URL(url).openConnection()
        } catch (_: MalformedURLException) {
            null
        }
    return connection as? HttpURLConnection ?: throw MezzanineException(
        ErrorCode.INVALID_ARGUMENT,
        "The server URL is \"$url\". Expected an http or https URL. Change it in the settings.",
    )
}

private const val TIMEOUT_MS = 15_000
