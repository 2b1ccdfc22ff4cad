package io.github.mezzanine

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.CoroutineStart
import kotlinx.coroutines.asCoroutineDispatcher
import kotlinx.coroutines.async
import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.flow.filterIsInstance
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.flow.take
import kotlinx.coroutines.flow.toList
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.withTimeout
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.jsonArray
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import kotlinx.serialization.json.put
import org.junit.jupiter.api.Assumptions.assumeTrue
import org.junit.jupiter.api.DynamicTest
import org.junit.jupiter.api.TestFactory
import java.io.File
import java.util.concurrent.Executors
import kotlin.math.abs
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertNotNull
import kotlin.test.assertTrue

private const val MALL_URL = "https://venues.example.com/mall.mvf.zip"

/** Tests the session and the types of this SDK with the page that phones show. */
class RealPageTest {
    /** Runs a test on its own main thread, with the page, or skips it. */
    private fun withPage(test: suspend CoroutineScope.(PipeTransport) -> Unit) {
        val missing = PipeTransport.missing()
        assumeTrue(missing == null, missing.orEmpty())
        Executors.newSingleThreadExecutor { Thread(it, "main thread") }.asCoroutineDispatcher().use { main ->
            val page = PipeTransport(main.executor)
            try {
                runBlocking(main) { withTimeout(120_000) { test(page) } }
            } finally {
                page.close()
            }
        }
    }

    private fun sessionOn(page: PipeTransport) =
        MapSession(page, page.executor.asCoroutineDispatcher(), MapSessionOptions(onUnhandledError = { throw it }))

    @Test
    fun `reload requests a venue again that could not be loaded`() =
        withPage { page ->
            val session = sessionOn(page)
            val errors =
                async(start = CoroutineStart.UNDISPATCHED) {
                    session.events.filterIsInstance<MapEvent.Error>().take(2).toList()
                }
            session.state = MapState(venue = VenueTopic(VenueSource.Url("https://venues.example.com/none.mvf.zip")))
            assertFailsWith<MezzanineException> { session.loadedVenue() }
            session.reload()
            assertFailsWith<MezzanineException> { session.loadedVenue() }
            assertEquals(List(2) { StateTopic.VENUE }, errors.await().map { it.payload.topic })
            session.close()
        }

    @Test
    fun `shows the mall, draws a route, and restores everything after a crash`() =
        withPage { page ->
            val session = sessionOn(page)
            session.state = MapState(venue = VenueTopic(VenueSource.Url(MALL_URL)), floor = FloorTopic("m_l2"))
            val venue = session.loadedVenue()
            val market = assertNotNull(venue.getLocation("loc_greenbarrow_market"))
            assertEquals("Greenbarrow Market", market.name)
            session.isMapShown.first { it }

            val target = PlaceTarget.Entity(market.id, EntityType.LOCATION)
            val start = venue.listedLocations.first { it.id != market.id && it.spaces.isNotEmpty() }
            val from = PlaceTarget.Entity(start.id, EntityType.LOCATION)
            val shop = venue.spaces.first { it.floor.id == "m_l3" && it.locations.isNotEmpty() }
            val shopTarget = PlaceTarget.Entity(shop.id, EntityType.SPACE)
            val marker = MarkerItem("a", shopTarget, MarkerContent.Text("A"), interactive = true)
            val route = async { session.events.filterIsInstance<MapEvent.RouteChange>().first() }
            session.update { it.copy(markers = listOf(marker), route = RouteTopic(from, listOf(target))) }
            session.awaitApplied()
            route.await()
            suspend fun markers() = session.requests.getThings().filter { it.type == ThingType.MARKER }.map { it.id }

            val floor = async { session.events.filterIsInstance<MapEvent.FloorChange>().first() }
            session.update { it.copy(floor = FloorTopic("m_l3")) }
            session.awaitApplied()
            assertEquals("m_l3", floor.await().payload.floorId)
            assertEquals(listOf("a"), markers())
            // The camera would be lost if the page crashed before reporting it.
            val moved =
                async {
                    session.events.filterIsInstance<MapEvent.CameraChange>().first {
                        abs(it.payload.camera.bearing - 20.0) < 0.01
                    }
                }
            session.requests.moveCamera(CameraState(zoomLevel = 19.0, bearing = 20.0))
            moved.await()

            val restored = async { session.events.filterIsInstance<MapRestored>().first() }
            page.crash()
            restored.await()
            session.isMapShown.first { it }
            val camera = session.requests.getCamera()
            assertTrue(abs(camera.zoomLevel - 19.0) < 0.01 && abs(camera.bearing - 20.0) < 0.01, camera.toString())
            assertEquals(listOf("a"), markers())
            session.close()
        }

    @Test
    fun `finds, measures, and reads without a map, and fails as listed`() =
        withPage { page ->
            val session = sessionOn(page)
            session.state = MapState(venue = VenueTopic(VenueSource.Url(MALL_URL), showsMap = false))
            session.loadedVenue()
            val hit = session.requests.search("Greenbarrow", limit = 1, types = listOf(EntityType.LOCATION)).single()
            assertEquals("loc_greenbarrow_market", hit.id)
            assertEquals("image/svg+xml", session.requests.getAsset("assets/logo-greenbarrow-market.svg").mediaType)
            suspend fun codeOf(call: suspend () -> Unit) = assertFailsWith<MezzanineException> { call() }.code
            assertEquals(ErrorCode.UNKNOWN_TARGET, codeOf { session.requests.getAsset("assets/none.svg") })
            assertEquals(ErrorCode.NO_MAP, codeOf { session.requests.getCamera() })
            session.close()
        }

