import Foundation
import Mezzanine

/// Venues on the phone, which open without a network.
struct OfflineVenues: Sendable {
  let cache: VenueCache

  /// The source to open: the stored bundle if it exists, otherwise the server.
  func open(_ source: VenueSource) async -> VenueSource {
    // A cache that cannot be read must not keep the venue from opening.
    (try? await cache.readSource(source)) ?? source
  }

  /// Sizes of stored bundles in bytes, by source.
  func sizes(of sources: [VenueSource]) async -> [VenueSource: Int] {
    var sizes: [VenueSource: Int] = [:]
    for source in sources {
      sizes[source] = (try? await cache.read(source))?.count
    }
    return sizes
  }

  /// Downloads a venue.
  ///
  /// - Throws: ``MezzanineError`` if it cannot be downloaded or stored.
  func save(_ source: VenueSource) async throws {
    for result in await cache.prefetch([source]) {
      if let error = result.error { throw error }
    }
  }

  /// Removes a venue from the phone.
  ///
  /// - Throws: ``MezzanineError`` if the files cannot be written.
  func remove(_ source: VenueSource) async throws {
    try await cache.remove(source)
  }
}
