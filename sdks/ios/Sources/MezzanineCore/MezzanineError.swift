import Foundation

/// Every error of the SDK. Its message says what was given, what was expected, and what to do.
public struct MezzanineError: Error, Sendable, Hashable {
  /// Stable code, to tell errors apart.
  public let code: ErrorCode
  /// What happened.
  public let message: String

  /// Makes an error.
  public init(_ code: ErrorCode, _ message: String) {
    self.code = code
    self.message = message
  }

  /// The fix for errors with this code.
  public var remedy: String { code.remedy }
}

extension MezzanineError: LocalizedError, CustomStringConvertible {
  /// The message.
  public var errorDescription: String? { message }

  /// The code and the message.
  public var description: String { "MezzanineError(\(code.rawValue)): \(message)" }
}

extension MezzanineError {
  /// An error for a value that is out of bounds.
  static func invalidArgument(_ path: String, given: String, expected: String) -> MezzanineError {
    MezzanineError(.invalidArgument, "\(path) is \(given). Expected \(expected).")
  }

  static var closed: MezzanineError {
    MezzanineError(.closed, "The map was closed. \(ErrorCode.closed.remedy)")
  }
}
