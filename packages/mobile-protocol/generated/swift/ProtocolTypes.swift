// Written from the tables in src/schema by generate.ts; do not edit.

import Foundation

/// No data.
public struct NoData: Codable, Sendable, Hashable {
  public init() {}
}

/// A place on the Earth, and its floor.
public struct Coordinate: Codable, Sendable, Hashable {
  /// Longitude in degrees, WGS84.
  public var longitude: Double
  /// Latitude in degrees, WGS84.
  public var latitude: Double
  /// Id of the floor; default: the current floor.
  public var floorId: String?

  public init(
    longitude: Double,
    latitude: Double,
    floorId: String? = nil
  ) {
    self.longitude = longitude
    self.latitude = latitude
    self.floorId = floorId
  }
}

/// A point of the map in CSS pixels from its top left corner.
public struct ScreenPoint: Codable, Sendable, Hashable {
  /// Pixels from the left edge.
  public var x: Double
  /// Pixels from the top edge.
  public var y: Double

  public init(
    x: Double,
    y: Double
  ) {
    self.x = x
    self.y = y
  }
}

/// A place on the map: an entity of the venue, or a coordinate.
public enum PlaceTarget: Codable, Sendable, Hashable {
  /// An entity of the venue that has a place.
  case entity(Entity)
  /// A coordinate.
  case coordinate(Coordinate)
  /// A node of the walking graph. Directions only.
  case node(Node)

  /// An entity of the venue that has a place.
  public struct Entity: Codable, Sendable, Hashable {
    /// Its id.
    public var id: String
    /// Its type, if entities of several types have this id. Default: the first match in the order of the types.
    public var type: EntityType?

    public init(
      id: String,
      type: EntityType? = nil
    ) {
      self.id = id
      self.type = type
    }
  }

  /// A coordinate.
  public struct Coordinate: Codable, Sendable, Hashable {
    /// Longitude in degrees, WGS84.
    public var longitude: Double
    /// Latitude in degrees, WGS84.
    public var latitude: Double
    /// Id of the floor; default: the current floor.
    public var floorId: String?

    public init(
      longitude: Double,
      latitude: Double,
      floorId: String? = nil
    ) {
      self.longitude = longitude
      self.latitude = latitude
      self.floorId = floorId
    }
  }

  /// A node of the walking graph. Directions only.
  public struct Node: Codable, Sendable, Hashable {
    /// Its id.
    public var nodeId: String

    public init(
      nodeId: String
    ) {
      self.nodeId = nodeId
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
}

/// The type of an entity of a venue.
public enum EntityType: String, Codable, Sendable, CaseIterable {
  /// A room, hallway or other area with an outline.
  case space = "space"
  /// A tenant, desk or service that spaces house.
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
public enum Geometry: Codable, Sendable, Hashable {
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
  public struct Point: Codable, Sendable, Hashable {
    /// Its position.
    public var coordinates: [Double]

    public init(
      coordinates: [Double]
    ) {
      self.coordinates = coordinates
    }
  }

  /// Points.
  public struct MultiPoint: Codable, Sendable, Hashable {
    /// Their positions.
    public var coordinates: [[Double]]

    public init(
      coordinates: [[Double]]
    ) {
      self.coordinates = coordinates
    }
  }

  /// A line.
  public struct LineString: Codable, Sendable, Hashable {
    /// Its positions.
    public var coordinates: [[Double]]

    public init(
      coordinates: [[Double]]
    ) {
      self.coordinates = coordinates
    }
  }

  /// Lines.
  public struct MultiLineString: Codable, Sendable, Hashable {
    /// The positions of each.
    public var coordinates: [[[Double]]]

    public init(
      coordinates: [[[Double]]]
    ) {
      self.coordinates = coordinates
    }
  }

  /// A polygon.
  public struct Polygon: Codable, Sendable, Hashable {
    /// Its outline, then its holes; each closed.
    public var coordinates: [[[Double]]]

    public init(
      coordinates: [[[Double]]]
    ) {
      self.coordinates = coordinates
    }
  }

  /// Polygons.
  public struct MultiPolygon: Codable, Sendable, Hashable {
    /// The rings of each.
    public var coordinates: [[[[Double]]]]

    public init(
      coordinates: [[[[Double]]]]
    ) {
      self.coordinates = coordinates
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
}

/// A venue as plain data. Ids link its entities.
public struct VenueData: Codable, Sendable, Hashable {
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
  /// Language of its texts, BCP 47.
  public var language: String?
  /// Languages that the venue has texts in.
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
}

/// A language that a venue has texts in.
public struct VenueLanguage: Codable, Sendable, Hashable {
  /// BCP 47 code, such as `fr`.
  public var code: String
  /// Its name.
  public var name: String

