// Written from the tables of packages/mobile-protocol by its generate.ts; do not edit.

/// No data.
struct NoData: Codable, Sendable, Hashable, WireValue {
  /// Makes a value without fields.
  init() {}

  init(from decoder: any Decoder) throws {
    enum NoKey: CodingKey {}
    _ = try decoder.container(keyedBy: NoKey.self)
  }
}

/// A place on the Earth, and its floor.
public struct Coordinate: Codable, Sendable, Hashable, WireValue {
  /// Longitude in degrees, WGS84.
  public var longitude: Double
  /// Latitude in degrees, WGS84.
  public var latitude: Double
  /// Id of the floor; default: the current floor.
  public var floorId: String?

  /// Makes a value of these fields.
  public init(
    longitude: Double,
    latitude: Double,
    floorId: String? = nil
  ) {
    self.longitude = longitude
    self.latitude = latitude
    self.floorId = floorId
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.longitude = try fields.decode(Double.self, forKey: .longitude)
    self.latitude = try fields.decode(Double.self, forKey: .latitude)
    self.floorId = try fields.decodeIfContained(String.self, forKey: .floorId)
  }

  func checkBounds() throws(BoundsFault) {
    try check("longitude", longitude, .number(-180, 180))
    try check("latitude", latitude, .number(-90, 90))
    try check("floorId", floorId, .text(200))
  }
}

/// A point of the map in CSS pixels from its top left corner.
public struct ScreenPoint: Codable, Sendable, Hashable, WireValue {
  /// Pixels from the left edge.
  public var x: Double
  /// Pixels from the top edge.
  public var y: Double

  /// Makes a value of these fields.
  public init(
    x: Double,
    y: Double
  ) {
    self.x = x
    self.y = y
  }

  func checkBounds() throws(BoundsFault) {
    try check("x", x, .number(-1000000, 1000000))
    try check("y", y, .number(-1000000, 1000000))
  }
}

/// A place on the map: an entity of the venue, or a coordinate.
public enum PlaceTarget: Codable, Sendable, Hashable, WireValue {
  /// An entity of the venue that has a place.
  case entity(Entity)
  /// A coordinate.
  case coordinate(Coordinate)
  /// A node of the walking graph. Directions only.
  case node(Node)

  /// An entity of the venue that has a place.
  public static func entity(id: String, type: EntityType? = nil) -> PlaceTarget {
    .entity(Entity(id: id, type: type))
  }

  /// A coordinate.
  public static func coordinate(longitude: Double, latitude: Double, floorId: String? = nil) -> PlaceTarget {
    .coordinate(Coordinate(longitude: longitude, latitude: latitude, floorId: floorId))
  }

  /// A node of the walking graph. Directions only.
  public static func node(nodeId: String) -> PlaceTarget {
    .node(Node(nodeId: nodeId))
  }

  /// An entity of the venue that has a place.
  public struct Entity: Codable, Sendable, Hashable, WireValue {
    /// Its id.
    public var id: String
    /// Its type, if entities of several types have this id. Default: the first match in the order of the types.
    public var type: EntityType?

    /// Makes a value of these fields.
    public init(
      id: String,
      type: EntityType? = nil
    ) {
      self.id = id
      self.type = type
    }

    public init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      self.id = try fields.decode(String.self, forKey: .id)
      self.type = try fields.decodeIfContained(EntityType.self, forKey: .type)
    }

    func checkBounds() throws(BoundsFault) {
      try check("id", id, .text(200))
      try check("type", type, .own)
    }
  }

  /// A coordinate.
  public struct Coordinate: Codable, Sendable, Hashable, WireValue {
    /// Longitude in degrees, WGS84.
    public var longitude: Double
    /// Latitude in degrees, WGS84.
    public var latitude: Double
    /// Id of the floor; default: the current floor.
    public var floorId: String?

    /// Makes a value of these fields.
    public init(
      longitude: Double,
      latitude: Double,
      floorId: String? = nil
    ) {
      self.longitude = longitude
      self.latitude = latitude
      self.floorId = floorId
    }

    public init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      self.longitude = try fields.decode(Double.self, forKey: .longitude)
      self.latitude = try fields.decode(Double.self, forKey: .latitude)
      self.floorId = try fields.decodeIfContained(String.self, forKey: .floorId)
    }

    func checkBounds() throws(BoundsFault) {
      try check("longitude", longitude, .number(-180, 180))
      try check("latitude", latitude, .number(-90, 90))
      try check("floorId", floorId, .text(200))
    }
  }

  /// A node of the walking graph. Directions only.
  public struct Node: Codable, Sendable, Hashable, WireValue {
    /// Its id.
    public var nodeId: String

    /// Makes a value of these fields.
    public init(
      nodeId: String
    ) {
      self.nodeId = nodeId
    }

    func checkBounds() throws(BoundsFault) {
      try check("nodeId", nodeId, .text(200))
    }
  }

  private enum Tag: String, CodingKey { case tag = "kind" }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Tag.self)
    let tag = try container.decode(String.self, forKey: .tag)
    switch tag {
    case "entity": self = .entity(try Entity(from: decoder))
    case "coordinate": self = .coordinate(try Coordinate(from: decoder))
    case "node": self = .node(try Node(from: decoder))
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .tag, in: container, debugDescription: "There is no case \(tag).")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Tag.self)
    switch self {
    case .entity(let value):
      try container.encode("entity", forKey: .tag)
      try value.encode(to: encoder)
    case .coordinate(let value):
      try container.encode("coordinate", forKey: .tag)
      try value.encode(to: encoder)
    case .node(let value):
      try container.encode("node", forKey: .tag)
      try value.encode(to: encoder)
    }
  }

  func checkBounds() throws(BoundsFault) {
    switch self {
    case .entity(let value): try value.checkBounds()
    case .coordinate(let value): try value.checkBounds()
    case .node(let value): try value.checkBounds()
    }
  }
}

/// The type of an entity of a venue.
public enum EntityType: String, Codable, Sendable, CaseIterable, WireValue {
  /// A room, hallway, or other area with an outline.
  case space = "space"
  /// A tenant, desk, or service that spaces house.
  case location = "location"
  /// A point of interest.
  case pointOfInterest = "point-of-interest"
  /// An area that spans spaces.
  case area = "area"
  /// A symbol of the venue, such as a fire extinguisher.
  case annotation = "annotation"
  /// A door.
  case entrance = "entrance"
  /// Stairs, an elevator, an escalator or a ramp.
  case connection = "connection"
  /// A wall, a counter or another object.
  case obstruction = "obstruction"
  /// A floor.
  case floor = "floor"
  /// A category of locations.
  case category = "category"
}

/// A GeoJSON geometry. A position is longitude, latitude, and optionally altitude.
public enum Geometry: Codable, Sendable, Hashable, WireValue {
  /// A point.
  case point(Point)
  /// Points.
  case multiPoint(MultiPoint)
  /// A line.
  case lineString(LineString)
  /// Lines.
  case multiLineString(MultiLineString)
  /// A polygon.
  case polygon(Polygon)
  /// Polygons.
  case multiPolygon(MultiPolygon)

  /// A point.
  public static func point(coordinates: [Double]) -> Geometry {
    .point(Point(coordinates: coordinates))
  }

  /// Points.
  public static func multiPoint(coordinates: [[Double]]) -> Geometry {
    .multiPoint(MultiPoint(coordinates: coordinates))
  }

  /// A line.
  public static func lineString(coordinates: [[Double]]) -> Geometry {
    .lineString(LineString(coordinates: coordinates))
  }

  /// Lines.
  public static func multiLineString(coordinates: [[[Double]]]) -> Geometry {
    .multiLineString(MultiLineString(coordinates: coordinates))
  }

  /// A polygon.
  public static func polygon(coordinates: [[[Double]]]) -> Geometry {
    .polygon(Polygon(coordinates: coordinates))
  }

  /// Polygons.
  public static func multiPolygon(coordinates: [[[[Double]]]]) -> Geometry {
    .multiPolygon(MultiPolygon(coordinates: coordinates))
  }

  /// A point.
  public struct Point: Codable, Sendable, Hashable, WireValue {
    /// Its position.
    public var coordinates: [Double]

    /// Makes a value of these fields.
    public init(
      coordinates: [Double]
    ) {
      self.coordinates = coordinates
    }

    func checkBounds() throws(BoundsFault) {
      try check("coordinates", coordinates, .list(.number(-1000000, 1000000), 3))
    }
  }

  /// Points.
  public struct MultiPoint: Codable, Sendable, Hashable, WireValue {
    /// Their positions.
    public var coordinates: [[Double]]

    /// Makes a value of these fields.
    public init(
      coordinates: [[Double]]
    ) {
      self.coordinates = coordinates
    }

    func checkBounds() throws(BoundsFault) {
      try check("coordinates", coordinates, .list(.list(.number(-1000000, 1000000), 3), 10000))
    }
  }

  /// A line.
  public struct LineString: Codable, Sendable, Hashable, WireValue {
    /// Its positions.
    public var coordinates: [[Double]]

    /// Makes a value of these fields.
    public init(
      coordinates: [[Double]]
    ) {
      self.coordinates = coordinates
    }

    func checkBounds() throws(BoundsFault) {
      try check("coordinates", coordinates, .list(.list(.number(-1000000, 1000000), 3), 10000))
    }
  }

  /// Lines.
  public struct MultiLineString: Codable, Sendable, Hashable, WireValue {
    /// The positions of each.
    public var coordinates: [[[Double]]]

    /// Makes a value of these fields.
    public init(
      coordinates: [[[Double]]]
    ) {
      self.coordinates = coordinates
    }

    func checkBounds() throws(BoundsFault) {
      try check("coordinates", coordinates, .list(.list(.list(.number(-1000000, 1000000), 3), 10000), 100))
    }
  }

  /// A polygon.
  public struct Polygon: Codable, Sendable, Hashable, WireValue {
    /// Its outline, then its holes; each closed.
    public var coordinates: [[[Double]]]

    /// Makes a value of these fields.
    public init(
      coordinates: [[[Double]]]
    ) {
      self.coordinates = coordinates
    }

    func checkBounds() throws(BoundsFault) {
      try check("coordinates", coordinates, .list(.list(.list(.number(-1000000, 1000000), 3), 10000), 100))
    }
  }

  /// Polygons.
  public struct MultiPolygon: Codable, Sendable, Hashable, WireValue {
    /// The rings of each.
    public var coordinates: [[[[Double]]]]

    /// Makes a value of these fields.
    public init(
      coordinates: [[[[Double]]]]
    ) {
      self.coordinates = coordinates
    }

    func checkBounds() throws(BoundsFault) {
      try check("coordinates", coordinates, .list(.list(.list(.list(.number(-1000000, 1000000), 3), 10000), 100), 1000))
    }
  }

  private enum Tag: String, CodingKey { case tag = "type" }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Tag.self)
    let tag = try container.decode(String.self, forKey: .tag)
    switch tag {
    case "Point": self = .point(try Point(from: decoder))
    case "MultiPoint": self = .multiPoint(try MultiPoint(from: decoder))
    case "LineString": self = .lineString(try LineString(from: decoder))
    case "MultiLineString": self = .multiLineString(try MultiLineString(from: decoder))
    case "Polygon": self = .polygon(try Polygon(from: decoder))
    case "MultiPolygon": self = .multiPolygon(try MultiPolygon(from: decoder))
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .tag, in: container, debugDescription: "There is no case \(tag).")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Tag.self)
    switch self {
    case .point(let value):
      try container.encode("Point", forKey: .tag)
      try value.encode(to: encoder)
    case .multiPoint(let value):
      try container.encode("MultiPoint", forKey: .tag)
      try value.encode(to: encoder)
    case .lineString(let value):
      try container.encode("LineString", forKey: .tag)
      try value.encode(to: encoder)
    case .multiLineString(let value):
      try container.encode("MultiLineString", forKey: .tag)
      try value.encode(to: encoder)
    case .polygon(let value):
      try container.encode("Polygon", forKey: .tag)
      try value.encode(to: encoder)
    case .multiPolygon(let value):
      try container.encode("MultiPolygon", forKey: .tag)
      try value.encode(to: encoder)
    }
  }

  func checkBounds() throws(BoundsFault) {
    switch self {
    case .point(let value): try value.checkBounds()
    case .multiPoint(let value): try value.checkBounds()
    case .lineString(let value): try value.checkBounds()
    case .multiLineString(let value): try value.checkBounds()
    case .polygon(let value): try value.checkBounds()
    case .multiPolygon(let value): try value.checkBounds()
    }
  }
}

/// A venue as plain data. Ids link its entities.
public struct VenueData: Codable, Sendable, Hashable, WireValue {
  /// Id of the venue.
  public var id: String
  /// Display name, in the language of the venue.
  public var name: String
  /// Its center.
  public var center: Coordinate
  /// Bearing at which the building is upright, in degrees clockwise from north.
  public var naturalBearingDegrees: Double
  /// IANA time zone, such as `Europe/Berlin`.
  public var timeZone: String?
  /// Language of its text, BCP 47.
  public var language: String?
  /// Languages of the venue's text.
  public var languages: [VenueLanguage]
  /// Buildings and outdoor areas.
  public var floorStacks: [FloorStackData]
  /// All floors.
  public var floors: [FloorData]
  /// All spaces.
  public var spaces: [SpaceData]
  /// All locations.
  public var locations: [LocationData]
  /// All categories.
  public var categories: [CategoryData]
  /// All connections between floors.
  public var connections: [ConnectionData]
  /// All doors.
  public var doors: [DoorData]
  /// All points of interest.
  public var pointsOfInterest: [PointOfInterestData]
  /// All areas.
  public var areas: [AreaData]
  /// All annotations.
  public var annotations: [AnnotationData]

  /// Makes a value of these fields.
  public init(
    id: String,
    name: String,
    center: Coordinate,
    naturalBearingDegrees: Double,
    timeZone: String? = nil,
    language: String? = nil,
    languages: [VenueLanguage],
    floorStacks: [FloorStackData],
    floors: [FloorData],
    spaces: [SpaceData],
    locations: [LocationData],
    categories: [CategoryData],
    connections: [ConnectionData],
    doors: [DoorData],
    pointsOfInterest: [PointOfInterestData],
    areas: [AreaData],
    annotations: [AnnotationData]
  ) {
    self.id = id
    self.name = name
    self.center = center
    self.naturalBearingDegrees = naturalBearingDegrees
    self.timeZone = timeZone
    self.language = language
    self.languages = languages
    self.floorStacks = floorStacks
    self.floors = floors
    self.spaces = spaces
    self.locations = locations
    self.categories = categories
    self.connections = connections
    self.doors = doors
    self.pointsOfInterest = pointsOfInterest
    self.areas = areas
    self.annotations = annotations
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.id = try fields.decode(String.self, forKey: .id)
    self.name = try fields.decode(String.self, forKey: .name)
    self.center = try fields.decode(Coordinate.self, forKey: .center)
    self.naturalBearingDegrees = try fields.decode(Double.self, forKey: .naturalBearingDegrees)
    self.timeZone = try fields.decodeIfContained(String.self, forKey: .timeZone)
    self.language = try fields.decodeIfContained(String.self, forKey: .language)
    self.languages = try fields.decode([VenueLanguage].self, forKey: .languages)
    self.floorStacks = try fields.decode([FloorStackData].self, forKey: .floorStacks)
    self.floors = try fields.decode([FloorData].self, forKey: .floors)
    self.spaces = try fields.decode([SpaceData].self, forKey: .spaces)
    self.locations = try fields.decode([LocationData].self, forKey: .locations)
    self.categories = try fields.decode([CategoryData].self, forKey: .categories)
    self.connections = try fields.decode([ConnectionData].self, forKey: .connections)
    self.doors = try fields.decode([DoorData].self, forKey: .doors)
    self.pointsOfInterest = try fields.decode([PointOfInterestData].self, forKey: .pointsOfInterest)
    self.areas = try fields.decode([AreaData].self, forKey: .areas)
    self.annotations = try fields.decode([AnnotationData].self, forKey: .annotations)
  }

  func checkBounds() throws(BoundsFault) {
    try check("id", id, .text(200))
    try check("name", name, .text(1000))
    try check("center", center, .own)
    try check("naturalBearingDegrees", naturalBearingDegrees, .number(-360, 360))
    try check("timeZone", timeZone, .text(100))
    try check("language", language, .text(35))
    try check("languages", languages, .list(.own, 200))
    try check("floorStacks", floorStacks, .list(.own, 100000))
    try check("floors", floors, .list(.own, 100000))
    try check("spaces", spaces, .list(.own, 100000))
    try check("locations", locations, .list(.own, 100000))
    try check("categories", categories, .list(.own, 100000))
    try check("connections", connections, .list(.own, 100000))
    try check("doors", doors, .list(.own, 100000))
    try check("pointsOfInterest", pointsOfInterest, .list(.own, 100000))
    try check("areas", areas, .list(.own, 100000))
    try check("annotations", annotations, .list(.own, 100000))
  }
}

/// A language that a venue has text in.
public struct VenueLanguage: Codable, Sendable, Hashable, WireValue {
  /// BCP 47 code, such as `fr`.
  public var code: String
  /// Its name.
  public var name: String

  /// Makes a value of these fields.
  public init(
    code: String,
    name: String
  ) {
    self.code = code
    self.name = name
  }

  func checkBounds() throws(BoundsFault) {
    try check("code", code, .text(35))
    try check("name", name, .text(200))
  }
}

/// Floors above one another: a building, or the ground around it.
public struct FloorStackData: Codable, Sendable, Hashable, WireValue {
  /// Unique within the venue.
  public var id: String
  /// Display name, in the language of the venue.
  public var name: String
  /// Short name.
  public var shortName: String
  /// A building, or outdoors.
  public var kind: FloorStackKind
  /// Ids of its floors, from the lowest to the highest.
  public var floorIds: [String]
  /// Id of the floor to show first.
  public var defaultFloorId: String

  /// Makes a value of these fields.
  public init(
    id: String,
    name: String,
    shortName: String,
    kind: FloorStackKind,
    floorIds: [String],
    defaultFloorId: String
  ) {
    self.id = id
    self.name = name
    self.shortName = shortName
    self.kind = kind
    self.floorIds = floorIds
    self.defaultFloorId = defaultFloorId
  }

  func checkBounds() throws(BoundsFault) {
    try check("id", id, .text(200))
    try check("name", name, .text(1000))
    try check("shortName", shortName, .text(1000))
    try check("kind", kind, .own)
    try check("floorIds", floorIds, .list(.text(200), 10000))
    try check("defaultFloorId", defaultFloorId, .text(200))
  }
}

/// What floors belong to.
public enum FloorStackKind: String, Codable, Sendable, CaseIterable, WireValue {
  /// A building.
  case building = "building"
  /// The ground around buildings.
  case outdoor = "outdoor"
}

/// A floor.
public struct FloorData: Codable, Sendable, Hashable, WireValue {
  /// Unique within the venue.
  public var id: String
  /// Display name, in the language of the venue.
  public var name: String
  /// Short name for buttons, such as `L1`.
  public var shortName: String
  /// Position in the building: 0 is the ground floor.
  public var elevation: Double
  /// Height to the next floor in meters.
  public var heightMeters: Double
  /// Id of its floor stack.
  public var floorStackId: String

  /// Makes a value of these fields.
  public init(
    id: String,
    name: String,
    shortName: String,
    elevation: Double,
    heightMeters: Double,
    floorStackId: String
  ) {
    self.id = id
    self.name = name
    self.shortName = shortName
    self.elevation = elevation
    self.heightMeters = heightMeters
    self.floorStackId = floorStackId
  }

  func checkBounds() throws(BoundsFault) {
    try check("id", id, .text(200))
    try check("name", name, .text(1000))
    try check("shortName", shortName, .text(1000))
    try check("elevation", elevation, .number(-1000, 1000))
    try check("heightMeters", heightMeters, .number(0, 10000))
    try check("floorStackId", floorStackId, .text(200))
  }
}

/// A space: a room, a hallway, or another area with an outline.
public struct SpaceData: Codable, Sendable, Hashable, WireValue {
  /// Unique among spaces.
  public var id: String
  /// Display name, in the language of the venue.
  public var name: String
  /// Such as `room`, `hallway`, or `connection.stairs`.
  public var kind: String
  /// Id of its floor.
  public var floorId: String
  /// Its center.
  public var center: Coordinate
  /// Area in square meters.
  public var areaSquareMeters: Double
  /// The operator's id for it.
  public var externalId: String?
  /// Description; plain text.
  public var description: String?
  /// Ids of its locations.
  public var locationIds: [String]
  /// Ids of its doors.
  public var doorIds: [String]
  /// Ids of its categories.
  public var categoryIds: [String]
  /// Additional data of the operator, as the text of a JSON object. Missing if there is none.
  public var metadataJson: String?

