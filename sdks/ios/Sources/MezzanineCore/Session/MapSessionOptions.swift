import Foundation

/// Options of a ``MapSession``.
public struct MapSessionOptions: Sendable {
  /// Time in seconds after which a request fails with ``ErrorCode/timedOut``; default 30. The duration of an animation
  /// is added to it.
  public var requestTimeout: TimeInterval
  /// Gets errors while no one reads ``MapSession/events``; default: prints them.
  public var onUnhandledError: @MainActor @Sendable (MezzanineError) -> Void

  /// Origins that the page may request besides the server of the venue, for images, models, and tiles, such as
  /// `https://tiles.example.com`; default: none. At most 19 are used.
  public var servers: [String]
  /// Reads a part of the page's program. The map views of the SDK do that themselves; default: outdoor maps fail with
  /// ``ErrorCode/outdoorUnavailable``.
  public var readPart: (@Sendable (PagePart) async throws -> String)?

  /// Makes options.
  public init(
    requestTimeout: TimeInterval = 30,
    onUnhandledError: @escaping @MainActor @Sendable (MezzanineError) -> Void = { print($0) },
    servers: [String] = [],
    readPart: (@Sendable (PagePart) async throws -> String)? = nil
  ) {
    self.requestTimeout = requestTimeout
    self.onUnhandledError = onUnhandledError
    self.servers = servers
    self.readPart = readPart
  }
}
