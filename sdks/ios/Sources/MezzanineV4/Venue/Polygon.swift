import MezzanineCore

/// An area on a map, such as a room or a hallway.
@available(*, deprecated, message: "Use MezzanineCore.Space.")
public struct Polygon: Navigable, Hashable, CustomStringConvertible {
  public let venue: Venue
  /// The version 5.0 space.
  public let v5: Space

  /// Unique in the venue.
  public var id: String { v5.id }

  /// Display name: its own, otherwise that of its first location, otherwise empty.
  public var name: String { v5.name }

  /// The operator's id for it, such as a unit number.
  public var externalId: String? { v5.externalId }

  /// The map that the polygon is on.
  @available(*, deprecated, message: "Use Space.floor.")
  public var map: VenueMap { VenueMap(venue: venue, v5: v5.floor) }

  /// Locations in the polygon, the most important first.
  @available(*, deprecated, message: "Use Space.locations.")
  public var locations: [Location] { v5.locations.map { Location(venue: venue, v5: $0) } }

  /// Nodes at which the polygon is entered: its doors, or its center without doors.
  @available(*, deprecated, message: "Use Space.doors.")
  public var entrances: [Node] {
    let doors = v5.doors.compactMap { venue.node(venue.table.doors[$0.id]) }
    return doors.isEmpty ? [venue.node(venue.table.centers[id])].compactMap { $0 } : doors
  }

  /// The place of its label.
  @available(*, deprecated, message: "Use Space.center.")
  public var center: Coordinate {
    Coordinate(latitude: v5.center.latitude, longitude: v5.center.longitude, map: map)
  }

  public var v5Target: PlaceTarget { v5.target }

  /// The id and the name.
  public var description: String { "Polygon(\(id), \(name))" }
}

/// Stairs, an elevator, an escalator, or another way between maps.
@available(*, deprecated, message: "Use MezzanineCore.Connection.")
public struct Vortex: Navigable, Hashable, CustomStringConvertible {
  public let venue: Venue
  /// The version 5.0 connection.
  public let v5: Connection

  /// Unique in the venue.
  public var id: String { v5.id }

  /// Display name.
  public var name: String { v5.name }

  /// `stairs`, `elevator`, `escalator`, `ramp`, and so on.
  @available(*, deprecated, message: "Use Connection.kind.")
  public var type: String { v5.kind }

  /// Whether it has no steps.
  @available(*, deprecated, message: "Use Connection.isAccessible.")
  public var accessible: Bool { v5.isAccessible }

  /// Maps that it connects, from the lowest to the highest.
  @available(*, deprecated, message: "Use Connection.floors.")
  public var maps: [VenueMap] { v5.floors.map { VenueMap(venue: venue, v5: $0) } }

  /// Nodes at which it is entered.
  @available(*, deprecated, message: "Use Connection.coordinates.")
  public var nodes: [Node] { (venue.table.stops[id] ?? []).map { Node(venue: venue, record: $0) } }

  public var v5Target: PlaceTarget { v5.target }

  /// The id and the name.
  public var description: String { "Vortex(\(id), \(name))" }
}
