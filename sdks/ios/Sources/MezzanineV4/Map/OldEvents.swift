import MezzanineCore

/// Calls the delegate of the older version for events of version 5.0.
@available(*, deprecated)
@MainActor final class OldEvents {
  weak var delegate: (any MapViewDelegate)?
  private let context: MapContext
  private let blueDot: BlueDotManager

  init(_ context: MapContext, _ blueDot: BlueDotManager) {
    self.context = context
    self.blueDot = blueDot
  }

  func handle(_ event: MapEvent) {
    switch event {
    case .mapShown(let shown):
      context.camera = shown.camera
      context.mapId = shown.floorId
    case .cameraChange(let change): context.camera = change.camera
    case .floorChange(let change): showMap(change.floorId)
    case .click(let click): tell(click)
    case .positionChange(let change): tell(change.position)
    case .blueDotState(let change): delegate?.onBlueDotStateChange(change: stateChangeOf(change.state))
    case .followChange(let change):
      // User changes hold until the app overrides them.
      if change.reason == .user { blueDot.follow(change.mode) }
      delegate?.onStateChanged(state: change.mode == FollowMode.none ? .EXPLORE : .FOLLOW)
    default: break
    }
  }

  private func showMap(_ id: String) {
    let isChanged = id != context.mapId
    context.mapId = id
    // The page that replaces a lost one reports its map again.
    if isChanged, let map = context.venue?.map(id) { delegate?.onMapChanged(map: map) }
  }

  private func tell(_ click: ClickDetail) {
    guard let venue = context.venue else { return }
    let interactive = context.scene.interactiveIds
    let polygon = click.spaceIds
      .compactMap(venue.polygon)
      .first { !$0.locations.isEmpty || interactive.contains($0.id) }
    if let polygon { delegate?.onPolygonClicked(polygon: polygon) } else { delegate?.onNothingClicked() }
  }

  private func tell(_ position: BlueDotPosition) {
    guard let map = context.venue?.map(position.floorId) ?? context.currentMap else { return }
    let place = Coordinate(latitude: position.latitude, longitude: position.longitude, map: map)
    let coords = Coordinates(
      latitude: position.latitude, longitude: position.longitude, accuracy: position.accuracyMeters,
      floorLevel: map.elevation, heading: position.headingDegrees)
    let update = BlueDotPositionUpdate(
      position: Position(timestamp: position.timestamp, coords: coords), map: map, nearestNode: place.nearestNode,
      bearing: position.headingDegrees)
    delegate?.onBlueDotPositionUpdate(update: update)
    delegate?.onBlueDotUpdated(update: update)
  }
}
