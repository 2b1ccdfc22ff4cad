import Mezzanine
import SwiftUI

/// The venues of the server, or the stored list and the reason.
struct VenuesScreen: View {
  let catalog: VenueCatalog
  let settings: AppSettings
  @Binding var stack: BackStack
  @State private var listing: VenueListing?
  @State private var attempts = 0

  var body: some View {
    VStack {
      TopBar(title: "Venues", stack: $stack)
      ButtonRow {
        ActionButton("Offline") { stack.push(.offline) }
        ActionButton("Settings") { stack.push(.settings) }
      }
      if let listing {
        if let error = listing.error {
          ErrorNotice(message: error, action: "Try again") { attempts += 1 }
        } else if listing.venues.isEmpty {
          StatusText("The server has no public venues.")
        }
        List {
          ForEach(listing.venues) { venue in
            ListRow(title: venue.name, details: venue.details) { stack.push(.venue(id: venue.id, .map)) }
          }
        }
      } else {
        StatusText("Loading the list of venues…")
      }
    }
    .task(id: "\(attempts) \(settings.serverUrl)") {
      listing = await catalog.load(settings.serverUrl)
    }
  }
}
