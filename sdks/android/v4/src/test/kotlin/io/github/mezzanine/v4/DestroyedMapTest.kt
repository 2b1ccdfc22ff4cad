@file:Suppress("DEPRECATION")
@file:OptIn(OlderVersionsApi::class)

package io.github.mezzanine.v4

import io.github.mezzanine.ErrorCode
import io.github.mezzanine.MezzanineException
import io.github.mezzanine.v4.OlderFixture.Companion.init
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertNull
import kotlin.test.assertTrue

class DestroyedMapTest {
    @Test
    fun `calls with a callback pass closed to it`() =
        testMap {
            val places = CameraTargets(polygons = listOf(shop))
            destroy()
            val ends = mutableListOf<MezzanineException?>()
            val end = CompletionCallback { ends += it }
            map.setMap("m2", end)
            map.focusOn(Focus(polygons = listOf(shop), padding = FocusPadding(top = 1.0)), end)
            map.cameraManager.focusOn(places, callback = end)
            map.cameraManager.set(CameraTransform(tilt = 0.1), end)
            map.cameraManager.animate(CameraTransform(tilt = 0.1), callback = end)
            map.cameraControlsManager.setTilt(0.1, end)
            map.clearAllPolygonColors(end)
            settle()
            assertEquals(List(7) { ErrorCode.CLOSED }, ends.map { it?.code })
            assertEquals(
                "setMap was called after destroy(). Expected a map view that is alive. Create another MapView.",
                ends.first()?.message,
            )
            assertEquals(emptyList(), errors)
        }

    @Test
    fun `calls that pass a result pass none, and report closed`() =
        testMap {
            val from = shop
            destroy()
            val results = mutableListOf<Any?>()
            map.getDirections(from, from, false) { results.add(it) }
            map.getDirections(DestinationSet(listOf(from)), from, false) { results.add(it) }
            map.getNearestNodeByScreenCoordinates(1.0, 2.0) { results.add(it) }
            map.searchManager.search("book") { results.add(it) }
            map.searchManager.suggest("book") { results.add(it) }
            settle()
            assertEquals(listOf<Any?>(null, emptyList<Directions>(), null, null, null), results)
            assertEquals(5, errors.size)
            assertTrue(errors.all { "after destroy()" in it }, "$errors")
        }

    @Test
    fun `loading a venue passes closed to the error callback, or throws it`() =
        testMap {
            destroy()
            val codes = mutableListOf<ErrorCode>()
            map.loadVenue(init, null) { codes += it.code }
            map.showVenue(byteArrayOf(1), null) { codes += it.code }
            assertEquals(List(2) { ErrorCode.CLOSED }, codes)
            assertEquals(ErrorCode.CLOSED, assertFailsWith<MezzanineException> { map.loadVenue(init, null, null) }.code)
        }

    @Test
    fun `a map that is alive rejects nothing`() =
        testMap {
            var error: MezzanineException? = MezzanineException(ErrorCode.CLOSED, "not called")
            map.clearAllPolygonColors { error = it }
            settle()
            assertNull(error)
        }
}
