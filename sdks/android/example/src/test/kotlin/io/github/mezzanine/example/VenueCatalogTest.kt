package io.github.mezzanine.example

import io.github.mezzanine.ErrorCode
import io.github.mezzanine.MezzanineException
import io.github.mezzanine.example.data.ListedVenue
import io.github.mezzanine.example.data.VenueCatalog
import io.github.mezzanine.example.data.VenueListing
import io.github.mezzanine.example.data.parseVenueList
import kotlinx.coroutines.test.runTest
import org.junit.jupiter.api.io.TempDir
import java.io.File
import kotlin.test.Test
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

class VenueCatalogTest {
    @TempDir
    lateinit var folder: File

    private val file: File
        get() = File(folder, "app/venues.json")

    private val mall = ListedVenue("mall", "Alderwick Center", "A shopping center.", "Hamilton")

    private val noNetwork: suspend (String) -> List<ListedVenue> = {
        throw MezzanineException(ErrorCode.NETWORK, "No connection.")
    }

    @Test
    fun `reads the list of a server, which may have more fields`() {
        val text =
            """{"venues":[{"id":"mall","name":"Alderwick Center","description":"A shopping center.",
            "city":"Hamilton","bytes":1,"formatVersions":["2.0.0"]},{"id":"o","name":"Office"}]}"""
        assertEquals(listOf(mall, ListedVenue("o", "Office")), parseVenueList(text))
    }

    @Test
    fun `quotes the response if it is not a list`() {
        for (text in listOf("<!doctype html>", "[]", """{"venues":[{"id":"mall"}]}""")) {
            val error = assertFailsWith<MezzanineException> { parseVenueList(text) }
            assertEquals(ErrorCode.INVALID_PAYLOAD, error.code)
            assertContains(error.message.orEmpty(), text.take(10))
        }
    }

    @Test
    fun `lists the stored venues without a network, and returns the error`() =
        runTest {
            val asked = mutableListOf<String>()
            val online =
                VenueCatalog(file) {
                    asked += it
                    listOf(mall)
                }
            assertEquals(VenueListing(listOf(mall)), online.load("https://maps.example.com"))
            assertEquals(listOf("https://maps.example.com"), asked)
            val offline = VenueCatalog(file, noNetwork).load("https://maps.example.com")
            assertEquals(VenueListing(listOf(mall), "No connection."), offline)
        }

    @Test
    fun `lists nothing if the stored list is missing or damaged`() =
        runTest {
            val catalog = VenueCatalog(file, noNetwork)
            assertEquals(VenueListing(emptyList(), "No connection."), catalog.load(""))
            file.parentFile.mkdirs()
            file.writeText("{")
            assertEquals(VenueListing(emptyList(), "No connection."), catalog.load(""))
        }
}
