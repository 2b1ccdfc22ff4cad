/// A room, a hallway, or another area with an outline.
public struct Space: OccupiedEntity {
  public let venue: Venue
  let index: Int
  private var data: SpaceData { venue.data.spaces[index] }

  public var id: String { data.id }

  public var type: EntityType { .space }

  /// Its own name, otherwise that of its first location, otherwise empty.
  public var name: String { data.name }

  /// Such as `room`, `hallway`, or `connection.stairs`.
  public var kind: String { data.kind }

  /// Its floor.
  public var floor: Floor { venue.checkedFloor(data.floorId) }

  /// Its center.
  public var center: Coordinate { data.center }

  /// Area in square meters.
  public var areaSquareMeters: Double { data.areaSquareMeters }

  /// The operator's id for it, such as a unit number.
  public var externalId: String? { data.externalId }

  /// Description of the operator, plain text.
  public var details: String? { data.description }

  /// Additional data of the operator, as the text of a JSON object.
  public var metadataJson: String? { data.metadataJson }

  public var locations: [Location] { venue.locations(with: data.locationIds) }

  /// Its doors.
  public var doors: [Door] { data.doorIds.compactMap(venue.door) }

  /// Categories of its locations, without duplicates.
  public var categories: [Category] { data.categoryIds.compactMap(venue.category) }
}

/// A door.
public struct Door: OccupiedEntity {
  public let venue: Venue
  let index: Int
  private var data: DoorData { venue.data.doors[index] }

  public var id: String { data.id }

  public var type: EntityType { .entrance }

  /// Its floor.
  public var floor: Floor { venue.checkedFloor(data.floorId) }

  /// Its center.
  public var center: Coordinate { data.center }

  /// Whether it leads outdoors.
  public var isExterior: Bool { data.isExterior }

  /// The spaces that it joins.
  public var spaces: [Space] { data.spaceIds.compactMap(venue.space) }

  public var locations: [Location] { venue.locations(with: data.locationIds) }
}

/// Stairs, an elevator, an escalator, or a ramp.
public struct Connection: OccupiedEntity {
  public let venue: Venue
  let index: Int
  private var data: ConnectionData { venue.data.connections[index] }

  public var id: String { data.id }

  public var type: EntityType { .connection }

  /// Display name.
  public var name: String { data.name }

  /// Such as `stairs` or `elevator`.
  public var kind: String { data.kind }

  /// Whether it is step-free.
  public var isAccessible: Bool { data.isAccessible }

  /// Its floors.
  public var floors: [Floor] { data.floorIds.compactMap(venue.floor) }

  /// Its place on each floor.
  public var coordinates: [Coordinate] { data.coordinates }

  public var locations: [Location] { venue.locations(with: data.locationIds) }
}

/// A place without walls that people look for, such as an ATM.
public struct PointOfInterest: OccupiedEntity {
  public let venue: Venue
  let index: Int
  private var data: PointOfInterestData { venue.data.pointsOfInterest[index] }

  public var id: String { data.id }

  public var type: EntityType { .pointOfInterest }

  /// Display name.
  public var name: String { data.name }

  /// Its floor.
  public var floor: Floor { venue.checkedFloor(data.floorId) }

  /// Where it is.
  public var center: Coordinate { data.center }

  /// The space that it is in, if the venue lists it.
  public var space: Space? { venue.space(data.spaceId) }

  /// The operator's id for it.
  public var externalId: String? { data.externalId }

  /// Description of the operator, plain text.
  public var details: String? { data.description }

  /// Address of its icon, for ``MapRequests/getAsset(_:)``.
  public var icon: String? { data.icon }

  public var locations: [Location] { venue.locations(with: data.locationIds) }
}

/// An area that spans spaces.
public struct Area: OccupiedEntity {
  public let venue: Venue
  let index: Int
  private var data: AreaData { venue.data.areas[index] }

  public var id: String { data.id }

  public var type: EntityType { .area }

  /// Display name.
  public var name: String { data.name }

  /// Its floor.
  public var floor: Floor { venue.checkedFloor(data.floorId) }

  /// Its center.
  public var center: Coordinate { data.center }

  /// Area in square meters.
  public var areaSquareMeters: Double { data.areaSquareMeters }

  /// The operator's id for it.
  public var externalId: String? { data.externalId }

  /// Description of the operator, plain text.
  public var details: String? { data.description }

  public var locations: [Location] { venue.locations(with: data.locationIds) }
}

/// A symbol of the venue, such as a fire extinguisher.
public struct Annotation: OccupiedEntity {
  public let venue: Venue
  let index: Int
  private var data: AnnotationData { venue.data.annotations[index] }

  public var id: String { data.id }

  public var type: EntityType { .annotation }

  /// Display name.
  public var name: String { data.name }

  /// Name of its group in the legend.
  public var group: String { data.group }

  /// Its type, as the operator names it.
  public var kind: String { data.kind }

  /// Its floor.
  public var floor: Floor { venue.checkedFloor(data.floorId) }

  /// Its place.
  public var coordinate: Coordinate { data.coordinate }

  /// Address of its icon, for ``MapRequests/getAsset(_:)``.
  public var icon: String? { data.icon }

  /// The operator's id for it.
  public var externalId: String? { data.externalId }

  /// Description of the operator, plain text.
  public var details: String? { data.description }

  public var locations: [Location] { venue.locations(with: data.locationIds) }
}
