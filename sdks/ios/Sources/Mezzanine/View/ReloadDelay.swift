/// How long to wait before a page is loaded again. A page that keeps crashing must not keep the phone busy, so the time
/// doubles with each loss.
struct ReloadDelay {
  private var losses = 0
  private var lastLossMs: Int?

  /// Notes a loss.
  ///
  /// - Parameter nowMs: Any clock that only moves forward.
  /// - Returns: Milliseconds to wait.
  mutating func next(nowMs: Int) -> Int {
    let isCalm = lastLossMs.map { nowMs - $0 >= calmMs } ?? true
    losses = isCalm ? 1 : losses + 1
    lastLossMs = nowMs
    if losses == 1 { return 0 }
    return min(firstMs << min(losses - 2, greatestDoublings), longestMs)
  }
}

private let calmMs = 60_000
private let firstMs = 1000
private let longestMs = 30_000
private let greatestDoublings = 5