  public init(
    code: String,
    name: String
  ) {
    self.code = code
    self.name = name
  }
}

/// Floors above one another: a building, or the ground around it.
public struct FloorStackData: Codable, Sendable, Hashable {
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
}

/// What floors belong to.
public enum FloorStackKind: String, Codable, Sendable, CaseIterable {
  /// A building.
  case building = "building"
  /// The ground around buildings.
  case outdoor = "outdoor"
}

/// A floor.
public struct FloorData: Codable, Sendable, Hashable {
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
}

/// A space: a room, a hallway, or another area with an outline.
public struct SpaceData: Codable, Sendable, Hashable {
  /// Unique among spaces.
  public var id: String
  /// Display name, in the language of the venue.
  public var name: String
  /// Such as `room`, `hallway` or `connection.stairs`.
  public var kind: String
  /// Id of its floor.
  public var floorId: String
  /// Its center.
  public var center: Coordinate
  /// Area in square meters.
  public var areaSquareMeters: Double
  /// The id of the operator for it.
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
}

/// A location: a tenant, desk or service that spaces house.
public struct LocationData: Codable, Sendable, Hashable {
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
  /// The id of the operator for it.
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
}

/// Opening hours.
public struct OpeningHoursData: Codable, Sendable, Hashable {
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
}

/// A link.
public struct LinkData: Codable, Sendable, Hashable {
  /// Its text.
  public var label: String
  /// Its URL.
  public var url: String

  public init(
    label: String,
    url: String
  ) {
    self.label = label
    self.url = url
  }
}

/// An image of the venue.
public struct PictureData: Codable, Sendable, Hashable {
  /// Its address. `get-asset` returns the image.
  public var url: String
  /// Description for people who do not see it; may be empty.
  public var altText: String

  public init(
    url: String,
    altText: String
  ) {
    self.url = url
    self.altText = altText
  }
}

/// A category of locations.
public struct CategoryData: Codable, Sendable, Hashable {
  /// Unique among categories.
  public var id: String
  /// Display name, in the language of the venue.
  public var name: String
  /// The id of the operator for it.
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
}

/// A connection: stairs, an elevator, an escalator or a ramp.
public struct ConnectionData: Codable, Sendable, Hashable {
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
}

/// A door.
public struct DoorData: Codable, Sendable, Hashable {
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
}

/// A point of interest.
public struct PointOfInterestData: Codable, Sendable, Hashable {
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
  /// The id of the operator for it.
  public var externalId: String?
  /// Description; plain text.
  public var description: String?
  /// Address of the icon. `get-asset` returns the image.
  public var icon: String?
  /// Ids of its locations.
  public var locationIds: [String]

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
}

/// An area that spans spaces.
public struct AreaData: Codable, Sendable, Hashable {
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
  /// The id of the operator for it.
  public var externalId: String?
  /// Description; plain text.
  public var description: String?
  /// Ids of its locations.
  public var locationIds: [String]

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
}

/// A symbol of the venue, such as a fire extinguisher.
public struct AnnotationData: Codable, Sendable, Hashable {
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
  /// The id of the operator for it.
  public var externalId: String?
  /// Description; plain text.
  public var description: String?
  /// Ids of its locations.
  public var locationIds: [String]

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
}

/// What should be on the map. A topic that is missing keeps its value. A topic that is present replaces its whole value.
public struct MapState: Codable, Sendable, Hashable {
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
  /// The view; default: fits the floor.
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
}

/// A topic of the state.
public enum StateTopic: String, Codable, Sendable, CaseIterable {
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
  /// The view; default: fits the floor.
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
public struct VenueTopic: Codable, Sendable, Hashable {
  /// Where it comes from. Another token for the same venue does not load it again.
  public var source: VenueSource
  /// Whether to draw a map; default true. Without a map, the venue is only data.
  public var showsMap: Bool?

  public init(
    source: VenueSource,
    showsMap: Bool? = nil
  ) {
    self.source = source
    self.showsMap = showsMap
  }
}

/// Where a venue comes from.
public enum VenueSource: Codable, Sendable, Hashable {
  /// A server, with a key and secret.
  case server(Server)
  /// A server, with an access token that your own server requested.
  case access(Access)
  /// The URL of a bundle.
  case url(Url)
  /// A bundle that the host has.
  case bytes(Bytes)

  /// A server, with a key and secret.
  public struct Server: Codable, Sendable, Hashable {
    /// URL of the server.
    public var baseUrl: String
    /// Id of the venue on that server.
    public var venueId: String
    /// The public key.
    public var key: String
    /// The secret.
    public var secret: String

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
  }

  /// A server, with an access token that your own server requested.
  public struct Access: Codable, Sendable, Hashable {
    /// URL of the server.
    public var baseUrl: String
    /// Id of the venue on that server.
    public var venueId: String
    /// The access token.
    public var accessToken: String

    public init(
      baseUrl: String,
      venueId: String,
      accessToken: String
    ) {
      self.baseUrl = baseUrl
      self.venueId = venueId
      self.accessToken = accessToken
    }
  }

  /// The URL of a bundle.
  public struct Url: Codable, Sendable, Hashable {
    /// Its URL: https, http, or the scheme that the app serves its files by.
    public var url: String

    public init(
      url: String
    ) {
      self.url = url
    }
  }

  /// A bundle that the host has.
  public struct Bytes: Codable, Sendable, Hashable {
    /// Identifies the bytes, such as their SHA-256. Another digest is another venue.
    public var digest: String
    /// The bundle in Base64.
    public var base64: String

    public init(
      digest: String,
      base64: String
    ) {
      self.digest = digest
      self.base64 = base64
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
}

/// Texts and aids of the map.
public struct AccessibilityTopic: Codable, Sendable, Hashable {
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
}

/// Colors of the map.
public struct ThemeTopic: Codable, Sendable, Hashable {
  /// Light or dark.
  public var scheme: ColorScheme
  /// Colors that differ from those of the scheme. With `auto`, the colors are those of a light theme.
  public var colors: ThemeColors?

