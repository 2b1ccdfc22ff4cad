package io.github.mezzanine

import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.async
import kotlinx.coroutines.flow.toList
import kotlinx.coroutines.launch
import kotlinx.coroutines.test.StandardTestDispatcher
import kotlinx.coroutines.test.TestScope
import kotlinx.coroutines.test.runCurrent
import kotlinx.coroutines.test.runTest
import java.io.IOException
import kotlin.concurrent.thread
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertFalse
import kotlin.test.assertNull
import kotlin.test.assertTrue

@OptIn(ExperimentalCoroutinesApi::class)
class MapSessionTest {
    private val page = ScriptedPage()
    private val unhandled = mutableListOf<MezzanineException>()

    private fun TestScope.sessionOn(
        page: ScriptedPage,
        servers: List<String> = listOf("https://maps.example.com"),
    ) =
        MapSession(
            page,
            StandardTestDispatcher(testScheduler),
            MapSessionOptions(requestTimeoutMs = 1000, onUnhandledError = { unhandled += it }, servers = servers),
        )

    /** Runs a call, and returns the code of its error. */
    private suspend fun codeOf(call: suspend () -> Unit): ErrorCode = assertFailsWith<MezzanineException> { call() }.code

    @Test
    fun `MP-11 and MP-12 asks for hello, and starts a session with the highest common version`() =
        runTest {
            page.versions = "[3,1]"
            val session = sessionOn(page)
            assertEquals(listOf("connect", "welcome"), page.types)
            assertEquals(listOf("""{"version":1,"servers":["https://maps.example.com"]}"""), page.payloads("welcome"))
            assertEquals(MapStatus.CONNECTED, session.status.value)
        }

    @Test
    fun `MP-12 fails with the versions of both sides if there is no common one`() =
        runTest {
            page.versions = "[8,9]"
            val session = sessionOn(page)
            assertEquals(MapStatus.FAILED, session.status.value)
            val error = assertFailsWith<MezzanineException> { session.requests.getThings() }
            assertEquals(ErrorCode.WRONG_VERSION, error.code)
            assertTrue("[8, 9]" in error.message.orEmpty() && "[1]" in error.message.orEmpty())
            assertEquals(ErrorCode.WRONG_VERSION, unhandled.single().code)
        }

    @Test
    fun `changes of one turn are sent together, and equal states not at all`() =
        runTest {
            val session = sessionOn(page)
            session.state = MapState(venue = mallSource)
            session.update { it.copy(floor = FloorTopic("l1")) }
            session.update { it.copy(floor = FloorTopic("l2")) }
            runCurrent()
            assertEquals(1, page.payloads("set-state").size)
            assertTrue(""""floor":{"id":"l2"}""" in page.payloads("set-state").single())
            session.update { it.copy(floor = FloorTopic("l2")) }
            runCurrent()
            assertEquals(1, page.payloads("set-state").size)
            session.update { it.copy(floor = null) }
            session.awaitApplied()
            assertEquals("""{"state":{},"reset":["floor"]}""", page.payloads("set-state").last())
        }

    @Test
    fun `MP-20 a blue dot that waits for a position replaces the one that has a position`() =
        runTest {
            val session = sessionOn(page)
            session.state = MapState(blueDot = BlueDotTopic(BlueDotPosition(9.0, 53.0), FollowMode.POSITION))
            runCurrent()
            session.update { it.copy(blueDot = it.blueDot?.copy(position = null)) }
            runCurrent()
            assertEquals("""{"state":{"blueDot":{"follow":"position"}}}""", page.payloads("set-state").last())
        }

    @Test
    fun `a state that is set before the session is sent when it starts`() =
        runTest {
            page.answers = emptyMap()
            val session = sessionOn(page)
            session.state = MapState(venue = mallSource)
            val applied = async { session.awaitApplied() }
            runCurrent()
            assertEquals(listOf("connect", "welcome"), page.types)
            page.answers = ScriptedPage.sessionAnswers
            page.answer(page.last("welcome"), """{"version":1}""")
            applied.await()
            assertEquals(1, page.payloads("set-state").size)
        }

