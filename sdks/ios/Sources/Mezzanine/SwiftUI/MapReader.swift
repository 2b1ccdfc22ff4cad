#if canImport(UIKit)
  import SwiftUI

  /// Gives a ``MapProxy`` to the ``Map`` inside of it and to the views next to it, for calls.
  ///
  /// ```swift
  /// MapReader { proxy in
  ///   Mezzanine.Map(source)
  ///   Button("Show all") { Task { try await proxy.requests.focus(on: places) } }
  /// }
  /// ```
  public struct MapReader<Content: View>: View {
    @State private var proxy = MapProxy()
    private let content: (MapProxy) -> Content

    /// Makes a reader of one map.
    public init(@ViewBuilder content: @escaping (MapProxy) -> Content) {
      self.content = content
    }

    /// The content, with the proxy in its environment.
    public var body: some View { content(proxy).environment(\.mapProxy, proxy) }
  }

  /// The map of a ``MapReader``, for calls that are not state, such as camera moves and queries.
  @MainActor public final class MapProxy {
    /// The view of the map, or nil while there is none.
    public internal(set) weak var view: MapView? {
      didSet { if view !== oldValue { onChange?() } }
    }

    /// Called when there is another view.
    var onChange: (@MainActor () -> Void)?

    nonisolated init() {}

    /// The loaded venue, or nil while there is none.
    public var venue: Venue? { view?.venue }

    /// Requests of data and of the camera. Throws ``MezzanineError`` with `notPossible` while there is no map.
    public var requests: MapRequests {
      get throws { try map.requests }
    }

    /// Waits until the venue is loaded.
    public func loadedVenue() async throws -> Venue { try await map.loadedVenue() }

    /// Waits until the map shows what its content says.
    public func waitUntilApplied() async throws { try await map.waitUntilApplied() }

    /// Loads the page again. The map is restored. Call it to try again after a venue could not be loaded: setting the
    /// same venue again sends nothing.
    public func reload() { view?.reload() }

    private var map: MapView {
      get throws {
        if let view { return view }
        throw MezzanineError(
          .notPossible,
          "The MapReader has no map on screen. Expected a Map in its closure. Call it after the map appears.")
      }
    }
  }

  private struct MapProxyKey: EnvironmentKey {
    static let defaultValue: MapProxy? = nil
  }

  extension EnvironmentValues {
    var mapProxy: MapProxy? {
      get { self[MapProxyKey.self] }
      set { self[MapProxyKey.self] = newValue }
    }
  }
#endif
