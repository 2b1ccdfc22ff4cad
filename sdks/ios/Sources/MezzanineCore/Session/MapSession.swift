import Foundation

/// A map in a page, and its venue as data. Say what should be on the map with ``state``, and the session sends what has
/// changed. If the page is lost, the session restores the map.
///
/// ```swift
/// let session = MapSession(transport)
/// session.state.venue = VenueTopic(source: .access(baseUrl: server, venueId: "mall", accessToken: token))
/// let venue = try await session.loadedVenue()
/// session.state.floor = FloorTopic(id: venue.floors[0].id)
/// ```
@MainActor public final class MapSession {
  /// The loaded venue, or nil while there is none.
  public private(set) var venue: Venue?

  /// Whether the first frame of the map is drawn.
  public private(set) var isMapShown = false

  /// Requests of data and of the camera.
  public var requests: MapRequests { MapRequests(session: self) }

  /// Whether the page responds.
  public var status: MapStatus { connection.status }

  private let options: MapSessionOptions
  private let connection: PageConnection
  private let streams = EventStreams()
  private var keeper = StateKeeper()
  /// Resolved when the venue of the state is loaded.
  private var loading = Promise<Venue>()
  /// Whether a flush is scheduled.
  private var isFlushing = false
  /// Resolved when the page has applied what was sent last.
  private var applied = Promise<Void>()

  /// Whether the page is reloaded for the server of another venue.
  private var isMoving = false
  /// Why there is no session and will be none, such as a page of another version.
  private var failure: MezzanineError?

  /// Gets every event before the streams, and is not a reader: errors stay unhandled.
  package var observer: (@MainActor (MapEvent) -> Void)?

  /// Called when the page has applied topics of the state.
  package var appliedObserver: (@MainActor (Set<StateTopic>) -> Void)?

  /// Starts a session. Call ``close()`` at its end.
  ///
  /// - Parameters:
  ///   - transport: The way to the page. The session closes it.
  ///   - options: How long requests wait, and what happens to errors that no one handles.
  public init(_ transport: any MapTransport, options: MapSessionOptions = MapSessionOptions()) {
    self.options = options
    connection = PageConnection(transport)
    applied.resolve(.success(()))
    connection.handler = self
    connection.open()
  }

  /// The desired content of the map. Set it as often as you like: changes of one turn of the main actor are sent together,
  /// and topics that stay equal are not sent. A topic with a value out of bounds is reported by an `error` event, and
  /// all others are sent. It never changes by itself: what users change, such as the floor, is an event. The map keeps
  /// it until ``state`` says something else about it.
  public var state: MapState {
    get { keeper.wanted }
    set {
      if status == .closed { return report(.closed) }
      if !isSameVenue(newValue.venue?.source, keeper.wanted.venue?.source) { forgetVenue() }
      if newValue.venue != keeper.wanted.venue, venue == nil { expectVenue() }
      keeper.wanted = newValue
      if status != .connected || !moveToServer() { scheduleFlush() }
    }
  }

  /// Shows a floor, and names it in ``state``. Setting ``state`` to the floor that it names already does not bring
  /// users back who left it. This call does.
  public func showFloor(_ id: String) {
    if status == .closed { return report(.closed) }
    keeper.showFloor(id)
    scheduleFlush()
  }

  /// Events of the map. Each call makes its own stream. A reader that is more than 1,000 events behind misses
  /// the oldest. The stream ends when the session is closed.
  public var events: AsyncStream<MapEvent> { streams.makeStream() }

  /// Waits until the venue of ``state`` is loaded. Throws the error of a venue that could not be loaded.
  public func loadedVenue() async throws -> Venue {
    if let venue { return venue }
    return try await loading.value()
  }

  /// Waits until the page has applied ``state``. If the page is lost meanwhile, waits for the next one.
  public func waitUntilApplied() async throws {
    if status == .closed { throw MezzanineError.closed }
    var last: Promise<Void>
    repeat {
      try await connection.waitUntilConnected()
      sendChange()
      last = applied
      do {
        try await last.value()
      } catch let error as MezzanineError where error.code == .pageLost {
        continue
      }
    } while last !== applied || !keeper.isSent
  }

  /// Closes the page. Pending requests fail with ``ErrorCode/closed``. Closing twice does nothing.
  public func close() {
    connection.close()
    applied.resolve(.failure(.closed))
    loading.resolve(.failure(.closed))
    streams.finish()
  }

  func request<Payload, Reply>(
    _ request: RequestType<Payload, Reply>, _ payload: Payload, durationMs: Double? = nil
  ) async throws -> Reply {
    if status == .closed { throw MezzanineError.closed }
    // The page handles messages in order, so a request sees the state that was set before it.
    sendChange()
    let timeout = options.requestTimeout + (durationMs ?? 0) / 1000
    return try await connection.request(request, payload, timeout: timeout)
  }

  private func scheduleFlush() {
    if isFlushing || status != .connected { return }
    isFlushing = true
    Task { [weak self] in
      self?.isFlushing = false
      self?.sendChange()
    }
  }

