import Foundation
import Mezzanine
import SwiftUI

/// Finds locations while users type, and highlights them on the map.
struct SearchScreen: View {
  let session: VenueSession
  /// The destination, if the search is for the origin of directions to it.
  let destinationId: String?
  @State private var text = ""
  /// Nil while there is nothing to search.
  @State private var hits: [SearchHit]?
  @State private var error: String?

  var body: some View {
    TopBar(title: destinationId == nil ? "Search" : "Start of the directions", stack: session.$stack)
    VenueMap(session, content: highlights, onClick: { click in click.locationIds.first.map(choose) }) { proxy in
      VStack {
        TextField("Search for a shop or service", text: $text).frame(minHeight: touchTarget).padding()
        if let error { ErrorNotice(message: error, action: "Close") { self.error = nil } }
        if let hits {
          StatusText(hits.isEmpty ? "Nothing found." : "\(hits.count) found")
          List {
            ForEach(hits, id: \.id) { hit in ListRow(title: hit.name, details: "") { choose(hit.id) } }
          }
        }
      }
      .task(id: text) { await search(proxy) }
    }
  }

  @MapContentBuilder private var highlights: [MapItem] {
    Selection((hits ?? []).compactMap { session.venue?.location($0.id) })
  }

  private func search(_ proxy: MapProxy) async {
    hits = nil
    if text.trimmingCharacters(in: .whitespaces).isEmpty { return }
    do {
      // Waits until users stop typing.
      try await Task.sleep(nanoseconds: 200_000_000)
      _ = try await proxy.loadedVenue()
      hits = try await proxy.requests.search(text, types: [.location])
    } catch {
      self.error = messageOf(error)
    }
  }

  private func choose(_ placeId: String) {
    guard let destinationId else { return session.open(.place(id: placeId)) }
    session.stack.popAndReplace(
      with: .venue(id: session.venueId, .directions(destinationId: destinationId, startId: placeId)))
  }
}
