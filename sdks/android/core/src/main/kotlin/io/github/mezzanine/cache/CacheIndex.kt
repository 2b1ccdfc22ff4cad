package io.github.mezzanine

import kotlinx.serialization.Serializable
import kotlinx.serialization.SerializationException
import java.io.File
import java.io.IOException

/** The contents of a cache. Immutable: each change makes another index. */
@Serializable
internal data class CacheIndex(
    /** Venues by the digest of their address, because an address may hold a token. */
    val venues: Map<String, CachedVenue> = emptyMap(),
    /** When bundles were used last, by digest, in milliseconds since 1970. */
    val usedAtMs: Map<String, Long> = emptyMap(),
) {
    /** The digests of all bundles. */
    val digests: Set<String>
        get() = venues.values.mapTo(HashSet()) { it.digest }

    fun used(
        digest: String,
        nowMs: Long,
    ): CacheIndex = copy(usedAtMs = usedAtMs + (digest to nowMs))

    fun without(key: String): CacheIndex = CacheIndex(venues - key, usedAtMs).withoutUnused()

    /** Adds a venue, and removes those used least recently until all bundles fit. */
    fun with(
        key: String,
        venue: CachedVenue,
        maxBytes: Long,
    ): CacheIndex {
        var kept = CacheIndex(venues + (key to venue), usedAtMs + (venue.digest to venue.storedAtMs))
        val oldest =
            kept.venues.entries
                .filter { it.value.digest != venue.digest }
                .sortedBy { kept.lastUseMs(it.value) }
        for ((other) in oldest) {
            if (kept.totalBytes() <= maxBytes) break
            kept = CacheIndex(kept.venues - other, kept.usedAtMs)
        }
        return kept.withoutUnused()
    }

    fun lastUseMs(venue: CachedVenue): Long = usedAtMs[venue.digest] ?: 0

    /** Bytes of all bundles; equal ones count once. */
    private fun totalBytes(): Long = venues.values.distinctBy { it.digest }.sumOf { it.byteLength }

    private fun withoutUnused(): CacheIndex = copy(usedAtMs = usedAtMs.filterKeys { it in digests })
}

/** Reads an index. A file that is missing, damaged, or of another version counts as empty. */
internal fun readIndex(file: File): CacheIndex =
    try {
        wireJson
            .decodeFromString(CacheIndex.serializer(), file.readText())
            .takeIf { index -> index.venues.values.all { digestPattern.matches(it.digest) } }
    } catch (_: IOException) {
        null
    } catch (_: SerializationException) {
        null
    } ?: CacheIndex()

/** A digest is also the name of a file. */
private val digestPattern = Regex("[0-9a-f]{64}")
