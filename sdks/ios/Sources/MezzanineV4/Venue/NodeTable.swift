import MezzanineCore

/// A point at which something is entered.
struct NodeRecord: Sendable, Hashable {
  let id: String
  let latitude: Double
  let longitude: Double
  let floorId: String
  let locationIds: [String]
}

/// The nodes of a venue, which version 5.0 has no objects for: its doors, the centers of spaces without doors, the stops
/// of connections, and the places of locations without spaces.
struct NodeTable: Sendable {
  private(set) var all: [NodeRecord] = []
  private(set) var doors: [String: NodeRecord] = [:]
  private(set) var centers: [String: NodeRecord] = [:]
  private(set) var stops: [String: [NodeRecord]] = [:]
  private(set) var stands: [String: [NodeRecord]] = [:]

  init(_ venue: MezzanineCore.Venue) {
    for door in venue.doors {
      let locations = distinct(door.locations + door.spaces.flatMap(\.locations))
      doors[door.id] = add(door.id, door.center, door.floor.id, locations)
    }
    for space in venue.spaces where space.doors.isEmpty && !space.locations.isEmpty {
      centers[space.id] = add(space.id, space.center, space.floor.id, space.locations)
    }
    for connection in venue.connections {
      stops[connection.id] = addAll(connection.id, connection.coordinates, connection.locations, in: venue)
    }
    for location in venue.locations where location.spaces.isEmpty {
      stands[location.id] = addAll(location.id, location.coordinates, [location], in: venue)
    }
  }

  private mutating func add(
    _ id: String, _ place: MezzanineCore.Coordinate, _ floorId: String, _ locations: [MezzanineCore.Location]
  ) -> NodeRecord {
    let record = NodeRecord(
      id: id, latitude: place.latitude, longitude: place.longitude, floorId: floorId,
      locationIds: locations.map(\.id))
    all.append(record)
    return record
  }

  private mutating func addAll(
    _ id: String, _ places: [MezzanineCore.Coordinate], _ locations: [MezzanineCore.Location],
    in venue: MezzanineCore.Venue
  ) -> [NodeRecord] {
    places.enumerated().compactMap { index, place in
      guard let floorId = place.floorId, venue.floor(floorId) != nil else { return nil }
      return add("\(id)-\(index)", place, floorId, locations)
    }
  }
}

/// The elements without repetitions, in order.
func distinct<Element: Hashable>(_ elements: [Element]) -> [Element] {
  var seen: Set<Element> = []
  return elements.filter { seen.insert($0).inserted }
}
