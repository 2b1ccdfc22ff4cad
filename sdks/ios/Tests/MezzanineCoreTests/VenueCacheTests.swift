import Foundation
import Testing

@testable import MezzanineCore

/// Each test removes its folder at the end.
@Suite final class VenueCacheTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private let mall = VenueSource.url(url: "https://maps.example.com/mall.mvf.zip")
  private let hospital = VenueSource.access(
    baseUrl: "https://maps.example.com/", venueId: "hospital", accessToken: "t0ken")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func bundle(_ count: Int, _ byte: UInt8) -> Data { Data(repeating: byte, count: count) }

  private func names() -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  private func writeIndex(_ text: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appendingPathComponent("index.json"))
  }

  @Test("digests match the examples of FIPS 180")
  func digests() {
    #expect(sha256("".utf8) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(sha256("abc".utf8) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    let twoBlocks = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"
    #expect(sha256(twoBlocks.utf8) == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    let million = repeatElement(UInt8(ascii: "a"), count: 1_000_000)
    #expect(sha256(million) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test("returns what was stored, also to another cache on the same folder")
  func returnsWhatWasStored() async throws {
    #expect(try await VenueCache(folder: folder).store(bundle(100_000, 1), for: mall))
    #expect(try await VenueCache(folder: folder).read(mall) == bundle(100_000, 1))
    let cache = try VenueCache(folder: folder)
    let digest = try #require(await cache.list().first?.digest)
    #expect(
      try await cache.readSource(mall)
        == .bytes(digest: digest, base64: bundle(100_000, 1).base64EncodedString()))
    #expect(try await cache.read(hospital) == nil)
    #expect(try await cache.readSource(hospital) == nil)
  }

  @Test("caches on the same folder keep what the other one stored, and miss what it removed")
  func sharesFolder() async throws {
    let caches = try [
      VenueCache(folder: folder), VenueCache(folder: folder.appendingPathComponent("a/..", isDirectory: true)),
    ]
    // Both caches read the folder while it is empty.
    for cache in caches { #expect(await cache.list().isEmpty) }
    try await caches[0].store(bundle(100, 1), for: mall)
    try await caches[1].store(bundle(100, 2), for: hospital)
    for cache in caches {
      #expect(try await cache.read(mall) == bundle(100, 1))
      #expect(try await cache.read(hospital) == bundle(100, 2))
    }
    try await caches[0].remove(mall)
    #expect(try await caches[1].read(mall) == nil)
    #expect(await caches[1].list().map(\.label) == ["https://maps.example.com/hospital"])
  }

  @Test("caches on the same folder lose nothing if they store at the same time")
  func storesConcurrently() async throws {
    let sources = (0..<40).map { VenueSource.url(url: "https://maps.example.com/\($0)") }
    let caches = try [VenueCache(folder: folder), VenueCache(folder: folder)]
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (index, source) in sources.enumerated() {
        group.addTask {
          try await caches[index % 2].store(Data(repeating: UInt8(index), count: 10), for: source)
        }
      }
      try await group.waitForAll()
    }
    #expect(await caches[0].list().count == 40)
    #expect(names().count == 41)
  }

  @Test("stores a bundle again whose file is missing or damaged")
  func storesDamagedAgain() async throws {
    let cache = try VenueCache(folder: folder)
    try await cache.store(bundle(100, 1), for: mall)
    let file = folder.appendingPathComponent(try #require(names().first { $0.hasSuffix(".zip") }))
    try bundle(100, 2).write(to: file)
    #expect(try await cache.store(bundle(100, 1), for: mall))
    try FileManager.default.removeItem(at: file)
    #expect(try await cache.store(bundle(100, 1), for: mall))
    #expect(try await !cache.store(bundle(100, 1), for: mall))
    #expect(try await cache.read(mall) == bundle(100, 1))
  }

  @Test("stores equal bundles of two addresses once")
  func storesOnce() async throws {
    let cache = try VenueCache(folder: folder)
    #expect(try await cache.store(bundle(100, 1), for: mall))
    #expect(try await !cache.store(bundle(100, 1), for: hospital))
    #expect(names().count == 2)
    try await cache.remove(mall)
    #expect(try await cache.read(hospital) != nil)
    try await cache.remove(hospital)
    #expect(names() == ["index.json"])
  }

  @Test("stores no token and no query of a URL")
  func storesNoSecrets() async throws {
    let cache = try VenueCache(folder: folder)
    try await cache.store(bundle(10, 1), for: hospital)
    try await cache.store(bundle(10, 2), for: .url(url: "https://maps.example.com/a?token=s3cret"))
    let index = try String(contentsOf: folder.appendingPathComponent("index.json"), encoding: .utf8)
    #expect(!index.contains("t0ken") && !index.contains("s3cret"))
    let labels = await cache.list().map(\.label)
    #expect(Set(labels) == ["https://maps.example.com/hospital", "https://maps.example.com/a"])
  }

  @Test("removes what was used least recently")
  func removesLeastRecentlyUsed() async throws {
    let cache = try VenueCache(folder: folder, maxBytes: 2500)
    let (a, b, c) = (VenueSource.url(url: "a:a"), VenueSource.url(url: "b:b"), VenueSource.url(url: "c:c"))
    try await cache.store(bundle(1000, 1), for: a)
    try await cache.store(bundle(1000, 2), for: b)
    #expect(try await cache.read(a) != nil)
    try await cache.store(bundle(1000, 3), for: c)
    #expect(try await cache.read(b) == nil)
    #expect(try await cache.read(a) != nil)
    #expect(names().count == 3)
    #expect(try await !cache.store(bundle(3000, 4), for: b))
    #expect(try await cache.read(c) != nil)
    try await cache.clear()
    #expect(names() == ["index.json"])
  }

  @Test("removes a bundle whose bytes do not match its digest")
  func removesDamaged() async throws {
    try await VenueCache(folder: folder).store(bundle(100, 1), for: mall)
    let name = try #require(names().first { $0.hasSuffix(".zip") })
    try bundle(100, 2).write(to: folder.appendingPathComponent(name))
    let cache = try VenueCache(folder: folder)
    #expect(try await cache.read(mall) == nil)
    #expect(await cache.list().isEmpty)
    #expect(names() == ["index.json"])
  }

  @Test(
    "a damaged index counts as empty, and names no file outside of the folder",
    arguments: [
      "{", "[]", #"{"venues":{"a":1}}"#,
      #"{"venues":{"a":{"label":"a","digest":"../secret","byteLength":1,"storedAt":1}},"usedAt":{}}"#,
    ])
  func ignoresDamagedIndex(text: String) async throws {
    try writeIndex(text)
    let cache = try VenueCache(folder: folder)
    #expect(await cache.list().isEmpty)
    #expect(try await cache.store(bundle(10, 1), for: mall))
  }

  @Test("says why it cannot write")
  func saysWhyItCannotWrite() async throws {
    try writeIndex("")
    let cache = try VenueCache(folder: folder.appendingPathComponent("index.json/cache"))
    do {
      try await cache.store(bundle(10, 1), for: mall)
      Issue.record("The cache wrote into a file.")
    } catch let error as MezzanineError {
      #expect(error.code == .notPossible)
      #expect(error.message.contains("Check that there is space"))
    }
  }

  @Test("rejects bytes, which have no address, and a limit that is not positive")
  func refusesBytes() async throws {
    let cache = try VenueCache(folder: folder)
    await #expect(throws: MezzanineError.self) { try await cache.read(.bytes(digest: "digest", base64: "")) }
    let error = MezzanineError(
      .invalidArgument, "VenueCache.maxBytes is 0. Expected a positive number of bytes.")
    #expect(throws: error) { try VenueCache(folder: folder, maxBytes: 0) }
  }

  @Test("prefetches what it can, and reports what failed")
  func prefetches() async throws {
    let cache = try VenueCache(folder: folder, maxBytes: 1000) { [mall] source in
      if source == mall { return Data("PK-bundle".utf8) }
      return try await downloadBundle(source)
    }
    let results = await cache.prefetch([
      mall, mall, .url(url: "ftp://maps.example.com/a"), .url(url: "http://127.0.0.1:1/a?token=s3cret"),
      .bytes(digest: "digest", base64: ""),
    ])
    #expect(results.map(\.status) == [.stored, .unchanged, .failed, .failed, .failed])
    #expect(results.map(\.error?.code) == [nil, nil, .invalidArgument, .network, .invalidArgument])
    #expect(results[3].error?.message.contains("s3cret") == false)
  }
}