  /// Makes a value of these fields.
  public init(
    id: String,
    name: String,
    kind: String,
    floorId: String,
    center: Coordinate,
    areaSquareMeters: Double,
    externalId: String? = nil,
    description: String? = nil,
    locationIds: [String],
    doorIds: [String],
    categoryIds: [String],
    metadataJson: String? = nil
  ) {
    self.id = id
    self.name = name
    self.kind = kind
    self.floorId = floorId
    self.center = center
    self.areaSquareMeters = areaSquareMeters
    self.externalId = externalId
    self.description = description
    self.locationIds = locationIds
    self.doorIds = doorIds
    self.categoryIds = categoryIds
    self.metadataJson = metadataJson
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.id = try fields.decode(String.self, forKey: .id)
    self.name = try fields.decode(String.self, forKey: .name)
    self.kind = try fields.decode(String.self, forKey: .kind)
    self.floorId = try fields.decode(String.self, forKey: .floorId)
    self.center = try fields.decode(Coordinate.self, forKey: .center)
    self.areaSquareMeters = try fields.decode(Double.self, forKey: .areaSquareMeters)
    self.externalId = try fields.decodeIfContained(String.self, forKey: .externalId)
    self.description = try fields.decodeIfContained(String.self, forKey: .description)
    self.locationIds = try fields.decode([String].self, forKey: .locationIds)
    self.doorIds = try fields.decode([String].self, forKey: .doorIds)
    self.categoryIds = try fields.decode([String].self, forKey: .categoryIds)
    self.metadataJson = try fields.decodeIfContained(String.self, forKey: .metadataJson)
  }

  func checkBounds() throws(BoundsFault) {
    try check("id", id, .text(200))
    try check("name", name, .text(1000))
    try check("kind", kind, .text(100))
    try check("floorId", floorId, .text(200))
    try check("center", center, .own)
    try check("areaSquareMeters", areaSquareMeters, .number(0, 1000000000))
    try check("externalId", externalId, .text(500))
    try check("description", description, .text(20000))
    try check("locationIds", locationIds, .list(.text(200), 10000))
    try check("doorIds", doorIds, .list(.text(200), 10000))
    try check("categoryIds", categoryIds, .list(.text(200), 10000))
    try check("metadataJson", metadataJson, .text(100000))
  }
}

/// A location: a tenant, desk, or service that spaces house.
public struct LocationData: Codable, Sendable, Hashable, WireValue {
  /// Unique among locations.
  public var id: String
  /// Display name, in the language of the venue.
  public var name: String
  /// Short name.
  public var shortName: String
  /// Type, as the operator names it, such as `tenant`.
  public var kind: String?
  /// Type of amenity.
  public var amenity: String?
  /// The operator's id for it.
  public var externalId: String?
  /// Description; plain text.
  public var description: String?
  /// Ids of its categories, the primary one first.
  public var categoryIds: [String]
  /// Ids of its spaces.
  public var spaceIds: [String]
  /// All its places.
  public var coordinates: [Coordinate]
  /// Id of the location that it belongs to.
  public var parentId: String?
  /// Regular opening hours.
  public var openingHours: [OpeningHoursData]
  /// Phone number.
  public var phone: String?
  /// Website.
  public var website: LinkData?
  /// Other links.
  public var links: [LinkData]
  /// Links to social networks.
  public var social: [LinkData]
  /// Address of the logo. `get-asset` returns the image.
  public var logo: String?
  /// Address of the icon. `get-asset` returns the image.
  public var icon: String?
  /// Address of a wide image. `get-asset` returns the image.
  public var headerImage: String?
  /// Images.
  public var pictures: [PictureData]
  /// Search terms.
  public var tags: [String]
  /// Position in lists; lower is earlier.
  public var sortOrder: Double?
  /// Whether lists and search leave it out.
  public var isHidden: Bool
  /// Additional data of the operator, as the text of a JSON object. Missing if there is none.
  public var metadataJson: String?

  /// Makes a value of these fields.
  public init(
    id: String,
    name: String,
    shortName: String,
    kind: String? = nil,
    amenity: String? = nil,
    externalId: String? = nil,
    description: String? = nil,
    categoryIds: [String],
    spaceIds: [String],
    coordinates: [Coordinate],
    parentId: String? = nil,
    openingHours: [OpeningHoursData],
    phone: String? = nil,
    website: LinkData? = nil,
    links: [LinkData],
    social: [LinkData],
    logo: String? = nil,
    icon: String? = nil,
    headerImage: String? = nil,
    pictures: [PictureData],
    tags: [String],
    sortOrder: Double? = nil,
    isHidden: Bool,
    metadataJson: String? = nil
  ) {
    self.id = id
    self.name = name
    self.shortName = shortName
    self.kind = kind
    self.amenity = amenity
    self.externalId = externalId
    self.description = description
    self.categoryIds = categoryIds
    self.spaceIds = spaceIds
    self.coordinates = coordinates
    self.parentId = parentId
    self.openingHours = openingHours
    self.phone = phone
    self.website = website
    self.links = links
    self.social = social
    self.logo = logo
    self.icon = icon
    self.headerImage = headerImage
    self.pictures = pictures
    self.tags = tags
    self.sortOrder = sortOrder
    self.isHidden = isHidden
    self.metadataJson = metadataJson
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.id = try fields.decode(String.self, forKey: .id)
    self.name = try fields.decode(String.self, forKey: .name)
    self.shortName = try fields.decode(String.self, forKey: .shortName)
    self.kind = try fields.decodeIfContained(String.self, forKey: .kind)
    self.amenity = try fields.decodeIfContained(String.self, forKey: .amenity)
    self.externalId = try fields.decodeIfContained(String.self, forKey: .externalId)
    self.description = try fields.decodeIfContained(String.self, forKey: .description)
    self.categoryIds = try fields.decode([String].self, forKey: .categoryIds)
    self.spaceIds = try fields.decode([String].self, forKey: .spaceIds)
    self.coordinates = try fields.decode([Coordinate].self, forKey: .coordinates)
    self.parentId = try fields.decodeIfContained(String.self, forKey: .parentId)
    self.openingHours = try fields.decode([OpeningHoursData].self, forKey: .openingHours)
    self.phone = try fields.decodeIfContained(String.self, forKey: .phone)
    self.website = try fields.decodeIfContained(LinkData.self, forKey: .website)
    self.links = try fields.decode([LinkData].self, forKey: .links)
    self.social = try fields.decode([LinkData].self, forKey: .social)
    self.logo = try fields.decodeIfContained(String.self, forKey: .logo)
    self.icon = try fields.decodeIfContained(String.self, forKey: .icon)
    self.headerImage = try fields.decodeIfContained(String.self, forKey: .headerImage)
    self.pictures = try fields.decode([PictureData].self, forKey: .pictures)
    self.tags = try fields.decode([String].self, forKey: .tags)
    self.sortOrder = try fields.decodeIfContained(Double.self, forKey: .sortOrder)
    self.isHidden = try fields.decode(Bool.self, forKey: .isHidden)
    self.metadataJson = try fields.decodeIfContained(String.self, forKey: .metadataJson)
  }

  func checkBounds() throws(BoundsFault) {
    try check("id", id, .text(200))
    try check("name", name, .text(1000))
    try check("shortName", shortName, .text(1000))
    try check("kind", kind, .text(100))
    try check("amenity", amenity, .text(200))
    try check("externalId", externalId, .text(500))
    try check("description", description, .text(20000))
    try check("categoryIds", categoryIds, .list(.text(200), 10000))
    try check("spaceIds", spaceIds, .list(.text(200), 10000))
    try check("coordinates", coordinates, .list(.own, 10000))
    try check("parentId", parentId, .text(200))
    try check("openingHours", openingHours, .list(.own, 1000))
    try check("phone", phone, .text(200))
    try check("website", website, .own)
    try check("links", links, .list(.own, 1000))
    try check("social", social, .list(.own, 1000))
    try check("logo", logo, .text(100000))
    try check("icon", icon, .text(100000))
    try check("headerImage", headerImage, .text(100000))
    try check("pictures", pictures, .list(.own, 1000))
    try check("tags", tags, .list(.text(1000), 1000))
    try check("sortOrder", sortOrder, .number(-1000000000, 1000000000))
    try check("metadataJson", metadataJson, .text(100000))
  }
}

/// Opening hours.
public struct OpeningHoursData: Codable, Sendable, Hashable, WireValue {
  /// Time of day, `HH:MM`.
  public var opens: String
  /// Time of day, `HH:MM`; earlier than `opens` means the next day.
  public var closes: String
  /// Days of the week, in English.
  public var days: [String]
  /// First date, ISO 8601.
  public var validFrom: String?
  /// Last date, ISO 8601.
  public var validThrough: String?

  /// Makes a value of these fields.
  public init(
    opens: String,
    closes: String,
    days: [String],
    validFrom: String? = nil,
    validThrough: String? = nil
  ) {
    self.opens = opens
    self.closes = closes
    self.days = days
    self.validFrom = validFrom
    self.validThrough = validThrough
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.opens = try fields.decode(String.self, forKey: .opens)
    self.closes = try fields.decode(String.self, forKey: .closes)
    self.days = try fields.decode([String].self, forKey: .days)
    self.validFrom = try fields.decodeIfContained(String.self, forKey: .validFrom)
    self.validThrough = try fields.decodeIfContained(String.self, forKey: .validThrough)
  }

  func checkBounds() throws(BoundsFault) {
    try check("opens", opens, .text(100))
    try check("closes", closes, .text(100))
    try check("days", days, .list(.text(100), 20))
    try check("validFrom", validFrom, .text(100))
    try check("validThrough", validThrough, .text(100))
  }
}

/// A link.
public struct LinkData: Codable, Sendable, Hashable, WireValue {
  /// Its text.
  public var label: String
  /// Its URL.
  public var url: String

  /// Makes a value of these fields.
  public init(
    label: String,
    url: String
  ) {
    self.label = label
    self.url = url
  }

  func checkBounds() throws(BoundsFault) {
    try check("label", label, .text(1000))
    try check("url", url, .text(10000))
  }
}

/// An image of the venue.
public struct PictureData: Codable, Sendable, Hashable, WireValue {
  /// Its address. `get-asset` returns the image.
  public var url: String
  /// Description for people who do not see it; may be empty.
  public var altText: String

  /// Makes a value of these fields.
  public init(
    url: String,
    altText: String
  ) {
    self.url = url
    self.altText = altText
  }

  func checkBounds() throws(BoundsFault) {
    try check("url", url, .text(100000))
    try check("altText", altText, .text(2000))
  }
}

/// A category of locations.
public struct CategoryData: Codable, Sendable, Hashable, WireValue {
  /// Unique among categories.
  public var id: String
  /// Display name, in the language of the venue.
  public var name: String
  /// The operator's id for it.
  public var externalId: String?
  /// Address of the icon. `get-asset` returns the image.
  public var icon: String?
  /// CSS color.
  public var color: String?
  /// Position in lists; lower is earlier.
  public var sortOrder: Double?
  /// Id of the category that it belongs to.
  public var parentId: String?
  /// Ids of its locations.
  public var locationIds: [String]

  /// Makes a value of these fields.
  public init(
    id: String,
    name: String,
    externalId: String? = nil,
    icon: String? = nil,
    color: String? = nil,
    sortOrder: Double? = nil,
    parentId: String? = nil,
    locationIds: [String]
  ) {
    self.id = id
    self.name = name
    self.externalId = externalId
    self.icon = icon
    self.color = color
    self.sortOrder = sortOrder
    self.parentId = parentId
    self.locationIds = locationIds
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.id = try fields.decode(String.self, forKey: .id)
    self.name = try fields.decode(String.self, forKey: .name)
    self.externalId = try fields.decodeIfContained(String.self, forKey: .externalId)
    self.icon = try fields.decodeIfContained(String.self, forKey: .icon)
    self.color = try fields.decodeIfContained(String.self, forKey: .color)
    self.sortOrder = try fields.decodeIfContained(Double.self, forKey: .sortOrder)
    self.parentId = try fields.decodeIfContained(String.self, forKey: .parentId)
    self.locationIds = try fields.decode([String].self, forKey: .locationIds)
  }

  func checkBounds() throws(BoundsFault) {
    try check("id", id, .text(200))
    try check("name", name, .text(1000))
    try check("externalId", externalId, .text(500))
    try check("icon", icon, .text(200000))
    try check("color", color, .text(100))
    try check("sortOrder", sortOrder, .number(-1000000000, 1000000000))
    try check("parentId", parentId, .text(200))
    try check("locationIds", locationIds, .list(.text(200), 10000))
  }
}

/// A connection: stairs, an elevator, an escalator or a ramp.
public struct ConnectionData: Codable, Sendable, Hashable, WireValue {
  /// Unique among connections.
  public var id: String
  /// Display name, in the language of the venue.
  public var name: String
  /// Such as `stairs` or `elevator`.
  public var kind: String
  /// Whether it is step-free.
  public var isAccessible: Bool
  /// Ids of its floors.
  public var floorIds: [String]
  /// Its place on each floor.
  public var coordinates: [Coordinate]
  /// Ids of its locations.
  public var locationIds: [String]

  /// Makes a value of these fields.
  public init(
    id: String,
    name: String,
    kind: String,
    isAccessible: Bool,
    floorIds: [String],
    coordinates: [Coordinate],
    locationIds: [String]
  ) {
    self.id = id
    self.name = name
    self.kind = kind
    self.isAccessible = isAccessible
    self.floorIds = floorIds
    self.coordinates = coordinates
    self.locationIds = locationIds
  }

  func checkBounds() throws(BoundsFault) {
    try check("id", id, .text(200))
    try check("name", name, .text(1000))
    try check("kind", kind, .text(100))
    try check("floorIds", floorIds, .list(.text(200), 10000))
    try check("coordinates", coordinates, .list(.own, 10000))
    try check("locationIds", locationIds, .list(.text(200), 10000))
  }
}

/// A door.
public struct DoorData: Codable, Sendable, Hashable, WireValue {
  /// Unique among doors.
  public var id: String
  /// Id of its floor.
  public var floorId: String
  /// Its center.
  public var center: Coordinate
  /// Whether it leads outdoors.
  public var isExterior: Bool
  /// Ids of the spaces that it joins.
  public var spaceIds: [String]
  /// Ids of its locations.
  public var locationIds: [String]

  /// Makes a value of these fields.
  public init(
    id: String,
    floorId: String,
    center: Coordinate,
    isExterior: Bool,
    spaceIds: [String],
    locationIds: [String]
  ) {
    self.id = id
    self.floorId = floorId
    self.center = center
    self.isExterior = isExterior
    self.spaceIds = spaceIds
    self.locationIds = locationIds
  }

  func checkBounds() throws(BoundsFault) {
    try check("id", id, .text(200))
    try check("floorId", floorId, .text(200))
    try check("center", center, .own)
    try check("spaceIds", spaceIds, .list(.text(200), 10000))
    try check("locationIds", locationIds, .list(.text(200), 10000))
  }
}

/// A point of interest.
public struct PointOfInterestData: Codable, Sendable, Hashable, WireValue {
  /// Unique among points of interest.
  public var id: String
  /// Display name, in the language of the venue.
  public var name: String
  /// Id of its floor.
  public var floorId: String
  /// Its center.
  public var center: Coordinate
  /// Id of the space that it is in.
  public var spaceId: String
  /// The operator's id for it.
  public var externalId: String?
  /// Description; plain text.
  public var description: String?
  /// Address of the icon. `get-asset` returns the image.
  public var icon: String?
  /// Ids of its locations.
  public var locationIds: [String]

  /// Makes a value of these fields.
  public init(
    id: String,
    name: String,
    floorId: String,
    center: Coordinate,
    spaceId: String,
    externalId: String? = nil,
    description: String? = nil,
    icon: String? = nil,
    locationIds: [String]
  ) {
    self.id = id
    self.name = name
    self.floorId = floorId
    self.center = center
    self.spaceId = spaceId
    self.externalId = externalId
    self.description = description
    self.icon = icon
    self.locationIds = locationIds
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.id = try fields.decode(String.self, forKey: .id)
    self.name = try fields.decode(String.self, forKey: .name)
    self.floorId = try fields.decode(String.self, forKey: .floorId)
    self.center = try fields.decode(Coordinate.self, forKey: .center)
    self.spaceId = try fields.decode(String.self, forKey: .spaceId)
    self.externalId = try fields.decodeIfContained(String.self, forKey: .externalId)
    self.description = try fields.decodeIfContained(String.self, forKey: .description)
    self.icon = try fields.decodeIfContained(String.self, forKey: .icon)
    self.locationIds = try fields.decode([String].self, forKey: .locationIds)
  }

  func checkBounds() throws(BoundsFault) {
    try check("id", id, .text(200))
    try check("name", name, .text(1000))
    try check("floorId", floorId, .text(200))
    try check("center", center, .own)
    try check("spaceId", spaceId, .text(200))
    try check("externalId", externalId, .text(500))
    try check("description", description, .text(20000))
    try check("icon", icon, .text(200000))
    try check("locationIds", locationIds, .list(.text(200), 10000))
  }
}

/// An area that spans spaces.
public struct AreaData: Codable, Sendable, Hashable, WireValue {
  /// Unique among areas.
  public var id: String
  /// Display name, in the language of the venue.
  public var name: String
  /// Id of its floor.
  public var floorId: String
  /// Its center.
  public var center: Coordinate
  /// Area in square meters.
  public var areaSquareMeters: Double
  /// The operator's id for it.
  public var externalId: String?
  /// Description; plain text.
  public var description: String?
  /// Ids of its locations.
  public var locationIds: [String]

  /// Makes a value of these fields.
  public init(
    id: String,
    name: String,
    floorId: String,
    center: Coordinate,
    areaSquareMeters: Double,
    externalId: String? = nil,
    description: String? = nil,
    locationIds: [String]
  ) {
    self.id = id
    self.name = name
    self.floorId = floorId
    self.center = center
    self.areaSquareMeters = areaSquareMeters
    self.externalId = externalId
    self.description = description
    self.locationIds = locationIds
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.id = try fields.decode(String.self, forKey: .id)
    self.name = try fields.decode(String.self, forKey: .name)
    self.floorId = try fields.decode(String.self, forKey: .floorId)
    self.center = try fields.decode(Coordinate.self, forKey: .center)
    self.areaSquareMeters = try fields.decode(Double.self, forKey: .areaSquareMeters)
    self.externalId = try fields.decodeIfContained(String.self, forKey: .externalId)
    self.description = try fields.decodeIfContained(String.self, forKey: .description)
    self.locationIds = try fields.decode([String].self, forKey: .locationIds)
  }

  func checkBounds() throws(BoundsFault) {
    try check("id", id, .text(200))
    try check("name", name, .text(1000))
    try check("floorId", floorId, .text(200))
    try check("center", center, .own)
    try check("areaSquareMeters", areaSquareMeters, .number(0, 1000000000))
    try check("externalId", externalId, .text(500))
    try check("description", description, .text(20000))
    try check("locationIds", locationIds, .list(.text(200), 10000))
  }
}

/// A symbol of the venue, such as a fire extinguisher.
public struct AnnotationData: Codable, Sendable, Hashable, WireValue {
  /// Unique among annotations.
  public var id: String
  /// Display name, in the language of the venue.
  public var name: String
  /// Name of its group in the legend.
  public var group: String
  /// Its type, as the operator names it.
  public var kind: String
  /// Id of its floor.
  public var floorId: String
  /// Its place.
  public var coordinate: Coordinate
  /// Address of the icon. `get-asset` returns the image.
  public var icon: String?
  /// The operator's id for it.
  public var externalId: String?
  /// Description; plain text.
  public var description: String?
  /// Ids of its locations.
  public var locationIds: [String]

  /// Makes a value of these fields.
  public init(
    id: String,
    name: String,
    group: String,
    kind: String,
    floorId: String,
    coordinate: Coordinate,
    icon: String? = nil,
    externalId: String? = nil,
    description: String? = nil,
    locationIds: [String]
  ) {
    self.id = id
    self.name = name
    self.group = group
    self.kind = kind
    self.floorId = floorId
    self.coordinate = coordinate
    self.icon = icon
    self.externalId = externalId
    self.description = description
    self.locationIds = locationIds
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.id = try fields.decode(String.self, forKey: .id)
    self.name = try fields.decode(String.self, forKey: .name)
    self.group = try fields.decode(String.self, forKey: .group)
    self.kind = try fields.decode(String.self, forKey: .kind)
    self.floorId = try fields.decode(String.self, forKey: .floorId)
    self.coordinate = try fields.decode(Coordinate.self, forKey: .coordinate)
    self.icon = try fields.decodeIfContained(String.self, forKey: .icon)
    self.externalId = try fields.decodeIfContained(String.self, forKey: .externalId)
    self.description = try fields.decodeIfContained(String.self, forKey: .description)
    self.locationIds = try fields.decode([String].self, forKey: .locationIds)
  }

  func checkBounds() throws(BoundsFault) {
    try check("id", id, .text(200))
    try check("name", name, .text(1000))
    try check("group", group, .text(1000))
    try check("kind", kind, .text(1000))
    try check("floorId", floorId, .text(200))
    try check("coordinate", coordinate, .own)
    try check("icon", icon, .text(200000))
    try check("externalId", externalId, .text(500))
    try check("description", description, .text(20000))
    try check("locationIds", locationIds, .list(.text(200), 10000))
  }
}

