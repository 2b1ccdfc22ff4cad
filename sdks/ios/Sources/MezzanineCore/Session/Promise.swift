/// A result that arrives later, for any number of tasks that wait for it.
@MainActor final class Promise<Value: Sendable> {
  private(set) var result: Result<Value, MezzanineError>?
  private var waiting: [Int: CheckedContinuation<Value, any Error>] = [:]
  private var lastWaiting = 0

  /// Waits for the result. A task that is canceled stops waiting.
  func value() async throws -> Value {
    if let result { return try result.get() }
    lastWaiting += 1
    let number = lastWaiting
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        if Task.isCancelled {
          continuation.resume(throwing: CancellationError())
        } else {
          waiting[number] = continuation
        }
      }
    } onCancel: {
      Task { @MainActor in self.stopWaiting(number) }
    }
  }

  /// Sets the result. Later ones are ignored.
  func resolve(_ result: Result<Value, MezzanineError>) {
    if self.result != nil { return }
    self.result = result
    let continuations = waiting.values
    waiting = [:]
    for continuation in continuations { continuation.resume(with: result) }
  }

  private func stopWaiting(_ number: Int) {
    waiting.removeValue(forKey: number)?.resume(throwing: CancellationError())
  }
}