    @Test
    fun `a request is sent after the state that was set before it`() =
        runTest {
            val session = sessionOn(page)
            page.answers += "focus-on" to """{"result":"done"}"""
            session.state = MapState(floor = FloorTopic("l1"))
            assertEquals(AnimationResult.DONE, session.requests.focusOn(listOf(PlaceTarget.Entity("s1"))))
            assertEquals(listOf("set-state", "focus-on"), page.types.drop(2))
        }

    @Test
    fun `MP-05 replies may arrive in a different order than requests`() =
        runTest {
            val session = sessionOn(page)
            val first = async { session.requests.suggest("a") }
            val second = async { session.requests.suggest("b") }
            runCurrent()
            val (one, two) = page.received.takeLast(2)
            page.answer(two, """{"texts":["bakery"]}""")
            page.answer(one, """{"texts":["atrium"]}""")
            assertEquals(listOf("atrium"), first.await())
            assertEquals(listOf("bakery"), second.await())
        }

    @Test
    fun `MP-06 a failed request throws the error of the page`() =
        runTest {
            val session = sessionOn(page)
            val found = async { runCatching { session.requests.getSpaceState("moon") } }
            runCurrent()
            page.answer(page.received.last(), """{"code":"unknown-target","message":"No space moon."}""", "error")
            val error = found.await().exceptionOrNull() as MezzanineException
            assertEquals(ErrorCode.UNKNOWN_TARGET, error.code)
            assertEquals("No space moon.", error.message)
        }

    @Test
    fun `a reply of another type, or with an invalid payload, fails the request`() =
        runTest {
            val session = sessionOn(page)
            for ((type, payload) in listOf("suggest" to """{"texts":"a"}""", "search" to """{"hits":[]}""", "error" to "{}")) {
                val found = async { codeOf { session.requests.suggest("a") } }
                runCurrent()
                page.answer(page.received.last(), payload, type)
                assertEquals(ErrorCode.INVALID_PAYLOAD, found.await())
            }
        }

    @Test
    fun `requests time out, and animations wait for their duration, too`() =
        runTest {
            val session = sessionOn(page)
            val start = testScheduler.currentTime
            assertEquals(ErrorCode.TIMED_OUT, codeOf { session.requests.awaitIdle() })
            assertEquals(1000, testScheduler.currentTime - start)
            assertEquals(ErrorCode.TIMED_OUT, codeOf { session.requests.moveCamera(CameraState(), durationMs = 5000.0) })
            assertEquals(7000, testScheduler.currentTime - start)
        }

    @Test
    fun `MP-14 a reloaded page rejects what is pending, and gets the whole state`() =
        runTest {
            val session = sessionOn(page)
            val events = mutableListOf<MapEvent>()
            val collecting = launch { session.events.toList(events) }
            session.state = MapState(venue = mallSource, markers = listOf(marker("a")))
            session.awaitApplied()
            page.say("floor-change", """{"floorId":"l2","reason":"user"}""")
            val pending = async { codeOf { session.requests.awaitIdle() } }
            runCurrent()
            page.forget()
            page.sayHello()
            assertEquals(ErrorCode.PAGE_LOST, pending.await())
            runCurrent()
            assertEquals(listOf("welcome", "set-state"), page.types)
            val state = page.payloads("set-state").single()
            assertTrue(""""venue":{""" in state && """"key":"a"""" in state && """"floor":{"id":"l2"}""" in state)
            assertEquals(MapRestored, events.last())
            collecting.cancel()
        }

    @Test
    fun `a request that is made while the page is lost waits for the next one`() =
        runTest {
            val session = sessionOn(page)
            page.lose()
            assertEquals(MapStatus.RECONNECTING, session.status.value)
            page.answers += "suggest" to """{"texts":["atrium"]}"""
            val found = async { session.requests.suggest("a") }
            session.state = MapState(venue = mallSource)
            runCurrent()
            page.sayHello()
            assertEquals(listOf("atrium"), found.await())
            assertEquals(MapStatus.CONNECTED, session.status.value)
            session.awaitApplied()
            assertEquals(1, page.payloads("set-state").size)
        }

