import MezzanineCore

/// A store, office, or amenity.
@available(*, deprecated, message: "Use MezzanineCore.Location.")
public struct Location: Navigable, Hashable {
  public let venue: Venue
  /// The version 5.0 location.
  public let v5: MezzanineCore.Location

  /// Unique in the venue.
  public var id: String { v5.id }

  /// Display name.
  public var name: String { v5.name }

  /// Short name.
  public var shortName: String { v5.shortName }

  /// `tenant`, `amenity`, and so on; `tenant` if the venue does not say.
  @available(*, deprecated, message: "Use Location.kind.")
  public var type: String { v5.kind ?? "tenant" }

  /// Type of amenity, such as `restroom`.
  public var amenity: String? { v5.amenity }

  /// The operator's id for it.
  public var externalId: String? { v5.externalId }

  /// Description, plain text.
  @available(*, deprecated, message: "Use Location.details.")
  public var description: String? { v5.details }

  /// Phone number.
  public var phone: String? { v5.phone }

  /// Regular opening hours.
  @available(*, deprecated, message: "Use Location.openingHours.")
  public var operationHours: [OpeningHoursData] { v5.openingHours }

  /// Search terms.
  public var tags: [String] { v5.tags }

  /// Position in lists; lower is earlier.
  public var sortOrder: Double? { v5.sortOrder }

  /// Links.
  public var links: [LinkData] { v5.links }

  /// Links to social networks.
  public var social: [LinkData] { v5.social }

  /// Address of the logo, for `v5.requests.getAsset`. It is not a URL for an image library.
  public var logo: String? { v5.logo }

  /// Address of the main image, for `v5.requests.getAsset`.
  @available(*, deprecated, message: "Use Location.headerImage.")
  public var picture: String? { v5.headerImage ?? v5.pictures.first?.url }

  /// Images.
  @available(*, deprecated, message: "Use Location.pictures.")
  public var gallery: [PictureData] { v5.pictures }

  /// Categories, the most important first.
  public var categories: [Category] { v5.categories.map { Category(venue: venue, v5: $0) } }

  /// Polygons of the location; empty if it is not on a map.
  @available(*, deprecated, message: "Use Location.spaces.")
  public var polygons: [Polygon] { v5.spaces.map { Polygon(venue: venue, v5: $0) } }

  /// Nodes at which the location is entered.
  @available(*, deprecated, message: "Use Location.coordinates, or Space.doors.")
  public var nodes: [Node] {
    let entrances = distinct(polygons.flatMap(\.entrances))
    return entrances.isEmpty ? (venue.table.stands[id] ?? []).map { Node(venue: venue, record: $0) } : entrances
  }

  public var v5Target: PlaceTarget { v5.target }
}

/// A category of locations.
@available(*, deprecated, message: "Use MezzanineCore.Category.")
public struct Category: Sendable, Hashable, CustomStringConvertible {
  /// Its venue.
  public let venue: Venue
  /// The version 5.0 category.
  public let v5: MezzanineCore.Category

  /// Unique in the venue.
  public var id: String { v5.id }

  /// Display name.
  public var name: String { v5.name }

  /// Position in lists; lower is earlier.
  public var sortOrder: Double? { v5.sortOrder }

  /// The category that it belongs to.
  public var parent: Category? { v5.parent.map { Category(venue: venue, v5: $0) } }

  /// Categories that belong to it.
  public var children: [Category] { v5.children.map { Category(venue: venue, v5: $0) } }

  /// Its locations.
  public var locations: [Location] { v5.locations.map { Location(venue: venue, v5: $0) } }

  /// The id and the name.
  public var description: String { "Category(\(id), \(name))" }
}
