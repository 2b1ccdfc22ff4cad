/// A tenant, desk, or service that spaces house.
public struct Location: VenueEntity {
  public let venue: Venue
  let index: Int
  private var data: LocationData { venue.data.locations[index] }

  public var id: String { data.id }

  public var type: EntityType { .location }

  /// Display name.
  public var name: String { data.name }

  /// Short name.
  public var shortName: String { data.shortName }

  /// Type, as the operator names it, such as `tenant`.
  public var kind: String? { data.kind }

  /// Type of amenity.
  public var amenity: String? { data.amenity }

  /// The operator's id for it.
  public var externalId: String? { data.externalId }

  /// Description of the operator, plain text.
  public var details: String? { data.description }

  /// Its categories, the primary one first.
  public var categories: [Category] { data.categoryIds.compactMap(venue.category) }

  /// Its spaces.
  public var spaces: [Space] { data.spaceIds.compactMap(venue.space) }

  /// All its places.
  public var coordinates: [Coordinate] { data.coordinates }

  /// Floors with a place of it, in the order of its places.
  public var floors: [Floor] { venue.links.floorsOfLocations[index].map(venue.checkedFloor) }

  /// The location that it belongs to.
  public var parent: Location? { data.parentId.flatMap { venue.locations(with: [$0]).first } }

  /// Regular opening hours.
  public var openingHours: [OpeningHoursData] { data.openingHours }

  /// Phone number.
  public var phone: String? { data.phone }

  /// Website.
  public var website: LinkData? { data.website }

  /// Other links.
  public var links: [LinkData] { data.links }

  /// Links to social networks.
  public var social: [LinkData] { data.social }

  /// Address of the logo, for ``MapRequests/getAsset(_:)``.
  public var logo: String? { data.logo }

  /// Address of the icon, for ``MapRequests/getAsset(_:)``.
  public var icon: String? { data.icon }

  /// Address of a wide image, for ``MapRequests/getAsset(_:)``.
  public var headerImage: String? { data.headerImage }

  /// Images.
  public var pictures: [PictureData] { data.pictures }

  /// Search terms.
  public var tags: [String] { data.tags }

  /// Position in lists; lower is earlier.
  public var sortOrder: Double? { data.sortOrder }

  /// Whether lists and search leave it out.
  public var isHidden: Bool { data.isHidden }

  /// Additional data of the operator, as the text of a JSON object.
  public var metadataJson: String? { data.metadataJson }
}

/// A category of locations.
public struct Category: VenueEntity {
  public let venue: Venue
  let index: Int
  private var data: CategoryData { venue.data.categories[index] }

  public var id: String { data.id }

  public var type: EntityType { .category }

  /// Display name.
  public var name: String { data.name }

  /// The operator's id for it.
  public var externalId: String? { data.externalId }

  /// Address of its icon, for ``MapRequests/getAsset(_:)``.
  public var icon: String? { data.icon }

  /// CSS color.
  public var color: String? { data.color }

  /// Position in lists; lower is earlier.
  public var sortOrder: Double? { data.sortOrder }

  /// The category that it belongs to.
  public var parent: Category? { data.parentId.flatMap(venue.category) }

  /// Categories that belong to it.
  public var children: [Category] { venue.categories.filter { $0.parent == self } }

  /// Its locations.
  public var locations: [Location] { venue.locations(with: data.locationIds) }
}
