import Foundation
import Mezzanine

/// The response of `GET /api/v1/venues`.
struct VenueList: Codable, Hashable, Sendable {
  var venues: [ListedVenue]

  /// Reads a response. Later servers may send more.
  ///
  /// - Throws: ``MezzanineError`` with `invalidPayload` for anything else.
  static func read(_ data: Data) throws -> [ListedVenue] {
    do {
      return try JSONDecoder().decode(VenueList.self, from: data).venues
    } catch {
      let start = String(decoding: data.prefix(60), as: UTF8.self)
      throw MezzanineError(
        .invalidPayload,
        "The list of venues is \"\(start)\". Expected a JSON object with venues, each with an id and a name. "
          + "Check that the address in the settings is a Mezzanine server.")
    }
  }
}
