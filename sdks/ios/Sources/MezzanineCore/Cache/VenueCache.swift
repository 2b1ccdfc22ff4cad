import Foundation

/// Keeps bundles in files, so that venues open without a network. A bundle is stored once by its digest, whatever the
/// number of addresses it has, and checked against it when it is read. Caches on the same folder in a process share
/// what they store. Do not share a folder between processes, such as an app and its extension.
///
/// ```swift
/// let cache = try VenueCache(folder: caches.appendingPathComponent("venues"))
/// _ = await cache.prefetch([source])
/// session.state.venue = VenueTopic(source: try await cache.readSource(source) ?? source)
/// ```
public actor VenueCache {
  private let folder: URL
  private let maxBytes: Int
  /// Held while the index and the files of the folder are read and written together.
  private let lock: NSLock
  private let download: @Sendable (VenueSource) async throws -> Data

  /// Opens a cache.
  ///
  /// - Parameters:
  ///   - folder: Only for caches: other files in it are removed. Created when something is stored.
  ///   - maxBytes: Total size of the bundles; default 50 MiB. The least recently used ones are removed first.
  /// - Throws: `invalidArgument` if the limit is not positive.
  public init(folder: URL, maxBytes: Int = 50 * 1024 * 1024) throws {
    try self.init(folder: folder, maxBytes: maxBytes, download: { try await downloadBundle($0) })
  }

  init(
    folder: URL, maxBytes: Int, download: @escaping @Sendable (VenueSource) async throws -> Data
  ) throws {
    if maxBytes <= 0 {
      throw MezzanineError.invalidArgument(
        "VenueCache.maxBytes", given: "\(maxBytes)", expected: "a positive number of bytes")
    }
    self.folder = folder.standardizedFileURL
    self.maxBytes = maxBytes
    lock = FolderLocks.shared.lock(of: folder)
    self.download = download
  }

  /// Reads the bundle of a source.
  ///
  /// - Returns: Nil if it is not stored, or if it is damaged.
  /// - Throws: `invalidArgument` for bytes, which have no address.
  public func read(_ source: VenueSource) throws -> Data? { try readStored(source)?.bundle }

  /// Reads the bundle of a source as a source for ``VenueTopic``, so that the map opens without a network.
  ///
  /// - Returns: Nil if it is not stored, or if it is damaged.
  /// - Throws: `invalidArgument` for bytes, which have no address.
  public func readSource(_ source: VenueSource) throws -> VenueSource? {
    try readStored(source).map { .bytes(digest: $0.digest, base64: $0.bundle.base64EncodedString()) }
  }

  /// Stores the bundle of a source. A bundle that is larger than the limit of the cache is not stored.
  ///
  /// - Returns: Whether the bundle was written: false if the same one is stored already, or if it is too large.
  /// - Throws: `invalidArgument` for bytes, which have no address; `notPossible` if the files cannot be written.
  @discardableResult
  public func store(_ bundle: Data, for source: VenueSource) throws -> Bool {
    let key = try key(of: source)
    if bundle.count > maxBytes { return false }
    let digest = sha256(bundle)
    let label = try String(address(of: source).prefix { $0 != "?" && $0 != "#" })
    return try lock.withLock {
      var index = CacheIndex(contentsOf: indexFile)
      // A file that the index lists may be damaged or missing.
      let isNew = try? bundle != Data(contentsOf: file(of: digest))
      if isNew != false { try replace(file(of: digest), with: bundle) }
      let venue = CachedVenue(label: label, digest: digest, byteLength: bundle.count, storedAt: Date())
      index.add(venue, for: key, maxBytes: maxBytes)
      try write(index)
      return isNew != false
    }
  }

  /// Downloads bundles one after another and stores them, for example while the phone is on Wi-Fi. A venue that fails
  /// does not stop the others.
  public func prefetch(_ sources: [VenueSource]) async -> [PrefetchResult] {
    var results: [PrefetchResult] = []
    for source in sources {
      do {
        let isNew = try store(await download(source), for: source)
        results.append(PrefetchResult(source: source, status: isNew ? .stored : .unchanged, error: nil))
      } catch {
        let reason =
          error as? MezzanineError
          ?? MezzanineError(.network, "The download was stopped: \(error). \(ErrorCode.network.remedy)")
        results.append(PrefetchResult(source: source, status: .failed, error: reason))
      }
    }
    return results
  }

  /// Lists what is stored, the most recently used first.
  public func list() -> [CachedVenue] { lock.withLock { CacheIndex(contentsOf: indexFile).sortedByUse } }

  /// Removes the bundle of a source.
  public func remove(_ source: VenueSource) throws {
    let key = try key(of: source)
    try lock.withLock {
      var index = CacheIndex(contentsOf: indexFile)
      index.remove(key)
      try write(index)
    }
  }

  /// Removes everything.
  public func clear() throws { try lock.withLock { try write(CacheIndex()) } }

  private var indexFile: URL { folder.appendingPathComponent("index.json") }

  private func file(of digest: String) -> URL { folder.appendingPathComponent("\(digest).mvf.zip") }

  private func readStored(_ source: VenueSource) throws -> (digest: String, bundle: Data)? {
    let key = try key(of: source)
    return try lock.withLock {
      var index = CacheIndex(contentsOf: indexFile)
      guard let venue = index.venues[key] else { return nil }
      let bundle = try? Data(contentsOf: file(of: venue.digest))
      guard let bundle, bundle.count == venue.byteLength, sha256(bundle) == venue.digest else {
        index.remove(key)
        try write(index)
        return nil
      }
      index.noteUse(of: venue.digest, at: Date())
      try write(index)
      return (venue.digest, bundle)
    }
  }

  /// Writes the index, then removes files that it does not list.
  private func write(_ index: CacheIndex) throws {
    try replace(indexFile, with: JSONEncoder().encode(index))
    let kept = Set(index.digests.map { file(of: $0).lastPathComponent } + [indexFile.lastPathComponent])
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] where !kept.contains(name) {
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
  }

  /// Other readers see the old file or the new one, but no part of it.
  private func replace(_ file: URL, with data: Data) throws {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    } catch {
      throw MezzanineError(
        .notPossible,
        "The venue cache cannot use \(folder.path): \(error.localizedDescription) "
          + "Check that there is space, and that the app may write there.")
    }
  }

  private func key(of source: VenueSource) throws -> String { sha256(try address(of: source).utf8) }
}

/// The result for a source in ``VenueCache/prefetch(_:)``.
public struct PrefetchResult: Sendable, Hashable {
  /// The source as given.
  public let source: VenueSource
  /// The result for its bundle.
  public let status: PrefetchStatus
  /// Why it failed.
  public let error: MezzanineError?
}

/// How ``VenueCache/prefetch(_:)`` ended for one source.
public enum PrefetchStatus: Sendable {
  /// The bundle was stored.
  case stored
  /// The same bundle was stored before, or it is larger than the limit of the cache.
  case unchanged
  /// The bundle could not be downloaded or stored.
  case failed
}

/// The identity of a source: its address without key, secret, or token of a server.
private func address(of source: VenueSource) throws -> String {
  switch source {
  case .server(let server): "\(withoutLastSlashes(server.baseUrl))/\(server.venueId)"
  case .access(let access): "\(withoutLastSlashes(access.baseUrl))/\(access.venueId)"
  case .url(let url): url.url
  case .bytes:
    throw MezzanineError(
      .invalidArgument,
      "The cache received bytes. Expected a URL, or a venue on a server. Bytes are already in the app.")
  }
}
