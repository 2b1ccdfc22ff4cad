import MezzanineV4

/// Records its calls.
@available(*, deprecated)
@MainActor final class RecordingDelegate: MapViewDelegate {
  private(set) var told: [String] = []

  func forget() { told = [] }

  func onDataLoaded(data: Venue) { told.append("data \(data.name)") }

  func onFirstMapLoaded() { told.append("first map") }

  func onMapChanged(map: VenueMap) { told.append("map \(map.id)") }

  func onPolygonClicked(polygon: Polygon) { told.append("polygon \(polygon.id)") }

  func onNothingClicked() { told.append("nothing") }

  func onBlueDotUpdated(update: BlueDotPositionUpdate) { told.append("old update \(update.map.id)") }

  func onBlueDotPositionUpdate(update: BlueDotPositionUpdate) {
    told.append("update \(update.map.id) \(update.nearestNode?.id ?? "-") \(update.position.coords.floorLevel ?? -1)")
  }

  func onBlueDotStateChange(change: BlueDotStateChange) { told.append("\(change.state) \(change.reason)") }

  func onStateChanged(state: ViewState) { told.append("\(state)") }
}

/// Implements nothing, because all methods have defaults.
@available(*, deprecated)
@MainActor final class IdleDelegate: MapViewDelegate {}
