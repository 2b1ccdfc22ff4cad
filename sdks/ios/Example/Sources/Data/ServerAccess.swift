import Mezzanine

/// Access to the venues of a server.
///
/// Anyone who has an app can read the secrets in it. The demo's are public, and open only the demo
/// venues. In your own app, request an access token from your server and return
/// `VenueSource.access` in ``source(of:)``.
struct ServerAccess: Hashable, Sendable {
  /// The server that `npm start` runs. A phone needs the address of your computer.
  static let defaultUrl = "http://localhost:8080"

  var baseUrl: String
  var key: String
  var secret: String

  /// The demo venues of a server.
  static func demo(_ baseUrl: String) -> ServerAccess {
    ServerAccess(baseUrl: baseUrl, key: "mez_demo_2f6c1b7e9a", secret: "mez_demo_secret_8d41c5f09be37a62")
  }

  /// Source of a venue.
  func source(of venueId: String) -> VenueSource {
    .server(baseUrl: baseUrl, venueId: venueId, key: key, secret: secret)
  }
}
