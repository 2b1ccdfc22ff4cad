import Foundation
import ScriptedPages
import TestHosts
import Testing

@testable import MezzanineCore
@testable import MezzanineV4

/// A map of an older version with a scripted page.
@available(*, deprecated)
@MainActor final class OlderFixture {
  static let camera = #"{"center":{"longitude":9,"latitude":53},"bearing":90,"pitch":45,"zoomLevel":19}"#
  static let options = Init(
    clientId: "key", clientSecret: "secret", venue: "mall", baseUrl: "https://maps.example.com")

  let page = ScriptedPage()
  let session: MapSession
  let map: OlderMap
  var errors: [MezzanineError] = []

  init() {
    for type in ["move-camera", "focus-on"] { page.answers[type] = #"{"result":"done"}"# }
    page.answers["when-idle"] = "{}"
    page.answers["get-camera"] = Self.camera
    session = MapSession(page, options: MapSessionOptions(onUnhandledError: { _ in }))
    let map = OlderMap(SessionHost(session)) { CGSize(width: 400, height: 800) }
    self.map = map
    session.observer = { map.handle($0) }
  }

  /// A map whose venue is loaded.
  static func loaded(_ options: ShowVenue = ShowVenue(labelAllLocationsOnInit: false)) async -> OlderFixture {
    let fixture = OlderFixture()
    await fixture.load(options)
    return fixture
  }

  var state: MapState { session.state }

  var venue: MezzanineV4.Venue { map.venueData! }

  var shop: MezzanineV4.Polygon { venue.polygons[0] }

  func load(_ options: ShowVenue = ShowVenue(labelAllLocationsOnInit: false)) async {
    map.loadVenue(Self.options, options) { self.errors.append($0) }
    await settle()
    sayLoaded()
    sayShown()
    await settle()
  }

  func sayLoaded() {
    let data = (try? JSONEncoder().encode(mall())) ?? Data()
    page.say("venue-loaded", #"{"venue":\#(String(decoding: data, as: UTF8.self))}"#)
  }

  func sayShown() { page.say("map-shown", #"{"floorId":"m1","camera":\#(Self.camera)}"#) }

  /// The payload of the last request of a type.
  func last(_ type: String) -> JSONValue? { page.payloads(type).last }
}

/// Two buildings that share a level, a shop with a door, a café without one, and an elevator.
private func mall() -> VenueData {
  let center = MezzanineCore.Coordinate(longitude: 9, latitude: 53)
  return VenueData(
    id: "mall", name: "Mall", center: center, naturalBearingDegrees: 30, languages: [],
    floorStacks: [
      FloorStackData(
        id: "b", name: "Building", shortName: "B", kind: .building, floorIds: ["m1", "m2"], defaultFloorId: "m1"),
      FloorStackData(
        id: "n", name: "North", shortName: "N", kind: .building, floorIds: ["n1"], defaultFloorId: "n1"),
    ],
    floors: [
      FloorData(id: "m1", name: "Level 1", shortName: "L1", elevation: 0, heightMeters: 4, floorStackId: "b"),
      FloorData(id: "m2", name: "Level 2", shortName: "L2", elevation: 1, heightMeters: 4, floorStackId: "b"),
      FloorData(id: "n1", name: "North 1", shortName: "N1", elevation: 0, heightMeters: 4, floorStackId: "n"),
    ],
    spaces: [
      space("s1", "m1", locations: ["books"], doors: ["d1"]), space("s2", "m1"), space("s3", "m2", locations: ["cafe"]),
    ],
    locations: [
      location("books", "Books & more", ["s1"], ["media"]), location("cafe", "Café", ["s3"]),
      location("atm", "ATM", []),
    ],
    categories: [
      CategoryData(id: "shops", name: "Shops", locationIds: []),
      CategoryData(id: "media", name: "Media", parentId: "shops", locationIds: ["books"]),
    ],
    connections: [
      ConnectionData(
        id: "lift", name: "Lift", kind: "elevator", isAccessible: true, floorIds: ["m1", "m2"],
        coordinates: ["m1", "m2"].map {
          MezzanineCore.Coordinate(longitude: 9.001, latitude: 53, floorId: $0)
        }, locationIds: [])
    ],
    doors: [
      DoorData(
        id: "d1", floorId: "m1", center: MezzanineCore.Coordinate(longitude: 9.0001, latitude: 53),
        isExterior: false, spaceIds: ["s1"], locationIds: [])
    ],
    pointsOfInterest: [], areas: [], annotations: [])
}

private func space(_ id: String, _ floorId: String, locations: [String] = [], doors: [String] = []) -> SpaceData {
  SpaceData(
    id: id, name: locations.first ?? "", kind: "room", floorId: floorId,
    center: MezzanineCore.Coordinate(longitude: 9, latitude: 53), areaSquareMeters: 10, locationIds: locations,
    doorIds: doors, categoryIds: [])
}

private func location(
  _ id: String, _ name: String, _ spaceIds: [String], _ categoryIds: [String] = []
) -> LocationData {
  LocationData(
    id: id, name: name, shortName: name, categoryIds: categoryIds, spaceIds: spaceIds,
    coordinates: [MezzanineCore.Coordinate(longitude: 9, latitude: 53, floorId: "m1")], openingHours: [], links: [],
    social: [], pictures: [], tags: [], isHidden: false)
}
