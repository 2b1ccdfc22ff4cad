import MezzanineCore

/// Shows where the user is. The app passes positions to ``updatePosition(position:)``.
@available(*, deprecated, message: "Use MezzanineCore.BlueDotTopic.")
@MainActor public final class BlueDotManager {
  private let context: MapContext
  private var options = BlueDot()
  /// The last position. It is shown as soon as there is a venue and the dot is enabled.
  private var latest: Position?
  private var search: Task<Void, Never>?

  init(_ context: MapContext) {
    self.context = context
  }

  /// Shows the blue dot, which waits for positions of ``updatePosition(position:)``. Calling it again changes the
  /// options.
  ///
  /// - Parameter options: Color, timeout, floor.
  @available(*, deprecated, message: "Use BlueDotTopic.")
  public func enable(options: BlueDot = BlueDot()) {
    guard context.attempt({ () throws(MezzanineError) in try checkBlueDot(options) }) != nil else { return }
    self.options = options
    context.change { scene in
      scene.blueDot = BlueDotTopic(
        position: scene.blueDot?.position, follow: scene.blueDot?.follow, color: options.baseColor,
        staleAfterMs: options.timeout)
    }
    showLatest()
  }

  /// Hides the blue dot.
  @available(*, deprecated, message: "Set MapState.blueDot to nil.")
  public func disable() {
    search?.cancel()
    latest = nil
    context.change { $0.blueDot = nil }
  }

  /// Follows the dot, or stops. Without a dot, it does nothing.
  ///
  /// - Parameter state: What the map does.
  @available(*, deprecated, message: "Use BlueDotTopic.follow.")
  public func setState(_ state: ViewState) {
    let mode = options.useRotationMode ? FollowMode.positionAndHeading : .position
    follow(state == .FOLLOW ? mode : FollowMode.none)
  }

  /// Shows a position of the user. Positions before ``enable(options:)`` are shown when the dot is enabled.
  ///
  /// - Parameter position: Where the user is.
  @available(*, deprecated, message: "Use BlueDotTopic.position.")
  public func updatePosition(position: Position) {
    guard context.attempt({ () throws(MezzanineError) in try checkPosition(position) }) != nil else { return }
    latest = position
    showLatest()
  }

  var state: ViewState {
    (context.scene.blueDot?.follow ?? FollowMode.none) == FollowMode.none ? .EXPLORE : .FOLLOW
  }

  /// Sets the follow mode, as the map or the app has changed it.
  func follow(_ mode: FollowMode) {
    context.change { $0.blueDot?.follow = mode }
  }

  /// Shows the last position, now that there is a venue or a dot.
  func showLatest() {
    guard let position = latest, let venue = context.venue, context.scene.blueDot != nil else { return }
    search?.cancel()
    let maps = venue.maps.filter { $0.elevation == position.coords.floorLevel }
    if maps.count < 2 { return show(position, on: maps.first) }
    let requests = context.host.requests
    search = Task { [weak self] in
      let inside = await mapsAround(position.coords, maps, requests)
      if !Task.isCancelled { self?.choose(position, of: maps, inside: inside) }
    }
  }

  /// Shows a position on the map of the building at the position, otherwise on that of the current group.
  private func choose(_ position: Position, of maps: [VenueMap], inside: [VenueMap]) {
    let group = context.currentMap?.group
    let map =
      inside.first { $0.v5.floorStack.kind == .building } ?? inside.first ?? maps.first { $0.group == group }
      ?? maps.first
    show(position, on: map)
  }

  private func show(_ position: Position, on map: VenueMap?) {
    if map == nil, !options.allowImplicitFloorLevel { return }
    let coords = position.coords
    let heading = options.showBearing ? coords.heading : nil
    context.change { scene in
      let floorId = map?.id ?? scene.blueDot?.position?.floorId
      scene.blueDot?.position = BlueDotPosition(
        longitude: coords.longitude, latitude: coords.latitude, accuracyMeters: coords.accuracy,
        headingDegrees: heading, floorId: floorId, timestamp: position.timestamp)
    }
  }
}

/// The maps on which there is a polygon at a position.
@available(*, deprecated)
@MainActor private func mapsAround(
  _ coords: Coordinates, _ maps: [VenueMap], _ requests: MapRequests
) async -> [VenueMap] {
  var found: [VenueMap] = []
  for map in maps {
    let place = MezzanineCore.Coordinate(longitude: coords.longitude, latitude: coords.latitude, floorId: map.id)
    // Without a reply, the position is shown in the current group.
    if let id = try? await requests.findSpaceId(at: place), !id.isEmpty { found.append(map) }
  }
  return found
}
