/// The bounds of a field (MP-03), inclusive. Lengths of strings are in UTF-16 code units.
indirect enum Bound {
  case text(Int)
  case number(Double, Double)
  case count(Int)
  case list(Bound, Int)
  case map(Bound, Int)
  /// The value has no bounds, or checks its own.
  case own
}

/// A value in a message that can be checked against its bounds.
protocol BoundedValue {
  func check(_ bound: Bound) throws(BoundsFault)
}

/// A type of the protocol's tables.
protocol WireValue: Codable, Sendable, BoundedValue {
  /// Throws a `BoundsFault` if a value is out of bounds.
  func checkBounds() throws(BoundsFault)
}

extension WireValue {
  func checkBounds() throws(BoundsFault) {}

  func check(_ bound: Bound) throws(BoundsFault) { try checkBounds() }

  /// Checks a field, and names it if it fails.
  func check(
    _ name: String, _ value: (some BoundedValue)?, _ bound: Bound
  ) throws(BoundsFault) {
    do {
      try value?.check(bound)
    } catch {
      throw error.inside(name)
    }
  }
}

/// A value that is out of bounds.
struct BoundsFault: Error {
  /// Path to the value: names and indexes.
  private(set) var path: [String] = []
  let given: String
  let expected: String

  func inside(_ name: String) -> BoundsFault {
    var fault = self
    fault.path.insert(name, at: 0)
    return fault
  }

  /// The fault as an error of the value of this name.
  func asError(in name: String) -> MezzanineError {
    .invalidArgument(
      ([name] + path).joined(separator: "."), given: given, expected: expected)
  }
}

extension String: BoundedValue {
  func check(_ bound: Bound) throws(BoundsFault) {
    guard case .text(let most) = bound, utf16.count > most else { return }
    throw BoundsFault(given: "text of \(utf16.count) characters", expected: "at most \(most)")
  }
}

extension Double: BoundedValue {
  func check(_ bound: Bound) throws(BoundsFault) {
    // NaN is not in the range.
    guard case .number(let least, let most) = bound, !(least...most).contains(self) else { return }
    throw BoundsFault(given: "\(self)", expected: "a number from \(least) to \(most)")
  }
}

extension Int: BoundedValue {
  func check(_ bound: Bound) throws(BoundsFault) {
    guard case .count(let most) = bound, !(0...most).contains(self) else { return }
    throw BoundsFault(given: "\(self)", expected: "a whole number from 0 to \(most)")
  }
}

extension Bool: BoundedValue {
  func check(_ bound: Bound) {}
}

extension Array: BoundedValue where Element: BoundedValue {
  func check(_ bound: Bound) throws(BoundsFault) {
    guard case .list(let each, let most) = bound else { return }
    if count > most {
      throw BoundsFault(given: "a list of \(count) items", expected: "at most \(most)")
    }
    for (index, item) in enumerated() {
      do { try item.check(each) } catch { throw error.inside("\(index)") }
    }
  }
}

extension Dictionary: BoundedValue where Key == String, Value: BoundedValue {
  func check(_ bound: Bound) throws(BoundsFault) {
    guard case .map(let each, let most) = bound else { return }
    if count > most {
      throw BoundsFault(given: "a map of \(count) entries", expected: "at most \(most)")
    }
    for (key, item) in self {
      try key.check(.text(greatestKeyLength))
      do { try item.check(each) } catch { throw error.inside(key) }
    }
  }
}

private let greatestKeyLength = 200
