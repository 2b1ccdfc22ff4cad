import MezzanineCore

/// Options of the blue dot.
@available(*, deprecated, message: "Use MezzanineCore.BlueDotTopic.")
public struct BlueDot: Sendable, Hashable {
  /// The dot always moves smoothly. `false` is reported once and ignored.
  @available(*, deprecated, message: "The dot always moves smoothly.")
  public var smoothing: Bool
  /// Whether the direction is shown.
  @available(*, deprecated, message: "Leave out BlueDotPosition.headingDegrees.")
  public var showBearing: Bool
  /// CSS color of the dot.
  @available(*, deprecated, message: "Use BlueDotTopic.color.")
  public var baseColor: String?
  /// Whether positions without `floorLevel` are shown, on the last map.
  @available(*, deprecated, message: "Use BlueDotPosition.floorId.")
  public var allowImplicitFloorLevel: Bool
  /// Whether the map turns with the user while it follows.
  @available(*, deprecated, message: "Use FollowMode.positionAndHeading.")
  public var useRotationMode: Bool
  /// Milliseconds without a position after which the dot is gray; default 30,000.
  @available(*, deprecated, message: "Use BlueDotTopic.staleAfterMs.")
  public var timeout: Double?

  /// Makes options.
  public init(
    smoothing: Bool = true, showBearing: Bool = true, baseColor: String? = nil, allowImplicitFloorLevel: Bool = true,
    useRotationMode: Bool = false, timeout: Double? = nil
  ) {
    self.smoothing = smoothing
    self.showBearing = showBearing
    self.baseColor = baseColor
    self.allowImplicitFloorLevel = allowImplicitFloorLevel
    self.useRotationMode = useRotationMode
    self.timeout = timeout
  }
}

/// A position as devices report it. It can be decoded from JSON.
@available(*, deprecated, message: "Use MezzanineCore.BlueDotPosition.")
public struct Position: Sendable, Hashable, Codable {
  /// Milliseconds since 1970; nil: now.
  public var timestamp: Double?
  /// Where the user is.
  public var coords: Coordinates

  /// Makes a position.
  public init(timestamp: Double? = nil, coords: Coordinates) {
    self.timestamp = timestamp
    self.coords = coords
  }
}

/// Where a user is.
@available(*, deprecated, message: "Use MezzanineCore.BlueDotPosition.")
public struct Coordinates: Sendable, Hashable, Codable {
  /// Degrees north.
  public var latitude: Double
  /// Degrees east.
  public var longitude: Double
  /// How far off the position may be, in meters.
  @available(*, deprecated, message: "Use BlueDotPosition.accuracyMeters.")
  public var accuracy: Double?
  /// Elevation of the map; nil: the map stays the same.
  @available(*, deprecated, message: "Use BlueDotPosition.floorId.")
  public var floorLevel: Double?
  /// Degrees clockwise from north.
  @available(*, deprecated, message: "Use BlueDotPosition.headingDegrees.")
  public var heading: Double?

  /// Makes coordinates.
  public init(
    latitude: Double, longitude: Double, accuracy: Double? = nil, floorLevel: Double? = nil, heading: Double? = nil
  ) {
    self.latitude = latitude
    self.longitude = longitude
    self.accuracy = accuracy
    self.floorLevel = floorLevel
    self.heading = heading
  }
}

@available(*, deprecated)
func checkPosition(_ position: Position) throws(MezzanineError) {
  let coords = position.coords
  try requireNumber("position.coords.latitude", coords.latitude, from: -90, to: 90)
  try requireNumber("position.coords.longitude", coords.longitude, from: -180, to: 180)
  try requireNumber("position.coords.accuracy", coords.accuracy, from: 0, to: 1_000_000)
  try requireNumber("position.coords.heading", coords.heading, from: -36_000, to: 36_000)
  try requireNumber("position.coords.floorLevel", coords.floorLevel)
  try requireNumber("position.timestamp", position.timestamp, from: 0, to: 1e15)
}

@available(*, deprecated)
@MainActor func checkBlueDot(_ options: BlueDot) throws(MezzanineError) {
  try requireNumber("options.timeout", options.timeout, from: 100, to: 86_400_000)
  if !options.smoothing { reportNoSuccessor("BlueDot.smoothing", "The dot always moves smoothly.") }
}
