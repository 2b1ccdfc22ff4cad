import Foundation

/// A venue in a ``VenueCache``.
public struct CachedVenue: Codable, Sendable, Hashable {
  /// Address of the venue, without its query.
  public let label: String
  /// SHA-256 of its bundle, in hexadecimal digits.
  public let digest: String
  /// Size of its bundle in bytes.
  public let byteLength: Int
  /// When it was stored.
  public let storedAt: Date
}

/// The contents of a cache.
struct CacheIndex: Codable, Sendable {
  /// Venues by the digest of their address, because an address may hold a token.
  private(set) var venues: [String: CachedVenue] = [:]
  /// When bundles were used last, by digest.
  private var usedAt: [String: Date] = [:]

  init() {}

  /// Reads an index. A file that is missing, damaged, or of another version counts as empty.
  init(contentsOf file: URL) {
    guard let data = try? Data(contentsOf: file),
      let index = try? JSONDecoder().decode(CacheIndex.self, from: data),
      index.venues.values.allSatisfy({ isDigest($0.digest) })
    else { return }
    self = index
  }

  /// The digests of all bundles.
  var digests: Set<String> { Set(venues.values.map(\.digest)) }

  /// All venues, the most recently used first.
  var sortedByUse: [CachedVenue] { venues.values.sorted { lastUse($0) > lastUse($1) } }

  mutating func noteUse(of digest: String, at date: Date) {
    usedAt[digest] = date
  }

  mutating func remove(_ key: String) {
    venues[key] = nil
    forgetUnused()
  }

  /// Adds a venue, and removes those used least recently until all bundles fit.
  mutating func add(_ venue: CachedVenue, for key: String, maxBytes: Int) {
    venues[key] = venue
    usedAt[venue.digest] = venue.storedAt
    let oldest = venues.filter { $0.value.digest != venue.digest }.sorted { lastUse($0.value) < lastUse($1.value) }
    for (other, _) in oldest where byteLength > maxBytes { venues[other] = nil }
    forgetUnused()
  }

  /// Bytes of all bundles; equal ones count once.
  private var byteLength: Int {
    let lengths = venues.values.map { ($0.digest, $0.byteLength) }
    return Dictionary(lengths) { first, _ in first }.values.reduce(0, +)
  }

  private func lastUse(_ venue: CachedVenue) -> Date { usedAt[venue.digest] ?? .distantPast }

  private mutating func forgetUnused() {
    let kept = digests
    usedAt = usedAt.filter { kept.contains($0.key) }
  }
}

/// Whether text is a digest, which is also the name of a file.
private func isDigest(_ text: String) -> Bool {
  text.utf8.count == 64 && text.allSatisfy { "0123456789abcdef".contains($0) }
}