/// The desired content of the map. A topic that is missing keeps its value. A topic that is present replaces its whole value.
public struct MapState: Codable, Sendable, Hashable, WireValue {
  /// The venue. Another source replaces the map.
  public var venue: VenueTopic?
  /// Language of the venue, BCP 47; default: its own. A change draws the map again.
  public var language: String?
  /// Texts and aids for screen readers. A change draws the map again.
  public var accessibility: AccessibilityTopic?
  /// Colors; default: those of the system.
  public var theme: ThemeTopic?
  /// The floor; default: the one that the venue shows first.
  public var floor: FloorTopic?
  /// Limits of the camera, gestures, and covered edges.
  public var cameraRules: CameraRulesTopic?
  /// The view; default: fits the floor, or several buildings.
  public var camera: CameraTopic?
  /// Texts on the map; default: names of spaces.
  public var labels: LabelsTopic?
  /// Markers; default: none.
  public var markers: [MarkerItem]?
  /// Shapes; default: none.
  public var shapes: [ShapeItem]?
  /// 3D models; default: none.
  public var models: [ModelItem]?
  /// Images on floors; default: none.
  public var images: [ImageItem]?
  /// Appearance of spaces, later items above earlier ones; default: none.
  public var spaces: [SpaceItem]?
  /// Highlighted places; default: none.
  public var selection: SelectionTopic?
  /// Directions on the map; default: none.
  public var route: RouteTopic?
  /// Position of the user; default: none.
  public var blueDot: BlueDotTopic?
  /// Floors drawn apart; default: together.
  public var stack: StackTopic?
  /// The outdoor map; default: none.
  public var outdoor: OutdoorTopic?
  /// Topics that are shown at all; default: all.
  public var visibility: VisibilityTopic?

  /// Makes a value of these fields.
  public init(
    venue: VenueTopic? = nil,
    language: String? = nil,
    accessibility: AccessibilityTopic? = nil,
    theme: ThemeTopic? = nil,
    floor: FloorTopic? = nil,
    cameraRules: CameraRulesTopic? = nil,
    camera: CameraTopic? = nil,
    labels: LabelsTopic? = nil,
    markers: [MarkerItem]? = nil,
    shapes: [ShapeItem]? = nil,
    models: [ModelItem]? = nil,
    images: [ImageItem]? = nil,
    spaces: [SpaceItem]? = nil,
    selection: SelectionTopic? = nil,
    route: RouteTopic? = nil,
    blueDot: BlueDotTopic? = nil,
    stack: StackTopic? = nil,
    outdoor: OutdoorTopic? = nil,
    visibility: VisibilityTopic? = nil
  ) {
    self.venue = venue
    self.language = language
    self.accessibility = accessibility
    self.theme = theme
    self.floor = floor
    self.cameraRules = cameraRules
    self.camera = camera
    self.labels = labels
    self.markers = markers
    self.shapes = shapes
    self.models = models
    self.images = images
    self.spaces = spaces
    self.selection = selection
    self.route = route
    self.blueDot = blueDot
    self.stack = stack
    self.outdoor = outdoor
    self.visibility = visibility
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.venue = try fields.decodeIfContained(VenueTopic.self, forKey: .venue)
    self.language = try fields.decodeIfContained(String.self, forKey: .language)
    self.accessibility = try fields.decodeIfContained(AccessibilityTopic.self, forKey: .accessibility)
    self.theme = try fields.decodeIfContained(ThemeTopic.self, forKey: .theme)
    self.floor = try fields.decodeIfContained(FloorTopic.self, forKey: .floor)
    self.cameraRules = try fields.decodeIfContained(CameraRulesTopic.self, forKey: .cameraRules)
    self.camera = try fields.decodeIfContained(CameraTopic.self, forKey: .camera)
    self.labels = try fields.decodeIfContained(LabelsTopic.self, forKey: .labels)
    self.markers = try fields.decodeIfContained([MarkerItem].self, forKey: .markers)
    self.shapes = try fields.decodeIfContained([ShapeItem].self, forKey: .shapes)
    self.models = try fields.decodeIfContained([ModelItem].self, forKey: .models)
    self.images = try fields.decodeIfContained([ImageItem].self, forKey: .images)
    self.spaces = try fields.decodeIfContained([SpaceItem].self, forKey: .spaces)
    self.selection = try fields.decodeIfContained(SelectionTopic.self, forKey: .selection)
    self.route = try fields.decodeIfContained(RouteTopic.self, forKey: .route)
    self.blueDot = try fields.decodeIfContained(BlueDotTopic.self, forKey: .blueDot)
    self.stack = try fields.decodeIfContained(StackTopic.self, forKey: .stack)
    self.outdoor = try fields.decodeIfContained(OutdoorTopic.self, forKey: .outdoor)
    self.visibility = try fields.decodeIfContained(VisibilityTopic.self, forKey: .visibility)
  }

  func checkBounds() throws(BoundsFault) {
    try check("venue", venue, .own)
    try check("language", language, .text(35))
    try check("accessibility", accessibility, .own)
    try check("theme", theme, .own)
    try check("floor", floor, .own)
    try check("cameraRules", cameraRules, .own)
    try check("camera", camera, .own)
    try check("labels", labels, .own)
    try check("markers", markers, .list(.own, 5000))
    try check("shapes", shapes, .list(.own, 5000))
    try check("models", models, .list(.own, 1000))
    try check("images", images, .list(.own, 1000))
    try check("spaces", spaces, .list(.own, 5000))
    try check("selection", selection, .own)
    try check("route", route, .own)
    try check("blueDot", blueDot, .own)
    try check("stack", stack, .own)
    try check("outdoor", outdoor, .own)
    try check("visibility", visibility, .own)
  }
}

/// A topic of the state.
public enum StateTopic: String, Codable, Sendable, CaseIterable, WireValue {
  /// The venue. Another source replaces the map.
  case venue = "venue"
  /// Language of the venue, BCP 47; default: its own. A change draws the map again.
  case language = "language"
  /// Texts and aids for screen readers. A change draws the map again.
  case accessibility = "accessibility"
  /// Colors; default: those of the system.
  case theme = "theme"
  /// The floor; default: the one that the venue shows first.
  case floor = "floor"
  /// Limits of the camera, gestures, and covered edges.
  case cameraRules = "cameraRules"
  /// The view; default: fits the floor, or several buildings.
  case camera = "camera"
  /// Texts on the map; default: names of spaces.
  case labels = "labels"
  /// Markers; default: none.
  case markers = "markers"
  /// Shapes; default: none.
  case shapes = "shapes"
  /// 3D models; default: none.
  case models = "models"
  /// Images on floors; default: none.
  case images = "images"
  /// Appearance of spaces, later items above earlier ones; default: none.
  case spaces = "spaces"
  /// Highlighted places; default: none.
  case selection = "selection"
  /// Directions on the map; default: none.
  case route = "route"
  /// Position of the user; default: none.
  case blueDot = "blueDot"
  /// Floors drawn apart; default: together.
  case stack = "stack"
  /// The outdoor map; default: none.
  case outdoor = "outdoor"
  /// Topics that are shown at all; default: all.
  case visibility = "visibility"
}

/// The venue of the page.
public struct VenueTopic: Codable, Sendable, Hashable, WireValue {
  /// Where it comes from. Another token for the same venue does not load it again.
  public var source: VenueSource
  /// Whether to draw a map; default true. Without a map, the venue is only data.
  public var showsMap: Bool?

  /// Makes a value of these fields.
  public init(
    source: VenueSource,
    showsMap: Bool? = nil
  ) {
    self.source = source
    self.showsMap = showsMap
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.source = try fields.decode(VenueSource.self, forKey: .source)
    self.showsMap = try fields.decodeIfContained(Bool.self, forKey: .showsMap)
  }

  func checkBounds() throws(BoundsFault) {
    try check("source", source, .own)
  }
}

/// Where a venue comes from.
public enum VenueSource: Codable, Sendable, Hashable, WireValue {
  /// A server, with a key and secret.
  case server(Server)
  /// A server, with an access token that your own server requested.
  case access(Access)
  /// The URL of a bundle.
  case url(Url)
  /// A bundle that the host has.
  case bytes(Bytes)

  /// A server, with a key and secret.
  public static func server(baseUrl: String, venueId: String, key: String, secret: String) -> VenueSource {
    .server(Server(baseUrl: baseUrl, venueId: venueId, key: key, secret: secret))
  }

  /// A server, with an access token that your own server requested.
  public static func access(baseUrl: String, venueId: String, accessToken: String) -> VenueSource {
    .access(Access(baseUrl: baseUrl, venueId: venueId, accessToken: accessToken))
  }

  /// The URL of a bundle.
  public static func url(url: String) -> VenueSource {
    .url(Url(url: url))
  }

  /// A bundle that the host has.
  public static func bytes(digest: String, base64: String) -> VenueSource {
    .bytes(Bytes(digest: digest, base64: base64))
  }

  /// A server, with a key and secret.
  public struct Server: Codable, Sendable, Hashable, WireValue {
    /// URL of the server.
    public var baseUrl: String
    /// Id of the venue on that server.
    public var venueId: String
    /// The public key.
    public var key: String
    /// The secret.
    public var secret: String

    /// Makes a value of these fields.
    public init(
      baseUrl: String,
      venueId: String,
      key: String,
      secret: String
    ) {
      self.baseUrl = baseUrl
      self.venueId = venueId
      self.key = key
      self.secret = secret
    }

    func checkBounds() throws(BoundsFault) {
      try check("baseUrl", baseUrl, .text(2000))
      try check("venueId", venueId, .text(200))
      try check("key", key, .text(1000))
      try check("secret", secret, .text(1000))
    }
  }

  /// A server, with an access token that your own server requested.
  public struct Access: Codable, Sendable, Hashable, WireValue {
    /// URL of the server.
    public var baseUrl: String
    /// Id of the venue on that server.
    public var venueId: String
    /// The access token.
    public var accessToken: String

    /// Makes a value of these fields.
    public init(
      baseUrl: String,
      venueId: String,
      accessToken: String
    ) {
      self.baseUrl = baseUrl
      self.venueId = venueId
      self.accessToken = accessToken
    }

    func checkBounds() throws(BoundsFault) {
      try check("baseUrl", baseUrl, .text(2000))
      try check("venueId", venueId, .text(200))
      try check("accessToken", accessToken, .text(10000))
    }
  }

  /// The URL of a bundle.
  public struct Url: Codable, Sendable, Hashable, WireValue {
    /// Its URL: https, http, or the scheme that the app serves its files by.
    public var url: String

    /// Makes a value of these fields.
    public init(
      url: String
    ) {
      self.url = url
    }

    func checkBounds() throws(BoundsFault) {
      try check("url", url, .text(10000))
    }
  }

  /// A bundle that the host has.
  public struct Bytes: Codable, Sendable, Hashable, WireValue {
    /// Identifies the bytes, such as their SHA-256. Another digest is another venue.
    public var digest: String
    /// The bundle in Base64.
    public var base64: String

    /// Makes a value of these fields.
    public init(
      digest: String,
      base64: String
    ) {
      self.digest = digest
      self.base64 = base64
    }

    func checkBounds() throws(BoundsFault) {
      try check("digest", digest, .text(200))
      try check("base64", base64, .text(64000000))
    }
  }

  private enum Tag: String, CodingKey { case tag = "kind" }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Tag.self)
    let tag = try container.decode(String.self, forKey: .tag)
    switch tag {
    case "server": self = .server(try Server(from: decoder))
    case "access": self = .access(try Access(from: decoder))
    case "url": self = .url(try Url(from: decoder))
    case "bytes": self = .bytes(try Bytes(from: decoder))
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .tag, in: container, debugDescription: "There is no case \(tag).")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Tag.self)
    switch self {
    case .server(let value):
      try container.encode("server", forKey: .tag)
      try value.encode(to: encoder)
    case .access(let value):
      try container.encode("access", forKey: .tag)
      try value.encode(to: encoder)
    case .url(let value):
      try container.encode("url", forKey: .tag)
      try value.encode(to: encoder)
    case .bytes(let value):
      try container.encode("bytes", forKey: .tag)
      try value.encode(to: encoder)
    }
  }

  func checkBounds() throws(BoundsFault) {
    switch self {
    case .server(let value): try value.checkBounds()
    case .access(let value): try value.checkBounds()
    case .url(let value): try value.checkBounds()
    case .bytes(let value): try value.checkBounds()
    }
  }
}

/// Texts and aids of the map.
public struct AccessibilityTopic: Codable, Sendable, Hashable, WireValue {
  /// Name of the map; default: "Map of" and the name of the venue.
  public var accessibleName: String?
  /// Whether keys move the map; default true.
  public var keyboard: Bool?
  /// Whether changes are announced to screen readers; default true.
  public var announcements: Bool?
  /// Texts of the map itself by name; default: English.
  public var messages: [String: String]?
  /// Words for kinds of spaces by kind; default: English.
  public var kinds: [String: String]?

  /// Makes a value of these fields.
  public init(
    accessibleName: String? = nil,
    keyboard: Bool? = nil,
    announcements: Bool? = nil,
    messages: [String: String]? = nil,
    kinds: [String: String]? = nil
  ) {
    self.accessibleName = accessibleName
    self.keyboard = keyboard
    self.announcements = announcements
    self.messages = messages
    self.kinds = kinds
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.accessibleName = try fields.decodeIfContained(String.self, forKey: .accessibleName)
    self.keyboard = try fields.decodeIfContained(Bool.self, forKey: .keyboard)
    self.announcements = try fields.decodeIfContained(Bool.self, forKey: .announcements)
    self.messages = try fields.decodeIfContained([String: String].self, forKey: .messages)
    self.kinds = try fields.decodeIfContained([String: String].self, forKey: .kinds)
  }

  func checkBounds() throws(BoundsFault) {
    try check("accessibleName", accessibleName, .text(1000))
    try check("messages", messages, .map(.text(1000), 200))
    try check("kinds", kinds, .map(.text(1000), 200))
  }
}

/// Colors of the map.
public struct ThemeTopic: Codable, Sendable, Hashable, WireValue {
  /// Light or dark.
  public var scheme: ColorScheme
  /// Colors that differ from those of the scheme. With `auto`, the colors are those of a light theme.
  public var colors: ThemeColors?

  /// Makes a value of these fields.
  public init(
    scheme: ColorScheme,
    colors: ThemeColors? = nil
  ) {
    self.scheme = scheme
    self.colors = colors
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.scheme = try fields.decode(ColorScheme.self, forKey: .scheme)
    self.colors = try fields.decodeIfContained(ThemeColors.self, forKey: .colors)
  }

  func checkBounds() throws(BoundsFault) {
    try check("scheme", scheme, .own)
    try check("colors", colors, .own)
  }
}

/// Light or dark.
public enum ColorScheme: String, Codable, Sendable, CaseIterable, WireValue {
  /// Follows the system.
  case auto = "auto"
  /// Light.
  case light = "light"
  /// Dark.
  case dark = "dark"
}

/// Colors that differ from those of the built-in theme. Values are CSS colors.
public struct ThemeColors: Codable, Sendable, Hashable, WireValue {
  /// Background around the building.
  public var paper: String?
  /// The slab of a floor.
  public var floor: String?
  /// Hallways and other paths.
  public var hallway: String?
  /// Rooms without a category.
  public var room: String?
  /// Stairs, elevators, escalators.
  public var connection: String?
  /// Ground outside the building.
  public var exterior: String?
  /// Openings to the floor below.
  public var opening: String?
  /// Tops of walls.
  public var wall: String?
  /// Tops of counters, columns, and other objects.
  public var object: String?
  /// Colors of rooms, assigned to categories in turn.
  public var tints: [String]?
  /// Names of rooms.
  public var label: String?
  /// Names of less important spaces.
  public var labelMuted: String?
  /// Halo around letters.
  public var labelHalo: String?
  /// Focus ring, selection, and route.
  public var accent: String?
  /// Strength of the sun's shadow, 0 to 1.
  public var sunShadow: Double?
  /// Strength of the shade at the foot of walls, 0 to 1.
  public var contactShade: Double?
  /// Height at which walls are cut, in meters.
  public var wallCutMeters: Double?

  /// Makes a value of these fields.
  public init(
    paper: String? = nil,
    floor: String? = nil,
    hallway: String? = nil,
    room: String? = nil,
    connection: String? = nil,
    exterior: String? = nil,
    opening: String? = nil,
    wall: String? = nil,
    object: String? = nil,
    tints: [String]? = nil,
    label: String? = nil,
    labelMuted: String? = nil,
    labelHalo: String? = nil,
    accent: String? = nil,
    sunShadow: Double? = nil,
    contactShade: Double? = nil,
    wallCutMeters: Double? = nil
  ) {
    self.paper = paper
    self.floor = floor
    self.hallway = hallway
    self.room = room
    self.connection = connection
    self.exterior = exterior
    self.opening = opening
    self.wall = wall
    self.object = object
    self.tints = tints
    self.label = label
    self.labelMuted = labelMuted
    self.labelHalo = labelHalo
    self.accent = accent
    self.sunShadow = sunShadow
    self.contactShade = contactShade
    self.wallCutMeters = wallCutMeters
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.paper = try fields.decodeIfContained(String.self, forKey: .paper)
    self.floor = try fields.decodeIfContained(String.self, forKey: .floor)
    self.hallway = try fields.decodeIfContained(String.self, forKey: .hallway)
    self.room = try fields.decodeIfContained(String.self, forKey: .room)
    self.connection = try fields.decodeIfContained(String.self, forKey: .connection)
    self.exterior = try fields.decodeIfContained(String.self, forKey: .exterior)
    self.opening = try fields.decodeIfContained(String.self, forKey: .opening)
    self.wall = try fields.decodeIfContained(String.self, forKey: .wall)
    self.object = try fields.decodeIfContained(String.self, forKey: .object)
    self.tints = try fields.decodeIfContained([String].self, forKey: .tints)
    self.label = try fields.decodeIfContained(String.self, forKey: .label)
    self.labelMuted = try fields.decodeIfContained(String.self, forKey: .labelMuted)
    self.labelHalo = try fields.decodeIfContained(String.self, forKey: .labelHalo)
    self.accent = try fields.decodeIfContained(String.self, forKey: .accent)
    self.sunShadow = try fields.decodeIfContained(Double.self, forKey: .sunShadow)
    self.contactShade = try fields.decodeIfContained(Double.self, forKey: .contactShade)
    self.wallCutMeters = try fields.decodeIfContained(Double.self, forKey: .wallCutMeters)
  }

  func checkBounds() throws(BoundsFault) {
    try check("paper", paper, .text(100))
    try check("floor", floor, .text(100))
    try check("hallway", hallway, .text(100))
    try check("room", room, .text(100))
    try check("connection", connection, .text(100))
    try check("exterior", exterior, .text(100))
    try check("opening", opening, .text(100))
    try check("wall", wall, .text(100))
    try check("object", object, .text(100))
    try check("tints", tints, .list(.text(100), 100))
    try check("label", label, .text(100))
    try check("labelMuted", labelMuted, .text(100))
    try check("labelHalo", labelHalo, .text(100))
    try check("accent", accent, .text(100))
    try check("sunShadow", sunShadow, .number(0, 1))
    try check("contactShade", contactShade, .number(0, 1))
    try check("wallCutMeters", wallCutMeters, .number(0.1, 100))
  }
}

/// The floor.
public struct FloorTopic: Codable, Sendable, Hashable, WireValue {
  /// Its id.
  public var id: String

  /// Makes a value of these fields.
  public init(
    id: String
  ) {
    self.id = id
  }

  func checkBounds() throws(BoundsFault) {
    try check("id", id, .text(200))
  }
}

/// The state of the camera.
public struct CameraState: Codable, Sendable, Hashable, WireValue {
  /// The coordinate at the center of the view.
  public var center: Coordinate?
  /// Direction at the top of the screen, in degrees clockwise from north.
  public var bearing: Double?
  /// Pitch in degrees; 0 looks straight down.
  public var pitch: Double?
  /// Web Mercator zoom level of 512-pixel tiles.
  public var zoomLevel: Double?

  /// Makes a value of these fields.
  public init(
    center: Coordinate? = nil,
    bearing: Double? = nil,
    pitch: Double? = nil,
    zoomLevel: Double? = nil
  ) {
    self.center = center
    self.bearing = bearing
    self.pitch = pitch
    self.zoomLevel = zoomLevel
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.center = try fields.decodeIfContained(Coordinate.self, forKey: .center)
    self.bearing = try fields.decodeIfContained(Double.self, forKey: .bearing)
    self.pitch = try fields.decodeIfContained(Double.self, forKey: .pitch)
    self.zoomLevel = try fields.decodeIfContained(Double.self, forKey: .zoomLevel)
  }

  func checkBounds() throws(BoundsFault) {
    try check("center", center, .own)
    try check("bearing", bearing, .number(-36000, 36000))
    try check("pitch", pitch, .number(0, 90))
    try check("zoomLevel", zoomLevel, .number(0, 30))
  }
}

