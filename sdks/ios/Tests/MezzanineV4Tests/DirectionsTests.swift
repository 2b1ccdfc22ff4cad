import ScriptedPages
import Testing

@testable import MezzanineCore
@testable import MezzanineV4

/// From the shop to the café by elevator, then to the ATM.
private let result = """
  {"blockers":[],"directions":{
    "path":[],"distanceMeters":30,"durationSeconds":40,"isBestOrder":true,
    "legs":[
    {"type":"walk","floorId":"m1","distanceMeters":10,"durationSeconds":1,
     "coordinates":[{"longitude":9,"latitude":53},{"longitude":9.001,"latitude":53}]},
    {"type":"connection","floorId":"m1","toFloorId":"m2","connectionId":"lift","distanceMeters":4,"durationSeconds":1,
     "coordinates":[{"longitude":9.001,"latitude":53},{"longitude":9.001,"latitude":53,"floorId":"m2"}]},
    {"type":"walk","floorId":"m2","distanceMeters":6,"durationSeconds":1,"arrivesAt":0,
     "coordinates":[{"longitude":9.001,"latitude":53},{"longitude":9,"latitude":53}]},
    {"type":"walk","floorId":"m2","distanceMeters":10,"durationSeconds":1,"arrivesAt":1,
     "coordinates":[{"longitude":9,"latitude":53},{"longitude":9.002,"latitude":53}]}],
    "instructions":[
    {"text":"Start","coordinate":{"longitude":9,"latitude":53},"floorId":"m1","distanceMeters":5,"durationSeconds":1,
     "leg":0,"action":"depart"},
    {"text":"Turn left at Café","coordinate":{"longitude":9,"latitude":53},"floorId":"m1","distanceMeters":5,
     "durationSeconds":1,"leg":0,"action":"turn","turn":"sharp-left","landmark":"Café","side":"right"},
    {"text":"Take the elevator","coordinate":{"longitude":9.001,"latitude":53},"floorId":"m1","distanceMeters":4,
     "durationSeconds":1,"leg":1,"action":"take","connectionId":"lift","direction":"up","toFloorId":"m2"},
    {"text":"Continue","coordinate":{"longitude":9.001,"latitude":53},"floorId":"m2","distanceMeters":6,
     "durationSeconds":1,"leg":2,"action":"continue"},
    {"text":"Arrive","coordinate":{"longitude":9,"latitude":53},"floorId":"m2","distanceMeters":0,"durationSeconds":1,
     "leg":2,"action":"arrive","side":"left"},
    {"text":"Arrive at the ATM","coordinate":{"longitude":9.002,"latitude":53},"floorId":"m2","distanceMeters":0,
     "durationSeconds":1,"leg":3,"action":"arrive"}]}}
  """

@MainActor @Suite struct DirectionsTests {
  @available(*, deprecated)
  private func legs(_ fixture: OlderFixture) async -> [MezzanineV4.Directions] {
    fixture.page.answers["get-directions"] = result
    var found: [MezzanineV4.Directions]?
    let (cafe, atm) = (fixture.venue.locations[1], fixture.venue.locations[2])
    fixture.map.getDirections(to: DestinationSet(destinations: [cafe, atm]), from: fixture.shop, true) { found = $0 }
    await settle()
    return found ?? []
  }