  public init(
    scheme: ColorScheme,
    colors: ThemeColors? = nil
  ) {
    self.scheme = scheme
    self.colors = colors
  }
}

/// Light or dark.
public enum ColorScheme: String, Codable, Sendable, CaseIterable {
  /// Follows the system.
  case auto = "auto"
  /// Light.
  case light = "light"
  /// Dark.
  case dark = "dark"
}

/// Colors that differ from those of the built-in theme. Values are CSS colors.
public struct ThemeColors: Codable, Sendable, Hashable {
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
  /// Tops of counters, columns and other objects.
  public var object: String?
  /// Colors of rooms, assigned to categories in turn.
  public var tints: [String]?
  /// Names of rooms.
  public var label: String?
  /// Names of less important spaces.
  public var labelMuted: String?
  /// Halo around letters.
  public var labelHalo: String?
  /// Focus ring, selection and route.
  public var accent: String?
  /// Strength of the sun's shadow, 0 to 1.
  public var sunShadow: Double?
  /// Strength of the shade at the foot of walls, 0 to 1.
  public var contactShade: Double?
  /// Height at which walls are cut, in meters.
  public var wallCutMeters: Double?

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
}

/// The floor.
public struct FloorTopic: Codable, Sendable, Hashable {
  /// Its id.
  public var id: String

  public init(
    id: String
  ) {
    self.id = id
  }
}

/// The state of the camera.
public struct CameraState: Codable, Sendable, Hashable {
  /// The coordinate at the center of the view.
  public var center: Coordinate?
  /// Direction at the top of the screen, in degrees clockwise from north.
  public var bearing: Double?
  /// Pitch in degrees; 0 looks straight down.
  public var pitch: Double?
  /// Web Mercator zoom level of 512-pixel tiles.
  public var zoomLevel: Double?

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
}

/// The view. Missing fields stay the same.
public struct CameraTopic: Codable, Sendable, Hashable {
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
}

/// Speed over an animation.
public enum Easing: String, Codable, Sendable, CaseIterable {
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
public struct CameraRulesTopic: Codable, Sendable, Hashable {
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
}

/// When changes of the camera are reported.
public enum CameraReports: String, Codable, Sendable, CaseIterable {
  /// When the camera stops.
  case atRest = "at-rest"
  /// In every frame in which it moves.
  case everyFrame = "every-frame"
}

/// A box of coordinates, in degrees.
public struct Bounds: Codable, Sendable, Hashable {
  /// Least longitude.
  public var west: Double
  /// Least latitude.
  public var south: Double
  /// Greatest longitude.
  public var east: Double
  /// Greatest latitude.
  public var north: Double

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
}

/// Gestures and keys. All are enabled by default.
public struct CameraInteractions: Codable, Sendable, Hashable {
  /// Drag to pan.
  public var pan: Bool?
  /// Pinch to zoom.
  public var zoom: Bool?
  /// Rotate with two fingers.
  public var rotate: Bool?
  /// Tilt with two fingers.
  public var pitch: Bool?
  /// Pan, zoom and rotate with keys.
  public var keyboard: Bool?

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
}

/// Pixels on each side that views of the app cover.
public struct ScreenOffsets: Codable, Sendable, Hashable {
  /// Pixels from the top.
  public var top: Double?
  /// Pixels from the right.
  public var right: Double?
  /// Pixels from the bottom.
  public var bottom: Double?
  /// Pixels from the left.
  public var left: Double?

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
}

/// Decides which label or marker is shown if two overlap.
public enum Priority: String, Codable, Sendable, CaseIterable {
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
public struct LabelsTopic: Codable, Sendable, Hashable {
  /// Whether spaces show their names; default `all`.
  public var names: AutomaticLabels?
  /// Labels of the app; default: none.
  public var items: [LabelItem]?

  public init(
    names: AutomaticLabels? = nil,
    items: [LabelItem]? = nil
  ) {
    self.names = names
    self.items = items
  }
}

/// Labels that the map adds by itself.
public enum AutomaticLabels: String, Codable, Sendable, CaseIterable {
  /// Names of spaces.
  case all = "all"
  /// No labels.
  case none = "none"
}

/// A label.
public struct LabelItem: Codable, Sendable, Hashable {
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
}

/// How a label is drawn.
public enum LabelKind: String, Codable, Sendable, CaseIterable {
  /// Faces the viewer.
  case floating = "floating"
  /// Lies on the floor.
  case flat = "flat"
}

/// What is drawn at the anchor point of a label.
public enum LabelIcon: Codable, Sendable, Hashable {
  /// A dot.
  case dot(Dot)
  /// An image.
  case image(Image)

  /// A dot.
  public struct Dot: Codable, Sendable, Hashable {
    public init() {}
  }

  /// An image.
  public struct Image: Codable, Sendable, Hashable {
    /// A file of the venue, such as the logo of a location, or a `data:` URL.
    public var url: String
    /// Length of its longer side in CSS pixels; default 24.
    public var sizePixels: Double?

    public init(
      url: String,
      sizePixels: Double? = nil
    ) {
      self.url = url
      self.sizePixels = sizePixels
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
}

/// A marker.
public struct MarkerItem: Codable, Sendable, Hashable {
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
}

/// A point of a marker.
public enum MarkerAnchor: String, Codable, Sendable, CaseIterable {
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

/// What a marker shows.
public enum MarkerContent: Codable, Sendable, Hashable {
  /// A text on a plate.
  case text(Text)
  /// A pin.
  case pin(Pin)
  /// An image.
  case image(Image)
  /// A tooltip with an arrow.
  case tooltip(Tooltip)
  /// HTML. Scripts, forms, frames, event handlers, and addresses of other servers are removed.
  case html(Html)

