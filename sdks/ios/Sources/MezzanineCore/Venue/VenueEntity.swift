/// Something in a ``Venue`` that has an id. Entities are small values that refer to their venue.
public protocol VenueEntity: Sendable, Hashable, Identifiable, CustomStringConvertible where ID == String {
  /// Unique among entities of its type.
  var id: String { get }

  /// Its type.
  var type: EntityType { get }

  /// Its venue.
  var venue: Venue { get }
}

extension VenueEntity {
  /// The entity as a place, for markers, labels, directions, and the camera.
  public var target: PlaceTarget { .entity(id: id, type: type) }

  /// Its type and id.
  public var description: String { "\(type.rawValue) \(id)" }

  /// Whether two values are the same entity of the same venue.
  public static func == (one: Self, other: Self) -> Bool {
    one.venue === other.venue && one.id == other.id
  }

  /// Hashes the id.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}

/// An entity that locations may occupy.
public protocol OccupiedEntity: VenueEntity {
  /// Its locations: shops, offices, services.
  var locations: [Location] { get }
}
