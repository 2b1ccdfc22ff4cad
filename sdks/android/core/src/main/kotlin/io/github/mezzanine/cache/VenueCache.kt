package io.github.mezzanine

import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.sync.Mutex
import kotlinx.coroutines.sync.withLock
import kotlinx.coroutines.withContext
import java.io.File
import java.io.IOException
import java.security.MessageDigest
import kotlin.io.encoding.Base64

/**
 * Keeps bundles in files, so that venues open without a network. A bundle is stored once by its digest,
 * whatever the number of addresses it has, and checked against it when it is read.
 *
 * Its functions may be called on any thread. They read and write files on `Dispatchers.IO`. Use one
 * cache per folder.
 *
 * @param folder only for this cache; created when something is stored
 * @param maxBytes total size of the bundles; the least recently used ones are removed first
 */
public class VenueCache
    @JvmOverloads
    constructor(
        private val folder: File,
        private val maxBytes: Long = DEFAULT_MAX_BYTES,
    ) {
        private val indexFile = File(folder, "index.json")
        private val lock = Mutex()
        private var loaded: CacheIndex? = null

        init {
            if (maxBytes <= 0) throw invalidArgument("VenueCache.maxBytes", maxBytes, "a positive number of bytes")
        }

        /**
         * Reads the bundle of a source.
         *
         * @return null if it is not stored, or if it is damaged
         * @throws MezzanineException `invalid-argument` for bytes, which have no address
         */
        public suspend fun read(source: VenueSource): ByteArray? =
            withIndex { index ->
                val key = keyOf(source)
                val venue = index.venues[key] ?: return@withIndex null
                val bytes = readBundle(venue)
                if (bytes == null) write(index.without(key)) else write(index.used(venue.digest, now()))
                bytes
            }

        /**
         * Reads the bundle of a source as a source for [VenueTopic], so that the map opens without a network.
         *
         * @return null if it is not stored, or if it is damaged
         * @throws MezzanineException `invalid-argument` for bytes, which have no address
         */
        public suspend fun readSource(source: VenueSource): VenueSource.Bytes? {
            val bytes = read(source) ?: return null
            return withContext(Dispatchers.Default) { VenueSource.Bytes(digestOf(bytes), Base64.encode(bytes)) }
        }

        /**
         * Stores the bundle of a source. A bundle that is larger than the limit of the cache is not stored.
         *
         * @return whether the bundle is new to the cache
         * @throws MezzanineException `invalid-argument` for bytes, which have no address; `not-possible` if
         * the files cannot be written
         */
        public suspend fun store(
            source: VenueSource,
            bytes: ByteArray,
        ): Boolean =
            withIndex { index ->
                val key = keyOf(source)
                if (bytes.size > maxBytes) return@withIndex false
                val digest = digestOf(bytes)
                val isNew = digest !in index.digests
                if (isNew) replaceFile(bundleFile(digest), bytes)
                val venue = CachedVenue(labelOf(source), digest, bytes.size.toLong(), now())
                write(index.with(key, venue, maxBytes))
                isNew
            }

        /**
         * Downloads bundles one after another and stores them, for example while the phone is on Wi-Fi. A venue
         * that fails does not stop the others.
         */
        public suspend fun prefetch(sources: List<VenueSource>): List<PrefetchResult> =
            sources.map { source ->
                try {
                    val isNew = store(source, downloadBundle(source))
                    PrefetchResult(source, if (isNew) PrefetchStatus.STORED else PrefetchStatus.UNCHANGED, null)
                } catch (error: MezzanineException) {
                    PrefetchResult(source, PrefetchStatus.FAILED, error)
                }
            }

        /** Lists what is stored, the most recently used first. */
        public suspend fun list(): List<CachedVenue> =
            withIndex { index -> index.venues.values.sortedByDescending { index.lastUseMs(it) } }

        /** Removes the bundle of a source. */
        public suspend fun remove(source: VenueSource): Unit = withIndex { index -> write(index.without(keyOf(source))) }

        /** Removes everything. */
        public suspend fun clear(): Unit = withIndex { write(CacheIndex()) }

        private suspend fun <T> withIndex(task: (CacheIndex) -> T): T =
            withContext(Dispatchers.IO) {
                lock.withLock {
                    try {
                        task(loaded ?: readIndex(indexFile).also { loaded = it })
                    } catch (cause: IOException) {
                        throw MezzanineException(
                            ErrorCode.NOT_POSSIBLE,
                            "The venue cache cannot use $folder: ${cause.message}. " +
                                "Check that there is space, and that the app may write there.",
                            cause,
                        )
                    }
                }
            }

        /** Writes the index, then removes bundles that it does not list. */
        private fun write(index: CacheIndex) {
            replaceFile(indexFile, wireJson.encodeToString(CacheIndex.serializer(), index).toByteArray())
            loaded = index
            val kept = index.digests.mapTo(HashSet()) { bundleFile(it).name } + indexFile.name
            folder.listFiles().orEmpty().filter { it.name !in kept }.forEach(File::delete)
        }

        private fun readBundle(venue: CachedVenue): ByteArray? {
            val file = bundleFile(venue.digest)
            if (file.length() != venue.byteLength) return null
            return file.readBytes().takeIf { digestOf(it) == venue.digest }
        }

        /** Other readers see the old file or the new one, but no part of it. */
        private fun replaceFile(
            file: File,
            bytes: ByteArray,
        ) {
            folder.mkdirs()
            val part = File(folder, "${file.name}.part")
            part.writeBytes(bytes)
            if (!part.renameTo(file)) throw IOException("${file.name} could not be replaced")
        }

        private fun bundleFile(digest: String) = File(folder, "$digest.mvf.zip")

        private fun keyOf(source: VenueSource): String = digestOf(addressOf(source).toByteArray())

        private fun labelOf(source: VenueSource): String = addressOf(source).substringBefore('?').substringBefore('#')

        private fun now() = System.currentTimeMillis()
    }

/** The result for a source in [VenueCache.prefetch]. */
public class PrefetchResult internal constructor(
    /** The source as given. */
    public val source: VenueSource,
    /** Whether its bundle is in the cache now. */
    public val status: PrefetchStatus,
    /** Why it failed. */
    public val error: MezzanineException?,
)

/** How [VenueCache.prefetch] ended for one source. */
public enum class PrefetchStatus {
    /** The bundle was stored. */
    STORED,

    /** The same bundle was stored before, or it is larger than the limit of the cache. */
    UNCHANGED,

    /** The bundle could not be downloaded or stored. */
    FAILED,
}

/** The identity of a source: its address without key, secret, or token of a server. */
private fun addressOf(source: VenueSource): String =
    when (source) {
        is VenueSource.Server -> "${source.baseUrl.trimEnd('/')}/${source.venueId}"
        is VenueSource.Access -> "${source.baseUrl.trimEnd('/')}/${source.venueId}"
        is VenueSource.Url -> source.url
        is VenueSource.Bytes ->
            throw MezzanineException(
                ErrorCode.INVALID_ARGUMENT,
                "The cache received bytes. Expected a URL, or a venue on a server. Bytes are already in the app.",
            )
    }

internal fun digestOf(bytes: ByteArray): String =
    MessageDigest.getInstance("SHA-256").digest(bytes).joinToString("") { "%02x".format(it) }

private const val DEFAULT_MAX_BYTES = 50L * 1024 * 1024
