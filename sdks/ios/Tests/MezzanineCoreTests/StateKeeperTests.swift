import Testing

@testable import MezzanineCore

@Suite struct StateKeeperTests {
  private func want(_ state: MapState, _ keeper: inout StateKeeper) -> StateChange? {
    keeper.wanted = state
    return keeper.takeChange()
  }

  @Test("a state that is equal sends nothing")
  func sendsNothing() {
    var keeper = StateKeeper()
    #expect(want(MapState(markers: [marker("a")]), &keeper) != nil)
    #expect(want(MapState(markers: [marker("a")]), &keeper) == nil)
    var empty = StateKeeper()
    #expect(empty.takeAll() == nil)
  }

  @Test("MP-20 sends only the topics that changed, and resets those that are gone")
  func sendsChanges() {
    var keeper = StateKeeper()
    _ = want(MapState(venue: mallSource, floor: FloorTopic(id: "l1"), markers: [marker("a")]), &keeper)
    let change = want(MapState(venue: mallSource, floor: FloorTopic(id: "l2")), &keeper)
    #expect(change == StateChange(state: MapState(floor: FloorTopic(id: "l2")), reset: [.markers]))
  }

  @Test("MP-25 a new page gets what users changed")
  func restoresWhatUsersChanged() {
    var keeper = StateKeeper()
    let state = MapState(venue: mallSource, floor: FloorTopic(id: "l1"), blueDot: BlueDotTopic(follow: .position))
    _ = want(state, &keeper)
    let camera = CameraReport(center: center, bearing: 10, pitch: 20, zoomLevel: 18)
    keeper.note(.floorChange(FloorChange(floorId: "l3", reason: .user)))
    keeper.note(.cameraChange(CameraChange(camera: camera, reason: .user)))
    keeper.note(.followChange(FollowChange(mode: .none, reason: .user)))
    keeper.note(.navigationStep(StepChange(index: 2, reason: .user)))
    let expected = MapState(
      venue: mallSource, floor: FloorTopic(id: "l3"),
      camera: CameraTopic(center: center, bearing: 10, pitch: 20, zoomLevel: 18),
      blueDot: BlueDotTopic(follow: FollowMode.none))
    #expect(keeper.takeAll()?.state == expected)
  }

  @Test("MP-25 a route that is drawn again does not move the camera from where users left it")
  func keepsViewOfRoute() {
    var keeper = StateKeeper()
    let route = RouteTopic(from: .entity(id: "a", type: .space), to: [.entity(id: "b", type: .space)])
    _ = want(MapState(venue: mallSource, route: route), &keeper)
    #expect(keeper.takeAll()?.state.route == route)
    let camera = CameraReport(center: center, bearing: 10, pitch: 20, zoomLevel: 18)
    keeper.note(.cameraChange(CameraChange(camera: camera, reason: .user)))
    var still = route
    still.fit = false
    #expect(keeper.takeAll()?.state.route == still)
  }

  @Test("MP-25 another color of a route keeps the instruction that users chose")
  func keepsStep() {
    var keeper = StateKeeper()
    var route = RouteTopic(from: .entity(id: "a", type: .space), to: [.entity(id: "b", type: .space)], step: 1)
    _ = want(MapState(venue: mallSource, route: route), &keeper)
    keeper.note(.navigationStep(StepChange(index: 4, reason: .user)))
    route.color = "#e4572e"
    var told = route
    told.step = 4
    told.fit = false
    #expect(want(MapState(venue: mallSource, route: route), &keeper) == StateChange(state: MapState(route: told)))
    #expect(want(MapState(venue: mallSource, route: route), &keeper) == nil)
    route.step = 2
    #expect(want(MapState(venue: mallSource, route: route), &keeper)?.state.route == route)
    keeper.note(.navigationStep(StepChange(index: 4, reason: .user)))
    route.to = [.entity(id: "c", type: .space)]
    #expect(want(MapState(venue: mallSource, route: route), &keeper)?.state.route == route)
  }

  @Test("a route at the instruction of the state is sent as it is")
  func keepsFit() {
    var keeper = StateKeeper()
    var route = RouteTopic(from: .entity(id: "a", type: .space), to: [.entity(id: "b", type: .space)])
    _ = want(MapState(venue: mallSource, route: route), &keeper)
    keeper.note(.navigationStep(StepChange(index: 0, reason: .api)))
    route.color = "#e4572e"
    #expect(want(MapState(venue: mallSource, route: route), &keeper)?.state.route == route)
  }

  @Test("showFloor brings users back who left the floor, and sends nothing if they are there")
  func showsFloor() {
    var keeper = StateKeeper()
    _ = want(MapState(venue: mallSource, floor: FloorTopic(id: "l1")), &keeper)
    keeper.showFloor("l1")
    #expect(keeper.takeChange() == nil)
    keeper.note(.floorChange(FloorChange(floorId: "l3", reason: .user)))
    keeper.showFloor("l1")
    #expect(keeper.takeChange() == StateChange(state: MapState(floor: FloorTopic(id: "l1"))))
  }

  @Test("MP-25 a topic that is sent again replaces what users changed")
  func replacesWhatUsersChanged() {
    var keeper = StateKeeper()
    _ = want(MapState(venue: mallSource, floor: FloorTopic(id: "l1")), &keeper)
    keeper.note(.floorChange(FloorChange(floorId: "l3", reason: .user)))
    _ = want(MapState(venue: mallSource, floor: FloorTopic(id: "l2")), &keeper)
    #expect(keeper.takeAll()?.state.floor == FloorTopic(id: "l2"))
  }

  @Test("a new position keeps the follow mode that users chose")
  func keepsFollowMode() {
    func dot(_ latitude: Double) -> MapState {
      MapState(
        blueDot: BlueDotTopic(position: BlueDotPosition(longitude: 9, latitude: latitude), follow: .position))
    }
    var keeper = StateKeeper()
    _ = want(dot(53), &keeper)
    keeper.note(.followChange(FollowChange(mode: .none, reason: .user)))
    #expect(want(dot(53.1), &keeper)?.state.blueDot?.follow == FollowMode.none)
    #expect(keeper.takeAll()?.state.blueDot?.follow == FollowMode.none)
    var again = dot(53.1)
    again.blueDot?.follow = .positionAndHeading
    #expect(want(again, &keeper)?.state.blueDot?.follow == .positionAndHeading)
  }

  @Test("MP-26 another token keeps the view, and another venue does not")
  func keepsViewOfVenue() {
    var keeper = StateKeeper()
    _ = want(MapState(venue: mallSource), &keeper)
    keeper.note(.floorChange(FloorChange(floorId: "l3", reason: .user)))
    let renewed = VenueSource.access(baseUrl: "https://maps.example.com", venueId: "mall", accessToken: "other")
    _ = want(MapState(venue: VenueTopic(source: renewed)), &keeper)
    #expect(keeper.takeAll()?.state.floor == FloorTopic(id: "l3"))
    _ = want(MapState(venue: VenueTopic(source: .url(url: "https://maps.example.com/a.mvf.zip"))), &keeper)
    #expect(keeper.takeAll()?.state.floor == nil)
  }
}