  /// A text on a plate.
  public struct Text: Codable, Sendable, Hashable {
    /// Plain text, not markup.
    public var text: String

    public init(
      text: String
    ) {
      self.text = text
    }
  }

  /// A pin.
  public struct Pin: Codable, Sendable, Hashable {
    /// CSS color; default: the theme's accent color.
    public var color: String?
    /// A letter, number or emoji in it.
    public var symbol: String?
    /// An image in it: a file of the venue, or a `data:` URL.
    public var imageUrl: String?

    public init(
      color: String? = nil,
      symbol: String? = nil,
      imageUrl: String? = nil
    ) {
      self.color = color
      self.symbol = symbol
      self.imageUrl = imageUrl
    }
  }

  /// An image.
  public struct Image: Codable, Sendable, Hashable {
    /// A file of the venue, or a `data:` URL.
    public var url: String
    /// Width in CSS pixels; default 28.
    public var widthPixels: Double?
    /// Height in CSS pixels; default: as the image has it.
    public var heightPixels: Double?

    public init(
      url: String,
      widthPixels: Double? = nil,
      heightPixels: Double? = nil
    ) {
      self.url = url
      self.widthPixels = widthPixels
      self.heightPixels = heightPixels
    }
  }

  /// A tooltip with an arrow.
  public struct Tooltip: Codable, Sendable, Hashable {
    /// Plain text, not markup.
    public var title: String?
    /// Plain text, not markup.
    public var text: String?
    /// An image: a file of the venue, or a `data:` URL.
    public var imageUrl: String?
    /// CSS color of its background; default: that of the theme.
    public var color: String?

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
  }

  /// HTML. Scripts, forms, frames, event handlers, and addresses of other servers are removed.
  public struct Html: Codable, Sendable, Hashable {
    /// The markup.
    public var html: String

    public init(
      html: String
    ) {
      self.html = html
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
}

/// A shape.
public struct ShapeItem: Codable, Sendable, Hashable {
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
}

/// A 3D model on a floor.
public struct ModelItem: Codable, Sendable, Hashable {
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
}

/// An image on a floor.
public struct ImageItem: Codable, Sendable, Hashable {
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
}

/// Appearance of some spaces. Missing fields keep their value.
public struct SpaceItem: Codable, Sendable, Hashable {
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
}

/// Highlighted places.
public struct SelectionTopic: Codable, Sendable, Hashable {
  /// Ids of spaces.
  public var spaceIds: [String]?
  /// Ids of locations; their spaces are highlighted.
  public var locationIds: [String]?
  /// CSS color; default: the theme's accent color.
  public var color: String?
  /// Whether to bring them into view; default false.
  public var focus: Bool?

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
}

/// Directions on the map.
public struct RouteTopic: Codable, Sendable, Hashable {
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
}

/// Position of the user.
public struct BlueDotTopic: Codable, Sendable, Hashable {
  /// The position; default: waiting for one.
  public var position: BlueDotPosition?
  /// Whether the camera follows; default `none`.
  public var follow: FollowMode?
  /// CSS color; default blue.
  public var color: String?
  /// The dot turns gray after this time without a position; default 30000.
  public var staleAfterMs: Double?
  /// How it looks on another floor; default `dimmed`.
  public var otherFloor: OtherFloor?

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
}

/// A position of the user.
public struct BlueDotPosition: Codable, Sendable, Hashable {
  /// Longitude in degrees, WGS84.
  public var longitude: Double
  /// Latitude in degrees, WGS84.
  public var latitude: Double
  /// Accuracy radius in meters; default: not shown.
  public var accuracyMeters: Double?
  /// Heading, clockwise from north; default: not shown.
  public var headingDegrees: Double?
  /// Id of the floor; default: unknown.
  public var floorId: String?
  /// Milliseconds since 1970; default: when it arrives.
  public var timestamp: Double?

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
}

/// How the camera follows the blue dot.
public enum FollowMode: String, Codable, Sendable, CaseIterable {
  /// It does not.
  case none = "none"
  /// The dot stays in the center.
  case position = "position"
  /// The dot stays in the center, and its heading at the top.
  case positionAndHeading = "position-and-heading"
}

/// How the blue dot looks on another floor.
public enum OtherFloor: String, Codable, Sendable, CaseIterable {
  /// Dimmed.
  case dimmed = "dimmed"
  /// Hidden.
  case hidden = "hidden"
}

/// Floors drawn apart.
public struct StackTopic: Codable, Sendable, Hashable {
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
}

/// The outdoor map around the venue.
public struct OutdoorTopic: Codable, Sendable, Hashable {
  /// Whether it is shown.
  public var isShown: Bool
  /// URL of a MapLibre style; default: the built-in style, which requests nothing.
  public var styleUrl: String?
  /// A MapLibre style as JSON text, instead of its URL.
  public var styleJson: String?

