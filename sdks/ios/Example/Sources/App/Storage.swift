import Foundation
import Mezzanine

/// What the app keeps on the phone.
struct Storage: Sendable {
  let catalog: VenueCatalog
  let offline: OfflineVenues

  /// - Parameter folder: Only for the app; created when something is stored.
  /// - Throws: ``MezzanineError`` if the cache refuses the folder.
  init(folder: URL) throws {
    catalog = VenueCatalog(file: folder.appendingPathComponent("venues.json"))
    offline = OfflineVenues(cache: try VenueCache(folder: folder.appendingPathComponent("venues")))
  }

  /// The folder that belongs to the app.
  static func open() throws -> Storage {
    let folder = try FileManager.default.url(
      for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    return try Storage(folder: folder)
  }
}