/// The view. Missing fields stay the same.
public struct CameraTopic: Codable, Sendable, Hashable, WireValue {
  /// The coordinate at the center of the view.
  public var center: Coordinate?
  /// Direction at the top of the screen, in degrees clockwise from north.
  public var bearing: Double?
  /// Pitch in degrees; 0 looks straight down.
  public var pitch: Double?
  /// Web Mercator zoom level of 512-pixel tiles.
  public var zoomLevel: Double?
  /// Duration of the move; default 0: immediate.
  public var durationMs: Double?
  /// Speed over the move; default `ease-in-out`.
  public var easing: Easing?

  /// Makes a value of these fields.
  public init(
    center: Coordinate? = nil,
    bearing: Double? = nil,
    pitch: Double? = nil,
    zoomLevel: Double? = nil,
    durationMs: Double? = nil,
    easing: Easing? = nil
  ) {
    self.center = center
    self.bearing = bearing
    self.pitch = pitch
    self.zoomLevel = zoomLevel
    self.durationMs = durationMs
    self.easing = easing
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.center = try fields.decodeIfContained(Coordinate.self, forKey: .center)
    self.bearing = try fields.decodeIfContained(Double.self, forKey: .bearing)
    self.pitch = try fields.decodeIfContained(Double.self, forKey: .pitch)
    self.zoomLevel = try fields.decodeIfContained(Double.self, forKey: .zoomLevel)
    self.durationMs = try fields.decodeIfContained(Double.self, forKey: .durationMs)
    self.easing = try fields.decodeIfContained(Easing.self, forKey: .easing)
  }

  func checkBounds() throws(BoundsFault) {
    try check("center", center, .own)
    try check("bearing", bearing, .number(-36000, 36000))
    try check("pitch", pitch, .number(0, 90))
    try check("zoomLevel", zoomLevel, .number(0, 30))
    try check("durationMs", durationMs, .number(0, 60000))
    try check("easing", easing, .own)
  }
}

/// Speed over an animation.
public enum Easing: String, Codable, Sendable, CaseIterable, WireValue {
  /// Constant.
  case linear = "linear"
  /// Starts slowly.
  case easeIn = "ease-in"
  /// Ends slowly.
  case easeOut = "ease-out"
  /// Starts and ends slowly.
  case easeInOut = "ease-in-out"
}

/// Limits of the camera, gestures, and covered edges.
public struct CameraRulesTopic: Codable, Sendable, Hashable, WireValue {
  /// Minimum zoom level; default: two below the one that fits the venue.
  public var minZoomLevel: Double?
  /// Maximum zoom level; default 23.
  public var maxZoomLevel: Double?
  /// Minimum pitch in degrees; default 0.
  public var minPitch: Double?
  /// Maximum pitch in degrees; default 75.
  public var maxPitch: Double?
  /// Bounds of the view's center; default: the bounding box of all floors.
  public var bounds: Bounds?
  /// Enabled gestures; default: all.
  public var interactions: CameraInteractions?
  /// Pixels on each side that views of the app cover; default 0.
  public var screenOffsets: ScreenOffsets?
  /// When `camera-change` is sent; default `at-rest`.
  public var reports: CameraReports?

  /// Makes a value of these fields.
  public init(
    minZoomLevel: Double? = nil,
    maxZoomLevel: Double? = nil,
    minPitch: Double? = nil,
    maxPitch: Double? = nil,
    bounds: Bounds? = nil,
    interactions: CameraInteractions? = nil,
    screenOffsets: ScreenOffsets? = nil,
    reports: CameraReports? = nil
  ) {
    self.minZoomLevel = minZoomLevel
    self.maxZoomLevel = maxZoomLevel
    self.minPitch = minPitch
    self.maxPitch = maxPitch
    self.bounds = bounds
    self.interactions = interactions
    self.screenOffsets = screenOffsets
    self.reports = reports
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.minZoomLevel = try fields.decodeIfContained(Double.self, forKey: .minZoomLevel)
    self.maxZoomLevel = try fields.decodeIfContained(Double.self, forKey: .maxZoomLevel)
    self.minPitch = try fields.decodeIfContained(Double.self, forKey: .minPitch)
    self.maxPitch = try fields.decodeIfContained(Double.self, forKey: .maxPitch)
    self.bounds = try fields.decodeIfContained(Bounds.self, forKey: .bounds)
    self.interactions = try fields.decodeIfContained(CameraInteractions.self, forKey: .interactions)
    self.screenOffsets = try fields.decodeIfContained(ScreenOffsets.self, forKey: .screenOffsets)
    self.reports = try fields.decodeIfContained(CameraReports.self, forKey: .reports)
  }

  func checkBounds() throws(BoundsFault) {
    try check("minZoomLevel", minZoomLevel, .number(0, 30))
    try check("maxZoomLevel", maxZoomLevel, .number(0, 30))
    try check("minPitch", minPitch, .number(0, 75))
    try check("maxPitch", maxPitch, .number(0, 75))
    try check("bounds", bounds, .own)
    try check("interactions", interactions, .own)
    try check("screenOffsets", screenOffsets, .own)
    try check("reports", reports, .own)
  }
}

/// When changes of the camera are reported.
public enum CameraReports: String, Codable, Sendable, CaseIterable, WireValue {
  /// When the camera stops.
  case atRest = "at-rest"
  /// In every frame in which it moves.
  case everyFrame = "every-frame"
}

/// A box of coordinates, in degrees.
public struct Bounds: Codable, Sendable, Hashable, WireValue {
  /// Least longitude.
  public var west: Double
  /// Least latitude.
  public var south: Double
  /// Greatest longitude.
  public var east: Double
  /// Greatest latitude.
  public var north: Double

  /// Makes a value of these fields.
  public init(
    west: Double,
    south: Double,
    east: Double,
    north: Double
  ) {
    self.west = west
    self.south = south
    self.east = east
    self.north = north
  }

  func checkBounds() throws(BoundsFault) {
    try check("west", west, .number(-180, 180))
    try check("south", south, .number(-90, 90))
    try check("east", east, .number(-180, 180))
    try check("north", north, .number(-90, 90))
  }
}

/// Gestures and keys. All are enabled by default.
public struct CameraInteractions: Codable, Sendable, Hashable, WireValue {
  /// Drag to pan.
  public var pan: Bool?
  /// Pinch to zoom.
  public var zoom: Bool?
  /// Rotate with two fingers.
  public var rotate: Bool?
  /// Tilt with two fingers.
  public var pitch: Bool?
  /// Pan, zoom, and rotate with keys.
  public var keyboard: Bool?

  /// Makes a value of these fields.
  public init(
    pan: Bool? = nil,
    zoom: Bool? = nil,
    rotate: Bool? = nil,
    pitch: Bool? = nil,
    keyboard: Bool? = nil
  ) {
    self.pan = pan
    self.zoom = zoom
    self.rotate = rotate
    self.pitch = pitch
    self.keyboard = keyboard
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.pan = try fields.decodeIfContained(Bool.self, forKey: .pan)
    self.zoom = try fields.decodeIfContained(Bool.self, forKey: .zoom)
    self.rotate = try fields.decodeIfContained(Bool.self, forKey: .rotate)
    self.pitch = try fields.decodeIfContained(Bool.self, forKey: .pitch)
    self.keyboard = try fields.decodeIfContained(Bool.self, forKey: .keyboard)
  }
}

/// Pixels on each side that views of the app cover.
public struct ScreenOffsets: Codable, Sendable, Hashable, WireValue {
  /// Pixels from the top.
  public var top: Double?
  /// Pixels from the right.
  public var right: Double?
  /// Pixels from the bottom.
  public var bottom: Double?
  /// Pixels from the left.
  public var left: Double?

  /// Makes a value of these fields.
  public init(
    top: Double? = nil,
    right: Double? = nil,
    bottom: Double? = nil,
    left: Double? = nil
  ) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.top = try fields.decodeIfContained(Double.self, forKey: .top)
    self.right = try fields.decodeIfContained(Double.self, forKey: .right)
    self.bottom = try fields.decodeIfContained(Double.self, forKey: .bottom)
    self.left = try fields.decodeIfContained(Double.self, forKey: .left)
  }

  func checkBounds() throws(BoundsFault) {
    try check("top", top, .number(0, 10000))
    try check("right", right, .number(0, 10000))
    try check("bottom", bottom, .number(0, 10000))
    try check("left", left, .number(0, 10000))
  }
}

/// Decides which label or marker is shown if two overlap.
public enum Priority: String, Codable, Sendable, CaseIterable, WireValue {
  /// Hidden first.
  case low = "low"
  /// Default of labels.
  case medium = "medium"
  /// Default of markers.
  case high = "high"
  /// Always shown, even over others.
  case always = "always"
}

/// Texts on the map.
public struct LabelsTopic: Codable, Sendable, Hashable, WireValue {
  /// Whether spaces show their names; default `all`.
  public var names: AutomaticLabels?
  /// Labels of the app; default: none.
  public var items: [LabelItem]?

  /// Makes a value of these fields.
  public init(
    names: AutomaticLabels? = nil,
    items: [LabelItem]? = nil
  ) {
    self.names = names
    self.items = items
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.names = try fields.decodeIfContained(AutomaticLabels.self, forKey: .names)
    self.items = try fields.decodeIfContained([LabelItem].self, forKey: .items)
  }

  func checkBounds() throws(BoundsFault) {
    try check("names", names, .own)
    try check("items", items, .list(.own, 5000))
  }
}

/// Labels that the map adds by itself.
public enum AutomaticLabels: String, Codable, Sendable, CaseIterable, WireValue {
  /// Names of spaces.
  case all = "all"
  /// No labels.
  case `none` = "none"
}

/// A label.
public struct LabelItem: Codable, Sendable, Hashable, WireValue {
  /// Chosen by the host, unique in its list. An item with the same key is updated.
  public var key: String
  /// Where it is.
  public var target: PlaceTarget
  /// Plain text, not markup.
  public var text: String
  /// Faces the viewer, or lies on the floor; default `floating`.
  public var kind: LabelKind?
  /// Decides which item is shown if two overlap.
  public var priority: Priority?
  /// Minimum zoom level; default: none.
  public var minZoomLevel: Double?
  /// Maximum zoom level; default: none.
  public var maxZoomLevel: Double?
  /// CSS color of the letters; default: the theme's label color.
  public var color: String?
  /// CSS color of the halo; default: the theme's.
  public var haloColor: String?
  /// Font size of a floating label; default 13.
  public var fontSizePixels: Double?
  /// Font weight; default 550.
  public var fontWeight: Double?
  /// Maximum font size of a flat label; default 2.4 in a space, 1.2 at a coordinate.
  public var fontSizeMeters: Double?
  /// Direction of a flat label, clockwise from east; default: along its space.
  public var rotationDegrees: Double?
  /// Maximum line width of a floating label; default 112.
  public var maxWidthPixels: Double?
  /// Dot or image at the anchor point; default: none.
  public var icon: LabelIcon?
  /// Its name for screen readers.
  public var accessibleName: String?
  /// Whether taps hit it and it is a button for screen readers; default false.
  public var interactive: Bool?

  /// Makes a value of these fields.
  public init(
    key: String,
    target: PlaceTarget,
    text: String,
    kind: LabelKind? = nil,
    priority: Priority? = nil,
    minZoomLevel: Double? = nil,
    maxZoomLevel: Double? = nil,
    color: String? = nil,
    haloColor: String? = nil,
    fontSizePixels: Double? = nil,
    fontWeight: Double? = nil,
    fontSizeMeters: Double? = nil,
    rotationDegrees: Double? = nil,
    maxWidthPixels: Double? = nil,
    icon: LabelIcon? = nil,
    accessibleName: String? = nil,
    interactive: Bool? = nil
  ) {
    self.key = key
    self.target = target
    self.text = text
    self.kind = kind
    self.priority = priority
    self.minZoomLevel = minZoomLevel
    self.maxZoomLevel = maxZoomLevel
    self.color = color
    self.haloColor = haloColor
    self.fontSizePixels = fontSizePixels
    self.fontWeight = fontWeight
    self.fontSizeMeters = fontSizeMeters
    self.rotationDegrees = rotationDegrees
    self.maxWidthPixels = maxWidthPixels
    self.icon = icon
    self.accessibleName = accessibleName
    self.interactive = interactive
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.key = try fields.decode(String.self, forKey: .key)
    self.target = try fields.decode(PlaceTarget.self, forKey: .target)
    self.text = try fields.decode(String.self, forKey: .text)
    self.kind = try fields.decodeIfContained(LabelKind.self, forKey: .kind)
    self.priority = try fields.decodeIfContained(Priority.self, forKey: .priority)
    self.minZoomLevel = try fields.decodeIfContained(Double.self, forKey: .minZoomLevel)
    self.maxZoomLevel = try fields.decodeIfContained(Double.self, forKey: .maxZoomLevel)
    self.color = try fields.decodeIfContained(String.self, forKey: .color)
    self.haloColor = try fields.decodeIfContained(String.self, forKey: .haloColor)
    self.fontSizePixels = try fields.decodeIfContained(Double.self, forKey: .fontSizePixels)
    self.fontWeight = try fields.decodeIfContained(Double.self, forKey: .fontWeight)
    self.fontSizeMeters = try fields.decodeIfContained(Double.self, forKey: .fontSizeMeters)
    self.rotationDegrees = try fields.decodeIfContained(Double.self, forKey: .rotationDegrees)
    self.maxWidthPixels = try fields.decodeIfContained(Double.self, forKey: .maxWidthPixels)
    self.icon = try fields.decodeIfContained(LabelIcon.self, forKey: .icon)
    self.accessibleName = try fields.decodeIfContained(String.self, forKey: .accessibleName)
    self.interactive = try fields.decodeIfContained(Bool.self, forKey: .interactive)
  }

  func checkBounds() throws(BoundsFault) {
    try check("key", key, .text(200))
    try check("target", target, .own)
    try check("text", text, .text(1000))
    try check("kind", kind, .own)
    try check("priority", priority, .own)
    try check("minZoomLevel", minZoomLevel, .number(0, 30))
    try check("maxZoomLevel", maxZoomLevel, .number(0, 30))
    try check("color", color, .text(100))
    try check("haloColor", haloColor, .text(100))
    try check("fontSizePixels", fontSizePixels, .number(6, 64))
    try check("fontWeight", fontWeight, .number(100, 900))
    try check("fontSizeMeters", fontSizeMeters, .number(0.1, 50))
    try check("rotationDegrees", rotationDegrees, .number(-360, 360))
    try check("maxWidthPixels", maxWidthPixels, .number(20, 400))
    try check("icon", icon, .own)
    try check("accessibleName", accessibleName, .text(1000))
  }
}

/// How a label is drawn.
public enum LabelKind: String, Codable, Sendable, CaseIterable, WireValue {
  /// Faces the viewer.
  case floating = "floating"
  /// Lies on the floor.
  case flat = "flat"
}

/// What is drawn at the anchor point of a label.
public enum LabelIcon: Codable, Sendable, Hashable, WireValue {
  /// A dot.
  case dot(Dot)
  /// An image.
  case image(Image)

  /// A dot.
  public static func dot() -> LabelIcon {
    .dot(Dot())
  }

  /// An image.
  public static func image(url: String, sizePixels: Double? = nil) -> LabelIcon {
    .image(Image(url: url, sizePixels: sizePixels))
  }

  /// A dot.
  public struct Dot: Codable, Sendable, Hashable, WireValue {
    /// Makes a value without fields.
    public init() {}

    public init(from decoder: any Decoder) throws {
      enum NoKey: CodingKey {}
      _ = try decoder.container(keyedBy: NoKey.self)
    }
  }

  /// An image.
  public struct Image: Codable, Sendable, Hashable, WireValue {
    /// A file of the venue, such as the logo of a location, or a `data:` URL.
    public var url: String
    /// Length of its longer side in CSS pixels; default 24.
    public var sizePixels: Double?

    /// Makes a value of these fields.
    public init(
      url: String,
      sizePixels: Double? = nil
    ) {
      self.url = url
      self.sizePixels = sizePixels
    }

    public init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      self.url = try fields.decode(String.self, forKey: .url)
      self.sizePixels = try fields.decodeIfContained(Double.self, forKey: .sizePixels)
    }

    func checkBounds() throws(BoundsFault) {
      try check("url", url, .text(200000))
      try check("sizePixels", sizePixels, .number(8, 96))
    }
  }

  private enum Tag: String, CodingKey { case tag = "kind" }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Tag.self)
    let tag = try container.decode(String.self, forKey: .tag)
    switch tag {
    case "dot": self = .dot(try Dot(from: decoder))
    case "image": self = .image(try Image(from: decoder))
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .tag, in: container, debugDescription: "There is no case \(tag).")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Tag.self)
    switch self {
    case .dot(let value):
      try container.encode("dot", forKey: .tag)
      try value.encode(to: encoder)
    case .image(let value):
      try container.encode("image", forKey: .tag)
      try value.encode(to: encoder)
    }
  }

  func checkBounds() throws(BoundsFault) {
    switch self {
    case .dot(let value): try value.checkBounds()
    case .image(let value): try value.checkBounds()
    }
  }
}

/// A marker.
public struct MarkerItem: Codable, Sendable, Hashable, WireValue {
  /// Chosen by the host, unique in its list. An item with the same key is updated.
  public var key: String
  /// Where it is.
  public var target: PlaceTarget
  /// What it shows.
  public var content: MarkerContent
  /// The point of the marker that is at the target; default `center`, `bottom` for pins and tooltips.
  public var anchor: MarkerAnchor?
  /// Decides which item is shown if two overlap.
  public var priority: Priority?
  /// Minimum zoom level; default: none.
  public var minZoomLevel: Double?
  /// Height above its place; default 0.
  public var altitudeMeters: Double?
  /// Duration of a move to another coordinate on its floor; default 0: immediate.
  public var moveDurationMs: Double?
  /// Its name for screen readers.
  public var accessibleName: String?
  /// Whether taps hit it and it is a button for screen readers; default false.
  public var interactive: Bool?

  /// Makes a value of these fields.
  public init(
    key: String,
    target: PlaceTarget,
    content: MarkerContent,
    anchor: MarkerAnchor? = nil,
    priority: Priority? = nil,
    minZoomLevel: Double? = nil,
    altitudeMeters: Double? = nil,
    moveDurationMs: Double? = nil,
    accessibleName: String? = nil,
    interactive: Bool? = nil
  ) {
    self.key = key
    self.target = target
    self.content = content
    self.anchor = anchor
    self.priority = priority
    self.minZoomLevel = minZoomLevel
    self.altitudeMeters = altitudeMeters
    self.moveDurationMs = moveDurationMs
    self.accessibleName = accessibleName
    self.interactive = interactive
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.key = try fields.decode(String.self, forKey: .key)
    self.target = try fields.decode(PlaceTarget.self, forKey: .target)
    self.content = try fields.decode(MarkerContent.self, forKey: .content)
    self.anchor = try fields.decodeIfContained(MarkerAnchor.self, forKey: .anchor)
    self.priority = try fields.decodeIfContained(Priority.self, forKey: .priority)
    self.minZoomLevel = try fields.decodeIfContained(Double.self, forKey: .minZoomLevel)
    self.altitudeMeters = try fields.decodeIfContained(Double.self, forKey: .altitudeMeters)
    self.moveDurationMs = try fields.decodeIfContained(Double.self, forKey: .moveDurationMs)
    self.accessibleName = try fields.decodeIfContained(String.self, forKey: .accessibleName)
    self.interactive = try fields.decodeIfContained(Bool.self, forKey: .interactive)
  }

  func checkBounds() throws(BoundsFault) {
    try check("key", key, .text(200))
    try check("target", target, .own)
    try check("content", content, .own)
    try check("anchor", anchor, .own)
    try check("priority", priority, .own)
    try check("minZoomLevel", minZoomLevel, .number(0, 30))
    try check("altitudeMeters", altitudeMeters, .number(-1000, 1000))
    try check("moveDurationMs", moveDurationMs, .number(0, 60000))
    try check("accessibleName", accessibleName, .text(1000))
  }
}

/// A point of a marker.
public enum MarkerAnchor: String, Codable, Sendable, CaseIterable, WireValue {
  /// Center.
  case center = "center"
  /// Middle of the top edge.
  case top = "top"
  /// Middle of the bottom edge.
  case bottom = "bottom"
  /// Middle of the left edge.
  case left = "left"
  /// Middle of the right edge.
  case right = "right"
  /// Top left corner.
  case topLeft = "top-left"
  /// Top right corner.
  case topRight = "top-right"
  /// Bottom left corner.
  case bottomLeft = "bottom-left"
  /// Bottom right corner.
  case bottomRight = "bottom-right"
}

/// The content of a marker.
public enum MarkerContent: Codable, Sendable, Hashable, WireValue {
  /// Text on a plate.
  case text(Text)
  /// A pin.
  case pin(Pin)
  /// An image.
  case image(Image)
  /// A tooltip with an arrow.
  case tooltip(Tooltip)
  /// HTML. Scripts, forms, frames, event handlers, and addresses of other servers are removed.
  case html(Html)

  /// Text on a plate.
  public static func text(text: String) -> MarkerContent {
    .text(Text(text: text))
  }

