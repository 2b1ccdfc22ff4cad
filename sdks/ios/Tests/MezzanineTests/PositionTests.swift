import Testing

@testable import Mezzanine

@Suite struct PositionTests {
  private let reading = LocationReading(longitude: 9, latitude: 53, accuracyMeters: 4, level: 1, timestampMs: 1000)

  private func convert(_ reading: LocationReading, _ heading: HeadingReading? = nil) -> BlueDotPosition? {
    position(of: reading, heading, floorId: { "level \($0)" })
  }

  @Test("a reading becomes a position with accuracy, heading, floor, and time")
  func converts() {
    let heading = HeadingReading(trueDegrees: 90, accuracyDegrees: 10)
    #expect(
      convert(reading, heading)
        == BlueDotPosition(
          longitude: 9, latitude: 53, accuracyMeters: 4, headingDegrees: 90, floorId: "level 1", timestamp: 1000))
  }

  @Test(
    "without a reliable compass there is no heading, which hides the arrow",
    arguments: [
      nil, HeadingReading(trueDegrees: -1, accuracyDegrees: 10), HeadingReading(trueDegrees: 90, accuracyDegrees: -1),
      HeadingReading(trueDegrees: .nan, accuracyDegrees: 1), HeadingReading(trueDegrees: 361, accuracyDegrees: 1),
    ])
  func hidesArrow(heading: HeadingReading?) {
    #expect(convert(reading, heading).map { $0.headingDegrees == nil } == true)
  }

  @Test("invalid details are left out, and places that are not on earth are none")
  func checks() {
    var poor = reading
    poor.accuracyMeters = -1
    poor.level = nil
    poor.timestampMs = 0
    #expect(convert(poor) == BlueDotPosition(longitude: 9, latitude: 53))
    for (longitude, latitude) in [(181.0, 0.0), (0.0, -91.0), (.nan, 0.0), (0.0, .infinity)] {
      poor.longitude = longitude
      poor.latitude = latitude
      #expect(convert(poor) == nil)
    }
  }

  @Test("an accuracy that the map would reject is left out, and the position stays")
  func leavesOutAccuracy() {
    var poor = reading
    poor.accuracyMeters = 100_001
    #expect(convert(poor).map { $0.accuracyMeters == nil } == true)
    poor.accuracyMeters = 100_000
    #expect(convert(poor)?.accuracyMeters == 100_000)
  }

  @Test("a level is the floor with its elevation, unless several buildings have one")
  func findsFloor() throws {
    let venue = try twoFloors()
    #expect(floorId(ofLevel: 1, in: venue) == "upper")
    #expect(floorId(ofLevel: 3, in: venue) == nil)
    #expect(floorId(ofLevel: 1, in: nil) == nil)
    #expect(try floorId(ofLevel: 1, in: twoFloors(elevationOfOther: 1)) == nil)
  }
}

@Suite struct PlaceRowsTests {
  @Test("things without a name are not listed")
  func leavesOutNameless() {
    let cafe = MapThing(type: .space, name: "Café", id: "s1")
    let rows = PlaceRows([cafe, MapThing(type: .marker, name: " ", id: "m1"), MapThing(type: .label, name: "", id: "l")])
    #expect(rows.count == 1)
    #expect(rows.thing(at: 0) == cafe)
    #expect(rows.thing(at: 1) == nil && rows.thing(at: -1) == nil)
  }

  @Test("the list is read again when another floor, venue, or map is shown")
  func follows() {
    #expect(changesPlaces(.floorChange(FloorChange(floorId: "l1", reason: .user))))
    #expect(!changesPlaces(.contextLost))
  }
}
