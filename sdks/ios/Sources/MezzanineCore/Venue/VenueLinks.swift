import Foundation

/// Indexes of a venue's entities, by what leads to them.
struct VenueLinks: Sendable {
  let floorStacks: [String: Int]
  let floors: [String: Int]
  let spaces: [String: Int]
  let locations: [String: Int]
  let locationsByExternalId: [String: Int]
  let categories: [String: Int]
  let connections: [String: Int]
  let doors: [String: Int]
  let pointsOfInterest: [String: Int]
  let areas: [String: Int]
  let annotations: [String: Int]
  let spacesByFloor: [String: [Int]]
  let doorsByFloor: [String: [Int]]
  /// Ids of the floors of each location, in the order of its places.
  let floorsOfLocations: [[String]]
  let locationsByFloor: [String: [Int]]
  let listedLocations: [Int]
  let listedCategories: [Int]

  init(_ data: VenueData) throws(MezzanineError) {
    floorStacks = indexes(data.floorStacks, by: \.id)
    floors = indexes(data.floors, by: \.id)
    spaces = indexes(data.spaces, by: \.id)
    locations = indexes(data.locations, by: \.id)
    locationsByExternalId = indexes(data.locations, by: \.externalId)
    categories = indexes(data.categories, by: \.id)
    connections = indexes(data.connections, by: \.id)
    doors = indexes(data.doors, by: \.id)
    pointsOfInterest = indexes(data.pointsOfInterest, by: \.id)
    areas = indexes(data.areas, by: \.id)
    annotations = indexes(data.annotations, by: \.id)
    spacesByFloor = Dictionary(grouping: data.spaces.indices) { data.spaces[$0].floorId }
    doorsByFloor = Dictionary(grouping: data.doors.indices) { data.doors[$0].floorId }
    listedLocations = sorted(
      data.locations.indices.filter { !data.locations[$0].isHidden }, data.language,
      order: { data.locations[$0].sortOrder }, name: { data.locations[$0].name })
    listedCategories = sorted(
      Array(data.categories.indices), data.language,
      order: { data.categories[$0].sortOrder }, name: { data.categories[$0].name })
    let (spaces, floors) = (spaces, floors)
    floorsOfLocations = data.locations.map { location in
      let ofSpaces = location.spaceIds.compactMap { spaces[$0] }.map { data.spaces[$0].floorId }
      var seen: Set<String> = []
      return (ofSpaces + location.coordinates.compactMap(\.floorId))
        .filter { floors[$0] != nil && seen.insert($0).inserted }
    }
    var byFloor: [String: [Int]] = [:]
    for (index, ids) in floorsOfLocations.enumerated() {
      for id in ids { byFloor[id, default: []].append(index) }
    }
    locationsByFloor = byFloor
    try checkFloors(of: data)
  }

  /// Links that are not optional must not fail later.
  private func checkFloors(of data: VenueData) throws(MezzanineError) {
    let floorIds =
      data.floorStacks.map(\.defaultFloorId) + data.spaces.map(\.floorId) + data.doors.map(\.floorId)
      + data.pointsOfInterest.map(\.floorId) + data.areas.map(\.floorId) + data.annotations.map(\.floorId)
    if let id = floorIds.first(where: { floors[$0] == nil }) { throw missing("floor", id, in: data) }
    if let floor = data.floors.first(where: { floorStacks[$0.floorStackId] == nil }) {
      throw missing("floor stack", floor.floorStackId, in: data)
    }
  }
}

/// Indexes by key. If a key occurs twice, the last one counts.
private func indexes<Entity>(_ entities: [Entity], by key: (Entity) -> String?) -> [String: Int] {
  let pairs = entities.enumerated().compactMap { index, entity in key(entity).map { ($0, index) } }
  return Dictionary(pairs) { _, last in last }
}

/// Lower orders first, then those without one; equal ones by name.
private func sorted(
  _ indexes: [Int], _ language: String?, order: (Int) -> Double?, name: (Int) -> String
) -> [Int] {
  let locale = Locale(identifier: language ?? "")
  return indexes.sorted { one, other in
    let (first, second) = (order(one) ?? .infinity, order(other) ?? .infinity)
    if first != second { return first < second }
    let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive, .numeric]
    let comparison = name(one).compare(name(other), options: options, range: nil, locale: locale)
    return comparison == .orderedSame ? one < other : comparison == .orderedAscending
  }
}

private func missing(_ type: String, _ id: String, in data: VenueData) -> MezzanineError {
  MezzanineError(
    .invalidVenue,
    "The venue \(data.name) refers to the \(type) \(id), which it does not have. \(ErrorCode.invalidVenue.remedy)")
}
