package io.github.mezzanine.example.data

import io.github.mezzanine.ErrorCode
import io.github.mezzanine.MezzanineException
import kotlinx.serialization.Serializable
import kotlinx.serialization.SerializationException
import kotlinx.serialization.json.Json

@Serializable
private data class VenueListReply(
    val venues: List<ListedVenue>,
)

// Later servers may send more.
private val json = Json { ignoreUnknownKeys = true }

/**
 * Reads the response of `GET /api/v1/venues`.
 *
 * @throws MezzanineException `invalid-payload` for any other text
 */
internal fun parseVenueList(text: String): List<ListedVenue> =
    try {
        json.decodeFromString(VenueListReply.serializer(), text).venues
    } catch (cause: SerializationException) {
        throw MezzanineException(
            ErrorCode.INVALID_PAYLOAD,
            "The list of venues is \"${text.take(QUOTED_LENGTH)}\". Expected a JSON object with venues, each with an id " +
                "and a name. Check that the address in the settings is a Mezzanine server.",
            cause,
        )
    }

/** The text of [parseVenueList], to store a list. */
internal fun formatVenueList(venues: List<ListedVenue>): String =
    json.encodeToString(VenueListReply.serializer(), VenueListReply(venues))

private const val QUOTED_LENGTH = 60
