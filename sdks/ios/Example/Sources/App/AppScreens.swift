import SwiftUI

/// The visible screen.
struct AppScreens: View {
  let storage: Storage
  @Binding var settings: AppSettings
  @Binding var stack: BackStack

  var body: some View {
    switch stack.top {
    case .venues: VenuesScreen(catalog: storage.catalog, settings: settings, stack: $stack)
    case .offline:
      OfflineScreen(catalog: storage.catalog, offline: storage.offline, settings: settings, stack: $stack)
    case .settings: SettingsScreen(settings: $settings, stack: $stack)
    case .venue(let id, let screen):
      // Another venue has another state.
      VenueScreens(venueId: id, screen: screen, offline: storage.offline, settings: settings, stack: $stack).id(id)
    }
  }
}
