import Foundation

/// A value as text, for storage of the system; empty if it cannot be encoded.
func jsonText(of value: some Encodable) -> String {
  let encoder = JSONEncoder()
  // Equal values have equal strings, so nothing is stored again without a change.
  encoder.outputFormatting = .sortedKeys
  return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
}
