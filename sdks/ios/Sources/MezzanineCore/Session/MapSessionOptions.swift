import Foundation

/// Options of a ``MapSession``.
public struct MapSessionOptions: Sendable {
  /// Time in seconds after which a request fails with ``ErrorCode/timedOut``; default 30. The duration of an animation
  /// is added to it.
  public var requestTimeout: TimeInterval
  /// Gets errors while nobody reads ``MapSession/events``; default: prints them.
  public var onUnhandledError: @MainActor @Sendable (MezzanineError) -> Void

  /// Makes options.
  public init(
    requestTimeout: TimeInterval = 30,
    onUnhandledError: @escaping @MainActor @Sendable (MezzanineError) -> Void = { print($0) }
  ) {
    self.requestTimeout = requestTimeout
    self.onUnhandledError = onUnhandledError
  }
}
