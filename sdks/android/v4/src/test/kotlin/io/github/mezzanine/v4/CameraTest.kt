@file:Suppress("DEPRECATION")
@file:OptIn(OlderVersionsApi::class)

package io.github.mezzanine.v4

import io.github.mezzanine.CameraReport
import io.github.mezzanine.MezzanineException
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.double
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import kotlin.math.PI
import kotlin.math.cos
import kotlin.math.log2
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue
import io.github.mezzanine.Coordinate as Coordinate5

class CameraTest {
    @Test
    fun `the view is in radians and meters, and setting it again changes nothing`() =
        testMap {
            val camera = map.cameraManager
            assertEquals(PI / 4, camera.tilt, 1e-9)
            // The natural bearing is 30 degrees, and the view's bearing is 90.
            assertEquals(-PI / 3, camera.rotation, 1e-9)
            assertEquals(map.cameraControlsManager.tilt, camera.tilt)
            assertEquals(map.cameraControlsManager.rotation, camera.rotation)
            assertEquals(map.cameraControlsManager.zoom, camera.zoom)
            assertEquals(53.0, assertNotNull(camera.position).latitude)
            camera.set(CameraTransform(camera.zoom, camera.tilt, camera.rotation, camera.position))
            settle()
            val sent = Json.parseToJsonElement(last("move-camera")).jsonObject.getValue("camera").jsonObject
            val numbers = listOf("zoomLevel", "pitch", "bearing").map { sent.getValue(it).jsonPrimitive.double }
            listOf(19.0, 45.0, 90.0).zip(numbers).forEach { (expected, actual) -> assertEquals(expected, actual, 1e-9) }
            say("camera-change", """{"camera":{"center":{"longitude":9,"latitude":53},"bearing":30,"pitch":0,"zoomLevel":18},"reason":"user"}""")
            assertEquals(0.0, camera.rotation, 1e-9)
        }

    @Test
    fun `a rotation is counterclockwise, and a distance is the zoom level of the migration guide`() =
        testMap {
            val venue5 = venue.v5
            assertEquals(300.0, bearingOf(PI / 2, venue5), 1e-9)
            assertEquals(120.0, bearingOf(-PI / 2, venue5), 1e-9)
            assertEquals(30.0, bearingOf(4 * PI, venue5), 1e-9)
            assertEquals(log2(40_075_017 * cos(Math.toRadians(53.0)) / 80), zoomLevelOf(120.0, venue5), 1e-9)
            for (meters in listOf(20.0, 120.0, 4000.0)) {
                assertEquals(meters, zoomMetersOf(zoomLevelOf(meters, venue5), venue5), 1e-6)
            }
        }

    @Test
    fun `animate has a duration and an easing, and setTilt and setRotation one angle each`() =
        testMap {
            val ends = mutableListOf<MezzanineException?>()
            map.cameraManager.animate(CameraTransform(tilt = 0.0), CameraAnimation(1000.0, CameraEasingMode.EASE_IN)) { ends += it }
            settle()
            assertEquals("""{"camera":{"pitch":0.0},"durationMs":1000.0,"easing":"ease-in"}""", last("move-camera"))
            map.cameraManager.animate(CameraTransform(tilt = 0.0))
            settle()
            assertEquals("""{"camera":{"pitch":0.0},"durationMs":600.0,"easing":"ease-out"}""", last("move-camera"))
            map.cameraControlsManager.setTilt(PI / 2) { ends += it }
            settle()
            assertEquals("""{"camera":{"pitch":90.0}}""", last("move-camera"))
            map.cameraControlsManager.setRotation(0.0) { ends += it }
            settle()
            assertEquals("""{"camera":{"bearing":30.0}}""", last("move-camera"))
            assertEquals(listOf<MezzanineException?>(null, null, null), ends)
            val error = assertFailsWith<MezzanineException> { map.cameraControlsManager.setTilt(45.0) }
            assertTrue("transform.tilt is 45.0" in error.message.orEmpty())
        }

