@file:Suppress("DEPRECATION")
@file:OptIn(OlderVersionsApi::class)

package io.github.mezzanine.v4

import io.github.mezzanine.ErrorCode
import java.io.File
import java.lang.reflect.Modifier
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

class NoSuccessorTest {
    @Test
    fun `options without a successor are reported once, with an alternative`() =
        testMap {
            val names = mutableListOf<String>()
            val codes = mutableSetOf<ErrorCode>()
            val listening =
                onNoSuccessor {
                    names += it.name
                    codes += it.code
                }
            repeat(2) { useAll() }
            listening.close()
            assertEquals(names.distinct(), names)
            assertEquals(setOf(ErrorCode.NO_SUCCESSOR), codes)
            assertTrue(names.containsAll(expected), (expected - names.toSet()).toString())
        }

    private fun OlderFixture.useAll() {
        val text = FloatingLabelAppearance.Text(numLines = 2, lineHeight = 1.0)
        val color = FloatingLabelAppearance.Color("red", "blue")
        val marker =
            FloatingLabelAppearance.Marker(
                size = 1.0,
                iconVisibilityThreshold = 1.0,
                foregroundColor = color,
                backgroundColor = color,
            )
        map.floatingLabelsManager.labelAllLocations(FloatingLabelAllLocations(FloatingLabelAppearance(text, marker, 1.0)))
        map.flatLabelsManager.add(shop, "x", FlatLabelAppearance(margin = 1.0, scaleMin = 1.0, scaleStep = 1.0, height = 1.0))
        val path =
            Path(
                nearRadius = 1.0,
                farRadius = 1.0,
                drawDuration = 1.0,
                pulseIterations = 1.0,
                pulseColor = "red",
                displayArrowsOnPath = true,
                drawConnectionSegments = true,
                connectionPathOptions = ConnectionPath("red", 1.0, 2.0),
            )
        map.pathManager.add(listOf(shop.center, shop.entrances.first()), path)
        map.journeyManager.draw(emptyList(), Journey(pathOptions = path, inactivePathOptions = path))
        map.blueDotManager.enable(BlueDot(smoothing = false))
        val init = OlderFixture.init.copy(perspective = "x", headers = listOf(Header("a", "b")), noAuth = false)
        load(ShowVenue(backgroundAlpha = 1.0, multiBufferRendering = true, xRayPath = true))
        map.loadVenue(init, null, null)
        settle()
    }

    private val expected =
        listOf("perspective", "headers", "noAuth").map { "Init.$it" } +
            listOf("backgroundAlpha", "multiBufferRendering", "xRayPath").map { "ShowVenue.$it" } +
            listOf("margin", "text.numLines", "text.lineHeight", "marker.size", "marker.iconVisibilityThreshold")
                .map { "FloatingLabelAppearance.$it" } +
            listOf("marker.foregroundColor", "marker.backgroundColor").map { "FloatingLabelAppearance.$it" } +
            listOf("margin", "scaleMin", "scaleStep", "height").map { "FlatLabelAppearance.$it" } +
            pathOptions.drop(1).map { "Path.$it" } +
            pathOptions.map { "Journey.pathOptions.$it" } +
            listOf("Journey.inactivePathOptions", "BlueDot.smoothing")

    @Test
    fun `every public class and call is deprecated`() {
        val classes = DeprecatedNames.classesIn("target/classes/io/github/mezzanine/v4")
        assertTrue(classes.size > 50, "${classes.size} classes")
        assertEquals(emptyList(), DeprecatedNames.missingIn(classes))
    }
}

private val pathOptions =
    listOf("nearRadius", "farRadius", "drawDuration", "pulseIterations", "pulseColor") +
        listOf("displayArrowsOnPath", "drawConnectionSegments", "connectionPathOptions")

/** Finds public names without `@Deprecated`. */
object DeprecatedNames {
    /** Names that older versions did not have. */
    private val ours = setOf("OlderMap", "MapHost", "ViewSize", "OlderVersionsApi", "NoSuccessor", "NoSuccessors", "NoSuccessorListener")
    private val lifeCycle = setOf("onResume", "onPause", "onLowMemory", "destroy", "onSaveInstanceState", "onRestoreInstanceState")

    fun classesIn(folder: String): List<Class<*>> =
        File(folder).walk().filter { it.extension == "class" }.map { file ->
            val name = file.relativeTo(File("target/classes")).path.removeSuffix(".class").replace(File.separatorChar, '.')
            Class.forName(name, false, javaClass.classLoader)
        }.filter { Modifier.isPublic(it.modifiers) && !it.isSynthetic && it.isAnnotationPresent(Metadata::class.java) }
            .filter { it.simpleName !in ours && "serializer" !in it.simpleName && it.simpleName != "Companion" }
            .filterNot { it.getAnnotation(Metadata::class.java).kind != 1 || isInternal(it) }
            .toList()

    fun missingIn(classes: List<Class<*>>): List<String> =
        classes.filterNot { it.isAnnotationPresent(Deprecated::class.java) }.map { it.name } +
            classes.filter { it.simpleName == "MapView" || it.simpleName.endsWith("Manager") || it.simpleName.endsWith("MapView") }
                .flatMap { one -> one.declaredMethods.filter { isCall(it) }.map { one.simpleName to it } }
                .filterNot { (_, method) -> method.isAnnotationPresent(Deprecated::class.java) }
                .map { (name, method) -> "$name.${method.name}" }

    private fun isCall(method: java.lang.reflect.Method): Boolean =
        Modifier.isPublic(method.modifiers) && !method.isSynthetic && '$' !in method.name && '-' !in method.name &&
            method.name !in lifeCycle && !method.name.startsWith("get") && method.name != "setListener"

    /** Internal classes are public in class files; their names start with our own words. */
    private fun isInternal(one: Class<*>): Boolean =
        one.simpleName in
            setOf(
                "MapContext", "Scene", "SceneLabel", "SceneLabels", "SceneMarker", "MarkerOwner", "PolygonLook", "LabelText",
                "JourneyMarker", "DirectionsSource", "VenueLoading", "OldEvents", "ViewHost", "ListenerOfVersion3", "Calls",
            )
}