    @Test
    fun `awaitApplied outlives a page that is lost before it answers`() =
        runTest {
            val session = sessionOn(page)
            page.answers -= "set-state"
            session.state = MapState(venue = mallSource)
            val applied = async { session.awaitApplied() }
            runCurrent()
            page.lose()
            page.answers = ScriptedPage.sessionAnswers
            page.sayHello()
            applied.await()
        }

    @Test
    fun `events arrive in order, with typed payloads, and unknown or invalid ones are not passed on`() =
        runTest {
            val session = sessionOn(page)
            val events = mutableListOf<MapEvent>()
            val collecting = launch { session.events.toList(events) }
            runCurrent()
            page.say("dance", "{}")
            page.say("context-lost", "{}")
            page.sayText("not JSON")
            page.say("outdoor-change", """{"isShown":true}""")
            page.say("outdoor-change", """{"isShown":7}""")
            page.say("outdoor-change", """{"isShown":true}""", replyTo = 999)
            runCurrent()
            assertEquals(listOf(MapEvent.ContextLost, MapEvent.OutdoorChange(OutdoorChange(true))), events.take(2))
            assertEquals(ErrorCode.INVALID_PAYLOAD, (events[2] as MapEvent.Error).payload.code)
            assertEquals(3, events.size)
            collecting.cancel()
        }

    @Test
    fun `errors are printed only if no one collects events`() =
        runTest {
            val session = sessionOn(page)
            val report = """{"code":"model-failed","message":"No model.","topic":"models","key":"m"}"""
            page.say("error", report)
            assertEquals("No model.", unhandled.single().message)
            val collecting = launch { session.events.collect { } }
            runCurrent()
            page.say("error", report)
            assertEquals(1, unhandled.size)
            collecting.cancel()
        }

    @Test
    fun `MP-30 a loaded venue is linked data, until another venue is set`() =
        runTest {
            val session = sessionOn(page)
            session.state = MapState(venue = mallSource)
            assertNull(session.venue.value)
            val waiting = async { session.loadedVenue() }
            runCurrent()
            page.sayVenue()
            assertEquals("Books", waiting.await().getLocation("books")?.name)
            assertEquals("Books", session.venue.value?.getLocation("books")?.name)
            assertFalse(session.isMapShown.value)
            page.say(
                "map-shown",
                """{"floorId":"ground","camera":{"center":{"longitude":9,"latitude":53},"bearing":0,"pitch":0,"zoomLevel":18}}""",
            )
            assertTrue(session.isMapShown.value)
            session.update { it.copy(language = "fr") }
            assertEquals("small", session.venue.value?.id)
            assertEquals("small", session.loadedVenue().id)
            session.update { it.copy(venue = VenueTopic(VenueSource.Url("https://maps.example.com/b.mvf.zip"))) }
            assertNull(session.venue.value)
            assertFalse(session.isMapShown.value)
        }

    @Test
    fun `a venue with broken links is an error, and no venue`() =
        runTest {
            val session = sessionOn(page)
            page.sayVenue(smallVenue(spaceFloorId = "attic"))
            assertEquals(ErrorCode.INVALID_VENUE, unhandled.single().code)
            assertNull(session.venue.value)
            assertEquals(ErrorCode.INVALID_VENUE, codeOf { session.loadedVenue() })
        }

    @Test
    fun `a venue that cannot be loaded fails those who wait for it, until it is set again`() =
        runTest {
            val session = sessionOn(page)
            session.state = MapState(venue = mallSource)
            val waiting = async { codeOf { session.loadedVenue() } }
            runCurrent()
            page.say("error", """{"code":"model-failed","message":"No model.","topic":"models","key":"m"}""")
            page.say("error", """{"code":"unauthorized","message":"The token has expired.","topic":"venue"}""")
            assertEquals(ErrorCode.UNAUTHORIZED, waiting.await())
            session.update { it.copy(language = "fr") }
            assertEquals(ErrorCode.UNAUTHORIZED, codeOf { session.loadedVenue() })
            val renewed = VenueSource.Access("https://maps.example.com", "mall", "other")
            session.state = MapState(venue = VenueTopic(renewed))
            val again = async { session.loadedVenue() }
            runCurrent()
            page.sayVenue()
            assertEquals("small", again.await().id)
        }