  public init(
    isShown: Bool,
    styleUrl: String? = nil,
    styleJson: String? = nil
  ) {
    self.isShown = isShown
    self.styleUrl = styleUrl
    self.styleJson = styleJson
  }
}

/// Topics that are shown. Missing fields are true.
public struct VisibilityTopic: Codable, Sendable, Hashable {
  /// Whether labels are shown.
  public var labels: Bool?
  /// Whether markers are shown.
  public var markers: Bool?
  /// Whether shapes are shown.
  public var shapes: Bool?
  /// Whether images that belong to the venue are shown; default false.
  public var floorImages: Bool?

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
}

/// A walking profile, and the order of destinations.
public struct DirectionsOptions: Codable, Sendable, Hashable {
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
}

/// The order of several destinations.
public enum DestinationOrder: String, Codable, Sendable, CaseIterable {
  /// As given.
  case given = "given"
  /// The shortest.
  case best = "best"
}

/// Directions.
public struct Directions: Codable, Sendable, Hashable {
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
}

/// A walk on one floor, or a connection.
public struct DirectionsLeg: Codable, Sendable, Hashable {
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
}

/// The type of a leg.
public enum LegType: String, Codable, Sendable, CaseIterable {
  /// A walk on one floor.
  case walk = "walk"
  /// A ride or a climb.
  case connection = "connection"
}

/// An instruction.
public struct DirectionsInstruction: Codable, Sendable, Hashable {
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
}

/// What an instruction asks for.
public enum InstructionAction: String, Codable, Sendable, CaseIterable {
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
public enum Turn: String, Codable, Sendable, CaseIterable {
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
public enum Side: String, Codable, Sendable, CaseIterable {
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
public enum RideDirection: String, Codable, Sendable, CaseIterable {
  /// Up.
  case up = "up"
  /// Down.
  case down = "down"
  /// To the same level.
  case level = "level"
}

/// Why there is no route.
public struct DirectionsBlocker: Codable, Sendable, Hashable {
  /// Such as `steps`, `closed-zone` or `no-graph`.
  public var type: String
  /// A sentence; plain text, not markup.
  public var text: String
  /// Id of the connection that blocks.
  public var connectionId: String?
  /// Ids of the floors concerned.
  public var floorIds: [String]

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
}

/// Directions, or why there are none.
public struct DirectionsResult: Codable, Sendable, Hashable {
  /// The directions; missing if there is no route.
  public var directions: Directions?
  /// Why there is no route; empty if there is one.
  public var blockers: [DirectionsBlocker]

  public init(
    directions: Directions? = nil,
    blockers: [DirectionsBlocker]
  ) {
    self.directions = directions
    self.blockers = blockers
  }
}

/// A candidate, and the directions to it.
public struct NearestHit: Codable, Sendable, Hashable {
  /// Its index in the candidates.
  public var index: Int
  /// Directions to it.
  public var directions: Directions

  public init(
    index: Int,
    directions: Directions
  ) {
    self.index = index
    self.directions = directions
  }
}

/// A result of a search.
public struct SearchHit: Codable, Sendable, Hashable {
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
}

/// Words that were found.
public struct SearchMatch: Codable, Sendable, Hashable {
  /// In which field.
  public var field: SearchField
  /// The text of the field.
  public var text: String
  /// The words.
  public var ranges: [TextRange]

  public init(
    field: SearchField,
    text: String,
    ranges: [TextRange]
  ) {
    self.field = field
    self.text = text
    self.ranges = ranges
  }
}

/// Part of a text, in UTF-16 code units.
public struct TextRange: Codable, Sendable, Hashable {
  /// Index of its first code unit.
  public var start: Int
  /// Index after its last code unit.
  public var end: Int

  public init(
    start: Int,
    end: Int
  ) {
    self.start = start
    self.end = end
  }
}

/// A field that is searched.
public enum SearchField: String, Codable, Sendable, CaseIterable {
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
public struct Hello: Codable, Sendable, Hashable {
  /// Supported versions of this protocol.
  public var versions: [Int]
  /// Version of the web SDK in the page.
  public var engine: String

  public init(
    versions: [Int],
    engine: String
  ) {
    self.versions = versions
    self.engine = engine
  }
}

/// Asks for `hello` again.
public struct Connect: Codable, Sendable, Hashable {
  /// Supported versions of this protocol.
  public var versions: [Int]

  public init(
    versions: [Int]
  ) {
    self.versions = versions
  }
}

/// Starts a session.
public struct Welcome: Codable, Sendable, Hashable {
  /// The highest version that both sides support.
  public var version: Int
  /// Origins that the page may request, such as `https://maps.example.com`, or schemes that the app serves files by, such as `mezzanine:`. Default: none but its own. Fixed until the page is reloaded.
  public var servers: [String]?

  public init(
    version: Int,
    servers: [String]? = nil
  ) {
    self.version = version
    self.servers = servers
  }
}

/// A session has started. The state of the page is empty.
public struct Session: Codable, Sendable, Hashable {
  /// Version of the session.
  public var version: Int

  public init(
    version: Int
  ) {
    self.version = version
  }
}

/// Something failed.
public struct ErrorReport: Codable, Sendable, Hashable {
  /// Stable code.
  public var code: ErrorCode
  /// What was given, what was expected, and the fix.
  public var message: String
  /// The topic of the state that could not be applied.
  public var topic: StateTopic?
  /// The key of the item in that topic.
  public var key: String?

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
}

/// Stable code of an error.
public enum ErrorCode: String, Codable, Sendable, CaseIterable {
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
  /// An id, key or place is not in the venue or on the map.
  case unknownTarget = "unknown-target"
  /// The host did not name this server when the session started.
  case serverNotAllowed = "server-not-allowed"
  /// The server has no venue with this id.
  case venueNotFound = "venue-not-found"
  /// The server rejected the key, secret or token.
  case unauthorized = "unauthorized"
  /// The server could not be reached.
  case network = "network"
  /// The server responded with an error.
  case httpStatus = "http-status"
  /// The bundle is not a valid venue.
  case invalidVenue = "invalid-venue"
  /// The venue has no texts in this language.
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
}

/// Who caused a change.
public enum ChangeReason: String, Codable, Sendable, CaseIterable {
  /// The user.
  case user = "user"
  /// The host.
  case api = "api"
  /// The map was shown.
  case initial = "initial"
}

/// Changes what should be on the map.
public struct StateChange: Codable, Sendable, Hashable {
  /// Topics to replace.
  public var state: MapState
  /// Topics that return to their default. Applied before `state`.
  public var reset: [StateTopic]?

