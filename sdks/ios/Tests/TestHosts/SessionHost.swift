import MezzanineCore
import MezzanineV4

/// The map of a session, for calls of older versions without a view.
@MainActor package final class SessionHost: MapHost {
  private let session: MapSession

  package init(_ session: MapSession) {
    self.session = session
  }

  package var state: MapState {
    get { session.state }
    set { session.state = newValue }
  }

  package var venue: MezzanineCore.Venue? { session.venue }
  package var isMapShown: Bool { session.isMapShown }
  package var requests: MapRequests { session.requests }

  package func showFloor(_ id: String) { session.showFloor(id) }

  package func waitUntilApplied() async throws { try await session.waitUntilApplied() }
}
