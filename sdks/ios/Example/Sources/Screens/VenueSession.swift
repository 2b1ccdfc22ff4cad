import Mezzanine
import SwiftUI

/// State shared by the screens of a venue.
struct VenueSession {
  let venueId: String
  /// Nil until it is known whether the venue is on the phone.
  let source: VenueSource?
  let settings: AppSettings
  @Binding var venue: Venue?
  /// Id of the floor that is shown.
  @Binding var floor: String?
  @Binding var stack: BackStack

  /// Opens another screen of the venue.
  @MainActor func open(_ screen: VenueScreen) {
    stack.push(.venue(id: venueId, screen))
  }

  var directionsOptions: DirectionsOptions { DirectionsOptions(isStepFree: settings.isStepFree) }
}
