/// The readers of a session's events.
@MainActor final class EventStreams {
  private var continuations: [Int: AsyncStream<MapEvent>.Continuation] = [:]
  private var lastNumber = 0
  private var isFinished = false

  var isEmpty: Bool { continuations.isEmpty }

  /// Makes a stream of the events from now on.
  func makeStream() -> AsyncStream<MapEvent> {
    lastNumber += 1
    let number = lastNumber
    return AsyncStream(bufferingPolicy: .bufferingNewest(greatestBacklog)) { continuation in
      if isFinished { return continuation.finish() }
      continuations[number] = continuation
      continuation.onTermination = { _ in
        Task { @MainActor [weak self] in self?.continuations[number] = nil }
      }
    }
  }

  func yield(_ event: MapEvent) {
    for continuation in continuations.values { continuation.yield(event) }
  }

  func finish() {
    isFinished = true
    for continuation in continuations.values { continuation.finish() }
    continuations = [:]
  }
}

private let greatestBacklog = 1000
