package io.github.mezzanine.example.data

import io.github.mezzanine.MezzanineException
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.withContext
import java.io.File
import java.io.IOException

/** The list of venues, and why it is the stored one if it is. */
internal data class VenueListing(
    val venues: List<ListedVenue>,
    /** Why the server sent no list, or null if it did. */
    val error: String? = null,
)

/**
 * Lists venues of the server, or those that it listed last time if there is no connection.
 *
 * @param file where the list is stored
 * @param fetch requests the list of a server
 */
internal class VenueCatalog(
    private val file: File,
    private val fetch: suspend (baseUrl: String) -> List<ListedVenue> = ::fetchVenueList,
) {
    /** Lists the venues. It never fails: the listing says what went wrong. */
    suspend fun load(baseUrl: String): VenueListing =
        try {
            val venues = fetch(baseUrl)
            store(venues)
            VenueListing(venues)
        } catch (error: MezzanineException) {
            VenueListing(readStored(), error.message)
        }

    private suspend fun store(venues: List<ListedVenue>) =
        withContext(Dispatchers.IO) {
            try {
                file.parentFile?.mkdirs()
                file.writeText(formatVenueList(venues))
            } catch (_: IOException) {
                // The list is already on screen; it will only be missing offline later.
            }
        }

    private suspend fun readStored(): List<ListedVenue> =
        withContext(Dispatchers.IO) {
            try {
                if (file.exists()) parseVenueList(file.readText()) else emptyList()
            } catch (_: IOException) {
                emptyList()
            } catch (_: MezzanineException) {
                emptyList()
            }
        }
}
