import Foundation
import Mezzanine

/// The list of venues and, if it is the stored list, the reason.
struct VenueListing: Hashable, Sendable {
  var venues: [ListedVenue]
  /// Why the server sent no list; nil if it sent one.
  var error: String?
}

/// Lists venues of the server; without a connection, the venues that it listed last time.
struct VenueCatalog: Sendable {
  /// Where the list is stored.
  let file: URL
  /// Requests the list of a server.
  var fetch: @Sendable (String) async throws -> [ListedVenue] = { try await fetchVenueList(of: $0) }

  /// Lists the venues. It never fails: the listing contains the error.
  func load(_ baseUrl: String) async -> VenueListing {
    do {
      let venues = try await fetch(baseUrl)
      store(venues)
      return VenueListing(venues: venues)
    } catch {
      return VenueListing(venues: readStored(), error: messageOf(error))
    }
  }

  /// If this fails, the list is only unavailable offline later.
  private func store(_ venues: [ListedVenue]) {
    let folder = file.deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? Data(jsonText(of: VenueList(venues: venues)).utf8).write(to: file, options: .atomic)
  }

  private func readStored() -> [ListedVenue] {
    guard let data = try? Data(contentsOf: file) else { return [] }
    return (try? VenueList.read(data)) ?? []
  }
}
