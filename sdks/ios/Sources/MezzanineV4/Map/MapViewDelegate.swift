/// Receives the events of a map on the main actor. All methods are optional.
@available(*, deprecated, message: "Use the closures or events of Mezzanine.MapView.")
@MainActor public protocol MapViewDelegate: AnyObject {
  /// The venue is loaded. Lists and search can be used from then on.
  @available(*, deprecated, message: "Use MapView.onVenueLoaded.")
  func onDataLoaded(data: Venue)

  /// The first frame is drawn.
  @available(*, deprecated, message: "Use MapView.onReady.")
  func onFirstMapLoaded()

  /// Another map is shown.
  @available(*, deprecated, message: "Use MapView.onFloorChange.")
  func onMapChanged(map: VenueMap)

  /// The user tapped a polygon that has a location or is interactive.
  @available(*, deprecated, message: "Use MapView.onClick.")
  func onPolygonClicked(polygon: Polygon)

  /// The user tapped the map elsewhere.
  @available(*, deprecated, message: "Use MapView.onClick.")
  func onNothingClicked()

  /// The blue dot has moved, as in version 3.0. It is called after `onBlueDotPositionUpdate`.
  @available(*, deprecated, message: "Use MapEvent.positionChange.")
  func onBlueDotUpdated(update: BlueDotPositionUpdate)

  /// The blue dot has moved.
  @available(*, deprecated, message: "Use MapEvent.positionChange.")
  func onBlueDotPositionUpdate(update: BlueDotPositionUpdate)

  /// The state of the blue dot has changed.
  @available(*, deprecated, message: "Use MapEvent.blueDotState.")
  func onBlueDotStateChange(change: BlueDotStateChange)

  /// The map started or stopped following the blue dot.
  @available(*, deprecated, message: "Use MapEvent.followChange.")
  func onStateChanged(state: ViewState)
}

@available(*, deprecated)
extension MapViewDelegate {
  /// Does nothing.
  public func onDataLoaded(data: Venue) {}

  /// Does nothing.
  public func onFirstMapLoaded() {}

  /// Does nothing.
  public func onMapChanged(map: VenueMap) {}

  /// Does nothing.
  public func onPolygonClicked(polygon: Polygon) {}

  /// Does nothing.
  public func onNothingClicked() {}

  /// Does nothing.
  public func onBlueDotUpdated(update: BlueDotPositionUpdate) {}

  /// Does nothing.
  public func onBlueDotPositionUpdate(update: BlueDotPositionUpdate) {}

  /// Does nothing.
  public func onBlueDotStateChange(change: BlueDotStateChange) {}

  /// Does nothing.
  public func onStateChanged(state: ViewState) {}
}
