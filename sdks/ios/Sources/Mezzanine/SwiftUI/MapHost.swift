#if canImport(UIKit)
  import SwiftUI

  /// What a ``Map`` says.
  @MainActor struct MapContents {
    var options: MapViewOptions
    var base: MapState
    var items: [MapItem]
    var handlers: [@MainActor (MapEvent) -> Void] = []
    var venueHandlers: [@MainActor (Venue) -> Void] = []
    var errorHandlers: [@MainActor (MezzanineError) -> Void] = []
  }

  /// The UIKit view of a ``Map``.
  struct MapHost: UIViewRepresentable {
    let contents: MapContents

    func makeCoordinator() -> MapCoordinator { MapCoordinator() }

    func makeUIView(context: Context) -> MapView {
      let view = MapView(options: contents.options)
      context.coordinator.attach(view)
      context.environment.mapProxy?.view = view
      return view
    }

    func updateUIView(_ uiView: MapView, context: Context) {
      context.environment.mapProxy?.view = uiView
      context.coordinator.update(contents, uiView)
    }

    static func dismantleUIView(_ uiView: MapView, coordinator: MapCoordinator) {
      uiView.close()
    }
  }

  /// Hands what a ``Map`` says to its view, and events of the view to the map.
  @MainActor final class MapCoordinator {
    private let renderer = MapRenderer()
    private var contents: MapContents?

    func attach(_ view: MapView) {
      view.observe(self) { [weak self, weak view] event in
        if let self, let view { self.handle(event, view) }
      }
    }

    func update(_ contents: MapContents, _ view: MapView) {
      self.contents = contents
      followErrors(view)
      let change = renderer.render(contents.items, base: contents.base)
      view.setState(change.state, shown: change.shown)
      if change.errors.isEmpty && change.focus == nil { return }
      // Closures of the app must not change its state while SwiftUI updates views.
      Task { [weak view] in
        for error in change.errors { view?.report(error) }
        if let focus = change.focus { await view?.show(focus) }
      }
    }

    private func followErrors(_ view: MapView) {
      // Without a closure, the view prints errors.
      if contents?.errorHandlers.isEmpty != false { return view.onError = nil }
      view.onError = { [weak self] error in
        for handle in self?.contents?.errorHandlers ?? [] { handle(error) }
      }
    }

    private func handle(_ event: MapEvent, _ view: MapView) {
      renderer.handle(event)
      guard let contents else { return }
      for handle in contents.handlers { handle(event) }
      if case .venueLoaded = event, let venue = view.venue {
        for handle in contents.venueHandlers { handle(venue) }
      }
    }
  }
#endif
