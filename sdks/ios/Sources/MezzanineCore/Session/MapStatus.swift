/// Whether a ``MapSession`` can reach its page.
public enum MapStatus: Sendable {
  /// The page is loading. Requests wait for it.
  case connecting
  /// The page responds.
  case connected
  /// The page was lost and is loading again. The map will be restored.
  case reconnecting
  /// The page does not fit this SDK. All requests fail.
  case failed
  /// The session was closed.
  case closed
}
