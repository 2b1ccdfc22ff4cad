import Foundation

import MezzanineCore

/// The other end of a transport. Replies with `answers`, and records everything that was sent.
@MainActor package final class ScriptedPage: MapTransport {
  /// Replies that establish a session and apply every state immediately.
  package static let sessionAnswers = ["welcome": #"{"version":1}"#, "set-state": "{}"]

  package var answers = ScriptedPage.sessionAnswers
  package var versions = "[1]"
  package private(set) var received: [JSONValue] = []
  package private(set) var isOpen = false
  private weak var listener: (any MapTransportListener)?

  package init() {}

  package func open(_ listener: any MapTransportListener) {
    self.listener = listener
    isOpen = true
  }

  package func send(_ message: String) {
    guard let parsed = try? JSONValue(message) else { return }
    received.append(parsed)
    let type = parsed["type"]?.text ?? ""
    if type == "connect" { return sayHello() }
    if let payload = answers[type] { answer(parsed, payload) }
  }

  /// Number of reloads.
  package private(set) var reloads = 0

  package func reload() {
    reloads += 1
    // Loading takes a while.
    Task { sayHello() }
  }

  package func close() { isOpen = false }

  package func sayHello() { say("hello", #"{"versions":\#(versions),"engine":"6.0.0"}"#) }

  /// Sends an event, or with `replyTo` a reply.
  package func say(_ type: String, _ payload: String, replyTo: Int? = nil) {
    let reply = replyTo.map { #","replyTo":\#($0)"# } ?? ""
    sayText(#"{"mezzanine":1,"type":"\#(type)"\#(reply),"payload":\#(payload)}"#)
  }

  package func sayText(_ text: String) { listener?.transportDidReceive(text) }

  package func lose() { listener?.transportDidLosePage() }

  /// Replies to a request.
  package func answer(_ request: JSONValue?, _ payload: String, type: String? = nil) {
    guard case .number(let id) = request?["id"] else { return }
    say(type ?? request?["type"]?.text ?? "", payload, replyTo: Int(id))
  }

  package func forget() { received = [] }

  /// Types of the messages that were sent, since `forget`.
  package var types: [String] { received.compactMap { $0["type"]?.text } }

  /// The last message of a type.
  package func last(_ type: String) -> JSONValue? { received.last { $0["type"]?.text == type } }

  /// The payloads of a type.
  package func payloads(_ type: String) -> [JSONValue] {
    received.filter { $0["type"]?.text == type }.compactMap { $0["payload"] }
  }
}

/// Runs all tasks that are ready.
@MainActor package func settle() async {
  for _ in 0..<50 { await Task.yield() }
}

/// Runs a call, and returns the code of its error.
@MainActor package func code(of call: () async throws -> Void) async -> ErrorCode? {
  do {
    try await call()
    return nil
  } catch {
    return (error as? MezzanineError)?.code
  }
}
