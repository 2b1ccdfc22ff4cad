@testable import MezzanineCore

let center = Coordinate(longitude: 9, latitude: 53)
let mallSource = VenueTopic(source: .access(baseUrl: "https://maps.example.com", venueId: "mall", accessToken: "token"))

/// A marker on a space.
func marker(_ key: String) -> MarkerItem {
  MarkerItem(key: key, target: .entity(id: "s1", type: .space), content: .text(text: key))
}

/// Two floors in the wrong order, a shop in two spaces, and a hidden one.
func smallVenue(spaceFloorId: String = "upper") -> VenueData {
  VenueData(
    id: "small", name: "Small", center: center, naturalBearingDegrees: 0, language: "fr", languages: [],
    floorStacks: [
      FloorStackData(
        id: "b", name: "Building", shortName: "B", kind: .building, floorIds: ["ground", "upper"],
        defaultFloorId: "ground")
    ],
    floors: [
      FloorData(id: "upper", name: "Level 2", shortName: "L2", elevation: 1, heightMeters: 4, floorStackId: "b"),
      FloorData(id: "ground", name: "Level 1", shortName: "L1", elevation: 0, heightMeters: 4, floorStackId: "b"),
    ],
    spaces: [space("s1", on: "ground"), space("s2", on: spaceFloorId)],
    locations: [
      location("zoo", "Zoo"),
      location("eclair", "Éclair"),
      location("books", "Books", spaceIds: ["s1", "s2"], externalId: "unit-7"),
      location("first", "Xylophones", sortOrder: 1),
      location("staff", "Staff", isHidden: true),
    ],
    categories: [
      CategoryData(id: "shops", name: "Shops", locationIds: []),
      CategoryData(id: "media", name: "Media", parentId: "shops", locationIds: ["books"]),
    ],
    connections: [
      ConnectionData(
        id: "lift", name: "Lift", kind: "elevator", isAccessible: true, floorIds: ["ground", "upper"],
        coordinates: [], locationIds: [])
    ],
    doors: [
      DoorData(id: "d1", floorId: "ground", center: center, isExterior: true, spaceIds: ["s1"], locationIds: [])
    ],
    pointsOfInterest: [], areas: [], annotations: [])
}

private func space(_ id: String, on floorId: String) -> SpaceData {
  SpaceData(
    id: id, name: "Space \(id)", kind: "room", floorId: floorId, center: center, areaSquareMeters: 10,
    locationIds: ["books"], doorIds: id == "s1" ? ["d1"] : [], categoryIds: ["media"])
}

private func location(
  _ id: String, _ name: String, spaceIds: [String] = [], externalId: String? = nil, sortOrder: Double? = nil,
  isHidden: Bool = false
) -> LocationData {
  LocationData(
    id: id, name: name, shortName: name, externalId: externalId, categoryIds: id == "books" ? ["media"] : [],
    spaceIds: spaceIds, coordinates: spaceIds.map { _ in center }, openingHours: [], links: [], social: [],
    pictures: [], tags: [], sortOrder: sortOrder, isHidden: isHidden)
}
