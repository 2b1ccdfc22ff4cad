/// A venue in the list of the server.
struct ListedVenue: Codable, Hashable, Identifiable, Sendable {
  var id: String
  var name: String
  var description: String?
  var city: String?

  /// Text below the name.
  var details: String { [city, description].compactMap { $0 }.joined(separator: " · ") }
}
