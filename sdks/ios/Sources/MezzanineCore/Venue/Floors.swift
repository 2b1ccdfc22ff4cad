/// Floors above one another: a building, or the ground around it.
public struct FloorStack: Sendable, Hashable, Identifiable {
  /// Its venue.
  public let venue: Venue
  let index: Int
  private var data: FloorStackData { venue.data.floorStacks[index] }

  /// Unique within the venue.
  public var id: String { data.id }

  /// Display name.
  public var name: String { data.name }

  /// Short name.
  public var shortName: String { data.shortName }

  /// A building, or outdoors.
  public var kind: FloorStackKind { data.kind }

  /// Its floors, from the lowest to the highest.
  public var floors: [Floor] { data.floorIds.compactMap(venue.floor) }

  /// The floor to show first.
  public var defaultFloor: Floor { venue.checkedFloor(data.defaultFloorId) }

  /// Whether two values are the same floor stack of the same venue.
  public static func == (one: FloorStack, other: FloorStack) -> Bool {
    one.venue === other.venue && one.index == other.index
  }

  /// Hashes the id.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}

/// A floor.
public struct Floor: VenueEntity {
  public let venue: Venue
  let index: Int
  private var data: FloorData { venue.data.floors[index] }

  public var id: String { data.id }

  public var type: EntityType { .floor }

  /// Display name, such as `Level 1`.
  public var name: String { data.name }

  /// Short name for buttons, such as `L1`.
  public var shortName: String { data.shortName }

  /// Position in the building: 0 is the ground floor.
  public var elevation: Double { data.elevation }

  /// Height to the next floor in meters.
  public var heightMeters: Double { data.heightMeters }

  /// The floor stack that it belongs to.
  public var floorStack: FloorStack {
    FloorStack(venue: venue, index: venue.links.floorStacks[data.floorStackId] ?? 0)
  }

  /// Rooms, hallways, and other areas with an outline on this floor.
  public var spaces: [Space] {
    (venue.links.spacesByFloor[id] ?? []).map { Space(venue: venue, index: $0) }
  }

  /// Doors on this floor.
  public var doors: [Door] {
    (venue.links.doorsByFloor[id] ?? []).map { Door(venue: venue, index: $0) }
  }

  /// Points of interest on this floor.
  public var pointsOfInterest: [PointOfInterest] { venue.pointsOfInterest.filter { $0.floor == self } }

  /// Areas on this floor.
  public var areas: [Area] { venue.areas.filter { $0.floor == self } }

  /// Annotations on this floor.
  public var annotations: [Annotation] { venue.annotations.filter { $0.floor == self } }

  /// Connections that reach this floor.
  public var connections: [Connection] { venue.connections.filter { $0.floors.contains(self) } }

  /// Locations with a place on this floor, in the order of the venue.
  public var locations: [Location] {
    (venue.links.locationsByFloor[id] ?? []).map { Location(venue: venue, index: $0) }
  }
}
