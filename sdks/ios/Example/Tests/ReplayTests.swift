import Mezzanine
import Testing

@testable import MezzanineExample

@Suite struct ReplayTests {
  private let positions = (0..<3).map { BlueDotPosition(longitude: 9 + Double($0), latitude: 53) }

  @Test("shows one position after another, and stops at the last one")
  func advances() {
    var replay = Replay(positions)
    replay.advance()
    #expect(replay.position == positions[1])
    #expect(replay.isRunning)
    replay.advance()
    #expect(replay.position == positions[2])
    #expect(!replay.isPlaying)
    let last = replay
    replay.advance()
    #expect(replay == last)
  }

  @Test("pauses, continues, and starts again after the end")
  func toggles() {
    var replay = Replay(positions)
    replay.advance()
    replay.toggle()
    #expect(!replay.isRunning)
    #expect(replay.position == positions[1])
    replay.toggle()
    #expect(replay.isRunning)
    replay.advance()
    replay.toggle()
    #expect(replay == Replay(positions))
  }

  @Test("shows nothing without positions")
  func isEmpty() {
    var replay = Replay()
    #expect(replay.position == nil)
    replay.advance()
    #expect(replay.index == 0)
    replay.toggle()
    #expect(!replay.isRunning)
  }

  @Test("waits less at higher speeds, and returns to the lowest")
  func accelerates() {
    var replay = Replay(positions)
    var delays: [UInt64] = []
    for _ in 0..<4 {
      delays.append(replay.delayMs)
      replay.accelerate()
    }
    #expect(delays == [1000, 500, 250, 1000])
  }
}
