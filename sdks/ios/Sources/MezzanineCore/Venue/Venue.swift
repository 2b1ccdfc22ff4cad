import Foundation

/// A venue as data: floors, spaces, and locations, all linked to one another. It is immutable, needs no map, and may be
/// read on any thread.
///
/// Entities are values that refer to the venue, so there are no cycles of references.
public final class Venue: Sendable {
  /// Id of the venue.
  public var id: String { data.id }

  /// Display name.
  public var name: String { data.name }

  /// Center of the venue.
  public var center: Coordinate { data.center }

  /// Bearing at which the building is upright, in degrees clockwise from north.
  public var naturalBearingDegrees: Double { data.naturalBearingDegrees }

  /// IANA time zone, such as `Europe/Berlin`.
  public var timeZone: String? { data.timeZone }

  /// Language of its text, BCP 47.
  public var language: String? { data.language }

  /// Languages of the venue's text.
  public var languages: [VenueLanguage] { data.languages }

  let data: VenueData
  let links: VenueLinks

  /// Links the data of a venue.
  ///
  /// - Throws: `invalidVenue` if something is on a floor that the venue does not have.
  init(_ data: VenueData) throws(MezzanineError) {
    var sorted = data
    sorted.floors.sort { $0.elevation < $1.elevation }
    self.data = sorted
    links = try VenueLinks(sorted)
  }

  /// Buildings and outdoor areas.
  public var floorStacks: [FloorStack] { data.floorStacks.indices.map { FloorStack(venue: self, index: $0) } }

  /// All floors, from the lowest to the highest.
  public var floors: [Floor] { data.floors.indices.map { Floor(venue: self, index: $0) } }

  /// All spaces.
  public var spaces: [Space] { data.spaces.indices.map { Space(venue: self, index: $0) } }

  /// All locations, including hidden ones, in the operator's order.
  public var locations: [Location] { data.locations.indices.map { Location(venue: self, index: $0) } }

  /// All categories, in the operator's order.
  public var categories: [Category] { data.categories.indices.map { Category(venue: self, index: $0) } }

  /// Stairs, elevators, and other connections between floors.
  public var connections: [Connection] { data.connections.indices.map { Connection(venue: self, index: $0) } }

  /// All doors.
  public var doors: [Door] { data.doors.indices.map { Door(venue: self, index: $0) } }

  /// All points of interest.
  public var pointsOfInterest: [PointOfInterest] {
    data.pointsOfInterest.indices.map { PointOfInterest(venue: self, index: $0) }
  }

  /// All areas.
  public var areas: [Area] { data.areas.indices.map { Area(venue: self, index: $0) } }

  /// All annotations.
  public var annotations: [Annotation] { data.annotations.indices.map { Annotation(venue: self, index: $0) } }

  /// Locations for lists: without hidden ones, sorted by the operator's `sortOrder`, then by name in the language of the
  /// venue.
  public var listedLocations: [Location] {
    links.listedLocations.map { Location(venue: self, index: $0) }
  }

  /// Categories for lists, sorted as ``listedLocations``.
  public var listedCategories: [Category] {
    links.listedCategories.map { Category(venue: self, index: $0) }
  }

  /// The floor stack with this id, or nil.
  public func floorStack(_ id: String) -> FloorStack? {
    links.floorStacks[id].map { FloorStack(venue: self, index: $0) }
  }

  /// The floor with this id, or nil.
  public func floor(_ id: String) -> Floor? { links.floors[id].map { Floor(venue: self, index: $0) } }

  /// The space with this id, or nil.
  public func space(_ id: String) -> Space? { links.spaces[id].map { Space(venue: self, index: $0) } }

  /// The location with this id, or with this id in the records of the operator, or nil.
  public func location(_ id: String) -> Location? {
    (links.locations[id] ?? links.locationsByExternalId[id]).map { Location(venue: self, index: $0) }
  }

  /// The category with this id, or nil.
  public func category(_ id: String) -> Category? {
    links.categories[id].map { Category(venue: self, index: $0) }
  }

  /// The connection with this id, or nil.
  public func connection(_ id: String) -> Connection? {
    links.connections[id].map { Connection(venue: self, index: $0) }
  }

  /// The door with this id, or nil.
  public func door(_ id: String) -> Door? { links.doors[id].map { Door(venue: self, index: $0) } }

  /// The point of interest with this id, or nil.
  public func pointOfInterest(_ id: String) -> PointOfInterest? {
    links.pointsOfInterest[id].map { PointOfInterest(venue: self, index: $0) }
  }

  /// The area with this id, or nil.
  public func area(_ id: String) -> Area? { links.areas[id].map { Area(venue: self, index: $0) } }

  /// The annotation with this id, or nil.
  public func annotation(_ id: String) -> Annotation? {
    links.annotations[id].map { Annotation(venue: self, index: $0) }
  }

  /// The entity of a type with this id, or nil. Obstructions are not part of the data.
  public func entity(_ type: EntityType, id: String) -> (any VenueEntity)? {
    switch type {
    case .space: space(id)
    case .location: location(id)
    case .pointOfInterest: pointOfInterest(id)
    case .area: area(id)
    case .annotation: annotation(id)
    case .entrance: door(id)
    case .connection: connection(id)
    case .floor: floor(id)
    case .category: category(id)
    case .obstruction: nil
    }
  }

  /// Locations with these ids. Ids of the operator do not count.
  func locations(with ids: [String]) -> [Location] {
    ids.compactMap { links.locations[$0] }.map { Location(venue: self, index: $0) }
  }

  /// A floor that the initializer has checked.
  func checkedFloor(_ id: String) -> Floor { Floor(venue: self, index: links.floors[id] ?? 0) }
}
