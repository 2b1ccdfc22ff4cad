/// Targets and options of `focusOn`.
@available(*, deprecated, message: "Use the arguments of MapRequests.focus.")
public struct Focus: Sendable {
  /// Nodes to show.
  public var nodes: [Node]
  /// Polygons to show.
  public var polygons: [Polygon]
  /// Milliseconds, 0 to 60,000; nil: 600.
  @available(*, deprecated, message: "Use durationMs of MapRequests.focus.")
  public var duration: Double?
  /// Whether the zoom may change.
  @available(*, deprecated, message: "Use maxZoomLevel of MapRequests.focus.")
  public var changeZoom: Bool
  /// The camera comes no closer than this many meters.
  @available(*, deprecated, message: "Use maxZoomLevel of MapRequests.focus.")
  public var minZoom: Double?
  /// Radians from straight down, 0 to π/2.
  @available(*, deprecated, message: "Use pitch of MapRequests.focus, in degrees.")
  public var tilt: Double?
  /// Edges that views of the app cover. They stay covered for later moves.
  @available(*, deprecated, message: "Use CameraRulesTopic.screenOffsets.")
  public var padding: FocusPadding?
  /// No longer has an effect; reported once.
  @available(*, deprecated, message: "Set padding.")
  public var focusZoomFactor: Double?

  /// Makes options.
  public init(
    nodes: [Node] = [], polygons: [Polygon] = [], duration: Double? = nil, changeZoom: Bool = true,
    minZoom: Double? = nil, tilt: Double? = nil, padding: FocusPadding? = nil, focusZoomFactor: Double? = nil
  ) {
    self.nodes = nodes
    self.polygons = polygons
    self.duration = duration
    self.changeZoom = changeZoom
    self.minZoom = minZoom
    self.tilt = tilt
    self.padding = padding
    self.focusZoomFactor = focusZoomFactor
  }
}

/// Points that views of the app cover at each edge, 0 to 10,000.
@available(*, deprecated, message: "Use MezzanineCore.ScreenOffsets.")
public struct FocusPadding: Sendable, Hashable {
  /// At the top.
  public var top: Double
  /// On the right.
  public var right: Double
  /// At the bottom.
  public var bottom: Double
  /// On the left.
  public var left: Double

  /// Makes a padding.
  public init(top: Double = 0, right: Double = 0, bottom: Double = 0, left: Double = 0) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }
}
