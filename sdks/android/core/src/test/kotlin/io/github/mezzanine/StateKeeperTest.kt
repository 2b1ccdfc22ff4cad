package io.github.mezzanine

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNull

class StateKeeperTest {
    private val keeper = StateKeeper()

    private fun want(state: MapState): StateChange? {
        keeper.wanted = state
        return keeper.takeChange()
    }

    @Test
    fun `a state that is equal sends nothing`() {
        want(MapState(markers = listOf(marker("a"))))
        assertNull(want(MapState(markers = listOf(marker("a")))))
    }

    @Test
    fun `MP-20 sends only the topics that changed, and resets those that are gone`() {
        want(MapState(venue = mallSource, floor = FloorTopic("l1"), markers = listOf(marker("a"))))
        assertEquals(
            StateChange(MapState(floor = FloorTopic("l2")), listOf(StateTopic.MARKERS)),
            want(MapState(venue = mallSource, floor = FloorTopic("l2"))),
        )
    }

    @Test
    fun `MP-25 a new page gets what users changed`() {
        want(MapState(venue = mallSource, floor = FloorTopic("l1"), blueDot = BlueDotTopic(follow = FollowMode.POSITION)))
        keeper.onEvent(MapEvent.FloorChange(FloorChange("l3", ChangeReason.USER)))
        keeper.onEvent(MapEvent.CameraChange(CameraChange(CameraReport(center, 10.0, 20.0, 18.0), ChangeReason.USER)))
        keeper.onEvent(MapEvent.FollowChange(FollowChange(FollowMode.NONE, ChangeReason.USER)))
        keeper.onEvent(MapEvent.NavigationStep(StepChange(2, ChangeReason.USER)))
        assertEquals(
            MapState(
                venue = mallSource,
                floor = FloorTopic("l3"),
                camera = CameraTopic(center, 10.0, 20.0, 18.0),
                blueDot = BlueDotTopic(follow = FollowMode.NONE),
            ),
            keeper.takeAll()?.state,
        )
    }

    @Test
    fun `MP-25 a route that is drawn again does not move the camera from where users left it`() {
        val route = RouteTopic(PlaceTarget.Entity("a", EntityType.SPACE), listOf(PlaceTarget.Entity("b", EntityType.SPACE)))
        want(MapState(venue = mallSource, route = route))
        assertEquals(route, keeper.takeAll()?.state?.route)
        keeper.onEvent(MapEvent.CameraChange(CameraChange(CameraReport(center, 10.0, 20.0, 18.0), ChangeReason.USER)))
        assertEquals(route.copy(fit = false), keeper.takeAll()?.state?.route)
    }

    @Test
    fun `showFloor brings users back who left the floor, and sends nothing if they are there`() {
        want(MapState(venue = mallSource, floor = FloorTopic("l1")))
        keeper.showFloor("l1")
        assertNull(keeper.takeChange())
        keeper.onEvent(MapEvent.FloorChange(FloorChange("l3", ChangeReason.USER)))
        keeper.showFloor("l1")
        assertEquals(StateChange(MapState(floor = FloorTopic("l1"))), keeper.takeChange())
    }

    @Test
    fun `MP-25 a topic that is sent again replaces what users changed`() {
        want(MapState(venue = mallSource, floor = FloorTopic("l1")))
        keeper.onEvent(MapEvent.FloorChange(FloorChange("l3", ChangeReason.USER)))
        want(MapState(venue = mallSource, floor = FloorTopic("l2")))
        assertEquals(FloorTopic("l2"), keeper.takeAll()?.state?.floor)
    }

    @Test
    fun `a new position keeps the follow mode that users chose`() {
        fun dot(latitude: Double) = BlueDotTopic(BlueDotPosition(9.0, latitude), FollowMode.POSITION)
        want(MapState(blueDot = dot(53.0)))
        keeper.onEvent(MapEvent.FollowChange(FollowChange(FollowMode.NONE, ChangeReason.USER)))
        want(MapState(blueDot = dot(53.1)))
        assertEquals(FollowMode.NONE, keeper.takeAll()?.state?.blueDot?.follow)
    }

    @Test
    fun `MP-26 another token keeps the view, and another venue does not`() {
        want(MapState(venue = mallSource))
        keeper.onEvent(MapEvent.FloorChange(FloorChange("l3", ChangeReason.USER)))
        val renewed = VenueTopic(VenueSource.Access("https://maps.example.com", "mall", "other"))
        want(MapState(venue = renewed))
        assertEquals(FloorTopic("l3"), keeper.takeAll()?.state?.floor)
        want(MapState(venue = VenueTopic(VenueSource.Url("https://maps.example.com/a.mvf.zip"))))
        assertNull(keeper.takeAll()?.state?.floor)
    }

    @Test
    fun `a page needs no state if there is none`() {
        assertNull(keeper.takeAll())
    }
}
