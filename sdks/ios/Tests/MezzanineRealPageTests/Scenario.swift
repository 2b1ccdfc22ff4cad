import Foundation
import ScriptedPages
import Testing

/// A scenario of `packages/mobile-protocol/vectors/scenarios.json`.
struct Scenario: Decodable, Sendable, CustomTestStringConvertible {
  let name: String
  let steps: [JSONValue]

  var testDescription: String { name }

  static func all() throws -> [Scenario] {
    let file = PageProgram.root.appendingPathComponent("packages/mobile-protocol/vectors/scenarios.json")
    let text = try String(contentsOf: file, encoding: .utf8)
      .replacingOccurrences(of: "$mall", with: mallUrl)
      .replacingOccurrences(of: "$server", with: "https://venues.example.com")
    return try JSONDecoder().decode([Scenario].self, from: Data(text.utf8))
  }
}
