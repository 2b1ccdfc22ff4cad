package io.github.mezzanine.example.data

import io.github.mezzanine.MezzanineException
import io.github.mezzanine.PrefetchStatus
import io.github.mezzanine.VenueCache
import io.github.mezzanine.VenueSource

/** Venues on the phone, which open without a network. */
internal class OfflineVenues(
    private val cache: VenueCache,
) {
    /** The source to open: the stored bundle if there is one, the server otherwise. */
    suspend fun open(source: VenueSource): VenueSource =
        try {
            cache.readSource(source) ?: source
        } catch (_: MezzanineException) {
            // A cache that cannot be read must not keep the venue from opening.
            source
        }

    /** Bytes of the stored bundle of each source that has one. */
    suspend fun sizes(sources: List<VenueSource>): Map<VenueSource, Int> =
        sources.mapNotNull { source -> cache.read(source)?.let { source to it.size } }.toMap()

    /**
     * Downloads a venue.
     *
     * @throws MezzanineException if it cannot be downloaded or stored
     */
    suspend fun save(source: VenueSource) {
        val result = cache.prefetch(listOf(source)).single()
        if (result.status == PrefetchStatus.FAILED) throw checkNotNull(result.error)
    }

    /**
     * Removes a venue from the phone.
     *
     * @throws MezzanineException if the files cannot be written
     */
    suspend fun remove(source: VenueSource) = cache.remove(source)
}
