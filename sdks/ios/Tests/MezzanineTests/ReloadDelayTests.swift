import Testing

@testable import Mezzanine

@Suite struct ReloadDelayTests {
  @Test("the time doubles with each loss, and starts again after a calm minute")
  func doubles() {
    var delay = ReloadDelay()
    let waits = (0..<8).map { delay.next(nowMs: $0 * 1000) }
    #expect(waits == [0, 1000, 2000, 4000, 8000, 16000, 30000, 30000])
    #expect(delay.next(nowMs: 7000 + 59_999) == 30000)
    #expect(delay.next(nowMs: 7000 + 59_999 + 60_000) == 0)
  }
}
