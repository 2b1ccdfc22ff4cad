import MezzanineV4

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

  /// The blue dot has moved.
  @available(*, deprecated, message: "Use MapEvent.positionChange.")
  func onBlueDotUpdated(update: BlueDotPositionUpdate)

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
  public func onStateChanged(state: ViewState) {}
}

/// Passes the events of version 4.0 to a delegate of version 3.0.
@available(*, deprecated)
@MainActor final class DelegateOfVersion3: MezzanineV4.MapViewDelegate {
  weak var delegate: (any MapViewDelegate)?

  func onDataLoaded(data: Venue) { delegate?.onDataLoaded(data: data) }

  func onFirstMapLoaded() { delegate?.onFirstMapLoaded() }

  func onMapChanged(map: VenueMap) { delegate?.onMapChanged(map: map) }

  func onPolygonClicked(polygon: Polygon) { delegate?.onPolygonClicked(polygon: polygon) }

  func onNothingClicked() { delegate?.onNothingClicked() }

  func onBlueDotUpdated(update: BlueDotPositionUpdate) { delegate?.onBlueDotUpdated(update: update) }

  func onStateChanged(state: ViewState) { delegate?.onStateChanged(state: state) }
}