  @available(*, deprecated)
  @Test("directions have a leg for each destination, with the parts of the route")
  func splitsLegs() async throws {
    let fixture = await OlderFixture.loaded()
    let legs = await legs(fixture)
    try #require(legs.count == 2)
    #expect(
      fixture.last("get-directions")
        == json(
          #"{"from":{"kind":"entity","id":"s1","type":"space"},"to":[{"kind":"entity","id":"cafe","type":"location"},{"kind":"entity","id":"atm","type":"location"}],"options":{"isStepFree":true}}"#
        ))
    #expect(legs.map(\.distance) == [20, 10])
    #expect(legs[0].path.map(\.map.id) == ["m1", "m1", "m1", "m2", "m2", "m2"])
    let texts = ["Start", "Turn left at Café", "Take the elevator", "Continue", "Arrive"]
    #expect(legs[0].instructions.map(\.instruction) == texts)
    #expect(legs[1].instructions.map(\.instruction) == ["Arrive at the ATM"])
    #expect(legs[0].v5 == legs[1].v5)
  }

  @available(*, deprecated)
  @Test("instructions have actions, bearings, locations, and vortexes")
  func describesSteps() async throws {
    let fixture = await OlderFixture.loaded()
    let steps = await legs(fixture).flatMap(\.instructions)
    try #require(steps.count == 6)
    #expect(steps.map(\.action.type) == [.DEPARTURE, .TURN, .TAKE_VORTEX, .EXIT_VORTEX, .ARRIVAL, .ARRIVAL])
    #expect(steps[1].action.bearing == .LEFT && steps[1].action.referencePosition == .RIGHT)
    #expect(steps[1].atLocation?.id == "cafe" && steps[1].distance == 5)
    #expect(steps[2].action.fromMap?.id == "m1" && steps[2].action.toMap?.id == "m2")
    #expect(steps[2].atVortex?.id == "lift" && steps[1].action.toMap == nil && steps[1].atVortex == nil)
    #expect(steps[4].atLocation?.id == "cafe" && steps[5].atLocation?.id == "atm")
    #expect(steps[3].node.map.id == "m2")
    let bearings = Turn.allCases.map { BearingType($0) }
    #expect(bearings == [.SLIGHT_LEFT, .LEFT, .LEFT, .SLIGHT_RIGHT, .RIGHT, .RIGHT])
    #expect(Side.allCases.map { ReferencePosition($0) } == [.LEFT, .RIGHT, .AHEAD, .BEHIND])
  }

  @available(*, deprecated)
  @Test("without a route, the result is nil")
  func findsNone() async {
    let fixture = await OlderFixture.loaded()
    fixture.page.answers["get-directions"] = #"{"blockers":[]}"#
    var calls = 0
    var found: MezzanineV4.Directions?
    fixture.map.getDirections(to: fixture.venue.locations[1], from: fixture.shop, false) {
      calls += 1
      found = $0
    }
    await settle()
    #expect(calls == 1 && found == nil && fixture.errors.isEmpty)
    #expect(fixture.last("get-directions")?["options"] == json(#"{"isStepFree":false}"#))
    fixture.map.getDirections(to: DestinationSet(destinations: []), from: fixture.shop, false) { _ in calls += 1 }
    await settle()
    #expect(calls == 2 && fixture.errors.map(\.message) == ["to is empty. Expected at least one place."])
  }

  @available(*, deprecated)
  @Test("a journey without templates has the markers of the map")
  func drawsJourney() async {
    let fixture = await OlderFixture.loaded()
    let journey = fixture.map.journeyManager
    journey.setStep(step: 0)
    journey.draw(
      directions: await legs(fixture),
      options: Journey(pathOptions: Path(color: "teal"), polygonHighlightColor: "gold"))
    let route = fixture.state.route
    #expect(route?.from == .entity(id: "s1", type: .space))
    #expect(route?.to == [.entity(id: "cafe", type: .location), .entity(id: "atm", type: .location)])
    #expect(route?.color == "teal" && route?.options?.isStepFree == true && route?.markers == nil)
    #expect(fixture.state.spaces?.map(\.spaceIds) == [["s3"]] && fixture.state.spaces?.first?.color == "gold")
    journey.setStep(step: 1)
    #expect(fixture.state.route?.step == 5)
    journey.setStep(step: 2)
    journey.clear()
    #expect(fixture.state.route == nil && fixture.state.spaces == nil)
    #expect(
      fixture.errors.map(\.message) == [
        "step is 0. Expected no call before draw.", "step is 2. Expected a number from 0 to 1.",
      ])
  }

  @available(*, deprecated)
  @Test("steps of one destination are instructions")
  func stepsThroughOne() async throws {
    let fixture = await OlderFixture.loaded()
    let first = try #require(await legs(fixture).first)
    fixture.map.journeyManager.draw(directions: first)
    fixture.map.journeyManager.setStep(step: 2)
    #expect(fixture.state.route?.step == 2)
    fixture.map.journeyManager.setStep(step: 5)
    #expect(fixture.errors.map(\.message) == ["step is 5. Expected a number from 0 to 4."])
  }

  @available(*, deprecated)
  @Test("templates are filled, escaped, and hidden if they are empty")
  func fillsTemplates() async throws {
    let fixture = await OlderFixture.loaded()
    let directions = await legs(fixture)
    #expect(fixture.map.markers.add(fixture.shop.center, "Own", Marker()) != nil)
    let journey = fixture.map.journeyManager
    journey.draw(
      directions: directions,
      options: Journey(
        connectionTemplateString: "{{capitalize type}} {{direction}} {{toMapName}} {{ isEntering }}{{none}}",
        destinationMarkerTemplateString: "<i>{{location.name}}</i>", departureMarkerTemplateString: ""))
    let texts = ["Elevator up Level 2 true", "Elevator up Level 2 false", "<i>Café</i>", "<i>ATM</i>"]
    #expect(fixture.state.markers?.dropFirst().map(\.content) == texts.map { .html(html: $0) })
    #expect(fixture.state.route?.markers == false)
    journey.draw(directions: directions, options: Journey(destinationMarkerTemplateString: ""))
    #expect(fixture.state.markers?[1].content == .html(html: "Books &amp; more"))
    journey.clear()
    #expect(fixture.state.markers?.count == 1)
  }
}
