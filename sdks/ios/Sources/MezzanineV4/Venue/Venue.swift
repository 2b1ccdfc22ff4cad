import MezzanineCore

/// A loaded venue. Its objects link to each other, and may be read on any thread.
@available(*, deprecated, message: "Use MezzanineCore.Venue.")
public final class Venue: Sendable, Hashable {
  /// The version 5.0 venue.
  public let v5: MezzanineCore.Venue
  let table: NodeTable

  /// Makes a venue of one of version 5.0.
  public init(v5: MezzanineCore.Venue) {
    self.v5 = v5
    table = NodeTable(v5)
  }

  /// Id of the venue.
  public var id: String { v5.id }

  /// Display name.
  public var name: String { v5.name }

  /// Languages of the venue's text.
  public var languages: [VenueLanguage] { v5.languages }

  /// Maps of all buildings, from the lowest to the highest.
  @available(*, deprecated, message: "Use Venue.floors.")
  public var maps: [VenueMap] { v5.floors.map { VenueMap(venue: self, v5: $0) } }

  /// Buildings and outdoor grounds.
  @available(*, deprecated, message: "Use Venue.floorStacks.")
  public var mapGroups: [MapGroup] { v5.floorStacks.map { MapGroup(venue: self, v5: $0) } }

  /// Areas of all maps.
  @available(*, deprecated, message: "Use Venue.spaces.")
  public var polygons: [Polygon] { v5.spaces.map { Polygon(venue: self, v5: $0) } }

  /// Nodes at which polygons, locations, and vortexes are entered.
  @available(*, deprecated, message: "Use Venue.doors.")
  public var nodes: [Node] { table.all.map { Node(venue: self, record: $0) } }

  /// Stairs, elevators, and other ways between maps.
  @available(*, deprecated, message: "Use Venue.connections.")
  public var vortexes: [Vortex] { v5.connections.map { Vortex(venue: self, v5: $0) } }

  /// Stores, offices, and amenities.
  public var locations: [Location] { v5.locations.map { Location(venue: self, v5: $0) } }

  /// Categories at the top of the tree. ``Category/children`` has the others.
  public var categories: [Category] {
    v5.categories.filter { $0.parent == nil }.map { Category(venue: self, v5: $0) }
  }

  /// Whether two values are the same loaded venue.
  public static func == (one: Venue, other: Venue) -> Bool { one.v5 === other.v5 }

  /// Hashes the id.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  func map(_ id: String?) -> VenueMap? {
    id.flatMap(v5.floor).map { VenueMap(venue: self, v5: $0) }
  }

  func polygon(_ id: String) -> Polygon? { v5.space(id).map { Polygon(venue: self, v5: $0) } }

  func vortex(_ id: String?) -> Vortex? { id.flatMap(v5.connection).map { Vortex(venue: self, v5: $0) } }

  func location(_ id: String) -> Location? { v5.location(id).map { Location(venue: self, v5: $0) } }

  func node(_ record: NodeRecord?) -> Node? { record.map { Node(venue: self, record: $0) } }
}
