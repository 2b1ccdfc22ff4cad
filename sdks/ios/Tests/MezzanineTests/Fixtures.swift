@testable import MezzanineCore

/// A venue with two floors of one building, and a floor of another building.
func twoFloors(elevationOfOther: Double = 5) throws -> Venue {
  let center = Coordinate(longitude: 9, latitude: 53)
  return try Venue(
    VenueData(
      id: "small", name: "Small", center: center, naturalBearingDegrees: 0, language: "en", languages: [],
      floorStacks: [
        FloorStackData(
          id: "b", name: "Building", shortName: "B", kind: .building, floorIds: ["ground", "upper"],
          defaultFloorId: "ground"),
        FloorStackData(
          id: "c", name: "Annex", shortName: "C", kind: .building, floorIds: ["other"], defaultFloorId: "other"),
      ],
      floors: [
        floor("ground", "Level 1", 0, "b"), floor("upper", "Level 2", 1, "b"),
        floor("other", "Annex", elevationOfOther, "c"),
      ],
      spaces: [], locations: [], categories: [], connections: [], doors: [], pointsOfInterest: [], areas: [],
      annotations: []))
}

private func floor(_ id: String, _ name: String, _ elevation: Double, _ stack: String) -> FloorData {
  FloorData(id: id, name: name, shortName: name, elevation: elevation, heightMeters: 4, floorStackId: stack)
}
