package io.github.mezzanine.compose

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.Saver
import androidx.compose.runtime.saveable.SaverScope
import androidx.compose.runtime.setValue
import io.github.mezzanine.CameraReport
import io.github.mezzanine.Coordinate
import io.github.mezzanine.EntityType
import io.github.mezzanine.ErrorCode
import io.github.mezzanine.MezzanineException
import io.github.mezzanine.PlaceTarget
import io.github.mezzanine.SelectionTopic
import io.github.mezzanine.VenueSource
import kotlinx.coroutines.launch
import kotlinx.serialization.json.jsonObject
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertNull
import kotlin.test.assertTrue

private val mall = VenueSource.Access("https://maps.example.com", "mall", "secret-token")
private const val FLOOR_CHANGE = """{"floorId":"l3","reason":"user"}"""
private const val CAMERA_CHANGE =
    """{"camera":{"center":{"longitude":9,"latitude":53},"bearing":10,"pitch":20,"zoomLevel":18},"reason":"user"}"""

class MezzanineMapStateTest {
    @Test
    fun `the state follows users, and sends the page nothing that it already has`() =
        withMap(MezzanineMapState(mall, floorId = "l1")) {
            start {}
            val before = host.sent.size
            host.say("floor-change", FLOOR_CHANGE)
            host.say("camera-change", CAMERA_CHANGE)
            settle()
            assertEquals("l3", state.floorId)
            assertEquals(CameraReport(Coordinate(9.0, 53.0), 10.0, 20.0, 18.0), state.camera)
            assertEquals(before, host.sent.size)
        }

    @Test
    fun `the floor that is wanted already is shown again after users left it`() =
        withMap(MezzanineMapState(mall, floorId = "l1")) {
            start {}
            host.say("floor-change", FLOOR_CHANGE)
            settle()
            state.floorId = "l1"
            settle()
            assertEquals("""{"floor":{"id":"l1"}}""", last.toString())
        }

    @Test
    fun `another floor is sent once`() =
        withMap(MezzanineMapState(mall)) {
            start {}
            val before = host.sent.size
            state.floorId = "l2"
            settle()
            assertEquals(before + 1, host.sent.size)
            assertEquals("""{"floor":{"id":"l2"}}""", last.toString())
        }

    @Test
    fun `a selection is sent, and the content replaces it`() =
        withMap(MezzanineMapState(mall, selection = SelectionTopic(spaceIds = listOf("s1")))) {
            start {}
            assertEquals("""{"spaceIds":["s1"]}""", last.jsonObject.getValue("selection").toString())
            state.selection = null
            settle()
            assertEquals("""["selection"]""", host.sent.last().getValue("reset").toString())
        }

    @Test
    fun `MP-25 a saved state restores floor, view, and selection on the next map, without credentials`() {
        lateinit var saved: Any
        withMap(MezzanineMapState(mall, floorId = "l1", selection = SelectionTopic(locationIds = listOf("zoo"), focus = true))) {
            start {}
            host.say("floor-change", FLOOR_CHANGE)
            host.say("camera-change", CAMERA_CHANGE)
            settle()
            saved = save(state)
        }
        assertTrue("secret-token" !in saved.toString())
        assertTrue("example.com" !in saved.toString())
        assertPrimitive(saved)
        val restored = restore(saved)
        assertEquals("l3", restored.floorId)
        restored.source = mall
        withMap(restored) {
            start {}
            val sent = last.jsonObject
            assertEquals("""{"id":"l3"}""", sent.getValue("floor").toString())
            assertTrue("\"bearing\":10.0" in sent.getValue("camera").toString(), sent.toString())
            assertEquals("""{"locationIds":["zoo"]}""", sent.getValue("selection").toString())
        }
    }

    @Test
    fun `MP-25 a map that comes back shows what users saw`() {
        val state = MezzanineMapState(mall, floorId = "l1")
        withMap(state) {
            start {}
            host.say("floor-change", FLOOR_CHANGE)
            settle()
        }
        assertEquals("l3", state.floorId)
        withMap(state) {
            start {}
            assertEquals("""{"id":"l3"}""", last.jsonObject.getValue("floor").toString())
        }
    }

