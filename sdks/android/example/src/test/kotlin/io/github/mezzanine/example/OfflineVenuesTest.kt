package io.github.mezzanine.example

import io.github.mezzanine.ErrorCode
import io.github.mezzanine.MezzanineException
import io.github.mezzanine.VenueCache
import io.github.mezzanine.VenueSource
import io.github.mezzanine.example.data.OfflineVenues
import io.github.mezzanine.example.data.ServerAccess
import kotlinx.coroutines.test.runTest
import org.junit.jupiter.api.io.TempDir
import java.io.File
import kotlin.io.encoding.Base64
import kotlin.test.Test
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertIs

class OfflineVenuesTest {
    @TempDir
    lateinit var folder: File

    private val source = ServerAccess.demo("https://maps.example.com").sourceOf("mall")
    private val bundle = byteArrayOf(80, 75, 1, 2)

    @Test
    fun `opens a stored venue without a server, and others from it`() =
        runTest {
            val cache = VenueCache(folder)
            val venues = OfflineVenues(cache)
            assertEquals(source, venues.open(source))
            cache.store(source, bundle)
            val opened = assertIs<VenueSource.Bytes>(venues.open(source))
            assertContentEquals(bundle, Base64.decode(opened.base64))
        }

    @Test
    fun `opens a venue from its server after it was removed`() =
        runTest {
            val cache = VenueCache(folder)
            val venues = OfflineVenues(cache)
            cache.store(source, bundle)
            assertEquals(mapOf(source to 4), venues.sizes(listOf(source)))
            venues.remove(source)
            assertEquals(emptyMap(), venues.sizes(listOf(source)))
            assertEquals(source, venues.open(source))
        }

    @Test
    fun `opens a venue from its server if the cache cannot be used`() =
        runTest {
            val notAFolder = File(folder, "file").apply { writeText("") }
            assertEquals(source, OfflineVenues(VenueCache(notAFolder)).open(source))
        }

    @Test
    fun `says why a venue could not be downloaded`() =
        runTest {
            val unreachable = VenueSource.Url("http://localhost:9/mall.mvf.zip")
            val error = assertFailsWith<MezzanineException> { OfflineVenues(VenueCache(folder)).save(unreachable) }
            assertEquals(ErrorCode.NETWORK, error.code)
        }
}