  public init(
    state: MapState,
    reset: [StateTopic]? = nil
  ) {
    self.state = state
    self.reset = reset
  }
}

/// Asks for directions without drawing them.
public struct DirectionsRequest: Codable, Sendable, Hashable {
  /// Origin.
  public var from: PlaceTarget
  /// Destinations; at least one.
  public var to: [PlaceTarget]
  /// Profile; default: a person without special needs.
  public var options: DirectionsOptions?

  public init(
    from: PlaceTarget,
    to: [PlaceTarget],
    options: DirectionsOptions? = nil
  ) {
    self.from = from
    self.to = to
    self.options = options
  }
}

/// Asks for the nearest of several places, by walking time.
public struct NearestRequest: Codable, Sendable, Hashable {
  /// Origin.
  public var from: PlaceTarget
  /// Places to choose from.
  public var candidates: [PlaceTarget]
  /// How many to return; default 1.
  public var count: Int?
  /// Profile; default: a person without special needs.
  public var options: DirectionsOptions?

  public init(
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
}

/// The nearest places.
public struct NearestReply: Codable, Sendable, Hashable {
  /// The nearest first.
  public var results: [NearestHit]

  public init(
    results: [NearestHit]
  ) {
    self.results = results
  }
}

/// Searches the texts of the venue.
public struct SearchRequest: Codable, Sendable, Hashable {
  /// The query.
  public var text: String
  /// Maximum number of results; default 20.
  public var limit: Int?
  /// Types of results; default: all.
  public var types: [EntityType]?
  /// Id of the floor to search; default: all.
  public var floorId: String?

  public init(
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
}

/// Results of a search.
public struct SearchReply: Codable, Sendable, Hashable {
  /// The best first.
  public var hits: [SearchHit]

  public init(
    hits: [SearchHit]
  ) {
    self.hits = hits
  }
}

/// Completes a query.
public struct SuggestRequest: Codable, Sendable, Hashable {
  /// Its beginning.
  public var text: String
  /// Maximum number of suggestions; default 5.
  public var limit: Int?

  public init(
    text: String,
    limit: Int? = nil
  ) {
    self.text = text
    self.limit = limit
  }
}

/// Suggestions for a query.
public struct SuggestReply: Codable, Sendable, Hashable {
  /// The best first.
  public var texts: [String]

  public init(
    texts: [String]
  ) {
    self.texts = texts
  }
}

/// Asks for the straight distance between two places.
public struct DistanceRequest: Codable, Sendable, Hashable {
  /// Origin.
  public var from: PlaceTarget
  /// The other place.
  public var to: PlaceTarget

  public init(
    from: PlaceTarget,
    to: PlaceTarget
  ) {
    self.from = from
    self.to = to
  }
}

/// A distance.
public struct DistanceReply: Codable, Sendable, Hashable {
  /// Meters.
  public var meters: Double

  public init(
    meters: Double
  ) {
    self.meters = meters
  }
}

/// Asks for the space at a coordinate.
public struct SpaceAtRequest: Codable, Sendable, Hashable {
  /// The coordinate.
  public var coordinate: Coordinate

  public init(
    coordinate: Coordinate
  ) {
    self.coordinate = coordinate
  }
}

/// The space at a coordinate.
public struct SpaceAtReply: Codable, Sendable, Hashable {
  /// Id of the space; missing if there is none.
  public var spaceId: String?

  public init(
    spaceId: String? = nil
  ) {
    self.spaceId = spaceId
  }
}

/// Asks for an image or another file of the venue.
public struct AssetRequest: Codable, Sendable, Hashable {
  /// Its address, as in the data of the venue.
  public var address: String

  public init(
    address: String
  ) {
    self.address = address
  }
}

/// A file of the venue.
public struct AssetReply: Codable, Sendable, Hashable {
  /// Its media type, such as `image/png`.
  public var mediaType: String
  /// Its bytes in Base64.
  public var base64: String

  public init(
    mediaType: String,
    base64: String
  ) {
    self.mediaType = mediaType
    self.base64 = base64
  }
}

/// Asks for the outline of a floor, space, area or door.
public struct GeometryRequest: Codable, Sendable, Hashable {
  /// Type of the entity.
  public var type: EntityType
  /// Id of the entity.
  public var id: String

  public init(
    type: EntityType,
    id: String
  ) {
    self.type = type
    self.id = id
  }
}

/// An outline.
public struct GeometryReply: Codable, Sendable, Hashable {
  /// The outline.
  public var geometry: Geometry