    @Test
    fun `a reload tries a venue again that could not be loaded, and keeps the state`() =
        runTest {
            val session = sessionOn(page)
            session.state = MapState(venue = mallSource, floor = FloorTopic("upper"))
            runCurrent()
            page.say("error", """{"code":"network","message":"No connection.","topic":"venue"}""")
            page.forget()
            session.state = MapState(venue = mallSource, floor = FloorTopic("upper"))
            runCurrent()
            assertEquals(emptyList(), page.types)
            assertEquals(ErrorCode.NETWORK, codeOf { session.loadedVenue() })
            session.reload()
            val again = async { session.loadedVenue() }
            runCurrent()
            assertEquals(1, page.reloads)
            val sent = page.payloads("set-state").single()
            assertTrue("\"venue\"" in sent && "\"floor\"" in sent, sent)
            page.sayVenue()
            assertEquals("small", again.await().id)
            session.close()
            assertEquals(ErrorCode.CLOSED, assertFailsWith<MezzanineException> { session.reload() }.code)
        }

    @Test
    fun `a page of another version fails those who wait for a venue`() =
        runTest {
            page.versions = "[8,9]"
            val session = sessionOn(page)
            assertEquals(ErrorCode.WRONG_VERSION, codeOf { session.loadedVenue() })
            session.state = MapState(venue = mallSource)
            assertEquals(ErrorCode.WRONG_VERSION, codeOf { session.loadedVenue() })
        }

    @Test
    fun `a call from another thread is rejected with the fix`() =
        runTest {
            val session = sessionOn(page)
            var error: Throwable? = null
            thread(name = "worker") { error = runCatching { session.state = MapState() }.exceptionOrNull() }.join()
            assertEquals(ErrorCode.NOT_POSSIBLE, (error as MezzanineException).code)
            assertTrue("thread worker" in error?.message.orEmpty() && "Dispatchers.Main" in error?.message.orEmpty())
            thread { error = runCatching { session.close() }.exceptionOrNull() }.join()
            assertEquals(MapStatus.CONNECTED, session.status.value)
        }

    @Test
    fun `closing rejects what is pending, and everything after it`() =
        runTest {
            val session = sessionOn(page)
            val pending = async { codeOf { session.requests.awaitIdle() } }
            val venue = async { codeOf { session.loadedVenue() } }
            runCurrent()
            session.close()
            session.close()
            assertEquals(ErrorCode.CLOSED, pending.await())
            assertEquals(ErrorCode.CLOSED, venue.await())
            assertFalse(page.isOpen)
            assertEquals(ErrorCode.CLOSED, codeOf { session.requests.awaitIdle() })
            assertFailsWith<MezzanineException> { session.state = MapState() }
            page.forget()
            page.sayHello()
            page.lose()
            assertEquals(emptyList(), page.types)
            assertEquals(MapStatus.CLOSED, session.status.value)
        }

    @Test
    fun `two sessions do not share anything`() =
        runTest {
            val other = ScriptedPage()
            val session = sessionOn(page)
            sessionOn(other).state = MapState(venue = mallSource)
            runCurrent()
            assertEquals(emptyList(), page.payloads("set-state"))
            session.close()
            assertTrue(other.isOpen)
        }

    @Test
    fun `reads an asset, and rejects one in invalid Base64`() =
        runTest {
            val session = sessionOn(page)
            page.answers += "get-asset" to """{"mediaType":"image/png","base64":"aGk="}"""
            assertEquals("hi", session.requests.getAsset("logo").bytes.decodeToString())
            page.answers += "get-asset" to """{"mediaType":"image/png","base64":"?"}"""
            assertEquals(ErrorCode.INVALID_PAYLOAD, codeOf { session.requests.getAsset("logo") })
        }

