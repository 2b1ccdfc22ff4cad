import MezzanineCore

/// Where the camera is and where it looks. Nil stays the same.
@available(*, deprecated, message: "Use MezzanineCore.CameraState.")
public struct CameraConfiguration: Sendable {
  /// Meters from the camera to the ground.
  @available(*, deprecated, message: "Use CameraState.zoomLevel.")
  public var zoom: Double?
  /// Radians from straight down, 0 to π/2.
  @available(*, deprecated, message: "Use CameraState.pitch, in degrees.")
  public var tilt: Double?
  /// Radians counterclockwise from the natural bearing.
  @available(*, deprecated, message: "Use CameraState.bearing, in degrees clockwise from north.")
  public var rotation: Double?
  /// The place in the middle of the view.
  @available(*, deprecated, message: "Use CameraState.center.")
  public var position: (any MapPoint)?

  /// Makes a configuration.
  public init(
    zoom: Double? = nil, tilt: Double? = nil, rotation: Double? = nil, position: (any MapPoint)? = nil
  ) {
    self.zoom = zoom
    self.tilt = tilt
    self.rotation = rotation
    self.position = position
  }
}

/// Duration and easing of an animation.
@available(*, deprecated, message: "Use durationMs and easing of MapRequests.moveCamera.")
public struct CameraAnimation: Sendable, Hashable {
  /// Milliseconds, 0 to 60,000.
  @available(*, deprecated, message: "Use durationMs of MapRequests.moveCamera.")
  public var duration: Double
  /// Speed over the animation.
  @available(*, deprecated, message: "Use easing of MapRequests.moveCamera.")
  public var easing: CameraEasingMode

  /// Makes an animation.
  public init(duration: Double = 600, easing: CameraEasingMode = .EASE_OUT) {
    self.duration = duration
    self.easing = easing
  }
}

/// Targets that the camera can focus on.
@available(*, deprecated, message: "Use an array of MezzanineCore.PlaceTarget.")
public struct CameraTargets: Sendable {
  /// Nodes to show.
  public var nodes: [Node]
  /// Polygons to show.
  public var polygons: [Polygon]
  /// Coordinates to show.
  public var coordinates: [Coordinate]
  /// Locations to show.
  public var locations: [Location]
  /// Maps to show.
  public var maps: [VenueMap]

  /// Makes targets.
  public init(
    nodes: [Node] = [], polygons: [Polygon] = [], coordinates: [Coordinate] = [], locations: [Location] = [],
    maps: [VenueMap] = []
  ) {
    self.nodes = nodes
    self.polygons = polygons
    self.coordinates = coordinates
    self.locations = locations
    self.maps = maps
  }
}

/// How the camera focuses.
@available(*, deprecated, message: "Use the arguments of MapRequests.focus.")
public struct FocusOnOptions: Sendable, Hashable {
  /// The camera comes no closer than this many meters.
  @available(*, deprecated, message: "Use maxZoomLevel of MapRequests.focus.")
  public var minZoom: Double?
  /// Milliseconds, 0 to 60,000; nil: 600.
  @available(*, deprecated, message: "Use durationMs of MapRequests.focus.")
  public var duration: Double?
  /// Whether the zoom may change.
  @available(*, deprecated, message: "Use maxZoomLevel of MapRequests.focus.")
  public var changeZoom: Bool
  /// Radians from straight down, 0 to π/2.
  @available(*, deprecated, message: "Use pitch of MapRequests.focus, in degrees.")
  public var tilt: Double?
  /// Radians counterclockwise from the natural bearing.
  @available(*, deprecated, message: "Use bearing of MapRequests.focus, in degrees clockwise from north.")
  public var rotation: Double?
  /// Edges that views of the app cover. They stay covered for later moves.
  @available(*, deprecated, message: "Use CameraRulesTopic.screenOffsets.")
  public var safeAreaInsets: FocusPadding?

  /// Makes options.
  public init(
    minZoom: Double? = nil, duration: Double? = nil, changeZoom: Bool = true, tilt: Double? = nil,
    rotation: Double? = nil, safeAreaInsets: FocusPadding? = nil
  ) {
    self.minZoom = minZoom
    self.duration = duration
    self.changeZoom = changeZoom
    self.tilt = tilt
    self.rotation = rotation
    self.safeAreaInsets = safeAreaInsets
  }
}

/// Speed over an animation of the camera.
@available(*, deprecated, message: "Use MezzanineCore.Easing.")
public enum CameraEasingMode: String, Sendable, CaseIterable {
  /// Constant.
  case LINEAR
  /// Starts slowly.
  case EASE_IN
  /// Ends slowly.
  case EASE_OUT
  /// Starts and ends slowly.
  case EASE_IN_OUT

  var v5: Easing {
    switch self {
    case .LINEAR: .linear
    case .EASE_IN: .easeIn
    case .EASE_OUT: .easeOut
    case .EASE_IN_OUT: .easeInOut
    }
  }
}