  /// A pin.
  public static func pin(color: String? = nil, symbol: String? = nil, imageUrl: String? = nil) -> MarkerContent {
    .pin(Pin(color: color, symbol: symbol, imageUrl: imageUrl))
  }

  /// An image.
  public static func image(url: String, widthPixels: Double? = nil, heightPixels: Double? = nil) -> MarkerContent {
    .image(Image(url: url, widthPixels: widthPixels, heightPixels: heightPixels))
  }

  /// A tooltip with an arrow.
  public static func tooltip(title: String? = nil, text: String? = nil, imageUrl: String? = nil, color: String? = nil) -> MarkerContent {
    .tooltip(Tooltip(title: title, text: text, imageUrl: imageUrl, color: color))
  }

  /// HTML. Scripts, forms, frames, event handlers, and addresses of other servers are removed.
  public static func html(html: String) -> MarkerContent {
    .html(Html(html: html))
  }

  /// Text on a plate.
  public struct Text: Codable, Sendable, Hashable, WireValue {
    /// Plain text, not markup.
    public var text: String

    /// Makes a value of these fields.
    public init(
      text: String
    ) {
      self.text = text
    }

    func checkBounds() throws(BoundsFault) {
      try check("text", text, .text(1000))
    }
  }

  /// A pin.
  public struct Pin: Codable, Sendable, Hashable, WireValue {
    /// CSS color; default: the theme's accent color.
    public var color: String?
    /// A letter, number, or emoji in it.
    public var symbol: String?
    /// An image in it: a file of the venue, or a `data:` URL.
    public var imageUrl: String?

    /// Makes a value of these fields.
    public init(
      color: String? = nil,
      symbol: String? = nil,
      imageUrl: String? = nil
    ) {
      self.color = color
      self.symbol = symbol
      self.imageUrl = imageUrl
    }

    public init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      self.color = try fields.decodeIfContained(String.self, forKey: .color)
      self.symbol = try fields.decodeIfContained(String.self, forKey: .symbol)
      self.imageUrl = try fields.decodeIfContained(String.self, forKey: .imageUrl)
    }

    func checkBounds() throws(BoundsFault) {
      try check("color", color, .text(100))
      try check("symbol", symbol, .text(8))
      try check("imageUrl", imageUrl, .text(200000))
    }
  }

  /// An image.
  public struct Image: Codable, Sendable, Hashable, WireValue {
    /// A file of the venue, or a `data:` URL.
    public var url: String
    /// Width in CSS pixels; default 28.
    public var widthPixels: Double?
    /// Height in CSS pixels; default: as the image has it.
    public var heightPixels: Double?

    /// Makes a value of these fields.
    public init(
      url: String,
      widthPixels: Double? = nil,
      heightPixels: Double? = nil
    ) {
      self.url = url
      self.widthPixels = widthPixels
      self.heightPixels = heightPixels
    }

    public init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      self.url = try fields.decode(String.self, forKey: .url)
      self.widthPixels = try fields.decodeIfContained(Double.self, forKey: .widthPixels)
      self.heightPixels = try fields.decodeIfContained(Double.self, forKey: .heightPixels)
    }

    func checkBounds() throws(BoundsFault) {
      try check("url", url, .text(200000))
      try check("widthPixels", widthPixels, .number(1, 1000))
      try check("heightPixels", heightPixels, .number(1, 1000))
    }
  }

  /// A tooltip with an arrow.
  public struct Tooltip: Codable, Sendable, Hashable, WireValue {
    /// Plain text, not markup.
    public var title: String?
    /// Plain text, not markup.
    public var text: String?
    /// An image: a file of the venue, or a `data:` URL.
    public var imageUrl: String?
    /// CSS color of its background; default: that of the theme.
    public var color: String?

    /// Makes a value of these fields.
    public init(
      title: String? = nil,
      text: String? = nil,
      imageUrl: String? = nil,
      color: String? = nil
    ) {
      self.title = title
      self.text = text
      self.imageUrl = imageUrl
      self.color = color
    }

    public init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      self.title = try fields.decodeIfContained(String.self, forKey: .title)
      self.text = try fields.decodeIfContained(String.self, forKey: .text)
      self.imageUrl = try fields.decodeIfContained(String.self, forKey: .imageUrl)
      self.color = try fields.decodeIfContained(String.self, forKey: .color)
    }

    func checkBounds() throws(BoundsFault) {
      try check("title", title, .text(1000))
      try check("text", text, .text(5000))
      try check("imageUrl", imageUrl, .text(200000))
      try check("color", color, .text(100))
    }
  }

  /// HTML. Scripts, forms, frames, event handlers, and addresses of other servers are removed.
  public struct Html: Codable, Sendable, Hashable, WireValue {
    /// The markup.
    public var html: String

    /// Makes a value of these fields.
    public init(
      html: String
    ) {
      self.html = html
    }

    func checkBounds() throws(BoundsFault) {
      try check("html", html, .text(100000))
    }
  }

  private enum Tag: String, CodingKey { case tag = "kind" }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Tag.self)
    let tag = try container.decode(String.self, forKey: .tag)
    switch tag {
    case "text": self = .text(try Text(from: decoder))
    case "pin": self = .pin(try Pin(from: decoder))
    case "image": self = .image(try Image(from: decoder))
    case "tooltip": self = .tooltip(try Tooltip(from: decoder))
    case "html": self = .html(try Html(from: decoder))
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .tag, in: container, debugDescription: "There is no case \(tag).")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Tag.self)
    switch self {
    case .text(let value):
      try container.encode("text", forKey: .tag)
      try value.encode(to: encoder)
    case .pin(let value):
      try container.encode("pin", forKey: .tag)
      try value.encode(to: encoder)
    case .image(let value):
      try container.encode("image", forKey: .tag)
      try value.encode(to: encoder)
    case .tooltip(let value):
      try container.encode("tooltip", forKey: .tag)
      try value.encode(to: encoder)
    case .html(let value):
      try container.encode("html", forKey: .tag)
      try value.encode(to: encoder)
    }
  }

  func checkBounds() throws(BoundsFault) {
    switch self {
    case .text(let value): try value.checkBounds()
    case .pin(let value): try value.checkBounds()
    case .image(let value): try value.checkBounds()
    case .tooltip(let value): try value.checkBounds()
    case .html(let value): try value.checkBounds()
    }
  }
}

/// A shape.
public struct ShapeItem: Codable, Sendable, Hashable, WireValue {
  /// Chosen by the host, unique in its list. An item with the same key is updated.
  public var key: String
  /// Where it is.
  public var geometry: Geometry
  /// Id of its floor; default: the floor that is shown when it is added.
  public var floorId: String?
  /// Width of lines.
  public var widthMeters: Double?
  /// Radius of points.
  public var radiusMeters: Double?
  /// CSS color; default: the theme's accent color.
  public var color: String?
  /// Opacity, 0 to 1; default 1.
  public var opacity: Double?
  /// Height; default: flat.
  public var heightMeters: Double?
  /// Height above the floor; default 0.
  public var altitudeMeters: Double?
  /// Whether taps hit it and it is a button for screen readers; default false.
  public var interactive: Bool?

  /// Makes a value of these fields.
  public init(
    key: String,
    geometry: Geometry,
    floorId: String? = nil,
    widthMeters: Double? = nil,
    radiusMeters: Double? = nil,
    color: String? = nil,
    opacity: Double? = nil,
    heightMeters: Double? = nil,
    altitudeMeters: Double? = nil,
    interactive: Bool? = nil
  ) {
    self.key = key
    self.geometry = geometry
    self.floorId = floorId
    self.widthMeters = widthMeters
    self.radiusMeters = radiusMeters
    self.color = color
    self.opacity = opacity
    self.heightMeters = heightMeters
    self.altitudeMeters = altitudeMeters
    self.interactive = interactive
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.key = try fields.decode(String.self, forKey: .key)
    self.geometry = try fields.decode(Geometry.self, forKey: .geometry)
    self.floorId = try fields.decodeIfContained(String.self, forKey: .floorId)
    self.widthMeters = try fields.decodeIfContained(Double.self, forKey: .widthMeters)
    self.radiusMeters = try fields.decodeIfContained(Double.self, forKey: .radiusMeters)
    self.color = try fields.decodeIfContained(String.self, forKey: .color)
    self.opacity = try fields.decodeIfContained(Double.self, forKey: .opacity)
    self.heightMeters = try fields.decodeIfContained(Double.self, forKey: .heightMeters)
    self.altitudeMeters = try fields.decodeIfContained(Double.self, forKey: .altitudeMeters)
    self.interactive = try fields.decodeIfContained(Bool.self, forKey: .interactive)
  }

  func checkBounds() throws(BoundsFault) {
    try check("key", key, .text(200))
    try check("geometry", geometry, .own)
    try check("floorId", floorId, .text(200))
    try check("widthMeters", widthMeters, .number(0.01, 1000))
    try check("radiusMeters", radiusMeters, .number(0.01, 1000))
    try check("color", color, .text(100))
    try check("opacity", opacity, .number(0, 1))
    try check("heightMeters", heightMeters, .number(0, 1000))
    try check("altitudeMeters", altitudeMeters, .number(-1000, 1000))
  }
}

/// A 3D model on a floor.
public struct ModelItem: Codable, Sendable, Hashable, WireValue {
  /// Chosen by the host, unique in its list. An item with the same key is updated.
  public var key: String
  /// Where it stands; one model at each.
  public var targets: [PlaceTarget]
  /// A `.glb` file of the venue, a URL, or a `data:` URL.
  public var url: String
  /// Id of its floor, for coordinates without one.
  public var floorId: String?
  /// Scale; default 1.
  public var scale: Double?
  /// Heading, clockwise from north; default 0.
  public var headingDegrees: Double?
  /// Pitch; default 0.
  public var pitchDegrees: Double?
  /// Height above the floor; default 0.
  public var altitudeMeters: Double?
  /// CSS color; default: those of the model.
  public var color: String?
  /// Opacity, 0 to 1; default 1.
  public var opacity: Double?
  /// Whether taps hit it and it is a button for screen readers; default false.
  public var interactive: Bool?

  /// Makes a value of these fields.
  public init(
    key: String,
    targets: [PlaceTarget],
    url: String,
    floorId: String? = nil,
    scale: Double? = nil,
    headingDegrees: Double? = nil,
    pitchDegrees: Double? = nil,
    altitudeMeters: Double? = nil,
    color: String? = nil,
    opacity: Double? = nil,
    interactive: Bool? = nil
  ) {
    self.key = key
    self.targets = targets
    self.url = url
    self.floorId = floorId
    self.scale = scale
    self.headingDegrees = headingDegrees
    self.pitchDegrees = pitchDegrees
    self.altitudeMeters = altitudeMeters
    self.color = color
    self.opacity = opacity
    self.interactive = interactive
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.key = try fields.decode(String.self, forKey: .key)
    self.targets = try fields.decode([PlaceTarget].self, forKey: .targets)
    self.url = try fields.decode(String.self, forKey: .url)
    self.floorId = try fields.decodeIfContained(String.self, forKey: .floorId)
    self.scale = try fields.decodeIfContained(Double.self, forKey: .scale)
    self.headingDegrees = try fields.decodeIfContained(Double.self, forKey: .headingDegrees)
    self.pitchDegrees = try fields.decodeIfContained(Double.self, forKey: .pitchDegrees)
    self.altitudeMeters = try fields.decodeIfContained(Double.self, forKey: .altitudeMeters)
    self.color = try fields.decodeIfContained(String.self, forKey: .color)
    self.opacity = try fields.decodeIfContained(Double.self, forKey: .opacity)
    self.interactive = try fields.decodeIfContained(Bool.self, forKey: .interactive)
  }

  func checkBounds() throws(BoundsFault) {
    try check("key", key, .text(200))
    try check("targets", targets, .list(.own, 5000))
    try check("url", url, .text(20000000))
    try check("floorId", floorId, .text(200))
    try check("scale", scale, .number(0.001, 1000))
    try check("headingDegrees", headingDegrees, .number(-36000, 36000))
    try check("pitchDegrees", pitchDegrees, .number(-360, 360))
    try check("altitudeMeters", altitudeMeters, .number(-1000, 1000))
    try check("color", color, .text(100))
    try check("opacity", opacity, .number(0, 1))
  }
}

/// An image on a floor.
public struct ImageItem: Codable, Sendable, Hashable, WireValue {
  /// Chosen by the host, unique in its list. An item with the same key is updated.
  public var key: String
  /// Where it is.
  public var target: PlaceTarget
  /// A file of the venue, a URL, or a `data:` URL.
  public var url: String
  /// Id of its floor, for a coordinate without one.
  public var floorId: String?
  /// Width in meters.
  public var widthMeters: Double?
  /// Height in meters.
  public var heightMeters: Double?
  /// Rotation, clockwise; default 0.
  public var rotationDegrees: Double?
  /// Height above the floor; default 0.
  public var altitudeMeters: Double?
  /// Opacity, 0 to 1; default 1.
  public var opacity: Double?

  /// Makes a value of these fields.
  public init(
    key: String,
    target: PlaceTarget,
    url: String,
    floorId: String? = nil,
    widthMeters: Double? = nil,
    heightMeters: Double? = nil,
    rotationDegrees: Double? = nil,
    altitudeMeters: Double? = nil,
    opacity: Double? = nil
  ) {
    self.key = key
    self.target = target
    self.url = url
    self.floorId = floorId
    self.widthMeters = widthMeters
    self.heightMeters = heightMeters
    self.rotationDegrees = rotationDegrees
    self.altitudeMeters = altitudeMeters
    self.opacity = opacity
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.key = try fields.decode(String.self, forKey: .key)
    self.target = try fields.decode(PlaceTarget.self, forKey: .target)
    self.url = try fields.decode(String.self, forKey: .url)
    self.floorId = try fields.decodeIfContained(String.self, forKey: .floorId)
    self.widthMeters = try fields.decodeIfContained(Double.self, forKey: .widthMeters)
    self.heightMeters = try fields.decodeIfContained(Double.self, forKey: .heightMeters)
    self.rotationDegrees = try fields.decodeIfContained(Double.self, forKey: .rotationDegrees)
    self.altitudeMeters = try fields.decodeIfContained(Double.self, forKey: .altitudeMeters)
    self.opacity = try fields.decodeIfContained(Double.self, forKey: .opacity)
  }

  func checkBounds() throws(BoundsFault) {
    try check("key", key, .text(200))
    try check("target", target, .own)
    try check("url", url, .text(20000000))
    try check("floorId", floorId, .text(200))
    try check("widthMeters", widthMeters, .number(0.01, 10000))
    try check("heightMeters", heightMeters, .number(0.01, 10000))
    try check("rotationDegrees", rotationDegrees, .number(-36000, 36000))
    try check("altitudeMeters", altitudeMeters, .number(-1000, 1000))
    try check("opacity", opacity, .number(0, 1))
  }
}

/// Appearance of some spaces. Missing fields keep their value.
public struct SpaceItem: Codable, Sendable, Hashable, WireValue {
  /// Chosen by the host, unique in its list. An item with the same key is updated.
  public var key: String
  /// Ids of the spaces.
  public var spaceIds: [String]
  /// CSS color.
  public var color: String?
  /// Height in meters.
  public var heightMeters: Double?
  /// Opacity, 0 to 1.
  public var opacity: Double?
  /// Whether they are shown.
  public var visible: Bool?
  /// Whether taps highlight them.
  public var interactive: Bool?

  /// Makes a value of these fields.
  public init(
    key: String,
    spaceIds: [String],
    color: String? = nil,
    heightMeters: Double? = nil,
    opacity: Double? = nil,
    visible: Bool? = nil,
    interactive: Bool? = nil
  ) {
    self.key = key
    self.spaceIds = spaceIds
    self.color = color
    self.heightMeters = heightMeters
    self.opacity = opacity
    self.visible = visible
    self.interactive = interactive
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.key = try fields.decode(String.self, forKey: .key)
    self.spaceIds = try fields.decode([String].self, forKey: .spaceIds)
    self.color = try fields.decodeIfContained(String.self, forKey: .color)
    self.heightMeters = try fields.decodeIfContained(Double.self, forKey: .heightMeters)
    self.opacity = try fields.decodeIfContained(Double.self, forKey: .opacity)
    self.visible = try fields.decodeIfContained(Bool.self, forKey: .visible)
    self.interactive = try fields.decodeIfContained(Bool.self, forKey: .interactive)
  }

  func checkBounds() throws(BoundsFault) {
    try check("key", key, .text(200))
    try check("spaceIds", spaceIds, .list(.text(200), 10000))
    try check("color", color, .text(100))
    try check("heightMeters", heightMeters, .number(0, 100))
    try check("opacity", opacity, .number(0, 1))
  }
}

/// Highlighted places.
public struct SelectionTopic: Codable, Sendable, Hashable, WireValue {
  /// Ids of spaces.
  public var spaceIds: [String]?
  /// Ids of locations; their spaces are highlighted.
  public var locationIds: [String]?
  /// CSS color; default: the theme's accent color.
  public var color: String?
  /// Whether to bring them into view; default false.
  public var focus: Bool?

  /// Makes a value of these fields.
  public init(
    spaceIds: [String]? = nil,
    locationIds: [String]? = nil,
    color: String? = nil,
    focus: Bool? = nil
  ) {
    self.spaceIds = spaceIds
    self.locationIds = locationIds
    self.color = color
    self.focus = focus
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.spaceIds = try fields.decodeIfContained([String].self, forKey: .spaceIds)
    self.locationIds = try fields.decodeIfContained([String].self, forKey: .locationIds)
    self.color = try fields.decodeIfContained(String.self, forKey: .color)
    self.focus = try fields.decodeIfContained(Bool.self, forKey: .focus)
  }

  func checkBounds() throws(BoundsFault) {
    try check("spaceIds", spaceIds, .list(.text(200), 10000))
    try check("locationIds", locationIds, .list(.text(200), 10000))
    try check("color", color, .text(100))
  }
}

/// Directions on the map.
public struct RouteTopic: Codable, Sendable, Hashable, WireValue {
  /// Origin.
  public var from: PlaceTarget
  /// Destinations; at least one.
  public var to: [PlaceTarget]
  /// Profile; default: a person without special needs.
  public var options: DirectionsOptions?
  /// Index of the current instruction; default 0.
  public var step: Int?
  /// CSS color; default: the theme's accent color.
  public var color: String?
  /// Width in CSS pixels; default 9.
  public var widthPixels: Double?
  /// Whether to bring it into view; default true.
  public var fit: Bool?
  /// Whether to mark its ends and floor changes; default true.
  public var markers: Bool?
  /// Whether it grows from its start; default true.
  public var animate: Bool?

  /// Makes a value of these fields.
  public init(
    from: PlaceTarget,
    to: [PlaceTarget],
    options: DirectionsOptions? = nil,
    step: Int? = nil,
    color: String? = nil,
    widthPixels: Double? = nil,
    fit: Bool? = nil,
    markers: Bool? = nil,
    animate: Bool? = nil
  ) {
    self.from = from
    self.to = to
    self.options = options
    self.step = step
    self.color = color
    self.widthPixels = widthPixels
    self.fit = fit
    self.markers = markers
    self.animate = animate
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.from = try fields.decode(PlaceTarget.self, forKey: .from)
    self.to = try fields.decode([PlaceTarget].self, forKey: .to)
    self.options = try fields.decodeIfContained(DirectionsOptions.self, forKey: .options)
    self.step = try fields.decodeIfContained(Int.self, forKey: .step)
    self.color = try fields.decodeIfContained(String.self, forKey: .color)
    self.widthPixels = try fields.decodeIfContained(Double.self, forKey: .widthPixels)
    self.fit = try fields.decodeIfContained(Bool.self, forKey: .fit)
    self.markers = try fields.decodeIfContained(Bool.self, forKey: .markers)
    self.animate = try fields.decodeIfContained(Bool.self, forKey: .animate)
  }

  func checkBounds() throws(BoundsFault) {
    try check("from", from, .own)
    try check("to", to, .list(.own, 20))
    try check("options", options, .own)
    try check("step", step, .count(10000))
    try check("color", color, .text(100))
    try check("widthPixels", widthPixels, .number(1, 60))
  }
}

/// Position of the user.
public struct BlueDotTopic: Codable, Sendable, Hashable, WireValue {
  /// The position; default: no dot, waiting for one.
  public var position: BlueDotPosition?
  /// Whether the camera follows; default `none`.
  public var follow: FollowMode?
  /// CSS color; default blue.
  public var color: String?
  /// The dot turns gray after this time without a position; default 30000.
  public var staleAfterMs: Double?
  /// How it looks on another floor; default `dimmed`.
  public var otherFloor: OtherFloor?

  /// Makes a value of these fields.
  public init(
    position: BlueDotPosition? = nil,
    follow: FollowMode? = nil,
    color: String? = nil,
    staleAfterMs: Double? = nil,
    otherFloor: OtherFloor? = nil
  ) {
    self.position = position
    self.follow = follow
    self.color = color
    self.staleAfterMs = staleAfterMs
    self.otherFloor = otherFloor
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.position = try fields.decodeIfContained(BlueDotPosition.self, forKey: .position)
    self.follow = try fields.decodeIfContained(FollowMode.self, forKey: .follow)
    self.color = try fields.decodeIfContained(String.self, forKey: .color)
    self.staleAfterMs = try fields.decodeIfContained(Double.self, forKey: .staleAfterMs)
    self.otherFloor = try fields.decodeIfContained(OtherFloor.self, forKey: .otherFloor)
  }