  public init(
    geometry: Geometry
  ) {
    self.geometry = geometry
  }
}

/// Makes positions along directions, for tests and demos.
public struct SimulateWalkRequest: Codable, Sendable, Hashable {
  /// Origin.
  public var from: PlaceTarget
  /// Destinations; at least one.
  public var to: [PlaceTarget]
  /// Profile; default: a person without special needs.
  public var options: DirectionsOptions?
  /// Walking speed; default 1.34.
  public var speedMetersPerSecond: Double?
  /// Noise of the positions; default 0.
  public var noiseMeters: Double?
  /// Seed of the noise; default 1.
  public var seed: Int?
  /// Time between positions; default 1000.
  public var intervalMs: Double?

  public init(
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
}

/// Positions along directions.
public struct SimulateWalkReply: Codable, Sendable, Hashable {
  /// In order, with timestamps.
  public var positions: [BlueDotPosition]

  public init(
    positions: [BlueDotPosition]
  ) {
    self.positions = positions
  }
}

/// Moves the camera.
public struct CameraMove: Codable, Sendable, Hashable {
  /// Where to. Missing fields stay the same.
  public var camera: CameraState
  /// Duration in milliseconds.
  public var durationMs: Double?
  /// Speed over the move; default `ease-in-out`.
  public var easing: Easing?

  public init(
    camera: CameraState,
    durationMs: Double? = nil,
    easing: Easing? = nil
  ) {
    self.camera = camera
    self.durationMs = durationMs
    self.easing = easing
  }
}

/// Brings places into view.
public struct FocusRequest: Codable, Sendable, Hashable {
  /// Entities, floors included, and coordinates.
  public var targets: [PlaceTarget]
  /// Duration in milliseconds.
  public var durationMs: Double?
  /// Space around them in CSS pixels.
  public var paddingPixels: Double?
  /// Maximum zoom level.
  public var maxZoomLevel: Double?
  /// Bearing in degrees; default: stays.
  public var bearing: Double?
  /// Pitch in degrees; default: stays.
  public var pitch: Double?

  public init(
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
}

/// How an animation ended.
public struct MotionReply: Codable, Sendable, Hashable {
  /// Done, or interrupted.
  public var result: AnimationResult

  public init(
    result: AnimationResult
  ) {
    self.result = result
  }
}

/// How an animation ended.
public enum AnimationResult: String, Codable, Sendable, CaseIterable {
  /// It reached its end.
  case done = "done"
  /// The user or another change stopped it.
  case interrupted = "interrupted"
}

/// Asks for the appearance of a space.
public struct SpaceStateRequest: Codable, Sendable, Hashable {
  /// Id of the space.
  public var spaceId: String

  public init(
    spaceId: String
  ) {
    self.spaceId = spaceId
  }
}

/// The appearance of a space.
public struct SpaceStateReply: Codable, Sendable, Hashable {
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
}

/// What can be focused on the map, for lists of screen readers.
public struct ThingsReply: Codable, Sendable, Hashable {
  /// In the order of the map.
  public var things: [MapThing]

  public init(
    things: [MapThing]
  ) {
    self.things = things
  }
}

/// Something on the map that can be focused.
public struct MapThing: Codable, Sendable, Hashable {
  /// Its type.
  public var type: ThingType
  /// Its name for screen readers.
  public var name: String
  /// Id of the space, or key of the item.
  public var id: String
  /// Id of its floor.
  public var floorId: String?

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
}

/// The type of something on the map.
public enum ThingType: String, Codable, Sendable, CaseIterable {
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
public struct PressRequest: Codable, Sendable, Hashable {
  /// Its type.
  public var type: ThingType
  /// Id of the space, or key of the item.
  public var id: String

  public init(
    type: ThingType,
    id: String
  ) {
    self.type = type
    self.id = id
  }
}

/// Saves the view.
public struct SaveViewRequest: Codable, Sendable, Hashable {
  /// Display name.
  public var name: String

  public init(
    name: String
  ) {
    self.name = name
  }
}

/// A view as text, for a link or a file.
public struct ViewReply: Codable, Sendable, Hashable {
  /// The view. `restore-view` takes it.
  public var text: String

  public init(
    text: String
  ) {
    self.text = text
  }
}

/// Shows a saved view.
public struct RestoreViewRequest: Codable, Sendable, Hashable {
  /// From `save-view`.
  public var text: String
  /// Duration in milliseconds.
  public var durationMs: Double?

  public init(
    text: String,
    durationMs: Double? = nil
  ) {
    self.text = text
    self.durationMs = durationMs
  }
}

/// Gives the page a part of its program that the host has bundled.
public struct PartRequest: Codable, Sendable, Hashable {
  /// Which part.
  public var part: PagePart
  /// The text of its file. Any other text is not run.
  public var script: String

  public init(
    part: PagePart,
    script: String
  ) {
    self.part = part
    self.script = script
  }
}

/// The page needs a part of its program.
public struct PartNeeded: Codable, Sendable, Hashable {
  /// Which part. The host sends it by `give-part`.
  public var part: PagePart

  public init(
    part: PagePart
  ) {
    self.part = part
  }
}

/// A part of the program of the page, in a file of its own.
public enum PagePart: String, Codable, Sendable, CaseIterable {
  /// The outdoor map: `outdoor.js`.
  case outdoor = "outdoor"
}

/// The venue is loading.
public struct VenueProgress: Codable, Sendable, Hashable {
  /// The current phase.
  public var phase: LoadPhase
  /// Bytes received so far.
  public var loadedBytes: Int
  /// Size of the bundle, if known.
  public var totalBytes: Int?

