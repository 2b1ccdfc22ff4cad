import MezzanineCore

/// The map of version 5.0 that an older version talks to: a view, or a session in tests.
@MainActor package protocol MapHost: AnyObject {
  /// The desired content of the map.
  var state: MapState { get set }

  /// The loaded venue.
  var venue: MezzanineCore.Venue? { get }

  /// Whether the first frame is drawn.
  var isMapShown: Bool { get }

  /// Requests of data and of the camera.
  var requests: MapRequests { get }

  /// Shows a floor, even if ``state`` names it already and users have left it.
  func showFloor(_ id: String)

  /// Waits until the page has applied ``state``.
  func waitUntilApplied() async throws
}
