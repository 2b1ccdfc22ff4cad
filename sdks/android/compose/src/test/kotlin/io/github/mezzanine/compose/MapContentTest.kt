package io.github.mezzanine.compose

import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.mutableStateListOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import io.github.mezzanine.BlueDotPosition
import io.github.mezzanine.BlueDotTopic
import io.github.mezzanine.EntityType
import io.github.mezzanine.ErrorCode
import io.github.mezzanine.Geometry
import io.github.mezzanine.MapState
import io.github.mezzanine.MarkerContent
import io.github.mezzanine.MarkerItem
import io.github.mezzanine.MezzanineException
import io.github.mezzanine.PlaceTarget
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.jsonArray
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertTrue

private val place = PlaceTarget.Entity("s1", EntityType.SPACE)

class MapContentTest {
    private fun ComposedMap.list(topic: String): JsonArray = last.jsonObject.getValue(topic).jsonArray

    private fun ComposedMap.keys(topic: String = "markers") =
        list(topic).map { it.jsonObject.getValue("key").jsonPrimitive.content }

    @Test
    fun `sends the content in one message`() =
        withMap {
            start {
                Marker(place, key = "m")
                Tooltip(place, title = "Hello", key = "t")
                Label(place, "Here", key = "l")
                Shape(Geometry.Point(listOf(9.0, 53.0)), key = "s")
                Model(listOf(place), "tree.glb", key = "o")
                FloorImage(place, "plan.png", key = "i")
                SpaceState(listOf("s1"), key = "p", color = "red")
                Selection(spaceIds = listOf("s1"))
                Route(place, listOf(place))
                BlueDot(BlueDotPosition(9.0, 53.0))
                StackedFloors(gapMeters = 20.0)
                OutdoorMap()
                Camera(bearing = 10.0)
            }
            assertEquals(1, host.sent.size)
            assertEquals(listOf("m", "t"), keys())
            assertEquals(
                setOf(
                    "theme", "camera", "labels", "markers", "shapes", "models", "images", "spaces",
                    "selection", "route", "blueDot", "stack", "outdoor",
                ),
                last.jsonObject.keys,
            )
        }

    @Test
    fun `adds, changes, moves, and removes markers in the order of the content`() =
        withMap {
            val ids = mutableStateListOf("a", "b")
            var text by mutableStateOf("one")
            start { for (id in ids) key(id) { Marker(place, MarkerContent.Text(text), key = id) } }
            assertEquals(listOf("a", "b"), keys())
            ids.add(0, "c")
            settle()
            assertEquals(listOf("c", "a", "b"), keys())
            ids.reverse()
            settle()
            assertEquals(listOf("b", "a", "c"), keys())
            ids.remove("a")
            text = "two"
            settle()
            assertEquals(listOf("b", "c"), keys())
            assertTrue(list("markers").all { "two" in it.toString() })
            ids.clear()
            settle()
            assertEquals("""["markers"]""", host.sent.last().getValue("reset").toString())
        }

    @Test
    fun `a marker without a key keeps its own when others come and go`() =
        withMap {
            val ids = mutableStateListOf("a", "b")
            start { for (id in ids) key(id) { Marker(place, MarkerContent.Text(id)) } }
            val keyOfB = keys()[1]
            ids.removeAt(0)
            settle()
            assertEquals(listOf(keyOfB), keys())
        }

    @Test
    fun `sends nothing if a recomposition changes nothing`() =
        withMap {
            var count by mutableStateOf(0)
            var compositions = 0
            start {
                compositions++
                Marker(place, accessibleName = if (count >= 0) "Café" else null)
                Route(place, listOf(place))
            }
            val before = host.sent.size to host.shows
            val first = compositions
            count++
            settle()
            assertEquals(first + 1, compositions)
            assertEquals(before, host.sent.size to host.shows)
        }

    @Test
    fun `sends all changes of a frame together, and only topics that changed`() =
        withMap {
            val texts = List(50) { mutableStateOf("old") }
            var dot by mutableStateOf(BlueDotPosition(9.0, 53.0))
            start {
                for (text in texts) Marker(place, MarkerContent.Text(text.value))
                BlueDot(dot)
            }
            val before = host.shows
            for (text in texts) text.value = "new"
            settle()
            assertEquals(before + 1, host.shows)
            assertEquals(setOf("markers"), last.jsonObject.keys)
            dot = BlueDotPosition(9.1, 53.0)
            settle()
            assertEquals(setOf("blueDot"), last.jsonObject.keys)
        }

    @Test
    fun `a moving blue dot leaves the list of markers as it is`() {
        val states = mutableListOf<MapState>()
        val root = MapRoot(states::add)
        val dot = BlueDotNode()
        root.insert(0, dot)
        repeat(5) { index ->
            root.insert(index, MarkerNode().apply { give(MarkerItem("$index", place, MarkerContent.Text(""))) })
        }
        root.flush()
        dot.value = BlueDotTopic(BlueDotPosition(1.0, 2.0))
        root.flush()
        assertEquals(2, states.size)
        assertTrue(states[0].markers === states[1].markers)
    }

    @Test
    fun `two markers with one key are an error that names it`() {
        val error =
            assertFailsWith<MezzanineException> {
                withMap {
                    start {
                        Marker(place, key = "cafe")
                        Marker(place, key = "cafe")
                    }
                }
            }
        assertEquals(ErrorCode.INVALID_ARGUMENT, error.code)
        assertTrue("Two Marker of the map have the key cafe." in error.message.orEmpty(), error.message)
    }

    @Test
    fun `two routes are an error`() {
        val error =
            assertFailsWith<MezzanineException> {
                withMap {
                    start {
                        Route(place, listOf(place))
                        Route(place, listOf(place))
                    }
                }
            }
        assertTrue("2 Route" in error.message.orEmpty(), error.message)
    }

    @Test
    fun `a route without an origin draws nothing`() =
        withMap {
            start { Route(null, listOf(place)) }
            assertEquals(setOf("theme"), last.jsonObject.keys)
        }

    @Test
    fun `a tap calls the latest callback of the marker, and makes it interactive`() =
        withMap {
            val clicks = mutableListOf<String>()
            var name by mutableStateOf("first")
            start {
                val current = name
                Marker(place, key = "a", onClick = { clicks += current })
                Marker(place, key = "b", onClick = { clicks += "b" })
                Marker(place, key = "c")
            }
            val interactive = list("markers").map { it.jsonObject["interactive"]?.jsonPrimitive?.content }
            assertEquals(listOf("true", "true", null), interactive)
            val before = host.sent.size
            name = "second"
            settle()
            host.say("click", CLICK_ON_A)
            settle()
            assertEquals(listOf("second"), clicks)
            assertEquals(before, host.sent.size)
        }

    @Test
    fun `callbacks of the route and of the blue dot get their events`() =
        withMap {
            val steps = mutableListOf<Int>()
            val all = mutableListOf<String>()
            start {
                Route(place, listOf(place), onStep = { steps += it.index })
                MapEventEffect { all += it::class.simpleName.orEmpty() }
            }
            host.say("navigation-step", """{"index":3,"reason":"user"}""")
            settle()
            assertEquals(listOf(3), steps)
            assertEquals(listOf("NavigationStep"), all)
        }

    private companion object {
        const val CLICK_ON_A =
            """{"floorId":"l1","spaceIds":[],"locationIds":[],"labels":[],"markerKeys":["a"],"modelKeys":[],""" +
                """"shapeKeys":[],"steps":[],"pointer":{"x":1,"y":2}}"""
    }
}
