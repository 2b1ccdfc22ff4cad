import Foundation
import Mezzanine
import Testing

@testable import MezzanineExample

@Suite final class OfflineVenuesTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private let source = ServerAccess.demo("https://maps.example.com").source(of: "mall")
  private let bundle = Data([80, 75, 1, 2])

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test("opens a stored venue without a server, and others from it")
  func opens() async throws {
    let venues = OfflineVenues(cache: try VenueCache(folder: folder))
    #expect(await venues.open(source) == source)
    _ = try await venues.cache.store(bundle, for: source)
    guard case .bytes(let opened) = await venues.open(source) else {
      Issue.record("The stored bundle was not opened.")
      return
    }
    #expect(Data(base64Encoded: opened.base64) == bundle)
  }

  @Test("opens a venue from its server after it was removed")
  func removes() async throws {
    let venues = OfflineVenues(cache: try VenueCache(folder: folder))
    _ = try await venues.cache.store(bundle, for: source)
    #expect(await venues.sizes(of: [source]) == [source: 4])
    try await venues.remove(source)
    #expect(await venues.sizes(of: [source]) == [:])
    #expect(await venues.open(source) == source)
  }

  @Test("says why a venue could not be downloaded")
  func fails() async throws {
    let venues = OfflineVenues(cache: try VenueCache(folder: folder))
    // Nothing listens on port 9 (discard).
    let unreachable = VenueSource.url(url: "http://localhost:9/mall.mvf.zip")
    await #expect {
      try await venues.save(unreachable)
    } throws: { ($0 as? MezzanineError)?.code == .network }
  }
}
