import MezzanineCore

/// A map of the venue: one floor of a building.
@available(*, deprecated, message: "Use MezzanineCore.Floor.")
public struct VenueMap: Sendable, Hashable, CustomStringConvertible {
  /// Its venue.
  public let venue: Venue
  /// The version 5.0 floor.
  public let v5: Floor

  /// Unique in the venue.
  public var id: String { v5.id }

  /// Display name, such as `Level 1`.
  public var name: String { v5.name }

  /// Short name for buttons, such as `L1`.
  public var shortName: String { v5.shortName }

  /// Position in the order of floors: 0 is the ground floor.
  public var elevation: Double { v5.elevation }

  /// The building that the map belongs to.
  @available(*, deprecated, message: "Use Floor.floorStack.")
  public var group: MapGroup { MapGroup(venue: venue, v5: v5.floorStack) }

  /// Polygons on the map.
  @available(*, deprecated, message: "Use Floor.spaces.")
  public var polygons: [Polygon] { v5.spaces.map { Polygon(venue: venue, v5: $0) } }

  /// Nodes on the map.
  @available(*, deprecated, message: "Use Floor.doors.")
  public var nodes: [Node] {
    venue.table.all.filter { $0.floorId == id }.map { Node(venue: venue, record: $0) }
  }

  /// The id.
  public var description: String { "VenueMap(\(id), \(name))" }

  /// Makes a coordinate on this map.
  ///
  /// - Parameters:
  ///   - latitude: Degrees north, −90 to 90.
  ///   - longitude: Degrees east, −180 to 180.
  /// - Throws: `invalidArgument`.
  @available(*, deprecated, message: "Use the initializer of MezzanineCore.Coordinate.")
  public func createCoordinate(latitude: Double, longitude: Double) throws(MezzanineError) -> Coordinate {
    try requireNumber("latitude", latitude, from: -90, to: 90)
    try requireNumber("longitude", longitude, from: -180, to: 180)
    return Coordinate(latitude: latitude, longitude: longitude, map: self)
  }
}

/// Maps above one another: a building, or the outdoor grounds.
@available(*, deprecated, message: "Use MezzanineCore.FloorStack.")
public struct MapGroup: Sendable, Hashable, CustomStringConvertible {
  /// Its venue.
  public let venue: Venue
  /// The version 5.0 floor stack.
  public let v5: FloorStack

  /// Unique in the venue.
  public var id: String { v5.id }

  /// Display name.
  public var name: String { v5.name }

  /// Short name.
  public var shortName: String { v5.shortName }

  /// Maps of the group, from the lowest to the highest.
  @available(*, deprecated, message: "Use FloorStack.floors.")
  public var maps: [VenueMap] { v5.floors.map { VenueMap(venue: venue, v5: $0) } }

  /// The map to show first.
  @available(*, deprecated, message: "Use FloorStack.defaultFloor.")
  public var defaultMap: VenueMap { VenueMap(venue: venue, v5: v5.defaultFloor) }

  /// The id.
  public var description: String { "MapGroup(\(id), \(name))" }
}
