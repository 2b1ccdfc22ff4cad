package io.github.mezzanine

import kotlinx.serialization.json.Json
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue

class WireTest {
    private fun readState(json: String) = readPayload(MapState.serializer(), Json.parseToJsonElement(json))

    @Test
    fun `MP-02 reads a good payload without unknown fields, unions included`() {
        val json =
            """{"markers":[{"key":"a","extra":1,"target":{"kind":"entity","id":"s1","html":"x"},"content":{"kind":"text","text":"Hi"}}]}"""
        val marker = MarkerItem("a", PlaceTarget.Entity("s1"), MarkerContent.Text("Hi"))
        assertEquals(MapState(markers = listOf(marker)), readState(json))
    }

    @Test
    fun `writes what it reads, with the words of the protocol`() {
        val state =
            MapState(
                venue = VenueTopic(VenueSource.Url("https://maps.example.com/a.mvf.zip")),
                camera = CameraTopic(center, pitch = 45.0, easing = Easing.EASE_IN_OUT),
                labels = LabelsTopic(items = listOf(LabelItem("l", PlaceTarget.Node("n"), "Hi", icon = LabelIcon.Dot))),
                shapes = listOf(ShapeItem("p", Geometry.Point(listOf(9.0, 53.0)))),
            )
        val json = wireJson.encodeToJsonElement(MapState.serializer(), state)
        assertEquals(state, readPayload(MapState.serializer(), json))
        assertTrue("\"easing\":\"ease-in-out\"" in json.toString())
        assertTrue("\"type\":\"Point\"" in json.toString(), "Geometries name their case by type (MP-04)")
        assertTrue("null" !in json.toString(), "Missing fields are not written (MP-02)")
    }

    @Test
    fun `MP-02 rejects null, and values of another kind`() {
        assertNotNull(readState("""{"floor":{"id":"l1"}}"""))
        for (json in listOf(
            """{"floor":null}""",
            """{"floor":{"id":7}}""",
            """{"floor":[]}""",
            """{"camera":{"pitch":"7"}}""",
            """{"camera":{"pitch":true}}""",
            """{"stack":{"isExpanded":"true"}}""",
            """{"stack":{"isExpanded":1}}""",
            """{"markers":{}}""",
            """{"floor":{}}""",
            """{"accessibility":{"messages":{"a":1}}}""",
            """{"camera":{"easing":"fast"}}""",
        )) {
            assertNull(readState(json), json)
        }
    }

    @Test
    fun `MP-03 rejects values out of bounds, also in lists and maps`() {
        assertNotNull(readState("""{"camera":{"pitch":90}}"""))
        val long = "x".repeat(201)
        for (json in listOf(
            """{"camera":{"pitch":90.1}}""",
            """{"camera":{"pitch":-1}}""",
            """{"camera":{"pitch":1e999}}""",
            """{"floor":{"id":"$long"}}""",
            """{"selection":{"spaceIds":["a","$long"]}}""",
            """{"accessibility":{"messages":{"$long":"a"}}}""",
            """{"shapes":[{"key":"a","geometry":{"type":"Point","coordinates":[0,0,0,0]}}]}""",
            """{"shapes":[{"key":"a","geometry":{"type":"LineString","coordinates":[[0,1e7]]}}]}""",
            """{"route":{"from":{"kind":"node","nodeId":"a"},"to":[],"step":1.5}}""",
            """{"route":{"from":{"kind":"node","nodeId":"a"},"to":[],"step":-1}}""",
        )) {
            assertNull(readState(json), json)
        }
    }

    @Test
    fun `MP-04 rejects a union without its tag, or with an unknown one`() {
        for (target in listOf("""{"id":"s1"}""", """{"kind":"moon","id":"s1"}""", """{"kind":7}""", "[]")) {
            val json = """{"markers":[{"key":"a","target":$target,"content":{"kind":"text","text":"Hi"}}]}"""
            assertNull(readState(json), json)
        }
    }

    @Test
    fun `MP-07 ignores messages from other senders`() {
        for (text in listOf("", "null", "7", "{", "[]", "{}", """{"type":"click"}""", """{"mezzanine":2,"type":"a"}""", """{"mezzanine":"1","type":"a"}""")) {
            assertNull(readEnvelope(text), text)
        }
        assertEquals(7L, readEnvelope("""{"mezzanine":1,"type":"a","replyTo":7,"id":-1}""")?.replyTo)
        assertNull(readEnvelope("""{"mezzanine":1,"type":"a","id":-1}""")?.id)
    }

    @Test
    fun `ignores text that is nested deeply`() {
        fun nested(depth: Int) = """{"mezzanine":1,"type":"a","payload":${"[".repeat(depth)}${"]".repeat(depth)}}"""
        assertNotNull(readEnvelope(nested(50)))
        assertNull(readEnvelope(nested(50_000)))
        val brackets = """\"${"[".repeat(50_000)}"""
        assertNotNull(readEnvelope("""{"mezzanine":1,"type":"a","payload":"$brackets"}"""))
    }

    @Test
    fun `a constructor says what is out of bounds`() {
        val error = assertFailsWith<MezzanineException> { CameraTopic(pitch = 91.0) }
        assertEquals(ErrorCode.INVALID_ARGUMENT, error.code)
        assertEquals("CameraTopic.pitch is 91.0. Expected a number from 0.0 to 90.0.", error.message)
        assertFailsWith<MezzanineException> { CameraTopic(pitch = Double.NaN) }
        assertEquals("ease-in", Easing.EASE_IN.word)
        assertEquals("Create another map.", ErrorCode.CLOSED.remedy)
    }
}
