import Mezzanine

/// Replays recorded positions, one per second of the recording.
struct Replay: Hashable, Sendable {
  /// The speeds that users can choose, in seconds of the recording per second.
  static let speeds = [1, 2, 4]

  var positions: [BlueDotPosition] = []
  private(set) var index = 0
  private(set) var isPlaying = true
  private(set) var speed = 1

  init(_ positions: [BlueDotPosition] = []) {
    self.positions = positions
  }

  /// The position to show, or nil if there is none.
  var position: BlueDotPosition? { positions.indices.contains(index) ? positions[index] : nil }

  var isAtEnd: Bool { index >= positions.count - 1 }

  /// Whether ``advance()`` is due after ``delayMs``.
  var isRunning: Bool { isPlaying && !isAtEnd }

  /// Milliseconds between positions.
  var delayMs: UInt64 { UInt64(1000 / speed) }

  /// Shows the next position. The last one stays, and ends the replay.
  mutating func advance() {
    index = max(0, min(index + 1, positions.count - 1))
    isPlaying = !isAtEnd
  }

  /// At the end, plays from the start; otherwise pauses or continues.
  mutating func toggle() {
    if isAtEnd {
      index = 0
      isPlaying = !isAtEnd
    } else {
      isPlaying.toggle()
    }
  }

  /// Chooses the next faster speed, or the slowest after the fastest.
  mutating func accelerate() {
    speed = Replay.speeds.first { $0 > speed } ?? Replay.speeds[0]
  }
}
