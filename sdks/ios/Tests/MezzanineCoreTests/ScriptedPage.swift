import Foundation

@testable import MezzanineCore

/// The other end of a transport. Answers what is in `answers`, and keeps everything that was sent.
@MainActor final class ScriptedPage: MapTransport {
  /// Answers that make a session, and apply every state at once.
  static let sessionAnswers = ["welcome": #"{"version":1}"#, "set-state": "{}"]

  var answers = ScriptedPage.sessionAnswers
  var versions = "[1]"
  private(set) var received: [JSONValue] = []
  private(set) var isOpen = false
  private weak var listener: (any MapTransportListener)?

  func open(_ listener: any MapTransportListener) {
    self.listener = listener
    isOpen = true
  }

  func send(_ message: String) {
    guard let parsed = try? JSONValue(message) else { return }
    received.append(parsed)
    let type = parsed["type"]?.text ?? ""
    if type == "connect" { return sayHello() }
    if let payload = answers[type] { answer(parsed, payload) }
  }

  /// How often the page was loaded again.
  private(set) var reloads = 0

  func reload() {
    reloads += 1
    // Loading takes a while.
    Task { sayHello() }
  }

  func close() { isOpen = false }

  func sayHello() { say("hello", #"{"versions":\#(versions),"engine":"6.0.0"}"#) }

  /// Sends an event, or with `replyTo` a reply.
  func say(_ type: String, _ payload: String, replyTo: Int? = nil) {
    let reply = replyTo.map { #","replyTo":\#($0)"# } ?? ""
    sayText(#"{"mezzanine":1,"type":"\#(type)"\#(reply),"payload":\#(payload)}"#)
  }

  func sayText(_ text: String) { listener?.transportDidReceive(text) }

  func lose() { listener?.transportDidLosePage() }

  /// Replies to a request.
  func answer(_ request: JSONValue?, _ payload: String, type: String? = nil) {
    guard case .number(let id) = request?["id"] else { return }
    say(type ?? request?["type"]?.text ?? "", payload, replyTo: Int(id))
  }

  func forget() { received = [] }

  /// Types of the messages that were sent, since `forget`.
  var types: [String] { received.compactMap { $0["type"]?.text } }

  /// The last message of a type.
  func last(_ type: String) -> JSONValue? { received.last { $0["type"]?.text == type } }

  /// The payloads of a type.
  func payloads(_ type: String) -> [JSONValue] {
    received.filter { $0["type"]?.text == type }.compactMap { $0["payload"] }
  }
}

/// Lets all tasks that are ready run.
@MainActor func settle() async {
  for _ in 0..<50 { await Task.yield() }
}

/// Runs a call, and returns the code of its error.
@MainActor func code(of call: () async throws -> Void) async -> ErrorCode? {
  do {
    try await call()
    return nil
  } catch {
    return (error as? MezzanineError)?.code
  }
}
