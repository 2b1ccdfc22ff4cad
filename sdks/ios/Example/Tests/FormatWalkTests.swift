import Testing

@testable import MezzanineExample

@Suite struct FormatWalkTests {
  @Test("rounds distances to what people can pace, and to kilometers where rounding reaches one")
  func distances() {
    #expect([1.0, 43, 996, 998, 1230].map(formatDistance) == ["0 m", "45 m", "995 m", "1.0 km", "1.2 km"])
  }

  @Test("shows at least one minute")
  func durations() {
    #expect([0.0, 59, 170].map(formatDuration) == ["1 min", "1 min", "3 min"])
  }
}
