/// The screen that the app shows. It contains everything to open it again, so the back stack can be
/// saved as text.
enum Screen: Codable, Hashable, Sendable {
  /// All venues of the server.
  case venues
  /// Venues on the phone.
  case offline
  case settings
  /// A screen with the map of a venue.
  case venue(id: String, VenueScreen)
}

/// A screen with the map of a venue.
enum VenueScreen: Codable, Hashable, Sendable {
  case map
  /// The destination is the id of a place, if the search is for the origin of directions to it.
  case search(destinationId: String? = nil)
  /// Id of a location or space.
  case place(id: String)
  /// Directions to a place. Without an origin, they start at an entrance.
  case directions(destinationId: String, startId: String? = nil)
  case blueDotReplay
  case kiosk
  case stackedFloors
}
