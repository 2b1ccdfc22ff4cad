import Foundation

/// A message as it arrived, with a payload that is not read yet.
struct Envelope: Sendable {
  let type: String
  let id: Int?
  let replyTo: Int?
  private let json: Data

  /// Reads the envelope of a message (MP-01). Returns nil if it is not of this protocol (MP-07).
  init?(_ text: String) {
    json = Data(text.utf8)
    guard let heading = try? JSONDecoder().decode(Heading.self, from: json) else { return nil }
    guard heading.mezzanine == envelopeVersion else { return nil }
    type = heading.type
    id = heading.id
    replyTo = heading.replyTo
  }

  /// Reads the payload. Returns nil if anything in it differs from its type (MP-02, MP-03).
  func payload<Value: WireValue>(as type: Value.Type) -> Value? {
    do {
      let value = try JSONDecoder().decode(PayloadOnly<Value>.self, from: json).payload
      try value.checkBounds()
      return value
    } catch {
      return nil
    }
  }
}

/// Writes a message of the host. Throws `invalid-argument` if a value is out of bounds.
func messageText<Payload: WireValue>(_ type: String, _ payload: Payload, id: Int?) throws(MezzanineError) -> String {
  do {
    try payload.checkBounds()
  } catch {
    throw error.asError(in: "\(Payload.self)")
  }
  let message = Message(mezzanine: envelopeVersion, type: type, id: id, payload: payload)
  do {
    return String(decoding: try JSONEncoder().encode(message), as: UTF8.self)
  } catch {
    throw .invalidArgument("\(Payload.self)", given: "\(error)", expected: "a value that JSON has")
  }
}

extension KeyedDecodingContainer {
  /// Reads an optional field, which may be missing, but not null (MP-02).
  func decodeIfContained<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    contains(key) ? try decode(type, forKey: key) : nil
  }
}

private struct Heading: Decodable {
  let mezzanine: Int
  let type: String
  let id: Int?
  let replyTo: Int?

  enum CodingKeys: CodingKey { case mezzanine, type, id, replyTo }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    mezzanine = try fields.decode(Int.self, forKey: .mezzanine)
    type = try fields.decode(String.self, forKey: .type)
    func count(_ key: CodingKeys) -> Int? {
      (try? fields.decode(Int.self, forKey: key)).flatMap { (0...greatestSafeInteger).contains($0) ? $0 : nil }
    }
    id = count(.id)
    replyTo = count(.replyTo)
  }
}

/// A message without a payload has one without fields.
private struct PayloadOnly<Payload: WireValue>: Decodable {
  let payload: Payload

  enum CodingKeys: CodingKey { case payload }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    payload =
      fields.contains(.payload)
      ? try fields.decode(Payload.self, forKey: .payload)
      : try JSONDecoder().decode(Payload.self, from: Data("{}".utf8))
  }
}

private struct Message<Payload: WireValue>: Encodable {
  let mezzanine: Int
  let type: String
  let id: Int?
  let payload: Payload
}

private let envelopeVersion = 1
private let greatestSafeInteger = 9_007_199_254_740_991
