import MezzanineCore

/// An error for an argument that is not what was expected, with its name in the older version.
func invalidArgument(_ name: String, _ given: Any?, _ expected: String) -> MezzanineError {
  let shown =
    switch given {
    case let text as String: "\"\(text.prefix(greatestShownLength))\""
    case let value?: String("\(value)".prefix(greatestShownLength))
    case nil: "nil"
    }
  return MezzanineError(.invalidArgument, "\(name) is \(shown). Expected \(expected).")
}

/// Checks that a number is in a range. Nil passes.
func requireNumber(
  _ name: String, _ value: Double?, from low: Double = -.infinity, to high: Double = .infinity
) throws(MezzanineError) {
  guard let value else { return }
  if value.isFinite, value >= low, value <= high { return }
  let range =
    if low == -.infinity {
      "a finite number"
    } else if high == .infinity {
      "a number from \(low) up"
    } else {
      "a number from \(low) to \(high)"
    }
  throw invalidArgument(name, value, range)
}

private let greatestShownLength = 60
