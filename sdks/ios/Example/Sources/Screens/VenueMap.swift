import Mezzanine
import SwiftUI

/// The map of a venue, the floor picker, and a screen's panel below.
struct VenueMap<Panel: View>: View {
  private let session: VenueSession
  private let content: [MapItem]
  private let onClick: @MainActor (ClickDetail) -> Void
  private let panel: (MapProxy) -> Panel
  @State private var error: String?
  @State private var isShown = false

  /// Makes a map.
  ///
  /// - Parameters:
  ///   - session: The venue.
  ///   - content: Content on the map.
  ///   - onClick: Called when users tap the map.
  ///   - panel: View below the map. The proxy accepts calls.
  init(
    _ session: VenueSession, content: [MapItem] = [], onClick: @escaping @MainActor (ClickDetail) -> Void = { _ in },
    @ViewBuilder panel: @escaping (MapProxy) -> Panel
  ) {
    self.session = session
    self.content = content
    self.onClick = onClick
    self.panel = panel
  }

  var body: some View {
    MapReader { proxy in
      VStack {
        if let error {
          ErrorNotice(message: error, action: "Try again") {
            self.error = nil
            proxy.reload()
          }
        } else if !isShown {
          StatusText("Loading the map…")
        }
        map.accessibilityHidden(session.settings.showsList)
        FloorPicker(venue: session.venue, floor: session.$floor)
        if session.settings.showsList { PlaceList(proxy) }
        panel(proxy)
      }
    }
  }

  private var map: Mezzanine.Map {
    Mezzanine.Map(session.source, floor: session.$floor) { content }
      .theme(session.settings.scheme)
      .onVenueLoaded { session.venue = $0 }
      .onReady {
        isShown = true
        error = nil
      }
      .onClick(onClick)
      .onError { error = $0.message }
  }
}
