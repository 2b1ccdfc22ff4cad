import Foundation
import ScriptedPages
import Testing

@testable import MezzanineCore

/// Runs the steps of a scenario.
@MainActor final class ScenarioHost: MapTransportListener {
  private let page: PipeTransport
  private let incoming = AsyncStream<String>.makeStream()
  private var events: [Received] = []
  private var lastId = 0

  init(_ page: PipeTransport) {
    self.page = page
    page.open(self)
    page.send(#"{"mezzanine":1,"type":"connect","payload":{"versions":[1]}}"#)
  }

  func transportDidReceive(_ message: String) { incoming.continuation.yield(message) }

  func transportDidLosePage() { incoming.continuation.finish() }

  func waitForHello() async throws {
    _ = try await waitForEvent("hello") { _ in true }
  }

  func run(_ step: JSONValue) async throws {
    let payload = step["payload"] ?? .object([:])
    if let type = step["ask"]?.text {
      try await ask(type, payload, step)
    } else if let type = step["event"]?.text {
      try await waitForEvent(type) { includes($0.payload, payload) }
    } else if let type = step["noEvent"]?.text {
      #expect(!events.contains { $0.envelope.type == type }, "There was an event \(type).")
    } else if step["reload"] != nil {
      events = []
      page.reload()
      try await waitForHello()
    } else {
      throw RealPageError("The step \(step) is unknown. Expected ask, event, noEvent, or reload.")
    }
  }

  private func ask(_ type: String, _ payload: JSONValue, _ step: JSONValue) async throws {
    lastId += 1
    let id = lastId
    let message = JSONValue.object([
      "mezzanine": .number(1), "type": .text(type), "id": .number(Double(id)), "payload": payload,
    ])
    page.send(String(decoding: try JSONEncoder().encode(message), as: UTF8.self))
    let reply = try await waitForMessage { $0.envelope.replyTo == id }
    let expected = try #require(step["reply"] ?? step["error"])
    #expect(reply.envelope.type == (step["reply"] == nil ? "error" : type))
    #expect(includes(reply.payload, expected), "\(type): expected \(expected), got \(reply.payload)")
    if step["reply"] != nil, let payloadType = HostMessages.replies[type] {
      let isRead = canRead(reply.envelope, as: payloadType)
      #expect(isRead, "\(type)")
    }
  }

  private func waitForEvent(_ type: String, _ fits: (Received) -> Bool) async throws {
    if let last = events.last(where: { $0.envelope.type == type }), fits(last) { return }
    _ = try await waitForMessage { $0.envelope.type == type && $0.envelope.replyTo == nil && fits($0) }
  }

  private func waitForMessage(_ fits: (Received) -> Bool) async throws -> Received {
    for await text in incoming.stream {
      let message = try Received(text)
      if message.envelope.replyTo == nil {
        events.append(message)
        if let read = eventReaders[message.envelope.type] {
          #expect(read(message.envelope) != nil, "\(message.envelope.type)")
        }
      }
      if fits(message) { return message }
    }
    throw RealPageError("The page was lost before the message.")
  }

  private func canRead<Payload: WireValue>(_ envelope: Envelope, as type: Payload.Type) -> Bool {
    envelope.payload(as: type) != nil
  }
}

/// A message of the page.
private struct Received {
  let envelope: Envelope
  let payload: JSONValue

  init(_ text: String) throws {
    envelope = try #require(Envelope(text), "\(text)")
    payload = try JSONValue(text)["payload"] ?? .object([:])
  }
}

/// Whether a value contains everything in another value.
private func includes(_ value: JSONValue, _ expected: JSONValue) -> Bool {
  switch (value, expected) {
  case (.object(let fields), .object(let wanted)):
    wanted.allSatisfy { name, field in fields[name].map { includes($0, field) } ?? false }
  case (.list(let items), .list(let wanted)):
    items.count == wanted.count && zip(items, wanted).allSatisfy(includes)
  default: value == expected
  }
}
