#if canImport(UIKit)
  import Mezzanine

  /// The map of a view.
  @MainActor final class ViewHost: MapHost {
    private let view: Mezzanine.MapView

    init(_ view: Mezzanine.MapView) {
      self.view = view
    }

    var state: MapState {
      get { view.state }
      set { view.state = newValue }
    }

    var venue: MezzanineCore.Venue? { view.venue }

    var isMapShown: Bool { view.isMapShown }

    var requests: MapRequests { view.requests }

    func showFloor(_ id: String) { view.showFloor(id) }

    func waitUntilApplied() async throws { try await view.waitUntilApplied() }
  }
#endif
