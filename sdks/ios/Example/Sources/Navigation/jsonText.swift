import Foundation

/// A value as text for the system's storage; empty if it cannot be encoded.
func jsonText(of value: some Encodable) -> String {
  let encoder = JSONEncoder()
  // Equal values have equal strings, so unchanged values are not stored again.
  encoder.outputFormatting = .sortedKeys
  return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
}