  private func sendChange() {
    guard status == .connected, let change = keeper.takeChange() else { return }
    send(change)
  }

  private func send(_ change: StateChange, onApplied: @escaping @MainActor () -> Void = {}) {
    let (state, faults) = change.state.withinBounds()
    for (topic, error) in faults { report(error, topic: topic) }
    let promise = Promise<Void>()
    applied = promise
    let topics = Set(StateTopic.allCases.filter(state.has) + (change.reset ?? []))
    do {
      let sent = try connection.send(HostMessages.setState, StateChange(state: state, reset: change.reset))
      Task { [weak self] in
        do {
          _ = try await sent.value()
          promise.resolve(.success(()))
          onApplied()
          self?.appliedObserver?(topics)
        } catch let error as MezzanineError {
          promise.resolve(.failure(error))
          // The next page receives the whole state, and a closed session needs none.
          if error.code != .pageLost, error.code != .closed { self?.report(error) }
        }
      }
    } catch {
      promise.resolve(.failure(error))
      report(error)
    }
  }

  /// Sets ``state``, of which users see some topics already: the camera, or the floor.
  package func setState(_ state: MapState, shown: Set<StateTopic>) {
    self.state = state
    keeper.noteShown(shown)
  }

  /// Loads the page again. The map is restored, and a venue that could not be loaded is loaded again.
  package func reload() {
    if status == .closed { return }
    if venue == nil { expectVenue() }
    connection.reload()
  }

  /// Reloads the page if it may not request the server of the venue. Returns whether it does.
  private func moveToServer() -> Bool {
    guard let server = serverOf(keeper.wanted.venue?.source), !connection.servers.contains(server) else { return false }
    isMoving = true
    connection.reload()
    return true
  }

  private func givePart(_ part: PagePart) async {
    do {
      guard let readPart = options.readPart else {
        throw MezzanineError(
          .outdoorUnavailable,
          "MapSessionOptions.readPart is nil. Expected a function that reads \(part.rawValue).js.")
      }
      let request = PartRequest(part: part, script: try await readPart(part))
      // After a page was lost, the next one requests the part again.
      if status != .connected { return }
      _ = try await connection.send(HostMessages.givePart, request).value()
    } catch let error as MezzanineError {
      if error.code != .pageLost, error.code != .closed { report(error) }
    } catch {
      let remedy = ErrorCode.outdoorUnavailable.remedy
      report(MezzanineError(.outdoorUnavailable, "\(part.rawValue).js cannot be read: \(error). \(remedy)"))
    }
  }

  /// Reports an error that no request waits for.
  package func report(_ error: MezzanineError, topic: StateTopic? = nil) {
    emit(.error(ErrorReport(code: error.code, message: error.message, topic: topic)))
  }

  private func emit(_ event: MapEvent) {
    if case .error(let report) = event {
      let error = MezzanineError(report.code, report.message)
      if report.topic == .venue, venue == nil { loading.resolve(.failure(error)) }
      if streams.isEmpty { options.onUnhandledError(error) }
    }
    observer?(event)
    streams.yield(event)
  }

  private func forgetVenue() {
    venue = nil
    isMapShown = false
  }

  /// Forgets how the last venue was loaded, or why it failed. A page of another version loads none.
  private func expectVenue() {
    if loading.result != nil { loading = Promise() }
    if let failure { loading.resolve(.failure(failure)) }
  }

  private func read(_ data: VenueData) -> Bool {
    do {
      let read = try Venue(data)
      venue = read
      expectVenue()
      loading.resolve(.success(read))
      return true
    } catch {
      report(error, topic: .venue)
      return false
    }
  }
}

extension MapSession: PageHandler {
  func serversOfPage() -> [String] {
    let servers = (serverOf(keeper.wanted.venue?.source).map { [$0] } ?? []) + options.servers
    let distinct = servers.enumerated().filter { servers.firstIndex(of: $0.element) == $0.offset }
    return distinct.prefix(greatestServerCount).map(\.element)
  }

  func pageDidConnect(isAgain: Bool) {
    if moveToServer() { return }
    let isRestored = isAgain && !isMoving
    isMoving = false
    isMapShown = false
    applied = Promise()
    applied.resolve(.success(()))
    guard let all = keeper.takeAll() else { return }
    send(all) { [weak self] in if isRestored { self?.emit(.restored) } }
  }

  func pageDidSend(_ event: MapEvent) {
    keeper.note(event)
    switch event {
    case .partNeeded(let needed):
      Task { [weak self] in await self?.givePart(needed.part) }
      return
    case .venueLoaded(let loaded): if !read(loaded.venue) { return }
    case .mapShown: isMapShown = true
    default: break
    }
    emit(event)
  }

  func pageDidFail(_ error: MezzanineError) {
    if status == .failed {
      failure = error
      loading.resolve(.failure(error))
    }
    report(error)
  }
}

private let greatestServerCount = 20
