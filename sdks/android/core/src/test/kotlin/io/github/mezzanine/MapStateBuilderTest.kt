package io.github.mezzanine

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNotNull
import kotlin.test.assertNull

class MapStateBuilderTest {
    @Test
    fun `changes only the topic of a function, and has one for each`() {
        val full = fullState()
        for (topic in StateTopic.entries) {
            val function = MapStateBuilder::class.java.methods.single { it.name == topic.word }

            val changed = (function.invoke(MapStateBuilder(full), null) as MapStateBuilder).build()

            for (other in StateTopic.entries) {
                if (other == topic) assertNull(changed[other]) else assertEquals(assertNotNull(full[other]), changed[other])
            }
        }
    }

    @Test
    fun `sets what it is given`() {
        val state = MapStateBuilder().floor(FloorTopic("level-2")).language("de").build()

        assertEquals(MapState(floor = FloorTopic("level-2"), language = "de"), state)
    }

    private fun fullState(): MapState {
        val place = PlaceTarget.Entity("place")
        return MapState(
            venue = VenueTopic(VenueSource.Url("https://maps.example.com/mall.mvf.zip")),
            language = "de",
            accessibility = AccessibilityTopic(),
            theme = ThemeTopic(ColorScheme.DARK),
            floor = FloorTopic("level-1"),
            cameraRules = CameraRulesTopic(),
            camera = CameraTopic(pitch = 1.0),
            labels = LabelsTopic(),
            markers = emptyList(),
            shapes = emptyList(),
            models = emptyList(),
            images = emptyList(),
            spaces = emptyList(),
            selection = SelectionTopic(),
            route = RouteTopic(place, listOf(place)),
            blueDot = BlueDotTopic(),
            stack = StackTopic(true),
            outdoor = OutdoorTopic(true),
            visibility = VisibilityTopic(),
        )
    }
}
