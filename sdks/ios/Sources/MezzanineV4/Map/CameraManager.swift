import MezzanineCore

/// Where the map is seen from, in radians and meters.
@available(*, deprecated, message: "Use MapRequests.moveCamera, MapRequests.focus, and MapEvent.cameraChange.")
@MainActor public final class CameraManager {
  private let context: MapContext

  init(_ context: MapContext) {
    self.context = context
  }

  /// Radians counterclockwise from the natural bearing, −π to π.
  @available(*, deprecated, message: "Use CameraReport.bearing, in degrees clockwise from north.")
  public var rotation: Double {
    context.venue.map { rotationOf(bearing: view(of: $0.v5).bearing, in: $0.v5) } ?? 0
  }

  /// Radians from straight down.
  @available(*, deprecated, message: "Use CameraReport.pitch, in degrees.")
  public var tilt: Double { radians(context.camera?.pitch ?? 0) }

  /// Meters from the camera to the ground; 0 without a venue.
  @available(*, deprecated, message: "Use CameraReport.zoomLevel.")
  public var zoom: Double {
    context.venue.map { zoomMetersOf(zoomLevel: view(of: $0.v5).zoomLevel, in: $0.v5) } ?? 0
  }

  /// The place in the middle of the view; nil without a venue.
  @available(*, deprecated, message: "Use CameraReport.center.")
  public var position: Coordinate? {
    guard let venue = context.venue, let map = context.currentMap else { return nil }
    let center = view(of: venue.v5).center
    return Coordinate(latitude: center.latitude, longitude: center.longitude, map: map)
  }

  /// Moves the camera immediately.
  ///
  /// - Parameters:
  ///   - cameraTransform: What to change.
  ///   - completionCallback: Called when the view has changed, with nil or an error.
  @available(*, deprecated, message: "Use MapRequests.moveCamera.")
  public func set(
    cameraTransform: CameraConfiguration, completionCallback: (@MainActor (MezzanineError?) -> Void)? = nil
  ) {
    context.run(completionCallback) { [context] requests in
      let state = try cameraState(cameraTransform, context)
      _ = try await requests.moveCamera(state)
    }
  }

  /// Moves the camera over time.
  ///
  /// - Parameters:
  ///   - cameraTransform: What to change.
  ///   - options: Duration and easing.
  ///   - completionCallback: Called when the camera stops, with nil or an error.
  @available(*, deprecated, message: "Use MapRequests.moveCamera.")
  public func animate(
    cameraTransform: CameraConfiguration, options: CameraAnimation = CameraAnimation(),
    completionCallback: (@MainActor (MezzanineError?) -> Void)? = nil
  ) {
    context.run(completionCallback) { [context] requests in
      let state = try cameraState(cameraTransform, context)
      try requireNumber("options.duration", options.duration, from: 0, to: greatestDurationMs)
      _ = try await requests.moveCamera(state, durationMs: options.duration, easing: options.easing.v5)
    }
  }

  /// Shows targets as large as possible.
  ///
  /// - Parameters:
  ///   - targets: What to show; at least one.
  ///   - options: Angles, limits, duration.
  ///   - focusOnCallback: Called when the camera stops, with nil or an error.
  @available(*, deprecated, message: "Use MapRequests.focus.")
  public func focusOn(
    targets: CameraTargets, options: FocusOnOptions = FocusOnOptions(),
    focusOnCallback: (@MainActor (MezzanineError?) -> Void)? = nil
  ) {
    context.run(focusOnCallback) { [context] requests in
      let venue = try context.requireVenue("focusOn").v5
      let places = try places(of: targets, context)
      try checkFocus(options)
      if let insets = options.safeAreaInsets { try setSafeArea(insets, context) }
      let nearest =
        options.changeZoom
        ? options.minZoom.map { zoomLevelOf(meters: $0, in: venue) } : context.camera?.zoomLevel ?? startZoomLevel
      _ = try await requests.focus(
        on: places, durationMs: options.duration, maxZoomLevel: nearest,
        bearing: options.rotation.map { bearingOf(rotation: $0, in: venue) }, pitch: options.tilt.map(pitchOf))
    }
  }

  private func view(of venue: MezzanineCore.Venue) -> CameraReport {
    context.camera
      ?? CameraReport(
        center: venue.center, bearing: venue.naturalBearingDegrees, pitch: 0, zoomLevel: startZoomLevel)
  }
}

/// Tilt and rotation of the map, each by its own call.
@available(*, deprecated, message: "Use MapRequests.moveCamera, MapRequests.focus, and MapEvent.cameraChange.")
@MainActor public final class CameraControlsManager {
  private let camera: CameraManager