  func checkBounds() throws(BoundsFault) {
    try check("position", position, .own)
    try check("follow", follow, .own)
    try check("color", color, .text(100))
    try check("staleAfterMs", staleAfterMs, .number(100, 86400000))
    try check("otherFloor", otherFloor, .own)
  }
}

/// A position of the user.
public struct BlueDotPosition: Codable, Sendable, Hashable, WireValue {
  /// Longitude in degrees, WGS84.
  public var longitude: Double
  /// Latitude in degrees, WGS84.
  public var latitude: Double
  /// Accuracy radius in meters; default: not shown.
  public var accuracyMeters: Double?
  /// Heading, clockwise from north; default: not shown.
  public var headingDegrees: Double?
  /// Id of the floor; default: that of the previous position, or the current floor for the first one.
  public var floorId: String?
  /// Milliseconds since 1970; default: when it arrives.
  public var timestamp: Double?

  /// Makes a value of these fields.
  public init(
    longitude: Double,
    latitude: Double,
    accuracyMeters: Double? = nil,
    headingDegrees: Double? = nil,
    floorId: String? = nil,
    timestamp: Double? = nil
  ) {
    self.longitude = longitude
    self.latitude = latitude
    self.accuracyMeters = accuracyMeters
    self.headingDegrees = headingDegrees
    self.floorId = floorId
    self.timestamp = timestamp
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.longitude = try fields.decode(Double.self, forKey: .longitude)
    self.latitude = try fields.decode(Double.self, forKey: .latitude)
    self.accuracyMeters = try fields.decodeIfContained(Double.self, forKey: .accuracyMeters)
    self.headingDegrees = try fields.decodeIfContained(Double.self, forKey: .headingDegrees)
    self.floorId = try fields.decodeIfContained(String.self, forKey: .floorId)
    self.timestamp = try fields.decodeIfContained(Double.self, forKey: .timestamp)
  }

  func checkBounds() throws(BoundsFault) {
    try check("longitude", longitude, .number(-180, 180))
    try check("latitude", latitude, .number(-90, 90))
    try check("accuracyMeters", accuracyMeters, .number(0, 100000))
    try check("headingDegrees", headingDegrees, .number(-36000, 36000))
    try check("floorId", floorId, .text(200))
    try check("timestamp", timestamp, .number(0, 1000000000000000))
  }
}

/// How the camera follows the blue dot.
public enum FollowMode: String, Codable, Sendable, CaseIterable, WireValue {
  /// It does not.
  case `none` = "none"
  /// The dot stays in the center.
  case position = "position"
  /// The dot stays in the center, and its heading at the top.
  case positionAndHeading = "position-and-heading"
}

/// How the blue dot looks on another floor.
public enum OtherFloor: String, Codable, Sendable, CaseIterable, WireValue {
  /// Dimmed.
  case dimmed = "dimmed"
  /// Hidden.
  case hidden = "hidden"
}

/// Floors drawn apart.
public struct StackTopic: Codable, Sendable, Hashable, WireValue {
  /// Whether floors are drawn apart.
  public var isExpanded: Bool
  /// Ids of the floors; default: those of the building.
  public var floorIds: [String]?
  /// Distance between floors.
  public var gapMeters: Double?
  /// Duration of the change.
  public var durationMs: Double?
  /// Whether to bring the floors into view; default true.
  public var fit: Bool?

  /// Makes a value of these fields.
  public init(
    isExpanded: Bool,
    floorIds: [String]? = nil,
    gapMeters: Double? = nil,
    durationMs: Double? = nil,
    fit: Bool? = nil
  ) {
    self.isExpanded = isExpanded
    self.floorIds = floorIds
    self.gapMeters = gapMeters
    self.durationMs = durationMs
    self.fit = fit
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.isExpanded = try fields.decode(Bool.self, forKey: .isExpanded)
    self.floorIds = try fields.decodeIfContained([String].self, forKey: .floorIds)
    self.gapMeters = try fields.decodeIfContained(Double.self, forKey: .gapMeters)
    self.durationMs = try fields.decodeIfContained(Double.self, forKey: .durationMs)
    self.fit = try fields.decodeIfContained(Bool.self, forKey: .fit)
  }

  func checkBounds() throws(BoundsFault) {
    try check("floorIds", floorIds, .list(.text(200), 10000))
    try check("gapMeters", gapMeters, .number(0, 1000))
    try check("durationMs", durationMs, .number(0, 60000))
  }
}

/// The outdoor map around the venue.
public struct OutdoorTopic: Codable, Sendable, Hashable, WireValue {
  /// Whether it is shown.
  public var isShown: Bool
  /// URL of a MapLibre style; default: the built-in style, which requests nothing.
  public var styleUrl: String?
  /// A MapLibre style as JSON text, instead of its URL.
  public var styleJson: String?

  /// Makes a value of these fields.
  public init(
    isShown: Bool,
    styleUrl: String? = nil,
    styleJson: String? = nil
  ) {
    self.isShown = isShown
    self.styleUrl = styleUrl
    self.styleJson = styleJson
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.isShown = try fields.decode(Bool.self, forKey: .isShown)
    self.styleUrl = try fields.decodeIfContained(String.self, forKey: .styleUrl)
    self.styleJson = try fields.decodeIfContained(String.self, forKey: .styleJson)
  }

  func checkBounds() throws(BoundsFault) {
    try check("styleUrl", styleUrl, .text(10000))
    try check("styleJson", styleJson, .text(1000000))
  }
}

/// Topics that are shown. Missing fields are true.
public struct VisibilityTopic: Codable, Sendable, Hashable, WireValue {
  /// Whether labels are shown.
  public var labels: Bool?
  /// Whether markers are shown.
  public var markers: Bool?
  /// Whether shapes are shown.
  public var shapes: Bool?
  /// Whether images that belong to the venue are shown; default false.
  public var floorImages: Bool?

  /// Makes a value of these fields.
  public init(
    labels: Bool? = nil,
    markers: Bool? = nil,
    shapes: Bool? = nil,
    floorImages: Bool? = nil
  ) {
    self.labels = labels
    self.markers = markers
    self.shapes = shapes
    self.floorImages = floorImages
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.labels = try fields.decodeIfContained(Bool.self, forKey: .labels)
    self.markers = try fields.decodeIfContained(Bool.self, forKey: .markers)
    self.shapes = try fields.decodeIfContained(Bool.self, forKey: .shapes)
    self.floorImages = try fields.decodeIfContained(Bool.self, forKey: .floorImages)
  }
}

/// A walking profile, and the order of destinations.
public struct DirectionsOptions: Codable, Sendable, Hashable, WireValue {
  /// Whether to use only step-free routes; default false.
  public var isStepFree: Bool?
  /// Ids or kinds of connections to use only if there is no other route.
  public var avoid: [String]?
  /// Ids or kinds of connections that are not used at all.
  public var exclude: [String]?
  /// Ids of spaces that are not entered.
  public var closedSpaceIds: [String]?
  /// Cost factors of connections, by id or kind.
  public var weights: [String: Double]?
  /// Whether to go outdoors only if that saves two thirds; default false.
  public var prefersIndoors: Bool?
  /// Walking speed; default 1.34.
  public var walkingMetersPerSecond: Double?
  /// Order of several destinations; default `given`.
  public var order: DestinationOrder?

  /// Makes a value of these fields.
  public init(
    isStepFree: Bool? = nil,
    avoid: [String]? = nil,
    exclude: [String]? = nil,
    closedSpaceIds: [String]? = nil,
    weights: [String: Double]? = nil,
    prefersIndoors: Bool? = nil,
    walkingMetersPerSecond: Double? = nil,
    order: DestinationOrder? = nil
  ) {
    self.isStepFree = isStepFree
    self.avoid = avoid
    self.exclude = exclude
    self.closedSpaceIds = closedSpaceIds
    self.weights = weights
    self.prefersIndoors = prefersIndoors
    self.walkingMetersPerSecond = walkingMetersPerSecond
    self.order = order
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.isStepFree = try fields.decodeIfContained(Bool.self, forKey: .isStepFree)
    self.avoid = try fields.decodeIfContained([String].self, forKey: .avoid)
    self.exclude = try fields.decodeIfContained([String].self, forKey: .exclude)
    self.closedSpaceIds = try fields.decodeIfContained([String].self, forKey: .closedSpaceIds)
    self.weights = try fields.decodeIfContained([String: Double].self, forKey: .weights)
    self.prefersIndoors = try fields.decodeIfContained(Bool.self, forKey: .prefersIndoors)
    self.walkingMetersPerSecond = try fields.decodeIfContained(Double.self, forKey: .walkingMetersPerSecond)
    self.order = try fields.decodeIfContained(DestinationOrder.self, forKey: .order)
  }

  func checkBounds() throws(BoundsFault) {
    try check("avoid", avoid, .list(.text(200), 1000))
    try check("exclude", exclude, .list(.text(200), 1000))
    try check("closedSpaceIds", closedSpaceIds, .list(.text(200), 10000))
    try check("weights", weights, .map(.number(0, 1000000), 1000))
    try check("walkingMetersPerSecond", walkingMetersPerSecond, .number(0.05, 20))
    try check("order", order, .own)
  }
}

/// The order of several destinations.
public enum DestinationOrder: String, Codable, Sendable, CaseIterable, WireValue {
  /// As given.
  case given = "given"
  /// The shortest.
  case best = "best"
}

/// Directions.
public struct Directions: Codable, Sendable, Hashable, WireValue {
  /// The line, with the floor of each coordinate.
  public var path: [Coordinate]
  /// Length in meters.
  public var distanceMeters: Double
  /// Walking time, waiting included.
  public var durationSeconds: Double
  /// Instructions, in order.
  public var instructions: [DirectionsInstruction]
  /// Walks and connections, in order.
  public var legs: [DirectionsLeg]
  /// Whether the order of destinations was optimized exactly.
  public var isBestOrder: Bool

  /// Makes a value of these fields.
  public init(
    path: [Coordinate],
    distanceMeters: Double,
    durationSeconds: Double,
    instructions: [DirectionsInstruction],
    legs: [DirectionsLeg],
    isBestOrder: Bool
  ) {
    self.path = path
    self.distanceMeters = distanceMeters
    self.durationSeconds = durationSeconds
    self.instructions = instructions
    self.legs = legs
    self.isBestOrder = isBestOrder
  }

  func checkBounds() throws(BoundsFault) {
    try check("path", path, .list(.own, 100000))
    try check("distanceMeters", distanceMeters, .number(0, 1000000000))
    try check("durationSeconds", durationSeconds, .number(0, 1000000000))
    try check("instructions", instructions, .list(.own, 10000))
    try check("legs", legs, .list(.own, 10000))
  }
}

/// A walk on one floor, or a connection.
public struct DirectionsLeg: Codable, Sendable, Hashable, WireValue {
  /// A walk, or a connection.
  public var type: LegType
  /// The line.
  public var coordinates: [Coordinate]
  /// Length in meters.
  public var distanceMeters: Double
  /// Duration, waiting included.
  public var durationSeconds: Double
  /// Id of the floor; of a connection, where it is entered.
  public var floorId: String
  /// Id of the floor where the connection is exited.
  public var toFloorId: String?
  /// Id of the connection.
  public var connectionId: String?
  /// Index of the destination that it ends at.
  public var arrivesAt: Int?

  /// Makes a value of these fields.
  public init(
    type: LegType,
    coordinates: [Coordinate],
    distanceMeters: Double,
    durationSeconds: Double,
    floorId: String,
    toFloorId: String? = nil,
    connectionId: String? = nil,
    arrivesAt: Int? = nil
  ) {
    self.type = type
    self.coordinates = coordinates
    self.distanceMeters = distanceMeters
    self.durationSeconds = durationSeconds
    self.floorId = floorId
    self.toFloorId = toFloorId
    self.connectionId = connectionId
    self.arrivesAt = arrivesAt
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.type = try fields.decode(LegType.self, forKey: .type)
    self.coordinates = try fields.decode([Coordinate].self, forKey: .coordinates)
    self.distanceMeters = try fields.decode(Double.self, forKey: .distanceMeters)
    self.durationSeconds = try fields.decode(Double.self, forKey: .durationSeconds)
    self.floorId = try fields.decode(String.self, forKey: .floorId)
    self.toFloorId = try fields.decodeIfContained(String.self, forKey: .toFloorId)
    self.connectionId = try fields.decodeIfContained(String.self, forKey: .connectionId)
    self.arrivesAt = try fields.decodeIfContained(Int.self, forKey: .arrivesAt)
  }

  func checkBounds() throws(BoundsFault) {
    try check("type", type, .own)
    try check("coordinates", coordinates, .list(.own, 100000))
    try check("distanceMeters", distanceMeters, .number(0, 1000000000))
    try check("durationSeconds", durationSeconds, .number(0, 1000000000))
    try check("floorId", floorId, .text(200))
    try check("toFloorId", toFloorId, .text(200))
    try check("connectionId", connectionId, .text(200))
    try check("arrivesAt", arrivesAt, .count(20))
  }
}

/// The type of a leg.
public enum LegType: String, Codable, Sendable, CaseIterable, WireValue {
  /// A walk on one floor.
  case walk = "walk"
  /// A ride or a climb.
  case connection = "connection"
}

/// An instruction.
public struct DirectionsInstruction: Codable, Sendable, Hashable, WireValue {
  /// A sentence; plain text, not markup.
  public var text: String
  /// Where to follow it.
  public var coordinate: Coordinate
  /// Id of the floor.
  public var floorId: String
  /// Distance to the next instruction.
  public var distanceMeters: Double
  /// Time to the next instruction.
  public var durationSeconds: Double
  /// Index of the leg that it belongs to.
  public var leg: Int
  /// What to do.
  public var action: InstructionAction
  /// Direction and sharpness of a turn.
  public var turn: Turn?
  /// Id of the connection to take.
  public var connectionId: String?
  /// Where the connection leads.
  public var direction: RideDirection?
  /// Id of the floor where the connection is exited.
  public var toFloorId: String?
  /// Name of a place that is visible there.
  public var landmark: String?
  /// Where the destination is.
  public var side: Side?

  /// Makes a value of these fields.
  public init(
    text: String,
    coordinate: Coordinate,
    floorId: String,
    distanceMeters: Double,
    durationSeconds: Double,
    leg: Int,
    action: InstructionAction,
    turn: Turn? = nil,
    connectionId: String? = nil,
    direction: RideDirection? = nil,
    toFloorId: String? = nil,
    landmark: String? = nil,
    side: Side? = nil
  ) {
    self.text = text
    self.coordinate = coordinate
    self.floorId = floorId
    self.distanceMeters = distanceMeters
    self.durationSeconds = durationSeconds
    self.leg = leg
    self.action = action
    self.turn = turn
    self.connectionId = connectionId
    self.direction = direction
    self.toFloorId = toFloorId
    self.landmark = landmark
    self.side = side
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.text = try fields.decode(String.self, forKey: .text)
    self.coordinate = try fields.decode(Coordinate.self, forKey: .coordinate)
    self.floorId = try fields.decode(String.self, forKey: .floorId)
    self.distanceMeters = try fields.decode(Double.self, forKey: .distanceMeters)
    self.durationSeconds = try fields.decode(Double.self, forKey: .durationSeconds)
    self.leg = try fields.decode(Int.self, forKey: .leg)
    self.action = try fields.decode(InstructionAction.self, forKey: .action)
    self.turn = try fields.decodeIfContained(Turn.self, forKey: .turn)
    self.connectionId = try fields.decodeIfContained(String.self, forKey: .connectionId)
    self.direction = try fields.decodeIfContained(RideDirection.self, forKey: .direction)
    self.toFloorId = try fields.decodeIfContained(String.self, forKey: .toFloorId)
    self.landmark = try fields.decodeIfContained(String.self, forKey: .landmark)
    self.side = try fields.decodeIfContained(Side.self, forKey: .side)
  }

  func checkBounds() throws(BoundsFault) {
    try check("text", text, .text(2000))
    try check("coordinate", coordinate, .own)
    try check("floorId", floorId, .text(200))
    try check("distanceMeters", distanceMeters, .number(0, 1000000000))
    try check("durationSeconds", durationSeconds, .number(0, 1000000000))
    try check("leg", leg, .count(10000))
    try check("action", action, .own)
    try check("turn", turn, .own)
    try check("connectionId", connectionId, .text(200))
    try check("direction", direction, .own)
    try check("toFloorId", toFloorId, .text(200))
    try check("landmark", landmark, .text(1000))
    try check("side", side, .own)
  }
}

/// The action of an instruction.
public enum InstructionAction: String, Codable, Sendable, CaseIterable, WireValue {
  /// Start walking.
  case depart = "depart"
  /// Turn.
  case turn = "turn"
  /// Take stairs, an elevator or another connection.
  case take = "take"
  /// Continue walking.
  case `continue` = "continue"
  /// A destination is reached.
  case arrive = "arrive"
}

/// Direction and sharpness of a turn.
public enum Turn: String, Codable, Sendable, CaseIterable, WireValue {
  /// Slightly to the left.
  case slightLeft = "slight-left"
  /// To the left.
  case left = "left"
  /// Sharply to the left.
  case sharpLeft = "sharp-left"
  /// Slightly to the right.
  case slightRight = "slight-right"
  /// To the right.
  case right = "right"
  /// Sharply to the right.
  case sharpRight = "sharp-right"
}

/// Where something is for a walking person.
public enum Side: String, Codable, Sendable, CaseIterable, WireValue {
  /// On the left.
  case left = "left"
  /// On the right.
  case right = "right"
  /// Ahead.
  case ahead = "ahead"
  /// Behind.
  case behind = "behind"
}

/// Where a connection leads.
public enum RideDirection: String, Codable, Sendable, CaseIterable, WireValue {
  /// Up.
  case up = "up"
  /// Down.
  case down = "down"
  /// To the same level.
  case level = "level"
}

/// Why there is no route.
public struct DirectionsBlocker: Codable, Sendable, Hashable, WireValue {
  /// Such as `steps`, `closed-zone`, or `no-graph`.
  public var type: String
  /// A sentence; plain text, not markup.
  public var text: String
  /// Id of the connection that blocks.
  public var connectionId: String?
  /// Ids of the floors concerned.
  public var floorIds: [String]

  /// Makes a value of these fields.
  public init(
    type: String,
    text: String,
    connectionId: String? = nil,
    floorIds: [String]
  ) {
    self.type = type
    self.text = text
    self.connectionId = connectionId
    self.floorIds = floorIds
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.type = try fields.decode(String.self, forKey: .type)
    self.text = try fields.decode(String.self, forKey: .text)
    self.connectionId = try fields.decodeIfContained(String.self, forKey: .connectionId)
    self.floorIds = try fields.decode([String].self, forKey: .floorIds)
  }

  func checkBounds() throws(BoundsFault) {
    try check("type", type, .text(100))
    try check("text", text, .text(2000))
    try check("connectionId", connectionId, .text(200))
    try check("floorIds", floorIds, .list(.text(200), 1000))
  }
}

/// Directions, or why there are none.
public struct DirectionsResult: Codable, Sendable, Hashable, WireValue {
  /// The directions; missing if there is no route.
  public var directions: Directions?
  /// Why there is no route; empty if there is one.
  public var blockers: [DirectionsBlocker]

  /// Makes a value of these fields.
  public init(
    directions: Directions? = nil,
    blockers: [DirectionsBlocker]
  ) {
    self.directions = directions
    self.blockers = blockers
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.directions = try fields.decodeIfContained(Directions.self, forKey: .directions)
    self.blockers = try fields.decode([DirectionsBlocker].self, forKey: .blockers)
  }

  func checkBounds() throws(BoundsFault) {
    try check("directions", directions, .own)
    try check("blockers", blockers, .list(.own, 1000))
  }
}

/// A candidate, and the directions to it.
public struct NearestHit: Codable, Sendable, Hashable, WireValue {
  /// Its index in the candidates.
  public var index: Int
  /// Directions to it.
  public var directions: Directions

  /// Makes a value of these fields.
  public init(
    index: Int,
    directions: Directions
  ) {
    self.index = index
    self.directions = directions
  }

  func checkBounds() throws(BoundsFault) {
    try check("index", index, .count(10000))
    try check("directions", directions, .own)
  }
}

/// A result of a search.
public struct SearchHit: Codable, Sendable, Hashable, WireValue {
  /// Id of the entity.
  public var id: String
  /// Its type.
  public var type: EntityType
  /// Its name.
  public var name: String
  /// Results are sorted by it; higher is better.
  public var score: Double
  /// Where the words were found.
  public var matches: [SearchMatch]

  /// Makes a value of these fields.
  public init(
    id: String,
    type: EntityType,
    name: String,
    score: Double,
    matches: [SearchMatch]
  ) {
    self.id = id
    self.type = type
    self.name = name
    self.score = score
    self.matches = matches
  }

