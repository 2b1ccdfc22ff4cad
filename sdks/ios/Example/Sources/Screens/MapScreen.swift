import Mezzanine
import SwiftUI

/// The map of a venue. A tap opens the place.
struct MapScreen: View {
  let session: VenueSession

  var body: some View {
    TopBar(title: session.venue?.name ?? "Map", stack: session.$stack)
    VenueMap(session, onClick: { click in tappedPlaceId(click).map { session.open(.place(id: $0)) } }) { _ in
      ButtonRow {
        ActionButton("Search") { session.open(.search()) }
        ActionButton("Floors", accessibleName: "Stacked floors") { session.open(.stackedFloors) }
        ActionButton("Blue dot") { session.open(.blueDotReplay) }
        ActionButton("Kiosk") { session.open(.kiosk) }
      }
    }
  }
}
