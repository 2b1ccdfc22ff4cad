import Foundation
import Mezzanine

/// Data that the app stores on the phone.
struct Storage: Sendable {
  let catalog: VenueCatalog
  let offline: OfflineVenues

  /// The folder that belongs to the app, or why it cannot be used. All views of the app share it.
  static let shared = Result { try open() }

  /// - Parameter folder: Used only by the app; created on the first write.
  /// - Throws: ``MezzanineError`` if the cache refuses the folder.
  init(folder: URL) throws {
    catalog = VenueCatalog(file: folder.appendingPathComponent("venues.json"))
    offline = OfflineVenues(cache: try VenueCache(folder: folder.appendingPathComponent("venues")))
  }

  private static func open() throws -> Storage {
    let folder = try FileManager.default.url(
      for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    return try Storage(folder: folder)
  }
}
