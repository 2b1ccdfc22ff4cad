import Foundation

/// Versions of the protocol that this SDK supports.
let supportedVersions = [1]

/// A day in seconds.
private let greatestTimeout: TimeInterval = 86_400

/// Receives the events of a ``PageConnection``.
@MainActor protocol PageHandler: AnyObject {
  /// A session has started with a page that has an empty state.
  func pageDidConnect(isAgain: Bool)
  /// Servers that the page may request from now on (MP-51).
  func serversOfPage() -> [String]
  func pageDidSend(_ event: MapEvent)
  /// Something that no request waits for has failed.
  func pageDidFail(_ error: MezzanineError)
}

/// Handshake, requests, and events over a transport (MP-10 to MP-15).
@MainActor final class PageConnection: MapTransportListener {
  weak var handler: (any PageHandler)?
  private(set) var status = MapStatus.connecting
  /// Servers that the page may request. They are fixed until it is reloaded.
  private(set) var servers: [String] = []

  private let transport: any MapTransport
  private let pending = PendingRequests()
  /// Resolved when a session starts, or fails.
  private var connected = Promise<Void>()
  private var welcomeId: Int?
  private var wasConnected = false

  init(_ transport: any MapTransport) {
    self.transport = transport
  }

  func open() {
    transport.open(self)
    sendUnanswered(HostMessages.connect.name, Connect(versions: supportedVersions), id: nil)
  }

  /// Waits for a session.
  func waitUntilConnected() async throws {
    try await connected.value()
  }

  /// Sends a request when there is a session, and waits for its reply.
  func request<Payload, Reply>(
    _ request: RequestType<Payload, Reply>, _ payload: Payload, timeout: TimeInterval
  ) async throws -> Reply {
    let id = pending.makeId()
    // If a value is out of bounds, this throws before any waiting.
    let message = try messageText(request.name, payload, id: id)
    let timeout = min(max(timeout, 0), greatestTimeout)
    let promise = pending.add(request, id: id)
    let sending = status == .connected ? nil : waitToSend(message, id: id, promise)
    if sending == nil { transport.send(message) }
    let timing = Task { [pending] in
      try await Task.sleep(nanoseconds: UInt64(timeout * 1e9))
      pending.fail(id, with: timedOut(request.name, after: timeout))
    }
    defer {
      sending?.cancel()
      timing.cancel()
      pending.remove(id)
    }
    return try await promise.value()
  }

  /// Sends a request in a session.
  func send<Payload, Reply>(
    _ request: RequestType<Payload, Reply>, _ payload: Payload
  ) throws(MezzanineError) -> Promise<Reply> {
    let id = pending.makeId()
    let message = try messageText(request.name, payload, id: id)
    let promise = pending.add(request, id: id)
    transport.send(message)
    return promise
  }

  /// Loads the page again.
  func reload() {
    transportDidLosePage()
    transport.reload()
  }

  func close() {
    if status == .closed { return }
    status = .closed
    transport.close()
    connected.resolve(.failure(.closed))
    pending.failAll { _ in .closed }
  }

  func transportDidReceive(_ message: String) {
    guard status != .closed, let envelope = Envelope(message) else { return }
    if envelope.type == "hello" { return receiveHello(envelope) }
    guard let replyTo = envelope.replyTo else {
      if status == .connected { receiveEvent(envelope) }
      return
    }
    if replyTo == welcomeId {
      receiveWelcome(envelope)
    } else if status == .connected {
      pending.receive(envelope, to: replyTo)
    }
  }

  func transportDidLosePage() {
    if status == .closed || status == .failed { return }
    // A session that is starting has sent nothing yet.
    let wasHere = status == .connected && connected.result != nil
    if wasHere { connected = Promise() }
    if wasConnected { status = .reconnecting }
    welcomeId = nil
    // Requests made without a page keep waiting for one.
    guard wasHere else { return }
    pending.failAll { type in
      MezzanineError(
        .pageLost,
        "The page of the map was lost during \(type). Send it again. The map itself is restored.")
    }
  }

  /// Sends a request when a session starts.
  private func waitToSend(_ message: String, id: Int, _ promise: Promise<some Sendable>) -> Task<Void, any Error> {
    Task { [connected, transport, pending] in
      do {
        try await connected.value()
        if promise.result == nil { transport.send(message) }
      } catch let error as MezzanineError {
        pending.fail(id, with: error)
      }
    }
  }

  private func receiveHello(_ envelope: Envelope) {
    guard let hello = envelope.payload(as: Hello.self) else { return }
    // A reloaded page sends `hello` again (MP-14).
    transportDidLosePage()
    if status == .failed { return }
    guard let version = hello.versions.filter(supportedVersions.contains).max() else {
      return fail(hello.versions)
    }
    let id = pending.makeId()
    welcomeId = id
    servers = handler?.serversOfPage() ?? []
    let welcome = Welcome(version: version, servers: servers.isEmpty ? nil : servers)
    sendUnanswered(HostMessages.welcome.name, welcome, id: id)
  }

  private func receiveWelcome(_ envelope: Envelope) {
    welcomeId = nil
    guard envelope.type == HostMessages.welcome.name else { return fail([]) }
    let isAgain = wasConnected
    wasConnected = true
    status = .connected
    handler?.pageDidConnect(isAgain: isAgain)
    // The handler may have reloaded the page.
    if status == .connected { connected.resolve(.success(())) }
  }

  private func receiveEvent(_ envelope: Envelope) {
    // Types of later versions are ignored.
    guard let read = eventReaders[envelope.type] else { return }
    if let event = read(envelope) {
      handler?.pageDidSend(event)
    } else {
      handler?.pageDidFail(
        MezzanineError(
          .invalidPayload,
          "The page sent an invalid \(envelope.type). Use the page of this version of the SDK."))
    }
  }

  private func fail(_ versions: [Int]) {
    let error = MezzanineError(
      .wrongVersion,
      "The page supports versions \(versions) of the protocol, and this SDK \(supportedVersions). "
        + ErrorCode.wrongVersion.remedy)
    status = .failed
    connected.resolve(.failure(error))
    handler?.pageDidFail(error)
  }

  /// Sends a message of the handshake, whose values are always in bounds.
  private func sendUnanswered(_ type: String, _ payload: some WireValue, id: Int?) {
    guard let message = try? messageText(type, payload, id: id) else { return }
    transport.send(message)
  }
}

private func timedOut(_ type: String, after seconds: TimeInterval) -> MezzanineError {
  MezzanineError(
    .timedOut,
    "\(type) got no reply in \(Int(seconds * 1000)) ms. Check that the map is on screen, and try again.")
}