    @Test
    fun `MP-51 names the server of the venue, and reloads the page for a venue on another one`() =
        runTest {
            val events = mutableListOf<MapEvent>()
            val session = sessionOn(page, servers = listOf("https://tiles.example.com"))
            backgroundScope.launch { session.events.toList(events) }
            runCurrent()
            session.state = MapState(venue = mallSource)
            runCurrent()
            assertEquals(1, page.reloads)
            assertEquals(
                """{"version":1,"servers":["https://tiles.example.com","https://maps.example.com"]}""",
                page.payloads("welcome").last(),
            )
            assertEquals(1, page.payloads("set-state").size)
            val sameServer = VenueSource.Access("https://maps.example.com", "airport", "token")
            session.state = MapState(venue = VenueTopic(sameServer))
            session.awaitApplied()
            assertEquals(1, page.reloads)
            assertEquals(emptyList(), events)
        }

    @Test
    fun `requests wait while the page is reloaded for another server`() =
        runTest {
            page.answers = emptyMap()
            val session = sessionOn(page, servers = emptyList())
            session.state = MapState(venue = mallSource)
            val early = async { session.requests.suggest("a") }
            runCurrent()
            page.answer(page.last("welcome"), """{"version":1}""")
            assertEquals(1, page.reloads)
            val late = async { session.requests.suggest("b") }
            runCurrent()
            assertEquals(listOf("connect", "welcome", "welcome"), page.types)
            page.answer(page.last("welcome"), """{"version":1}""")
            runCurrent()
            assertEquals(listOf("set-state", "suggest", "suggest"), page.types.drop(3))
            for (request in page.received.takeLast(2)) page.answer(request, """{"texts":["atrium"]}""")
            assertEquals(listOf("atrium"), early.await())
            assertEquals(listOf("atrium"), late.await())
        }

    @Test
    fun `a request does not go to a page that is lost as soon as its session starts`() =
        runTest {
            page.answers = emptyMap()
            val session = sessionOn(page)
            val found = async { session.requests.suggest("a") }
            runCurrent()
            page.answer(page.last("welcome"), """{"version":1}""")
            page.lose()
            runCurrent()
            assertEquals(listOf("connect", "welcome"), page.types)
            page.answers = ScriptedPage.sessionAnswers + ("suggest" to """{"texts":["atrium"]}""")
            page.sayHello()
            assertEquals(listOf("atrium"), found.await())
        }

    @Test
    fun `a request fails if the map is closed as soon as its session starts`() =
        runTest {
            page.answers = emptyMap()
            val session = sessionOn(page)
            val found = async { codeOf { session.requests.suggest("a") } }
            runCurrent()
            page.answer(page.last("welcome"), """{"version":1}""")
            session.close()
            assertEquals(ErrorCode.CLOSED, found.await())
        }

    @Test
    fun `MP-53 gives the page the part that it needs, and reports one that cannot be read`() =
        runTest {
            var part: suspend (PagePart) -> String = { "the ${it.word} part" }
            page.answers += "give-part" to "{}"
            val options = MapSessionOptions(onUnhandledError = { unhandled += it }, readPart = { part(it) })
            MapSession(page, StandardTestDispatcher(testScheduler), options)
            page.say("part-needed", """{"part":"outdoor"}""")
            runCurrent()
            assertEquals(listOf("""{"part":"outdoor","script":"the outdoor part"}"""), page.payloads("give-part"))
            part = { throw IOException("no such file") }
            page.say("part-needed", """{"part":"outdoor"}""")
            runCurrent()
            assertEquals(ErrorCode.OUTDOOR_UNAVAILABLE, unhandled.single().code)
        }

    @Test
    fun `MP-25 a saved view is shown with the same venue, and with no other`() =
        runTest {
            val session = sessionOn(page)
            session.state = MapState(venue = mallSource, floor = FloorTopic("l1"))
            runCurrent()
            page.say("floor-change", """{"floorId":"l3","reason":"user"}""")
            val saved = session.saveUserView().orEmpty()
            assertFalse("token" in saved || "maps.example.com" in saved)
            for ((venue, floor) in listOf("mall" to "l3", "airport" to "l1")) {
                val next = ScriptedPage()
                val restored = sessionOn(next)
                restored.restoreUserView("{}")
                restored.restoreUserView(saved)
                val source = VenueSource.Access("https://maps.example.com", venue, "other")
                restored.state = MapState(venue = VenueTopic(source), floor = FloorTopic("l1"))
                restored.awaitApplied()
                assertTrue(""""floor":{"id":"$floor"}""" in next.payloads("set-state").single())
            }
        }
}
