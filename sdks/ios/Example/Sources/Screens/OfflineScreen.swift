import Mezzanine
import SwiftUI

/// Stores venues on the phone, and removes them. Stored venues open without a network.
struct OfflineScreen: View {
  let catalog: VenueCatalog
  let offline: OfflineVenues
  let settings: AppSettings
  @Binding var stack: BackStack
  @State private var venues: [ListedVenue]?
  @State private var sizes: [VenueSource: Int] = [:]
  @State private var busyId: String?
  @State private var error: String?

  var body: some View {
    VStack {
      TopBar(title: "Offline", stack: $stack)
      if let error { ErrorNotice(message: error, action: "Close") { self.error = nil } }
      if let venues {
        if venues.isEmpty { StatusText("There are no venues yet. Open the list with a network once.") }
        List {
          ForEach(venues) { row(of: $0) }
        }
      } else {
        StatusText("Reading the stored venues…")
      }
    }
    .task(id: settings.serverUrl) {
      let listed = await catalog.load(settings.serverUrl).venues
      sizes = await offline.sizes(of: listed.map(source))
      venues = listed
    }
  }

  private func source(_ venue: ListedVenue) -> VenueSource {
    ServerAccess.demo(settings.serverUrl).source(of: venue.id)
  }

  private func row(of venue: ListedVenue) -> some View {
    let bytes = sizes[source(venue)]
    let action = bytes == nil ? "Download" : "Remove"
    return VStack(alignment: .leading) {
      Text(venue.name).font(.headline)
      Text(bytes.map { "On this phone, \($0 / 1000) kB" } ?? "Not on this phone").font(.subheadline)
      HStack {
        ActionButton(action, accessibleName: "\(action) \(venue.name)") { Task { await change(venue) } }
          .disabled(busyId == venue.id)
        if bytes != nil {
          ActionButton("Open", accessibleName: "Open \(venue.name)") { stack.push(.venue(id: venue.id, .map)) }
        }
      }
    }
  }

  private func change(_ venue: ListedVenue) async {
    busyId = venue.id
    error = nil
    let source = source(venue)
    do {
      if sizes[source] == nil {
        try await offline.save(source)
      } else {
        try await offline.remove(source)
      }
      sizes[source] = await offline.sizes(of: [source])[source]
    } catch {
      self.error = messageOf(error)
    }
    busyId = nil
  }
}
