/// How the venue is shown, for `loadVenue` and `showVenue`.
@available(*, deprecated, message: "Use MezzanineCore.MapState.")
public struct ShowVenue: Sendable, Hashable {
  /// Id of the map to show first; default: the default map of the first building.
  @available(*, deprecated, message: "Use FloorTopic.")
  public var firstMapId: String?
  /// Whether all locations get floating labels at the start.
  @available(*, deprecated, message: "Use LabelsTopic.names.")
  public var labelAllLocationsOnInit: Bool
  /// CSS color around the building.
  @available(*, deprecated, message: "Use ThemeColors.paper.")
  public var backgroundColor: String?
  /// No longer has an effect; reported once.
  @available(*, deprecated, message: "Set a backgroundColor with an alpha value.")
  public var backgroundAlpha: Double?
  /// No longer has an effect; reported once.
  @available(*, deprecated, message: "Everything is drawn in one buffer.")
  public var multiBufferRendering: Bool?
  /// No longer has an effect; reported once.
  @available(*, deprecated, message: "Routes are always visible through walls.")
  public var xRayPath: Bool?

  /// Makes options.
  public init(
    firstMapId: String? = nil, labelAllLocationsOnInit: Bool = true, backgroundColor: String? = nil,
    backgroundAlpha: Double? = nil, multiBufferRendering: Bool? = nil, xRayPath: Bool? = nil
  ) {
    self.firstMapId = firstMapId
    self.labelAllLocationsOnInit = labelAllLocationsOnInit
    self.backgroundColor = backgroundColor
    self.backgroundAlpha = backgroundAlpha
    self.multiBufferRendering = multiBufferRendering
    self.xRayPath = xRayPath
  }
}

@available(*, deprecated)
@MainActor func reportShowVenue(_ options: ShowVenue) {
  reportOptions(
    "ShowVenue",
    [
      ("backgroundAlpha", options.backgroundAlpha, "Set a backgroundColor with an alpha value."),
      ("multiBufferRendering", options.multiBufferRendering, "Everything is drawn in one buffer."),
      ("xRayPath", options.xRayPath, "Routes are always visible through walls."),
    ])
}