    @Test
    fun `MP-53 gives the page the outdoor part, and shows the outdoor map`() =
        withPage { page ->
            val part = File(PipeTransport.root, "packages/mobile-page/dist/outdoor.js")
            val options = MapSessionOptions(onUnhandledError = { throw it }, readPart = { part.readText() })
            val session = MapSession(page, page.executor.asCoroutineDispatcher(), options)
            val change = async { session.events.filterIsInstance<MapEvent.OutdoorChange>().first() }
            session.state = MapState(venue = VenueTopic(VenueSource.Url(MALL_URL)), outdoor = OutdoorTopic(isShown = true))
            assertTrue(change.await().payload.isShown)
            session.close()
        }

    @Test
    fun `a venue that the server does not have fails those who wait for it`() =
        withPage { page ->
            val session = MapSession(page, page.executor.asCoroutineDispatcher(), MapSessionOptions(onUnhandledError = {}))
            session.state = MapState(venue = VenueTopic(VenueSource.Url("https://venues.example.com/none.mvf.zip")))
            val error = assertFailsWith<MezzanineException> { session.loadedVenue() }
            assertTrue("404" in error.message.orEmpty(), error.message)
            session.close()
        }

    /** MP-61, without the session: every reply and event must match the types of this SDK. */
    @TestFactory
    fun `MP-61 scenarios`(): List<DynamicTest> =
        scenarios().map { scenario ->
            val steps = scenario.getValue("steps").jsonArray.map { it.jsonObject }
            DynamicTest.dynamicTest(scenario.getValue("name").jsonPrimitive.content) {
                withPage { page ->
                    val host = ScenarioHost(page)
                    host.awaitHello()
                    for (step in steps) host.run(step)
                }
            }
        }

    private fun scenarios(): List<JsonObject> {
        val file = File(PipeTransport.root, "packages/mobile-protocol/vectors/scenarios.json")
        val text = file.readText().replace("\$mall", MALL_URL).replace("\$server", MALL_URL.substringBeforeLast('/'))
        return Json.parseToJsonElement(text).jsonArray.map { it.jsonObject }
    }
}

/** Runs the steps of a scenario. */
private class ScenarioHost(
    private val page: PipeTransport,
) : MapTransport.Listener {
    private val incoming = Channel<Envelope>(Channel.UNLIMITED)
    private val events = mutableListOf<Envelope>()
    private var lastId = 0L

    init {
        page.open(this)
        page.send("""{"mezzanine":1,"type":"connect","payload":{"versions":[1]}}""")
    }

    override fun onMessage(message: String) {
        incoming.trySend(assertNotNull(readEnvelope(message), message))
    }

    override fun onPageLost() = error("The page was lost.")

    suspend fun awaitHello() {
        awaitEvent("hello") { true }
    }

    suspend fun run(step: JsonObject) {
        val payload = step["payload"] ?: JsonObject(emptyMap())
        val ask = step["ask"]
        val event = step["event"]
        when {
            ask != null -> ask(ask.jsonPrimitive.content, payload, step)
            event != null -> awaitEvent(event.jsonPrimitive.content) { it.payload.includes(payload) }
            "noEvent" in step -> {
                val type = step.getValue("noEvent").jsonPrimitive.content
                assertTrue(events.none { it.type == type }, "There was an event $type.")
            }
            else -> {
                events.clear()
                page.reload()
                awaitHello()
            }
        }
    }

    private suspend fun ask(
        type: String,
        payload: JsonElement,
        step: JsonObject,
    ) {
        val id = ++lastId
        val message =
            buildJsonObject {
                put("mezzanine", 1)
                put("type", type)
                put("id", id)
                put("payload", payload)
            }
        page.send(message.toString())
        val reply = awaitMessage { it.replyTo == id }
        val expected = step["reply"] ?: step.getValue("error")
        assertEquals(if ("reply" in step) type else "error", reply.type)
        assertTrue(reply.payload.includes(expected), "$type: expected $expected, got ${reply.payload}")
        val request = HostMessages.byType[type] as? RequestType<*, *>
        if ("reply" in step && request != null) assertNotNull(readPayload(request.reply, reply.payload), type)
    }

    private suspend fun awaitEvent(
        type: String,
        fits: (Envelope) -> Boolean,
    ) {
        if (events.lastOrNull { it.type == type }?.let(fits) == true) return
        awaitMessage { it.type == type && it.replyTo == null && fits(it) }
    }

    private suspend fun awaitMessage(fits: (Envelope) -> Boolean): Envelope {
        while (true) {
            val message = incoming.receive()
            if (message.replyTo == null) {
                events += message
                eventTypes[message.type]?.let { assertNotNull(readPayload(it.payload, message.payload), message.type) }
            }
            if (fits(message)) return message
        }
    }
}

/** Whether a value contains everything in another value. */
private fun JsonElement.includes(expected: JsonElement): Boolean =
    when (expected) {
        is JsonObject -> this is JsonObject && expected.all { (key, value) -> this[key]?.includes(value) == true }
        is JsonArray -> this is JsonArray && size == expected.size && zip(expected).all { (one, other) -> one.includes(other) }
        is JsonNull -> this is JsonNull
        is JsonPrimitive ->
            when {
                this !is JsonPrimitive || isString != expected.isString -> false
                // 19 and 19.0 are the same number.
                else -> content == expected.content || numberOf(this)?.let { it == numberOf(expected) } == true
            }
    }

private fun numberOf(value: JsonPrimitive): Double? = if (value.isString) null else value.content.toDoubleOrNull()
