import Foundation
import ScriptedPages
import Testing

@testable import MezzanineCore
@testable import MezzanineV4

@available(*, deprecated)
private func position(_ floorLevel: Double?, heading: Double? = nil) -> Position {
  Position(
    timestamp: 7,
    coords: Coordinates(latitude: 53, longitude: 9, accuracy: 2, floorLevel: floorLevel, heading: heading))
}

@MainActor @Suite struct OlderBlueDotTests {
  @available(*, deprecated)
  @Test("the dot waits for positions, whose floorLevel is the elevation of a map")
  func showsPositions() async {
    let fixture = await OlderFixture.loaded()
    let dot = fixture.map.blueDotManager
    dot.enable(options: BlueDot(baseColor: "green", timeout: 5000))
    #expect(fixture.state.blueDot == BlueDotTopic(color: "green", staleAfterMs: 5000))
    dot.updatePosition(position: position(1, heading: 5))
    #expect(
      fixture.state.blueDot?.position
        == BlueDotPosition(
          longitude: 9, latitude: 53, accuracyMeters: 2, headingDegrees: 5, floorId: "m2", timestamp: 7))
    dot.updatePosition(position: position(nil))
    #expect(fixture.state.blueDot?.position?.floorId == "m2")
    dot.enable(options: BlueDot(showBearing: false, useRotationMode: true))
    dot.updatePosition(position: position(1, heading: 5))
    #expect(fixture.state.blueDot?.position?.headingDegrees == nil)
    dot.setState(.FOLLOW)
    #expect(fixture.state.blueDot?.follow == .positionAndHeading)
    dot.disable()
    #expect(fixture.state.blueDot == nil)
    dot.setState(.FOLLOW)
    #expect(fixture.map.state == .EXPLORE)
  }

  @available(*, deprecated)
  @Test("a level that several buildings share is that of the building at the position")
  func choosesBuilding() async {
    let fixture = await OlderFixture.loaded()
    let dot = fixture.map.blueDotManager
    fixture.page.answers["find-space"] = "{}"
    dot.enable()
    dot.updatePosition(position: position(0))
    await settle()
    #expect(fixture.state.blueDot?.position?.floorId == "m1")
    fixture.page.answers["find-space"] = nil
    dot.updatePosition(position: position(0))
    await settle()
    fixture.page.answer(fixture.page.last("find-space"), "{}")
    await settle()
    fixture.page.answer(fixture.page.last("find-space"), #"{"spaceId":"x"}"#)
    await settle()
    #expect(fixture.state.blueDot?.position?.floorId == "n1")
  }

  @available(*, deprecated)
  @Test("positions without a map are left out if allowImplicitFloorLevel is off")
  func leavesOut() async {
    let fixture = await OlderFixture.loaded()
    fixture.map.blueDotManager.enable(options: BlueDot(allowImplicitFloorLevel: false))
    fixture.map.blueDotManager.updatePosition(position: position(99))
    #expect(fixture.state.blueDot != nil && fixture.state.blueDot?.position == nil)
  }

  @available(*, deprecated)
  @Test("a position before enable or before the venue is shown later")
  func keepsPosition() async {
    let fixture = OlderFixture()
    fixture.map.blueDotManager.updatePosition(position: position(1))
    #expect(fixture.state.blueDot == nil)
    fixture.map.blueDotManager.enable()
    await fixture.load()
    #expect(fixture.state.blueDot?.position?.floorId == "m2")
  }

  @available(*, deprecated)
  @Test("positions can be decoded from JSON, and are checked")
  func decodes() async throws {
    let fixture = await OlderFixture.loaded()
    let text = #"{"timestamp":7,"coords":{"latitude":53,"longitude":9,"accuracy":2,"floorLevel":1}}"#
    #expect(try JSONDecoder().decode(Position.self, from: Data(text.utf8)) == position(1))
    fixture.map.blueDotManager.enable(options: BlueDot(timeout: 1))
    fixture.map.blueDotManager.updatePosition(position: Position(coords: Coordinates(latitude: 91, longitude: 9)))
    #expect(
      fixture.errors.map(\.message) == [
        "options.timeout is 1.0. Expected a number from 100.0 to 86400000.0.",
        "position.coords.latitude is 91.0. Expected a number from -90.0 to 90.0.",
      ])
  }

  @available(*, deprecated)
  @Test("states and reasons are those of the older version")
  func convertsStates() {
    let changes = MezzanineCore.BlueDotState.allCases.map(stateChangeOf)
    #expect(changes.map(\.state) == [.HIDDEN, .LISTENING, .ACTIVE, .UNCERTAIN, .UNCERTAIN, .UNCERTAIN])
    #expect(changes.map(\.reason) == [.API, .API, .POSITION_UPDATE, .TIMEOUT, .DENIED, .UNAVAILABLE])
  }
}
