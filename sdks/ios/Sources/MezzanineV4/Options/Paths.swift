/// Look of paths and journeys.
@available(*, deprecated, message: "Use MezzanineCore.ShapeItem or MezzanineCore.RouteTopic.")
public struct Path: Sendable, Hashable {
  /// CSS color.
  public var color: String?
  /// No longer has an effect; reported once.
  @available(*, deprecated, message: "Draw the path in parts.")
  public var pulseColor: String?
  /// Half of the width in meters; default 0.25. Has no effect on journeys; reported once.
  @available(*, deprecated, message: "Use ShapeItem.widthMeters.")
  public var nearRadius: Double?
  /// No longer has an effect; reported once.
  @available(*, deprecated, message: "Paths have the same width in meters at every zoom.")
  public var farRadius: Double?
  /// No longer has an effect; reported once.
  @available(*, deprecated, message: "Draw the path in parts.")
  public var drawDuration: Double?
  /// No longer has an effect; reported once.
  @available(*, deprecated, message: "Connections have the color of the route.")
  public var drawConnectionSegments: Bool?
  /// No longer has an effect; reported once.
  @available(*, deprecated, message: "Draw the path in parts.")
  public var pulseIterations: Double?
  /// No longer has an effect; reported once.
  @available(*, deprecated, message: "Connections have the color of the route.")
  public var connectionPathOptions: ConnectionPath?
  /// No longer has an effect; reported once.
  @available(*, deprecated, message: "Add markers along the path.")
  public var displayArrowsOnPath: Bool?

  /// Makes a look.
  public init(
    color: String? = nil, pulseColor: String? = nil, nearRadius: Double? = nil, farRadius: Double? = nil,
    drawDuration: Double? = nil, drawConnectionSegments: Bool? = nil, pulseIterations: Double? = nil,
    connectionPathOptions: ConnectionPath? = nil, displayArrowsOnPath: Bool? = nil
  ) {
    self.color = color
    self.pulseColor = pulseColor
    self.nearRadius = nearRadius
    self.farRadius = farRadius
    self.drawDuration = drawDuration
    self.drawConnectionSegments = drawConnectionSegments
    self.pulseIterations = pulseIterations
    self.connectionPathOptions = connectionPathOptions
    self.displayArrowsOnPath = displayArrowsOnPath
  }
}

/// Look of connections of a path. It no longer has an effect.
@available(*, deprecated, message: "Connections have the color of the route.")
public struct ConnectionPath: Sendable, Hashable {
  /// CSS color.
  public var color: String?
  /// Half of the width in meters.
  public var nearRadius: Double?
  /// Half of the width in meters when the camera is far.
  public var farRadius: Double?

  /// Makes a look.
  public init(color: String? = nil, nearRadius: Double? = nil, farRadius: Double? = nil) {
    self.color = color
    self.nearRadius = nearRadius
    self.farRadius = farRadius
  }
}

/// Options of a journey. Templates are HTML. In them, `{{location.name}}` is the name of the location at the place, and
/// in templates of connections `{{type}}`, `{{direction}}`, and `{{toMapName}}` are what the connection is, `up` or
/// `down`, and the name of the map it leads to. `{{capitalize type}}` starts with a capital letter. An empty template
/// hides the marker. Without a template, the map marks the ends and floor changes itself.
@available(*, deprecated, message: "Use MezzanineCore.RouteTopic.")
public struct Journey: Sendable, Hashable {
  /// HTML where connections are entered and left.
  @available(*, deprecated, message: "Use MarkerItem, and RouteTopic.markers.")
  public var connectionTemplateString: String?
  /// HTML at each destination.
  @available(*, deprecated, message: "Use MarkerItem, and RouteTopic.markers.")
  public var destinationMarkerTemplateString: String?
  /// HTML at the start.
  @available(*, deprecated, message: "Use MarkerItem, and RouteTopic.markers.")
  public var departureMarkerTemplateString: String?
  /// Look of the route.
  @available(*, deprecated, message: "Use RouteTopic.color.")
  public var pathOptions: Path?
  /// CSS color of polygons at the destinations.
  @available(*, deprecated, message: "Use SpaceItem.color.")
  public var polygonHighlightColor: String?
  /// No longer has an effect; reported once.
  @available(*, deprecated, message: "The part of the route behind the current step is paler.")
  public var inactivePathOptions: Path?

  /// Makes options.
  public init(
    connectionTemplateString: String? = nil, destinationMarkerTemplateString: String? = nil,
    departureMarkerTemplateString: String? = nil, pathOptions: Path? = nil, polygonHighlightColor: String? = nil,
    inactivePathOptions: Path? = nil
  ) {
    self.connectionTemplateString = connectionTemplateString
    self.destinationMarkerTemplateString = destinationMarkerTemplateString
    self.departureMarkerTemplateString = departureMarkerTemplateString
    self.pathOptions = pathOptions
    self.polygonHighlightColor = polygonHighlightColor
    self.inactivePathOptions = inactivePathOptions
  }

  var hasTemplate: Bool {
    connectionTemplateString != nil || destinationMarkerTemplateString != nil || departureMarkerTemplateString != nil
  }
}

@available(*, deprecated)
@MainActor func reportPath(_ path: Path) {
  let noAnimation = "Draw the path in parts."
  reportOptions(
    "Path",
    [
      ("farRadius", path.farRadius, "Paths have the same width in meters at every zoom."),
      ("drawDuration", path.drawDuration, noAnimation),
      ("pulseIterations", path.pulseIterations, noAnimation),
      ("pulseColor", path.pulseColor, noAnimation),
      ("displayArrowsOnPath", path.displayArrowsOnPath, "Add markers along the path."),
      ("drawConnectionSegments", path.drawConnectionSegments, connectionColor),
      ("connectionPathOptions", path.connectionPathOptions, connectionColor),
    ])
}

@available(*, deprecated)
@MainActor func reportJourney(_ journey: Journey) {
  let look = "Set color."
  let light = "Routes light up at each step."
  let path = journey.pathOptions
  reportOptions(
    "Journey",
    [
      ("inactivePathOptions", journey.inactivePathOptions, "The part of the route behind the current step is paler."),
      ("pathOptions.nearRadius", path?.nearRadius, look),
      ("pathOptions.farRadius", path?.farRadius, look),
      ("pathOptions.drawDuration", path?.drawDuration, "Routes grow from their start."),
      ("pathOptions.pulseIterations", path?.pulseIterations, light),
      ("pathOptions.pulseColor", path?.pulseColor, light),
      ("pathOptions.displayArrowsOnPath", path?.displayArrowsOnPath, "Routes show their direction."),
      ("pathOptions.drawConnectionSegments", path?.drawConnectionSegments, connectionColor),
      ("pathOptions.connectionPathOptions", path?.connectionPathOptions, connectionColor),
    ])
}

private let connectionColor = "Connections have the color of the route."