    @Test
    fun `requests need a map on screen, and awaitRequests waits for it`() {
        val state = MezzanineMapState(mall)
        val error = assertFailsWith<MezzanineException> { state.requests }
        assertEquals(ErrorCode.NOT_POSSIBLE, error.code)
        withMap(state) {
            start {}
            var names = emptyList<String>()
            scope.launch { names = thingsOf(state.awaitRequests()).map { it.name } }
            settle()
            assertEquals(listOf("Zoo"), names)
        }
    }

    @Test
    fun `a second map with the same state is an error`() =
        withMap(MezzanineMapState(mall)) {
            start {}
            val error = assertFailsWith<MezzanineException> { state.attach(host) }
            assertTrue("rememberMezzanineMapState" in error.message.orEmpty())
        }

    @Test
    fun `an error before the first frame says why there is no map, and later ones do not`() =
        withMap(MezzanineMapState(mall)) {
            start {}
            host.say("error", """{"code":"unauthorized","message":"No.","topic":"venue"}""")
            settle()
            assertEquals(ErrorCode.UNAUTHORIZED, state.error?.code)
            state.reload()
            assertNull(state.error)
            host.say("map-shown", """{"floorId":"l1","camera":{"center":{"longitude":9,"latitude":53},"bearing":0,"pitch":0,"zoomLevel":18}}""")
            settle()
            assertTrue(state.isMapShown)
            assertEquals("l1", state.floorId)
            host.say("error", """{"code":"image-failed","message":"No."}""")
            settle()
            assertNull(state.error)
            assertEquals(3, heard.size)
        }

    @Test
    fun `another source clears the error of the previous one, and the same source does not`() =
        withMap(MezzanineMapState(mall)) {
            start {}
            host.say("error", """{"code":"unauthorized","message":"No.","topic":"venue"}""")
            settle()
            state.source = mall.copy()
            assertEquals(ErrorCode.UNAUTHORIZED, state.error?.code)
            state.source = mall.copy(accessToken = "other")
            assertNull(state.error)
            settle()
            assertEquals(setOf("venue"), last.jsonObject.keys)
        }

    @Test
    fun `an error of the phone stays with another source`() {
        val state = MezzanineMapState(mall)
        state.fail(MezzanineException(ErrorCode.NOT_POSSIBLE, "The web view is too old."))
        state.source = null
        assertEquals(ErrorCode.NOT_POSSIBLE, state.error?.code)
        state.reload()
        assertNull(state.error)
    }

    @Test
    fun `places are brought into view once, and not by the next map, as users may have left them`() {
        val state = MezzanineMapState(mall)
        var places by mutableStateOf(listOf(zoo))
        lateinit var saved: Any
        withMap(state) {
            start { Camera(focusOn = places) }
            assertEquals(1, host.focused.size)
            places = listOf(zoo, shop)
            settle()
            assertEquals(2, host.focused.size)
            saved = save(state)
        }
        assertPrimitive(saved)
        for (next in listOf(state, restore(saved))) {
            withMap(next) {
                start { Camera(focusOn = places) }
                assertEquals(emptyList(), host.focused)
                places = listOf(shop)
                settle()
                assertEquals(1, host.focused.size)
                places = listOf(zoo, shop)
                settle()
            }
        }
    }

    @Test
    fun `places are brought into view again if the app has removed them meanwhile`() =
        withMap(MezzanineMapState(mall)) {
            var isShown by mutableStateOf(true)
            var places by mutableStateOf(listOf(zoo))
            start { if (isShown) Camera(focusOn = places) }
            isShown = false
            settle()
            isShown = true
            settle()
            assertEquals(2, host.focused.size)
            places = emptyList()
            settle()
            places = listOf(zoo)
            settle()
            assertEquals(3, host.focused.size)
        }

    private val zoo = PlaceTarget.Entity("zoo", EntityType.LOCATION)
    private val shop = PlaceTarget.Entity("s1", EntityType.SPACE)
    private val saverScope = SaverScope { true }

    @Suppress("UNCHECKED_CAST") // The type of saved values is private to a saver.
    private val saver = MezzanineMapState.Saver as Saver<MezzanineMapState, Any>

    private fun save(state: MezzanineMapState): Any = with(saver) { checkNotNull(saverScope.save(state)) }

    private fun restore(saved: Any): MezzanineMapState = checkNotNull(saver.restore(saved))

    /** Android keeps only what a `Bundle` can hold. */
    private fun assertPrimitive(value: Any?) {
        when (value) {
            is ArrayList<*> -> value.forEach(::assertPrimitive)
            else -> assertTrue(value == null || value is String, "$value")
        }
    }
}