  func checkBounds() throws(BoundsFault) {
    try check("id", id, .text(200))
    try check("type", type, .own)
    try check("name", name, .text(1000))
    try check("score", score, .number(0, 1000000000000))
    try check("matches", matches, .list(.own, 100))
  }
}

/// Words that were found.
public struct SearchMatch: Codable, Sendable, Hashable, WireValue {
  /// In which field.
  public var field: SearchField
  /// The text of the field.
  public var text: String
  /// The words.
  public var ranges: [TextRange]

  /// Makes a value of these fields.
  public init(
    field: SearchField,
    text: String,
    ranges: [TextRange]
  ) {
    self.field = field
    self.text = text
    self.ranges = ranges
  }

  func checkBounds() throws(BoundsFault) {
    try check("field", field, .own)
    try check("text", text, .text(20000))
    try check("ranges", ranges, .list(.own, 1000))
  }
}

/// Part of a string, in UTF-16 code units.
public struct TextRange: Codable, Sendable, Hashable, WireValue {
  /// Index of its first code unit.
  public var start: Int
  /// Index after its last code unit.
  public var end: Int

  /// Makes a value of these fields.
  public init(
    start: Int,
    end: Int
  ) {
    self.start = start
    self.end = end
  }

  func checkBounds() throws(BoundsFault) {
    try check("start", start, .count(1000000000))
    try check("end", end, .count(1000000000))
  }
}

/// A field that is searched.
public enum SearchField: String, Codable, Sendable, CaseIterable, WireValue {
  /// The name.
  case name = "name"
  /// The id of the operator.
  case externalId = "externalId"
  /// Search terms.
  case tags = "tags"
  /// Names of categories.
  case categories = "categories"
  /// The description.
  case description = "description"
}

/// The page is ready for a session.
struct Hello: Codable, Sendable, Hashable, WireValue {
  /// Supported versions of this protocol.
  var versions: [Int]
  /// Version of the web SDK in the page.
  var engine: String

  /// Makes a value of these fields.
  init(
    versions: [Int],
    engine: String
  ) {
    self.versions = versions
    self.engine = engine
  }

  func checkBounds() throws(BoundsFault) {
    try check("versions", versions, .list(.count(1000000000), 20))
    try check("engine", engine, .text(100))
  }
}

/// Asks for `hello` again.
struct Connect: Codable, Sendable, Hashable, WireValue {
  /// Supported versions of this protocol.
  var versions: [Int]

  /// Makes a value of these fields.
  init(
    versions: [Int]
  ) {
    self.versions = versions
  }

  func checkBounds() throws(BoundsFault) {
    try check("versions", versions, .list(.count(1000000000), 20))
  }
}

/// Starts a session.
struct Welcome: Codable, Sendable, Hashable, WireValue {
  /// The highest version that both sides support.
  var version: Int
  /// Origins that the page may request, such as `https://maps.example.com`, or schemes that the app serves files by, such as `mezzanine:`. Default: none but its own. Fixed until the page is reloaded.
  var servers: [String]?

  /// Makes a value of these fields.
  init(
    version: Int,
    servers: [String]? = nil
  ) {
    self.version = version
    self.servers = servers
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.version = try fields.decode(Int.self, forKey: .version)
    self.servers = try fields.decodeIfContained([String].self, forKey: .servers)
  }

  func checkBounds() throws(BoundsFault) {
    try check("version", version, .count(1000000000))
    try check("servers", servers, .list(.text(2000), 20))
  }
}

/// A session has started. The state of the page is empty.
struct Session: Codable, Sendable, Hashable, WireValue {
  /// Version of the session.
  var version: Int

  /// Makes a value of these fields.
  init(
    version: Int
  ) {
    self.version = version
  }

  func checkBounds() throws(BoundsFault) {
    try check("version", version, .count(1000000000))
  }
}

/// Something failed.
public struct ErrorReport: Codable, Sendable, Hashable, WireValue {
  /// Stable code.
  public var code: ErrorCode
  /// What was given, what was expected, and the fix.
  public var message: String
  /// The topic of the state that could not be applied.
  public var topic: StateTopic?
  /// The key of the item in that topic.
  public var key: String?

  /// Makes a value of these fields.
  public init(
    code: ErrorCode,
    message: String,
    topic: StateTopic? = nil,
    key: String? = nil
  ) {
    self.code = code
    self.message = message
    self.topic = topic
    self.key = key
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.code = try fields.decode(ErrorCode.self, forKey: .code)
    self.message = try fields.decode(String.self, forKey: .message)
    self.topic = try fields.decodeIfContained(StateTopic.self, forKey: .topic)
    self.key = try fields.decodeIfContained(String.self, forKey: .key)
  }

  func checkBounds() throws(BoundsFault) {
    try check("code", code, .own)
    try check("message", message, .text(5000))
    try check("topic", topic, .own)
    try check("key", key, .text(200))
  }
}

/// Stable code of an error.
public enum ErrorCode: String, Codable, Sendable, CaseIterable, WireValue {
  /// The other side does not know this message type.
  case unknownType = "unknown-type"
  /// A payload does not match its type.
  case invalidPayload = "invalid-payload"
  /// There is no session.
  case notConnected = "not-connected"
  /// The page and the host support different versions of the protocol.
  case wrongVersion = "wrong-version"
  /// A request got no response in time.
  case timedOut = "timed-out"
  /// The map was closed.
  case closed = "closed"
  /// The web view was reloaded or its process ended while a request was pending.
  case pageLost = "page-lost"
  /// The page could not carry out the request.
  case notPossible = "not-possible"
  /// The request needs a venue, and none is loaded.
  case noVenue = "no-venue"
  /// The request needs a map, and none is shown.
  case noMap = "no-map"
  /// A value is not supported.
  case invalidArgument = "invalid-argument"
  /// An id, key, or place is not in the venue or on the map.
  case unknownTarget = "unknown-target"
  /// The host did not name this server when the session started.
  case serverNotAllowed = "server-not-allowed"
  /// The server has no venue with this id.
  case venueNotFound = "venue-not-found"
  /// The server rejected the key, secret, or token.
  case unauthorized = "unauthorized"
  /// The server could not be reached.
  case network = "network"
  /// The server responded with an error.
  case httpStatus = "http-status"
  /// The bundle is not a valid venue.
  case invalidVenue = "invalid-venue"
  /// The venue has no text in this language.
  case unknownLanguage = "unknown-language"
  /// The web view has no WebGL 2.
  case noWebgl = "no-webgl"
  /// The graphics context was lost and did not come back.
  case contextLost = "context-lost"
  /// A model could not be loaded.
  case modelFailed = "model-failed"
  /// An image could not be loaded.
  case imageFailed = "image-failed"
  /// The position is not available.
  case positionUnavailable = "position-unavailable"
  /// The outdoor map cannot start.
  case outdoorUnavailable = "outdoor-unavailable"
  /// The style of the outdoor map cannot be rendered.
  case outdoorStyle = "outdoor-style"
  /// A call of an older version has no counterpart.
  case noSuccessor = "no-successor"

  /// The remedy for an error with this code.
  public var remedy: String {
    switch self {
    case .unknownType: "Use a type listed in SPEC.md."
    case .invalidPayload: "Send a payload that matches the protocol's type."
    case .notConnected: "Wait for the session before sending requests."
    case .wrongVersion: "Bundle the page that comes with this version of the SDK."
    case .timedOut: "Try again."
    case .closed: "Create another map."
    case .pageLost: "Send the request again. The map itself is restored."
    case .notPossible: "Read the message for the reason."
    case .noVenue: "Set the venue and wait until it is loaded."
    case .noMap: "Set a venue with a map."
    case .invalidArgument: "Correct the argument that the message names."
    case .unknownTarget: "Use an id of the loaded venue."
    case .serverNotAllowed: "List it in the servers of `welcome`. Reload the page first if it is running."
    case .venueNotFound: "Check the id and the server."
    case .unauthorized: "Check the credentials, or request another token."
    case .network: "Check the connection, and try again."
    case .httpStatus: "Try again later."
    case .invalidVenue: "Export the venue again."
    case .unknownLanguage: "Use one of the languages that the venue lists."
    case .noWebgl: "Update the web view of the system."
    case .contextLost: "Reload the page."
    case .modelFailed: "Check its URL and format."
    case .imageFailed: "Check its URL and format."
    case .positionUnavailable: "Check the source of positions."
    case .outdoorUnavailable: "Check that the app bundles `outdoor.js` of the page."
    case .outdoorStyle: "Check the style."
    case .noSuccessor: "Read the migration guide."
    }
  }
}

/// Who caused a change.
public enum ChangeReason: String, Codable, Sendable, CaseIterable, WireValue {
  /// The user.
  case user = "user"
  /// The host.
  case api = "api"
  /// The map was shown.
  case initial = "initial"
}

/// Changes what should be on the map.
struct StateChange: Codable, Sendable, Hashable, WireValue {
  /// Topics to replace.
  var state: MapState
  /// Topics that return to their default. Applied before `state`.
  var reset: [StateTopic]?

  /// Makes a value of these fields.
  init(
    state: MapState,
    reset: [StateTopic]? = nil
  ) {
    self.state = state
    self.reset = reset
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.state = try fields.decode(MapState.self, forKey: .state)
    self.reset = try fields.decodeIfContained([StateTopic].self, forKey: .reset)
  }

  func checkBounds() throws(BoundsFault) {
    try check("state", state, .own)
    try check("reset", reset, .list(.own, 19))
  }
}

/// Asks for directions without drawing them.
struct DirectionsRequest: Codable, Sendable, Hashable, WireValue {
  /// Origin.
  var from: PlaceTarget
  /// Destinations; at least one.
  var to: [PlaceTarget]
  /// Profile; default: a person without special needs.
  var options: DirectionsOptions?

  /// Makes a value of these fields.
  init(
    from: PlaceTarget,
    to: [PlaceTarget],
    options: DirectionsOptions? = nil
  ) {
    self.from = from
    self.to = to
    self.options = options
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.from = try fields.decode(PlaceTarget.self, forKey: .from)
    self.to = try fields.decode([PlaceTarget].self, forKey: .to)
    self.options = try fields.decodeIfContained(DirectionsOptions.self, forKey: .options)
  }

  func checkBounds() throws(BoundsFault) {
    try check("from", from, .own)
    try check("to", to, .list(.own, 20))
    try check("options", options, .own)
  }
}

/// Asks for the nearest of several places, by walking time.
struct NearestRequest: Codable, Sendable, Hashable, WireValue {
  /// Origin.
  var from: PlaceTarget
  /// Places to choose from.
  var candidates: [PlaceTarget]
  /// How many to return; default 1.
  var count: Int?
  /// Profile; default: a person without special needs.
  var options: DirectionsOptions?

  /// Makes a value of these fields.
  init(
    from: PlaceTarget,
    candidates: [PlaceTarget],
    count: Int? = nil,
    options: DirectionsOptions? = nil
  ) {
    self.from = from
    self.candidates = candidates
    self.count = count
    self.options = options
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.from = try fields.decode(PlaceTarget.self, forKey: .from)
    self.candidates = try fields.decode([PlaceTarget].self, forKey: .candidates)
    self.count = try fields.decodeIfContained(Int.self, forKey: .count)
    self.options = try fields.decodeIfContained(DirectionsOptions.self, forKey: .options)
  }

  func checkBounds() throws(BoundsFault) {
    try check("from", from, .own)
    try check("candidates", candidates, .list(.own, 10000))
    try check("count", count, .count(10000))
    try check("options", options, .own)
  }
}

/// The nearest places.
struct NearestReply: Codable, Sendable, Hashable, WireValue {
  /// The nearest first.
  var results: [NearestHit]

  /// Makes a value of these fields.
  init(
    results: [NearestHit]
  ) {
    self.results = results
  }

  func checkBounds() throws(BoundsFault) {
    try check("results", results, .list(.own, 10000))
  }
}

/// Searches the text of the venue.
struct SearchRequest: Codable, Sendable, Hashable, WireValue {
  /// The query.
  var text: String
  /// Maximum number of results; default 20.
  var limit: Int?
  /// Types of results; default: all.
  var types: [EntityType]?
  /// Id of the floor to search; default: all.
  var floorId: String?

  /// Makes a value of these fields.
  init(
    text: String,
    limit: Int? = nil,
    types: [EntityType]? = nil,
    floorId: String? = nil
  ) {
    self.text = text
    self.limit = limit
    self.types = types
    self.floorId = floorId
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.text = try fields.decode(String.self, forKey: .text)
    self.limit = try fields.decodeIfContained(Int.self, forKey: .limit)
    self.types = try fields.decodeIfContained([EntityType].self, forKey: .types)
    self.floorId = try fields.decodeIfContained(String.self, forKey: .floorId)
  }

  func checkBounds() throws(BoundsFault) {
    try check("text", text, .text(1000))
    try check("limit", limit, .count(1000))
    try check("types", types, .list(.own, 20))
    try check("floorId", floorId, .text(200))
  }
}

/// Results of a search.
struct SearchReply: Codable, Sendable, Hashable, WireValue {
  /// The best first.
  var hits: [SearchHit]

  /// Makes a value of these fields.
  init(
    hits: [SearchHit]
  ) {
    self.hits = hits
  }

  func checkBounds() throws(BoundsFault) {
    try check("hits", hits, .list(.own, 1000))
  }
}

/// Completes a query.
struct SuggestRequest: Codable, Sendable, Hashable, WireValue {
  /// Its beginning.
  var text: String
  /// Maximum number of suggestions; default 5.
  var limit: Int?

  /// Makes a value of these fields.
  init(
    text: String,
    limit: Int? = nil
  ) {
    self.text = text
    self.limit = limit
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.text = try fields.decode(String.self, forKey: .text)
    self.limit = try fields.decodeIfContained(Int.self, forKey: .limit)
  }

  func checkBounds() throws(BoundsFault) {
    try check("text", text, .text(1000))
    try check("limit", limit, .count(100))
  }
}

/// Suggestions for a query.
struct SuggestReply: Codable, Sendable, Hashable, WireValue {
  /// The best first.
  var texts: [String]

  /// Makes a value of these fields.
  init(
    texts: [String]
  ) {
    self.texts = texts
  }

  func checkBounds() throws(BoundsFault) {
    try check("texts", texts, .list(.text(1000), 100))
  }
}

/// Asks for the straight distance between two places.
struct DistanceRequest: Codable, Sendable, Hashable, WireValue {
  /// Origin.
  var from: PlaceTarget
  /// The other place.
  var to: PlaceTarget

  /// Makes a value of these fields.
  init(
    from: PlaceTarget,
    to: PlaceTarget
  ) {
    self.from = from
    self.to = to
  }

  func checkBounds() throws(BoundsFault) {
    try check("from", from, .own)
    try check("to", to, .own)
  }
}

/// A distance.
struct DistanceReply: Codable, Sendable, Hashable, WireValue {
  /// Meters.
  var meters: Double

  /// Makes a value of these fields.
  init(
    meters: Double
  ) {
    self.meters = meters
  }

  func checkBounds() throws(BoundsFault) {
    try check("meters", meters, .number(0, 1000000000))
  }
}

/// Asks for the space at a coordinate.
struct SpaceAtRequest: Codable, Sendable, Hashable, WireValue {
  /// The coordinate.
  var coordinate: Coordinate

  /// Makes a value of these fields.
  init(
    coordinate: Coordinate
  ) {
    self.coordinate = coordinate
  }

  func checkBounds() throws(BoundsFault) {
    try check("coordinate", coordinate, .own)
  }
}

/// The space at a coordinate.
struct SpaceAtReply: Codable, Sendable, Hashable, WireValue {
  /// Id of the space; missing if there is none.
  var spaceId: String?

  /// Makes a value of these fields.
  init(
    spaceId: String? = nil
  ) {
    self.spaceId = spaceId
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.spaceId = try fields.decodeIfContained(String.self, forKey: .spaceId)
  }

  func checkBounds() throws(BoundsFault) {
    try check("spaceId", spaceId, .text(200))
  }
}

/// Asks for an image or another file of the venue.
struct AssetRequest: Codable, Sendable, Hashable, WireValue {
  /// Its address, as in the data of the venue.
  var address: String

  /// Makes a value of these fields.
  init(
    address: String
  ) {
    self.address = address
  }

  func checkBounds() throws(BoundsFault) {
    try check("address", address, .text(200000))
  }
}

/// A file of the venue.
struct AssetReply: Codable, Sendable, Hashable, WireValue {
  /// Its media type, such as `image/png`.
  var mediaType: String
  /// Its bytes in Base64.
  var base64: String

  /// Makes a value of these fields.
  init(
    mediaType: String,
    base64: String
  ) {
    self.mediaType = mediaType
    self.base64 = base64
  }

  func checkBounds() throws(BoundsFault) {
    try check("mediaType", mediaType, .text(200))
    try check("base64", base64, .text(64000000))
  }
}

/// Asks for the outline of a floor, space, area, or door.
struct GeometryRequest: Codable, Sendable, Hashable, WireValue {
  /// Type of the entity.
  var type: EntityType
  /// Id of the entity.
  var id: String

  /// Makes a value of these fields.
  init(
    type: EntityType,
    id: String
  ) {
    self.type = type
    self.id = id
  }

  func checkBounds() throws(BoundsFault) {
    try check("type", type, .own)
    try check("id", id, .text(200))
  }
}

/// An outline.
struct GeometryReply: Codable, Sendable, Hashable, WireValue {
  /// The outline.
  var geometry: Geometry

  /// Makes a value of these fields.
  init(
    geometry: Geometry
  ) {
    self.geometry = geometry
  }

  func checkBounds() throws(BoundsFault) {
    try check("geometry", geometry, .own)
  }
}

/// Makes positions along directions, for tests and demos.
struct SimulateWalkRequest: Codable, Sendable, Hashable, WireValue {
  /// Origin.
  var from: PlaceTarget
  /// Destinations; at least one.
  var to: [PlaceTarget]
  /// Profile; default: a person without special needs.
  var options: DirectionsOptions?
  /// Walking speed; default 1.34.
  var speedMetersPerSecond: Double?
  /// Noise of the positions; default 0.
  var noiseMeters: Double?
  /// Seed of the noise; default 1.
  var seed: Int?
  /// Time between positions; default 1000.
  var intervalMs: Double?

  /// Makes a value of these fields.
  init(
    from: PlaceTarget,
    to: [PlaceTarget],
    options: DirectionsOptions? = nil,
    speedMetersPerSecond: Double? = nil,
    noiseMeters: Double? = nil,
    seed: Int? = nil,
    intervalMs: Double? = nil
  ) {
    self.from = from
    self.to = to
    self.options = options
    self.speedMetersPerSecond = speedMetersPerSecond
    self.noiseMeters = noiseMeters
    self.seed = seed
    self.intervalMs = intervalMs
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.from = try fields.decode(PlaceTarget.self, forKey: .from)
    self.to = try fields.decode([PlaceTarget].self, forKey: .to)
    self.options = try fields.decodeIfContained(DirectionsOptions.self, forKey: .options)
    self.speedMetersPerSecond = try fields.decodeIfContained(Double.self, forKey: .speedMetersPerSecond)
    self.noiseMeters = try fields.decodeIfContained(Double.self, forKey: .noiseMeters)
    self.seed = try fields.decodeIfContained(Int.self, forKey: .seed)
    self.intervalMs = try fields.decodeIfContained(Double.self, forKey: .intervalMs)
  }

  func checkBounds() throws(BoundsFault) {
    try check("from", from, .own)
    try check("to", to, .list(.own, 20))
    try check("options", options, .own)
    try check("speedMetersPerSecond", speedMetersPerSecond, .number(0.05, 50))
    try check("noiseMeters", noiseMeters, .number(0, 100))
    try check("seed", seed, .count(1000000000))
    try check("intervalMs", intervalMs, .number(20, 60000))
  }
}

/// Positions along directions.
struct SimulateWalkReply: Codable, Sendable, Hashable, WireValue {
  /// In order, with timestamps.
  var positions: [BlueDotPosition]

  /// Makes a value of these fields.
  init(
    positions: [BlueDotPosition]
  ) {
    self.positions = positions
  }

  func checkBounds() throws(BoundsFault) {
    try check("positions", positions, .list(.own, 100000))
  }
}

/// Moves the camera.
struct CameraMove: Codable, Sendable, Hashable, WireValue {
  /// Where to. Missing fields stay the same.
  var camera: CameraState
  /// Duration in milliseconds.
  var durationMs: Double?
  /// Speed over the move; default `ease-in-out`.
  var easing: Easing?

  /// Makes a value of these fields.
  init(
    camera: CameraState,
    durationMs: Double? = nil,
    easing: Easing? = nil
  ) {
    self.camera = camera
    self.durationMs = durationMs
    self.easing = easing
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.camera = try fields.decode(CameraState.self, forKey: .camera)
    self.durationMs = try fields.decodeIfContained(Double.self, forKey: .durationMs)
    self.easing = try fields.decodeIfContained(Easing.self, forKey: .easing)
  }

  func checkBounds() throws(BoundsFault) {
    try check("camera", camera, .own)
    try check("durationMs", durationMs, .number(0, 60000))
    try check("easing", easing, .own)
  }
}

