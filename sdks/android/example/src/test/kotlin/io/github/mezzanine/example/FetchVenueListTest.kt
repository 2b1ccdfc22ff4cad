package io.github.mezzanine.example

import com.sun.net.httpserver.HttpServer
import io.github.mezzanine.ErrorCode
import io.github.mezzanine.MezzanineException
import io.github.mezzanine.example.data.ListedVenue
import io.github.mezzanine.example.data.fetchVenueList
import kotlinx.coroutines.runBlocking
import java.net.InetAddress
import java.net.InetSocketAddress
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

class FetchVenueListTest {
    private fun withServer(
        status: Int,
        body: String,
        test: suspend (baseUrl: String) -> Unit,
    ) {
        val server = HttpServer.create(InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0)
        server.createContext("/api/v1/venues") { exchange ->
            exchange.sendResponseHeaders(status, body.length.toLong())
            exchange.responseBody.use { it.write(body.toByteArray()) }
        }
        server.start()
        try {
            runBlocking { test("http://localhost:${server.address.port}") }
        } finally {
            server.stop(0)
        }
    }

    private suspend fun failureOf(baseUrl: String) =
        assertFailsWith<MezzanineException> { fetchVenueList(baseUrl) }.code

    @Test
    fun `requests the list, whether the address ends with a slash or not`() =
        withServer(200, """{"venues":[{"id":"mall","name":"Mall"}]}""") { baseUrl ->
            for (address in listOf(baseUrl, "$baseUrl/")) {
                assertEquals(listOf(ListedVenue("mall", "Mall")), fetchVenueList(address))
            }
        }

    @Test
    fun `fails with what the server answered`() =
        withServer(503, "busy") { assertEquals(ErrorCode.HTTP_STATUS, failureOf(it)) }

    @Test
    fun `fails without a server, and without an address`() =
        runBlocking {
            // Nothing listens on port 9 (discard).
            assertEquals(ErrorCode.NETWORK, failureOf("http://localhost:9"))
            for (address in listOf("", "maps", "file:///maps")) {
                assertEquals(ErrorCode.INVALID_ARGUMENT, failureOf(address))
            }
        }
}
