import Foundation

/// One lock per folder, for all caches of the process.
final class FolderLocks: @unchecked Sendable {
  static let shared = FolderLocks()

  private let ownLock = NSLock()
  private var locks: [String: NSLock] = [:]

  private init() {}

  /// The lock of a folder, whatever the spelling of its path.
  func lock(of folder: URL) -> NSLock {
    let path = folder.standardizedFileURL.resolvingSymlinksInPath().path
    return ownLock.withLock {
      let lock = locks[path] ?? NSLock()
      locks[path] = lock
      return lock
    }
  }
}