    @Test
    fun `focusOn has targets, limits, angles, and covered edges`() =
        testMap {
            val options = FocusOn(minZoom = 50.0, duration = 200.0, tilt = 0.0, rotation = 0.0, safeAreaInsets = FocusPadding(bottom = 450.0))
            val targets = CameraTargets(listOf(shop), shop.entrances, listOf(shop.center), shop.locations, venue.maps.take(1))
            map.cameraManager.focusOn(targets, options)
            settle()
            val sent = Json.parseToJsonElement(last("focus-on")).jsonObject
            assertEquals(5, sent.getValue("targets").let { it as kotlinx.serialization.json.JsonArray }.size)
            val nearest = sent.getValue("maxZoomLevel").jsonPrimitive.double
            assertEquals(zoomLevelOf(50.0, venue.v5), nearest, 1e-9)
            assertEquals(listOf(30.0, 0.0, 200.0), listOf("bearing", "pitch", "durationMs").map { sent.getValue(it).jsonPrimitive.double })
            assertEquals(450.0, state.cameraRules?.screenOffsets?.bottom)
            val empty = assertFailsWith<MezzanineException> { map.cameraManager.focusOn(CameraTargets()) }
            val expected = "Expected at least one polygon, node, coordinate, location, or map."
            assertEquals("targets is []. $expected", empty.message)
        }

    @Test
    fun `focusOn of the view takes a Focus, and changeZoom keeps the distance`() =
        testMap {
            val reports = mutableListOf<String>()
            val stop = onNoSuccessor { reports += it.message }
            map.focusOn(Focus(polygons = listOf(shop), changeZoom = false, padding = FocusPadding(1.0, 2.0, 3.0, 4.0), focusZoomFactor = 2.0), null)
            settle()
            stop.close()
            assertEquals("""{"targets":[{"kind":"entity","id":"s1","type":"space"}],"maxZoomLevel":19.0}""", last("focus-on"))
            assertEquals(listOf(1.0, 2.0, 3.0, 4.0), state.cameraRules?.screenOffsets?.run { listOf(top, right, bottom, left) })
            assertTrue("Focus.focusZoomFactor no longer has an effect. Set padding." in reports)
        }

    @Test
    fun `setSafeArea names the edge that is out of range`() =
        testMap {
            map.setSafeArea(FocusPadding(bottom = 100.0))
            assertEquals(100.0, state.cameraRules?.screenOffsets?.bottom)
            val error = assertFailsWith<MezzanineException> { map.setSafeArea(FocusPadding(left = -1.0)) }
            assertTrue("insets.left is -1.0" in error.message.orEmpty())
        }

    @Test
    fun `points of the view are places on the ground, and above the horizon there is none`() {
        val size = ViewSize(800, 1600, density = 2.0)
        val view = CameraReport(Coordinate5(8.0, 50.0), bearing = 0.0, pitch = 0.0, zoomLevel = 20.0)
        val metersPerPixel = 40_075_017 * cos(Math.toRadians(50.0)) / (512 * (1 shl 20))
        fun north(place: Coordinate5?) = (assertNotNull(place).latitude - 50) * 40_075_017 / 360
        val middle = assertNotNull(coordinateAt(400.0, 800.0, size, view.copy(bearing = 70.0, pitch = 60.0)))
        assertEquals(8.0, middle.longitude, 1e-9)
        assertEquals(50.0, middle.latitude, 1e-9)
        assertEquals(100 * metersPerPixel, north(coordinateAt(400.0, 600.0, size, view)), 1e-3)
        val tilted = view.copy(pitch = 45.0)
        val expected = 1200 * 100 / (1100 * cos(PI / 4)) * metersPerPixel
        assertEquals(expected, north(coordinateAt(400.0, 600.0, size, tilted)), 1e-3)
        assertNull(coordinateAt(400.0, 0.0, size, view.copy(pitch = 85.0)))
    }

    @Test
    fun `getNearestNodeByScreenCoordinates finds the node under a point`() =
        testMap {
            page.answers += "get-camera" to OlderFixture.CAMERA
            val found = mutableListOf<Node?>()
            map.getNearestNodeByScreenCoordinates(400.0, 800.0) { found += it }
            settle()
            assertEquals(listOf<String?>("atm-0"), found.map { it?.id })
        }
}
