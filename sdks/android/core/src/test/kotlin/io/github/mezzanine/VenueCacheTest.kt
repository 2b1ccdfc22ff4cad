package io.github.mezzanine

import com.sun.net.httpserver.HttpServer
import kotlinx.coroutines.runBlocking
import org.junit.jupiter.api.io.TempDir
import java.io.File
import java.net.InetSocketAddress
import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertFalse
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue

class VenueCacheTest {
    @TempDir
    lateinit var folder: File

    private val mall = VenueSource.Url("https://maps.example.com/mall.mvf.zip")
    private val hospital = VenueSource.Access("https://maps.example.com/", "hospital", "t0ken")

    private fun bytes(
        size: Int,
        seed: Int,
    ) = Random(seed).nextBytes(size)

    private fun names() = folder.list().orEmpty().toList()

    @Test
    fun `returns what was stored, also to another cache on the same folder`() =
        runBlocking {
            assertTrue(VenueCache(folder).store(mall, bytes(100_000, 1)))
            assertContentEquals(bytes(100_000, 1), VenueCache(folder).read(mall))
            val source = VenueCache(folder).readSource(mall)!!
            assertEquals(VenueCache(folder).list().single().digest, source.digest)
            assertNull(VenueCache(folder).read(hospital))
        }

    @Test
    fun `stores equal bundles of two addresses once`() =
        runBlocking {
            val cache = VenueCache(folder)
            assertTrue(cache.store(mall, bytes(100, 1)))
            assertFalse(cache.store(hospital, bytes(100, 1)))
            assertEquals(2, names().size)
            cache.remove(mall)
            assertNotNull(cache.read(hospital))
            cache.remove(hospital)
            assertEquals(listOf("index.json"), names())
        }

    @Test
    fun `stores no token and no query of a URL`() =
        runBlocking {
            val cache = VenueCache(folder)
            cache.store(hospital, bytes(10, 1))
            cache.store(VenueSource.Url("https://maps.example.com/a?token=s3cret"), bytes(10, 2))
            assertFalse(Regex("t0ken|s3cret").containsMatchIn(File(folder, "index.json").readText()))
            assertEquals(
                setOf("https://maps.example.com/hospital", "https://maps.example.com/a"),
                cache.list().map { it.label }.toSet(),
            )
        }

    @Test
    fun `removes what was used least recently`() =
        runBlocking {
            val cache = VenueCache(folder, maxBytes = 2500)
            val (a, b, c) = listOf("a", "b", "c").map { VenueSource.Url("https://maps.example.com/$it") }
            cache.store(a, bytes(1000, 1))
            Thread.sleep(2)
            cache.store(b, bytes(1000, 2))
            Thread.sleep(2)
            cache.read(a)
            Thread.sleep(2)
            cache.store(c, bytes(1000, 3))
            assertNull(cache.read(b))
            assertNotNull(cache.read(a))
            assertEquals(3, names().size)
            assertFalse(cache.store(b, bytes(3000, 4)))
            assertNotNull(cache.read(c))
            Unit
        }

    @Test
    fun `removes a bundle whose bytes do not match its digest`() =
        runBlocking {
            VenueCache(folder).store(mall, bytes(100, 1))
            folder.listFiles()!!.single { it.name.endsWith(".zip") }.writeBytes(bytes(100, 2))
            val cache = VenueCache(folder)
            assertNull(cache.read(mall))
            assertEquals(emptyList(), cache.list())
            assertEquals(listOf("index.json"), names())
        }

    @Test
    fun `a damaged index counts as empty, and names no file outside of the folder`() =
        runBlocking {
            val outside = """{"label":"a","digest":"../secret","byteLength":1,"storedAtMs":1}"""
            for (text in listOf("{", "[]", """{"venues":{"a":1}}""", """{"venues":{"a":$outside}}""")) {
                File(folder, "index.json").writeText(text)
                assertEquals(emptyList(), VenueCache(folder).list(), text)
            }
            assertTrue(VenueCache(folder).store(mall, bytes(10, 1)))
        }

    @Test
    fun `says why it cannot write`() =
        runBlocking {
            val file = File(folder, "file").apply { writeText("") }
            val error = assertFailsWith<MezzanineException> { VenueCache(File(file, "cache")).store(mall, bytes(10, 1)) }
            assertEquals(ErrorCode.NOT_POSSIBLE, error.code)
            assertTrue("Check that there is space" in error.message.orEmpty())
        }

    @Test
    fun `rejects bytes, which have no address, and a limit that is not positive`() =
        runBlocking {
            val source = VenueSource.Bytes("digest", "")
            assertEquals(
                ErrorCode.INVALID_ARGUMENT,
                assertFailsWith<MezzanineException> { VenueCache(folder).read(source) }.code,
            )
            assertEquals(
                "VenueCache.maxBytes is 0. Expected a positive number of bytes.",
                assertFailsWith<MezzanineException> { VenueCache(folder, 0) }.message,
            )
        }

    @Test
    fun `prefetches with a key, with a token, and from a URL, and reports what failed`() =
        runBlocking {
            withServer { base ->
                val cache = VenueCache(folder)
                val results =
                    cache.prefetch(
                        listOf(
                            VenueSource.Server(base, "mall", "key", "secret"),
                            VenueSource.Access(base, "mall", "good"),
                            VenueSource.Url("$base/page"),
                            VenueSource.Access(base, "mall", "bad"),
                            VenueSource.Access(base, "moon", "good"),
                            VenueSource.Url("ftp://maps.example.com/a"),
                            VenueSource.Url("http://127.0.0.1:1/a"),
                            VenueSource.Url("$base/bundle.mvf.zip?token=s3cret"),
                        ),
                    )
                assertEquals(
                    listOf(
                        PrefetchStatus.STORED,
                        PrefetchStatus.UNCHANGED,
                        ErrorCode.INVALID_VENUE,
                        ErrorCode.UNAUTHORIZED,
                        ErrorCode.VENUE_NOT_FOUND,
                        ErrorCode.INVALID_ARGUMENT,
                        ErrorCode.NETWORK,
                        PrefetchStatus.UNCHANGED,
                    ),
                    results.map { it.error?.code ?: it.status },
                )
                assertTrue("Token is wrong." in results[3].error?.message.orEmpty())
                assertEquals("PK-bundle", cache.read(VenueSource.Access(base, "mall", "later"))?.decodeToString())
            }
        }

    /** Runs a test with a server that responds like the platform. */
    private suspend fun withServer(task: suspend (base: String) -> Unit) {
        val server = HttpServer.create(InetSocketAddress("127.0.0.1", 0), 0)
        server.createContext("/") { exchange ->
            val token = exchange.requestHeaders.getFirst("Authorization")
            val (status, body) =
                when (exchange.requestURI.path) {
                    "/api/v1/token" -> 200 to """{"accessToken":"good"}"""
                    "/api/v1/venues/mall/bundle" ->
                        if (token == "Bearer good") 200 to "PK-bundle" else 401 to """{"detail":"Token is wrong."}"""
                    "/bundle.mvf.zip" -> 200 to "PK-bundle"
                    "/page" -> 200 to "<!doctype html>"
                    else -> 404 to """{"detail":"There are: mall."}"""
                }
            exchange.sendResponseHeaders(status, body.length.toLong())
            exchange.responseBody.use { it.write(body.toByteArray()) }
        }
        server.start()
        try {
            task("http://127.0.0.1:${server.address.port}")
        } finally {
            server.stop(0)
        }
    }
}
