import Foundation
import ScriptedPages
import Testing

@testable import MezzanineCore

/// A vector of `packages/mobile-protocol/vectors/messages.json`.
private struct Vector: Decodable {
  let name: String
  let from: String
  let json: String
  let expect: JSONValue

  static func all() throws -> [Vector] {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent()
      .appendingPathComponent("../../../../packages/mobile-protocol/vectors/messages.json")
    return try JSONDecoder().decode([Vector].self, from: Data(contentsOf: file))
  }

  /// The message as it should be read; nil if it should be rejected or ignored.
  var message: JSONValue? {
    if case .object(let fields) = expect { fields["message"] } else { nil }
  }

  /// Reads the message with this SDK.
  func read() throws -> JSONValue? {
    guard let envelope = Envelope(json), let type = payloadType(of: envelope) else { return nil }
    return try rewritten(envelope, as: type)
  }

  private func payloadType(of envelope: Envelope) -> (any WireValue.Type)? {
    if from == "host" { return HostMessages.payloads[envelope.type] }
    return envelope.replyTo == nil ? nil : HostMessages.replies[envelope.type]
  }

  private func rewritten<Payload: WireValue>(_ envelope: Envelope, as type: Payload.Type) throws -> JSONValue? {
    guard let payload = envelope.payload(as: type) else { return nil }
    let text = try messageText(envelope.type, payload, id: envelope.id)
    guard case .object(var fields) = try JSONValue(text) else { return nil }
    if let replyTo = envelope.replyTo { fields["replyTo"] = .number(Double(replyTo)) }
    return .object(fields)
  }
}

@Suite struct VectorTests {
  @Test("MP-60 reads every message with a payload of the tables as the vectors list it")
  func readsRequestsAndReplies() throws {
    let vectors = try Vector.all().filter { $0.from == "host" || $0.json.contains("\"replyTo\"") }
    #expect(vectors.count > 300)
    for vector in vectors {
      #expect(try vector.read() == vector.message, "\(vector.name)")
    }
  }

  @Test("MP-60 reads every good event, and no bad or hostile one")
  func readsEvents() throws {
    let vectors = try Vector.all().filter { $0.from == "page" && !$0.json.contains("\"replyTo\"") }
    #expect(vectors.count > 50)
    for vector in vectors {
      let envelope = Envelope(vector.json)
      let isRead =
        envelope?.type == "hello"
        ? envelope?.payload(as: Hello.self) != nil
        : envelope.flatMap { eventReaders[$0.type]?($0) } != nil
      #expect(isRead == (vector.message != nil), "\(vector.name)")
    }
  }
}