/// Brings places into view.
struct FocusRequest: Codable, Sendable, Hashable, WireValue {
  /// Entities, floors included, and coordinates.
  var targets: [PlaceTarget]
  /// Duration in milliseconds.
  var durationMs: Double?
  /// Space around them in CSS pixels; default 48.
  var paddingPixels: Double?
  /// Maximum zoom level.
  var maxZoomLevel: Double?
  /// Bearing in degrees; default: stays.
  var bearing: Double?
  /// Pitch in degrees; default: stays.
  var pitch: Double?

  /// Makes a value of these fields.
  init(
    targets: [PlaceTarget],
    durationMs: Double? = nil,
    paddingPixels: Double? = nil,
    maxZoomLevel: Double? = nil,
    bearing: Double? = nil,
    pitch: Double? = nil
  ) {
    self.targets = targets
    self.durationMs = durationMs
    self.paddingPixels = paddingPixels
    self.maxZoomLevel = maxZoomLevel
    self.bearing = bearing
    self.pitch = pitch
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.targets = try fields.decode([PlaceTarget].self, forKey: .targets)
    self.durationMs = try fields.decodeIfContained(Double.self, forKey: .durationMs)
    self.paddingPixels = try fields.decodeIfContained(Double.self, forKey: .paddingPixels)
    self.maxZoomLevel = try fields.decodeIfContained(Double.self, forKey: .maxZoomLevel)
    self.bearing = try fields.decodeIfContained(Double.self, forKey: .bearing)
    self.pitch = try fields.decodeIfContained(Double.self, forKey: .pitch)
  }

  func checkBounds() throws(BoundsFault) {
    try check("targets", targets, .list(.own, 5000))
    try check("durationMs", durationMs, .number(0, 60000))
    try check("paddingPixels", paddingPixels, .number(0, 1000))
    try check("maxZoomLevel", maxZoomLevel, .number(0, 30))
    try check("bearing", bearing, .number(-36000, 36000))
    try check("pitch", pitch, .number(0, 75))
  }
}

/// How an animation ended.
struct MotionReply: Codable, Sendable, Hashable, WireValue {
  /// Done, or interrupted.
  var result: AnimationResult

  /// Makes a value of these fields.
  init(
    result: AnimationResult
  ) {
    self.result = result
  }

  func checkBounds() throws(BoundsFault) {
    try check("result", result, .own)
  }
}

/// How an animation ended.
public enum AnimationResult: String, Codable, Sendable, CaseIterable, WireValue {
  /// It reached its end.
  case done = "done"
  /// The user or another change stopped it.
  case interrupted = "interrupted"
}

/// Asks for the appearance of a space.
struct SpaceStateRequest: Codable, Sendable, Hashable, WireValue {
  /// Id of the space.
  var spaceId: String

  /// Makes a value of these fields.
  init(
    spaceId: String
  ) {
    self.spaceId = spaceId
  }

  func checkBounds() throws(BoundsFault) {
    try check("spaceId", spaceId, .text(200))
  }
}

/// The appearance of a space.
public struct SpaceStateReply: Codable, Sendable, Hashable, WireValue {
  /// CSS color.
  public var color: String
  /// CSS color.
  public var hoverColor: String
  /// Height in meters.
  public var heightMeters: Double
  /// Opacity, 0 to 1.
  public var opacity: Double
  /// Whether it is shown.
  public var visible: Bool
  /// Whether taps highlight it.
  public var interactive: Bool

  /// Makes a value of these fields.
  public init(
    color: String,
    hoverColor: String,
    heightMeters: Double,
    opacity: Double,
    visible: Bool,
    interactive: Bool
  ) {
    self.color = color
    self.hoverColor = hoverColor
    self.heightMeters = heightMeters
    self.opacity = opacity
    self.visible = visible
    self.interactive = interactive
  }

  func checkBounds() throws(BoundsFault) {
    try check("color", color, .text(100))
    try check("hoverColor", hoverColor, .text(100))
    try check("heightMeters", heightMeters, .number(0, 10000))
    try check("opacity", opacity, .number(0, 1))
  }
}

/// Things that can be focused on the map, for lists of screen readers.
struct ThingsReply: Codable, Sendable, Hashable, WireValue {
  /// In the order of the map.
  var things: [MapThing]

  /// Makes a value of these fields.
  init(
    things: [MapThing]
  ) {
    self.things = things
  }

  func checkBounds() throws(BoundsFault) {
    try check("things", things, .list(.own, 10000))
  }
}

/// Something on the map that can be focused.
public struct MapThing: Codable, Sendable, Hashable, WireValue {
  /// Its type.
  public var type: ThingType
  /// Its name for screen readers.
  public var name: String
  /// Id of the space, or key of the item.
  public var id: String
  /// Id of its floor.
  public var floorId: String?

  /// Makes a value of these fields.
  public init(
    type: ThingType,
    name: String,
    id: String,
    floorId: String? = nil
  ) {
    self.type = type
    self.name = name
    self.id = id
    self.floorId = floorId
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.type = try fields.decode(ThingType.self, forKey: .type)
    self.name = try fields.decode(String.self, forKey: .name)
    self.id = try fields.decode(String.self, forKey: .id)
    self.floorId = try fields.decodeIfContained(String.self, forKey: .floorId)
  }

  func checkBounds() throws(BoundsFault) {
    try check("type", type, .own)
    try check("name", name, .text(1000))
    try check("id", id, .text(200))
    try check("floorId", floorId, .text(200))
  }
}

/// The type of something on the map.
public enum ThingType: String, Codable, Sendable, CaseIterable, WireValue {
  /// A space.
  case space = "space"
  /// A label.
  case label = "label"
  /// A marker.
  case marker = "marker"
  /// A model.
  case model = "model"
  /// A shape.
  case shape = "shape"
}

/// Presses something on the map, as a tap does.
struct PressRequest: Codable, Sendable, Hashable, WireValue {
  /// Its type.
  var type: ThingType
  /// Id of the space, or key of the item.
  var id: String

  /// Makes a value of these fields.
  init(
    type: ThingType,
    id: String
  ) {
    self.type = type
    self.id = id
  }

  func checkBounds() throws(BoundsFault) {
    try check("type", type, .own)
    try check("id", id, .text(200))
  }
}

/// Saves the view.
struct SaveViewRequest: Codable, Sendable, Hashable, WireValue {
  /// Display name.
  var name: String

  /// Makes a value of these fields.
  init(
    name: String
  ) {
    self.name = name
  }

  func checkBounds() throws(BoundsFault) {
    try check("name", name, .text(100))
  }
}

/// A view as text, for a link or a file.
struct ViewReply: Codable, Sendable, Hashable, WireValue {
  /// The view. `restore-view` takes it.
  var text: String

  /// Makes a value of these fields.
  init(
    text: String
  ) {
    self.text = text
  }

  func checkBounds() throws(BoundsFault) {
    try check("text", text, .text(5000))
  }
}

/// Shows a saved view.
struct RestoreViewRequest: Codable, Sendable, Hashable, WireValue {
  /// From `save-view`.
  var text: String
  /// Duration in milliseconds.
  var durationMs: Double?

  /// Makes a value of these fields.
  init(
    text: String,
    durationMs: Double? = nil
  ) {
    self.text = text
    self.durationMs = durationMs
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.text = try fields.decode(String.self, forKey: .text)
    self.durationMs = try fields.decodeIfContained(Double.self, forKey: .durationMs)
  }

  func checkBounds() throws(BoundsFault) {
    try check("text", text, .text(5000))
    try check("durationMs", durationMs, .number(0, 60000))
  }
}

/// Gives the page a part of its program that the host has bundled.
struct PartRequest: Codable, Sendable, Hashable, WireValue {
  /// Which part.
  var part: PagePart
  /// The text of its file. Any other text is not run.
  var script: String

  /// Makes a value of these fields.
  init(
    part: PagePart,
    script: String
  ) {
    self.part = part
    self.script = script
  }

  func checkBounds() throws(BoundsFault) {
    try check("part", part, .own)
    try check("script", script, .text(8000000))
  }
}

/// The page needs a part of its program.
public struct PartNeeded: Codable, Sendable, Hashable, WireValue {
  /// Which part. The host sends it by `give-part`.
  public var part: PagePart

  /// Makes a value of these fields.
  public init(
    part: PagePart
  ) {
    self.part = part
  }

  func checkBounds() throws(BoundsFault) {
    try check("part", part, .own)
  }
}

/// A part of the program of the page, in its own file.
public enum PagePart: String, Codable, Sendable, CaseIterable, WireValue {
  /// The outdoor map: `outdoor.js`.
  case outdoor = "outdoor"
}

/// The venue is loading.
public struct VenueProgress: Codable, Sendable, Hashable, WireValue {
  /// The current phase.
  public var phase: LoadPhase
  /// Bytes received so far.
  public var loadedBytes: Int
  /// Size of the bundle, if known.
  public var totalBytes: Int?

  /// Makes a value of these fields.
  public init(
    phase: LoadPhase,
    loadedBytes: Int,
    totalBytes: Int? = nil
  ) {
    self.phase = phase
    self.loadedBytes = loadedBytes
    self.totalBytes = totalBytes
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.phase = try fields.decode(LoadPhase.self, forKey: .phase)
    self.loadedBytes = try fields.decode(Int.self, forKey: .loadedBytes)
    self.totalBytes = try fields.decodeIfContained(Int.self, forKey: .totalBytes)
  }

  func checkBounds() throws(BoundsFault) {
    try check("phase", phase, .own)
    try check("loadedBytes", loadedBytes, .count(1000000000000))
    try check("totalBytes", totalBytes, .count(1000000000000))
  }
}

/// A phase of loading.
public enum LoadPhase: String, Codable, Sendable, CaseIterable, WireValue {
  /// The access token is requested.
  case authorizing = "authorizing"
  /// The bundle is downloaded.
  case downloading = "downloading"
  /// The bundle is read.
  case reading = "reading"
}

/// The venue is loaded, or its language has changed.
public struct VenueLoaded: Codable, Sendable, Hashable, WireValue {
  /// The venue as data.
  public var venue: VenueData

  /// Makes a value of these fields.
  public init(
    venue: VenueData
  ) {
    self.venue = venue
  }

  func checkBounds() throws(BoundsFault) {
    try check("venue", venue, .own)
  }
}

/// The first frame is drawn.
public struct MapShown: Codable, Sendable, Hashable, WireValue {
  /// Id of the floor.
  public var floorId: String
  /// The view.
  public var camera: CameraReport

  /// Makes a value of these fields.
  public init(
    floorId: String,
    camera: CameraReport
  ) {
    self.floorId = floorId
    self.camera = camera
  }

  func checkBounds() throws(BoundsFault) {
    try check("floorId", floorId, .text(200))
    try check("camera", camera, .own)
  }
}

/// The camera.
public struct CameraReport: Codable, Sendable, Hashable, WireValue {
  /// The coordinate at the center of the view.
  public var center: Coordinate
  /// Degrees clockwise from north.
  public var bearing: Double
  /// Degrees; 0 looks straight down.
  public var pitch: Double
  /// Web Mercator zoom level of 512-pixel tiles.
  public var zoomLevel: Double

  /// Makes a value of these fields.
  public init(
    center: Coordinate,
    bearing: Double,
    pitch: Double,
    zoomLevel: Double
  ) {
    self.center = center
    self.bearing = bearing
    self.pitch = pitch
    self.zoomLevel = zoomLevel
  }

  func checkBounds() throws(BoundsFault) {
    try check("center", center, .own)
    try check("bearing", bearing, .number(-36000, 36000))
    try check("pitch", pitch, .number(0, 90))
    try check("zoomLevel", zoomLevel, .number(0, 30))
  }
}

/// The view has moved.
public struct CameraChange: Codable, Sendable, Hashable, WireValue {
  /// The view.
  public var camera: CameraReport
  /// Who caused it.
  public var reason: ChangeReason

  /// Makes a value of these fields.
  public init(
    camera: CameraReport,
    reason: ChangeReason
  ) {
    self.camera = camera
    self.reason = reason
  }

  func checkBounds() throws(BoundsFault) {
    try check("camera", camera, .own)
    try check("reason", reason, .own)
  }
}

/// Another floor is shown.
public struct FloorChange: Codable, Sendable, Hashable, WireValue {
  /// Id of the floor.
  public var floorId: String
  /// Id of the previous floor.
  public var previousFloorId: String?
  /// Who caused it.
  public var reason: ChangeReason

  /// Makes a value of these fields.
  public init(
    floorId: String,
    previousFloorId: String? = nil,
    reason: ChangeReason
  ) {
    self.floorId = floorId
    self.previousFloorId = previousFloorId
    self.reason = reason
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.floorId = try fields.decode(String.self, forKey: .floorId)
    self.previousFloorId = try fields.decodeIfContained(String.self, forKey: .previousFloorId)
    self.reason = try fields.decode(ChangeReason.self, forKey: .reason)
  }

  func checkBounds() throws(BoundsFault) {
    try check("floorId", floorId, .text(200))
    try check("previousFloorId", previousFloorId, .text(200))
    try check("reason", reason, .own)
  }
}

/// Floors are drawn apart or together.
public struct StackChange: Codable, Sendable, Hashable, WireValue {
  /// Whether floors are drawn apart.
  public var isExpanded: Bool
  /// Ids of the floors, from the lowest; empty if drawn together.
  public var floorIds: [String]

  /// Makes a value of these fields.
  public init(
    isExpanded: Bool,
    floorIds: [String]
  ) {
    self.isExpanded = isExpanded
    self.floorIds = floorIds
  }

  func checkBounds() throws(BoundsFault) {
    try check("floorIds", floorIds, .list(.text(200), 10000))
  }
}

/// The user tapped the map.
public struct ClickDetail: Codable, Sendable, Hashable, WireValue {
  /// Where; missing above the horizon.
  public var coordinate: Coordinate?
  /// Id of the floor.
  public var floorId: String
  /// Ids of the spaces there, nearest first.
  public var spaceIds: [String]
  /// Ids of the locations of these spaces.
  public var locationIds: [String]
  /// Labels there.
  public var labels: [ClickedLabel]
  /// Keys of the interactive markers there.
  public var markerKeys: [String]
  /// Keys of the models there, nearest first.
  public var modelKeys: [String]
  /// Keys of the shapes there, nearest first.
  public var shapeKeys: [String]
  /// Indexes of the instructions of the route there.
  public var steps: [Int]
  /// Where on the screen.
  public var pointer: ScreenPoint

  /// Makes a value of these fields.
  public init(
    coordinate: Coordinate? = nil,
    floorId: String,
    spaceIds: [String],
    locationIds: [String],
    labels: [ClickedLabel],
    markerKeys: [String],
    modelKeys: [String],
    shapeKeys: [String],
    steps: [Int],
    pointer: ScreenPoint
  ) {
    self.coordinate = coordinate
    self.floorId = floorId
    self.spaceIds = spaceIds
    self.locationIds = locationIds
    self.labels = labels
    self.markerKeys = markerKeys
    self.modelKeys = modelKeys
    self.shapeKeys = shapeKeys
    self.steps = steps
    self.pointer = pointer
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.coordinate = try fields.decodeIfContained(Coordinate.self, forKey: .coordinate)
    self.floorId = try fields.decode(String.self, forKey: .floorId)
    self.spaceIds = try fields.decode([String].self, forKey: .spaceIds)
    self.locationIds = try fields.decode([String].self, forKey: .locationIds)
    self.labels = try fields.decode([ClickedLabel].self, forKey: .labels)
    self.markerKeys = try fields.decode([String].self, forKey: .markerKeys)
    self.modelKeys = try fields.decode([String].self, forKey: .modelKeys)
    self.shapeKeys = try fields.decode([String].self, forKey: .shapeKeys)
    self.steps = try fields.decode([Int].self, forKey: .steps)
    self.pointer = try fields.decode(ScreenPoint.self, forKey: .pointer)
  }

  func checkBounds() throws(BoundsFault) {
    try check("coordinate", coordinate, .own)
    try check("floorId", floorId, .text(200))
    try check("spaceIds", spaceIds, .list(.text(200), 1000))
    try check("locationIds", locationIds, .list(.text(200), 1000))
    try check("labels", labels, .list(.own, 1000))
    try check("markerKeys", markerKeys, .list(.text(200), 1000))
    try check("modelKeys", modelKeys, .list(.text(200), 1000))
    try check("shapeKeys", shapeKeys, .list(.text(200), 1000))
    try check("steps", steps, .list(.count(10000), 1000))
    try check("pointer", pointer, .own)
  }
}

/// A label that was tapped.
public struct ClickedLabel: Codable, Sendable, Hashable, WireValue {
  /// Its text.
  public var text: String
  /// Its key; missing for labels that the map added.
  public var key: String?
  /// Id of the entity that it is attached to.
  public var targetId: String?

  /// Makes a value of these fields.
  public init(
    text: String,
    key: String? = nil,
    targetId: String? = nil
  ) {
    self.text = text
    self.key = key
    self.targetId = targetId
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.text = try fields.decode(String.self, forKey: .text)
    self.key = try fields.decodeIfContained(String.self, forKey: .key)
    self.targetId = try fields.decodeIfContained(String.self, forKey: .targetId)
  }

  func checkBounds() throws(BoundsFault) {
    try check("text", text, .text(1000))
    try check("key", key, .text(200))
    try check("targetId", targetId, .text(200))
  }
}

/// Focus on the map has moved.
public struct FocusChange: Codable, Sendable, Hashable, WireValue {
  /// What has focus; missing if nothing has.
  public var focused: MapThing?
  /// Who caused it.
  public var reason: ChangeReason

  /// Makes a value of these fields.
  public init(
    focused: MapThing? = nil,
    reason: ChangeReason
  ) {
    self.focused = focused
    self.reason = reason
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.focused = try fields.decodeIfContained(MapThing.self, forKey: .focused)
    self.reason = try fields.decode(ChangeReason.self, forKey: .reason)
  }

  func checkBounds() throws(BoundsFault) {
    try check("focused", focused, .own)
    try check("reason", reason, .own)
  }
}

/// The route has changed, or was cleared.
public struct RouteChange: Codable, Sendable, Hashable, WireValue {
  /// The route; missing if it was cleared.
  public var result: DirectionsResult?

  /// Makes a value of these fields.
  public init(
    result: DirectionsResult? = nil
  ) {
    self.result = result
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.result = try fields.decodeIfContained(DirectionsResult.self, forKey: .result)
  }

  func checkBounds() throws(BoundsFault) {
    try check("result", result, .own)
  }
}

/// Another instruction of the route is current.
public struct StepChange: Codable, Sendable, Hashable, WireValue {
  /// Its index.
  public var index: Int
  /// Who caused it.
  public var reason: ChangeReason

  /// Makes a value of these fields.
  public init(
    index: Int,
    reason: ChangeReason
  ) {
    self.index = index
    self.reason = reason
  }

  func checkBounds() throws(BoundsFault) {
    try check("index", index, .count(10000))
    try check("reason", reason, .own)
  }
}

/// The blue dot has moved.
public struct PositionChange: Codable, Sendable, Hashable, WireValue {
  /// The position.
  public var position: BlueDotPosition

  /// Makes a value of these fields.
  public init(
    position: BlueDotPosition
  ) {
    self.position = position
  }

  func checkBounds() throws(BoundsFault) {
    try check("position", position, .own)
  }
}

/// The state of the blue dot has changed.
public struct BlueDotStateChange: Codable, Sendable, Hashable, WireValue {
  /// The current state.
  public var state: BlueDotState
  /// The previous state.
  public var previous: BlueDotState

  /// Makes a value of these fields.
  public init(
    state: BlueDotState,
    previous: BlueDotState
  ) {
    self.state = state
    self.previous = previous
  }

  func checkBounds() throws(BoundsFault) {
    try check("state", state, .own)
    try check("previous", previous, .own)
  }
}

/// The state of the blue dot.
public enum BlueDotState: String, Codable, Sendable, CaseIterable, WireValue {
  /// There is no blue dot.
  case disabled = "disabled"
  /// There is no position yet.
  case waiting = "waiting"
  /// The position is current.
  case active = "active"
  /// The position is old.
  case stale = "stale"
  /// The user does not share the position.
  case denied = "denied"
  /// The device has no position.
  case unavailable = "unavailable"
}

/// The follow mode of the blue dot has changed.
public struct FollowChange: Codable, Sendable, Hashable, WireValue {
  /// The current mode.
  public var mode: FollowMode
  /// Who caused it.
  public var reason: ChangeReason

  /// Makes a value of these fields.
  public init(
    mode: FollowMode,
    reason: ChangeReason
  ) {
    self.mode = mode
    self.reason = reason
  }

  func checkBounds() throws(BoundsFault) {
    try check("mode", mode, .own)
    try check("reason", reason, .own)
  }
}

/// The outdoor map appeared or disappeared.
public struct OutdoorChange: Codable, Sendable, Hashable, WireValue {
  /// Whether it is shown.
  public var isShown: Bool

  /// Makes a value of these fields.
  public init(
    isShown: Bool
  ) {
    self.isShown = isShown
  }
}