  public init(
    phase: LoadPhase,
    loadedBytes: Int,
    totalBytes: Int? = nil
  ) {
    self.phase = phase
    self.loadedBytes = loadedBytes
    self.totalBytes = totalBytes
  }
}

/// A phase of loading.
public enum LoadPhase: String, Codable, Sendable, CaseIterable {
  /// The access token is requested.
  case authorizing = "authorizing"
  /// The bundle is downloaded.
  case downloading = "downloading"
  /// The bundle is read.
  case reading = "reading"
}

/// The venue is loaded, or its language has changed.
public struct VenueLoaded: Codable, Sendable, Hashable {
  /// The venue as data.
  public var venue: VenueData

  public init(
    venue: VenueData
  ) {
    self.venue = venue
  }
}

/// The first frame is drawn.
public struct MapShown: Codable, Sendable, Hashable {
  /// Id of the floor.
  public var floorId: String
  /// The view.
  public var camera: CameraReport

  public init(
    floorId: String,
    camera: CameraReport
  ) {
    self.floorId = floorId
    self.camera = camera
  }
}

/// The camera.
public struct CameraReport: Codable, Sendable, Hashable {
  /// The coordinate at the center of the view.
  public var center: Coordinate
  /// Degrees clockwise from north.
  public var bearing: Double
  /// Degrees; 0 looks straight down.
  public var pitch: Double
  /// Web Mercator zoom level of 512-pixel tiles.
  public var zoomLevel: Double

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
}

/// The view has moved.
public struct CameraChange: Codable, Sendable, Hashable {
  /// The view.
  public var camera: CameraReport
  /// Who caused it.
  public var reason: ChangeReason

  public init(
    camera: CameraReport,
    reason: ChangeReason
  ) {
    self.camera = camera
    self.reason = reason
  }
}

/// Another floor is shown.
public struct FloorChange: Codable, Sendable, Hashable {
  /// Id of the floor.
  public var floorId: String
  /// Id of the previous floor.
  public var previousFloorId: String?
  /// Who caused it.
  public var reason: ChangeReason

  public init(
    floorId: String,
    previousFloorId: String? = nil,
    reason: ChangeReason
  ) {
    self.floorId = floorId
    self.previousFloorId = previousFloorId
    self.reason = reason
  }
}

/// Floors are drawn apart or together.
public struct StackChange: Codable, Sendable, Hashable {
  /// Whether floors are drawn apart.
  public var isExpanded: Bool
  /// Ids of the floors, from the lowest; empty if drawn together.
  public var floorIds: [String]

  public init(
    isExpanded: Bool,
    floorIds: [String]
  ) {
    self.isExpanded = isExpanded
    self.floorIds = floorIds
  }
}

/// The user tapped the map.
public struct ClickDetail: Codable, Sendable, Hashable {
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
}

/// A label that was tapped.
public struct ClickedLabel: Codable, Sendable, Hashable {
  /// Its text.
  public var text: String
  /// Its key; missing for labels that the map added.
  public var key: String?
  /// Id of the entity that it is attached to.
  public var targetId: String?

  public init(
    text: String,
    key: String? = nil,
    targetId: String? = nil
  ) {
    self.text = text
    self.key = key
    self.targetId = targetId
  }
}

/// Focus on the map has moved.
public struct FocusChange: Codable, Sendable, Hashable {
  /// What has focus; missing if nothing has.
  public var focused: MapThing?
  /// Who caused it.
  public var reason: ChangeReason

  public init(
    focused: MapThing? = nil,
    reason: ChangeReason
  ) {
    self.focused = focused
    self.reason = reason
  }
}

/// The route has changed, or was cleared.
public struct RouteChange: Codable, Sendable, Hashable {
  /// The route; missing if it was cleared.
  public var result: DirectionsResult?

  public init(
    result: DirectionsResult? = nil
  ) {
    self.result = result
  }
}

/// Another instruction of the route is current.
public struct StepChange: Codable, Sendable, Hashable {
  /// Its index.
  public var index: Int
  /// Who caused it.
  public var reason: ChangeReason

  public init(
    index: Int,
    reason: ChangeReason
  ) {
    self.index = index
    self.reason = reason
  }
}

/// The blue dot has moved.
public struct PositionChange: Codable, Sendable, Hashable {
  /// The position.
  public var position: BlueDotPosition

  public init(
    position: BlueDotPosition
  ) {
    self.position = position
  }
}

/// The state of the blue dot has changed.
public struct BlueDotStateChange: Codable, Sendable, Hashable {
  /// The current state.
  public var state: BlueDotState
  /// The previous state.
  public var previous: BlueDotState

  public init(
    state: BlueDotState,
    previous: BlueDotState
  ) {
    self.state = state
    self.previous = previous
  }
}

/// The state of the blue dot.
public enum BlueDotState: String, Codable, Sendable, CaseIterable {
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
public struct FollowChange: Codable, Sendable, Hashable {
  /// The current mode.
  public var mode: FollowMode
  /// Who caused it.
  public var reason: ChangeReason

  public init(
    mode: FollowMode,
    reason: ChangeReason
  ) {
    self.mode = mode
    self.reason = reason
  }
}

/// The outdoor map appeared or disappeared.
public struct OutdoorChange: Codable, Sendable, Hashable {
  /// Whether it is shown.
  public var isShown: Bool

  public init(
    isShown: Bool
  ) {
    self.isShown = isShown
  }
}
