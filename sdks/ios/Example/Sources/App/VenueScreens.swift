import Mezzanine
import SwiftUI

/// The screens of a venue. They share the venue and its floor.
struct VenueScreens: View {
  let venueId: String
  let screen: VenueScreen
  let offline: OfflineVenues
  let settings: AppSettings
  @Binding var stack: BackStack
  @State private var source: VenueSource?
  @State private var venue: Venue?
  @State private var floor: String?

  var body: some View {
    VStack { content }
      .task(id: settings.serverUrl) {
        source = await offline.open(ServerAccess.demo(settings.serverUrl).source(of: venueId))
      }
  }

  private var session: VenueSession {
    VenueSession(
      venueId: venueId, source: source, settings: settings, venue: $venue, floor: $floor, stack: $stack)
  }

  @ViewBuilder private var content: some View {
    switch screen {
    case .map: MapScreen(session: session)
    case .search(let destinationId): SearchScreen(session: session, destinationId: destinationId)
    case .place(let id): PlaceScreen(session: session, placeId: id)
    case .directions(let destinationId, let startId):
      // Other directions start at their first instruction.
      DirectionsScreen(session: session, destinationId: destinationId, startId: startId).id(screen)
    case .blueDotReplay: BlueDotReplayScreen(session: session)
    case .kiosk: KioskScreen(session: session)
    case .stackedFloors: StackedFloorsScreen(session: session)
    }
  }
}
