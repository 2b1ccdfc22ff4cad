import MezzanineCore

/// An option or call of an older version that version 5.0 has nothing for.
public struct NoSuccessor: Sendable, Hashable, CustomStringConvertible {
  /// Name in the older version, such as `ShowVenue.xRayPath`.
  public let name: String
  /// The replacement to use instead.
  public let alternative: String

  /// Always ``ErrorCode/noSuccessor``.
  public var code: ErrorCode { .noSuccessor }

  /// Name and alternative as one text.
  public var message: String { "\(name) no longer has an effect. \(alternative)" }

  /// The code and the message.
  public var description: String { "NoSuccessor(\(code.rawValue)): \(message)" }
}

/// Listens to reports about options and calls that no longer have an effect. Each name is reported once in an app.
/// Reports made earlier are passed on immediately. Without a listener, reports are printed.
///
/// - Parameter listener: Called with each report.
/// - Returns: Call it to stop listening.
@discardableResult
@MainActor public func onNoSuccessor(
  _ listener: @escaping @MainActor (NoSuccessor) -> Void
) -> @MainActor () -> Void {
  NoSuccessorReports.shared.add(listener)
}

/// Reports a name once.
@MainActor package func reportNoSuccessor(_ name: String, _ alternative: String) {
  NoSuccessorReports.shared.report(NoSuccessor(name: name, alternative: alternative))
}

/// Reports each option that is set and has no successor.
@MainActor package func reportOptions(_ owner: String, _ options: [(name: String, value: Any?, alternative: String)]) {
  for option in options where option.value != nil {
    reportNoSuccessor("\(owner).\(option.name)", option.alternative)
  }
}

/// The reports of an app, and their listeners.
@MainActor private final class NoSuccessorReports {
  static let shared = NoSuccessorReports()

  private var reports: [NoSuccessor] = []
  private var listeners: [Int: @MainActor (NoSuccessor) -> Void] = [:]
  private var lastNumber = 0

  func add(_ listener: @escaping @MainActor (NoSuccessor) -> Void) -> @MainActor () -> Void {
    lastNumber += 1
    let number = lastNumber
    listeners[number] = listener
    for report in reports { listener(report) }
    return { self.listeners[number] = nil }
  }

  func report(_ report: NoSuccessor) {
    if reports.contains(where: { $0.name == report.name }) { return }
    reports.append(report)
    if listeners.isEmpty { print(report) }
    for listener in listeners.values { listener(report) }
  }
}
