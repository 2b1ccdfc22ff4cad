import MezzanineCore

/// Records the messages that the session sends.
final class Page: MapTransport {
  private(set) var sent: [String] = []

  func open(_ listener: any MapTransportListener) {}

  func send(_ message: String) { sent.append(message) }

  func reload() {}

  func close() {}
}

let page = Page()
let session = MapSession(page)
precondition(page.sent.contains { $0.contains("\"connect\"") }, "The session sent \(page.sent).")
session.close()
print("MezzanineCore of the registry runs.")
