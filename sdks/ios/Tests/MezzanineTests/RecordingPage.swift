import Foundation

@testable import MezzanineCore

/// The other end of a transport: applies every state immediately, and records messages.
@MainActor final class RecordingPage: MapTransport {
  private(set) var states: [String] = []
  /// Payloads of replies, by type; default: an empty payload.
  var answers = ["welcome": #"{"version":1}"#]
  /// Payloads of errors, by the type of the request that fails.
  var failures: [String: String] = [:]
  private weak var listener: (any MapTransportListener)?

  func open(_ listener: any MapTransportListener) {
    self.listener = listener
    sayHello()
  }

  func send(_ message: String) {
    guard let envelope = Envelope(message), let id = envelope.id else { return }
    if envelope.type == "set-state" { states.append(message) }
    let failure = failures[envelope.type]
    let payload = failure ?? answers[envelope.type] ?? "{}"
    let type = failure == nil ? envelope.type : "error"
    say(#"{"mezzanine":1,"type":"\#(type)","replyTo":\#(id),"payload":\#(payload)}"#)
  }

  func reload() { sayHello() }

  func close() {}

  func lose() { listener?.transportDidLosePage() }

  func say(_ text: String) { listener?.transportDidReceive(text) }

  func sayHello() {
    say(#"{"mezzanine":1,"type":"hello","payload":{"versions":[1],"engine":"6.0.0"}}"#)
  }
}