  init(_ camera: CameraManager) {
    self.camera = camera
  }

  /// Radians from straight down.
  @available(*, deprecated, message: "Use CameraReport.pitch, in degrees.")
  public var tilt: Double { camera.tilt }

  /// Radians counterclockwise from the natural bearing, −π to π.
  @available(*, deprecated, message: "Use CameraReport.bearing, in degrees clockwise from north.")
  public var rotation: Double { camera.rotation }

  /// Meters from the camera to the ground; 0 without a venue.
  @available(*, deprecated, message: "Use CameraReport.zoomLevel.")
  public var zoom: Double { camera.zoom }

  /// Tilts the map.
  ///
  /// - Parameters:
  ///   - tilt: Radians from straight down, 0 to π/2.
  ///   - completionCallback: Called when the view has changed, with nil or an error.
  @available(*, deprecated, message: "Use MapRequests.moveCamera with CameraState.pitch, in degrees.")
  public func setTilt(tilt: Double, completionCallback: (@MainActor (MezzanineError?) -> Void)? = nil) {
    camera.set(cameraTransform: CameraConfiguration(tilt: tilt), completionCallback: completionCallback)
  }

  /// Turns the map.
  ///
  /// - Parameters:
  ///   - rotation: Radians counterclockwise from the natural bearing.
  ///   - completionCallback: Called when the view has changed, with nil or an error.
  @available(
    *, deprecated, message: "Use MapRequests.moveCamera with CameraState.bearing, in degrees clockwise from north."
  )
  public func setRotation(rotation: Double, completionCallback: (@MainActor (MezzanineError?) -> Void)? = nil) {
    camera.set(cameraTransform: CameraConfiguration(rotation: rotation), completionCallback: completionCallback)
  }
}

/// Says which edges views of the app cover.
@available(*, deprecated)
@MainActor func setSafeArea(_ insets: FocusPadding, _ context: MapContext) throws(MezzanineError) {
  let sides = [("top", insets.top), ("right", insets.right), ("bottom", insets.bottom), ("left", insets.left)]
  for (side, points) in sides { try requireNumber("insets.\(side)", points, from: 0, to: greatestOffset) }
  let offsets = ScreenOffsets(top: insets.top, right: insets.right, bottom: insets.bottom, left: insets.left)
  context.change { $0.screenOffsets = offsets }
}

@available(*, deprecated)
@MainActor private func cameraState(
  _ transform: CameraConfiguration, _ context: MapContext
) throws(MezzanineError) -> CameraState {
  let venue = try context.requireVenue("cameraTransform").v5
  try requireNumber("cameraTransform.zoom", transform.zoom, from: leastMeters, to: greatestMeters)
  try requireNumber("cameraTransform.tilt", transform.tilt, from: 0, to: greatestTilt)
  try requireNumber("cameraTransform.rotation", transform.rotation)
  if let position = transform.position { try context.requirePlace("cameraTransform.position", position) }
  return CameraState(
    center: transform.position.map {
      MezzanineCore.Coordinate(longitude: $0.longitude, latitude: $0.latitude, floorId: $0.map.id)
    },
    bearing: transform.rotation.map { bearingOf(rotation: $0, in: venue) },
    pitch: transform.tilt.map(pitchOf),
    zoomLevel: transform.zoom.map { zoomLevelOf(meters: $0, in: venue) })
}

@available(*, deprecated)
@MainActor private func places(
  of targets: CameraTargets, _ context: MapContext
) throws(MezzanineError) -> [PlaceTarget] {
  let lists: [[any Navigable]] = [targets.polygons, targets.nodes, targets.coordinates, targets.locations]
  let places = lists.flatMap { $0 }
  for place in places { try context.requirePlace("targets", place) }
  let found = places.map(\.v5Target) + targets.maps.map(\.v5.target)
  if !found.isEmpty { return found }
  throw MezzanineError(
    .invalidArgument,
    "targets is empty. Expected at least one polygon, node, coordinate, location, or map.")
}

@available(*, deprecated)
private func checkFocus(_ options: FocusOnOptions) throws(MezzanineError) {
  try requireNumber("options.duration", options.duration, from: 0, to: greatestDurationMs)
  try requireNumber("options.minZoom", options.minZoom, from: leastMeters, to: greatestMeters)
  try requireNumber("options.tilt", options.tilt, from: 0, to: greatestTilt)
  try requireNumber("options.rotation", options.rotation)
}

private let leastMeters = 0.1
private let greatestMeters = 10_000_000.0
private let greatestDurationMs = 60_000.0
private let greatestOffset = 10_000.0
private let startZoomLevel = 18.0
