import Foundation

/// The state that the host wants, the state that the page has, and the changes by users since then.
struct StateKeeper {
  /// The desired content of the map.
  var wanted = MapState()

  /// The state that was sent to the page.
  private var sent = MapState()

  /// Changes by users since the topic was sent (MP-25).
  private var floor: FloorTopic?
  private var camera: CameraReport?
  private var step: Int?
  private var follow: FollowMode?

  /// Whether the page has the whole state.
  var isSent: Bool { wanted == sent }

  /// Wants a floor, even if the page was told the same one and users left it since.
  mutating func showFloor(_ id: String) {
    wanted.floor = FloorTopic(id: id)
    if floor != nil, floor != wanted.floor { sent.floor = nil }
  }

  /// Returns what the page has to be told, or nil if nothing has changed.
  mutating func takeChange() -> StateChange? {
    let changed = StateTopic.allCases.filter { !wanted.isEqual($0, in: sent) }
    if changed.isEmpty { return nil }
    let replaced = changed.filter(wanted.has)
    let reset = changed.filter { !wanted.has($0) }
    forgetReported(Set(changed))
    sent = wanted
    return StateChange(state: withReportedFields().only(Set(replaced)), reset: reset.isEmpty ? nil : reset)
  }

  /// Notes that users see what a topic says, so that the page need not be told. Other topics than these are ignored.
  mutating func noteShown(_ topics: Set<StateTopic>) {
    if topics.contains(.camera) { sent.camera = wanted.camera }
    if topics.contains(.floor) { sent.floor = wanted.floor }
  }

  /// Returns the whole state for a page that knows nothing (MP-14), with what users changed.
  mutating func takeAll() -> StateChange? {
    _ = takeChange()
    var state = withReportedFields()
    if let floor { state.floor = floor }
    if let camera {
      state.camera = CameraTopic(
        center: camera.center, bearing: camera.bearing, pitch: camera.pitch, zoomLevel: camera.zoomLevel)
    }
    // Drawing the route again must not move the camera away from what users saw.
    if camera != nil || step != nil { state.route?.fit = false }
    return state == MapState() ? nil : StateChange(state: state)
  }

  /// Records what users changed.
  mutating func note(_ event: MapEvent) {
    switch event {
    case .floorChange(let change): floor = FloorTopic(id: change.floorId)
    case .cameraChange(let change): camera = change.camera
    case .navigationStep(let change): step = change.index
    case .followChange(let change): follow = change.mode
    default: break
    }
  }

  /// What is wanted, with the instruction and the follow mode that users chose. Those are fields of topics, so a change
  /// of another field, such as a color, must not undo them.
  private func withReportedFields() -> MapState {
    var state = wanted
    if let step, let route = state.route, step != route.step ?? 0 {
      state.route?.step = step
      state.route?.fit = false
    }
    if let follow { state.blueDot?.follow = follow }
    return state
  }

  private mutating func forgetReported(_ topics: Set<StateTopic>) {
    if topics.contains(.venue), !isSameVenue(wanted.venue?.source, sent.venue?.source) {
      floor = nil
      camera = nil
      step = nil
    }
    if topics.contains(.floor) { floor = nil }
    if topics.contains(.camera) { camera = nil }
    if topics.contains(.route), !hasSameStep(wanted.route, sent.route) { step = nil }
    if topics.contains(.blueDot), wanted.blueDot == nil || wanted.blueDot?.follow != sent.blueDot?.follow {
      follow = nil
    }
  }
}

/// Whether two routes are the same way, at the same instruction.
private func hasSameStep(_ one: RouteTopic?, _ other: RouteTopic?) -> Bool {
  guard let one, let other else { return false }
  return one.from == other.from && one.to == other.to && one.options == other.options && one.step == other.step
}

/// The server of a venue, as `welcome` names it (MP-51): an origin, or a scheme. Nil if the page needs none.
func serverOf(_ source: VenueSource?) -> String? {
  switch source {
  case .server(let server): originOf(server.baseUrl)
  case .access(let access): originOf(access.baseUrl)
  case .url(let url): originOf(url.url)
  case .bytes, nil: nil
  }
}

/// The origin of a web address, or the scheme of another one. The page reports invalid addresses.
private func originOf(_ url: String) -> String? {
  guard let parts = URLComponents(string: url), let scheme = parts.scheme?.lowercased() else { return nil }
  if scheme != "https", scheme != "http" { return "\(scheme):" }
  guard let host = parts.host?.lowercased(), !host.isEmpty else { return nil }
  return "\(scheme)://\(host)" + (parts.port.map { ":\($0)" } ?? "")
}

/// Whether two sources name the same venue, even if their credentials differ (MP-26).
func isSameVenue(_ one: VenueSource?, _ other: VenueSource?) -> Bool {
  one.map(place(of:)) == other.map(place(of:))
}

private func place(of source: VenueSource) -> [String] {
  switch source {
  case .server(let server): [server.baseUrl, server.venueId]
  case .access(let access): [access.baseUrl, access.venueId]
  case .url(let url): [url.url]
  case .bytes(let bytes): ["", "", bytes.digest]
  }
}

extension MapState {
  /// The state without topics that are out of bounds, which the page would reject with all others, and their errors.
  func withinBounds() -> (state: MapState, faults: [(topic: StateTopic, error: MezzanineError)]) {
    var faults: [(topic: StateTopic, error: MezzanineError)] = []
    for topic in StateTopic.allCases where has(topic) {
      do {
        try only([topic]).checkBounds()
      } catch {
        faults.append((topic, error.asError(in: "MapState")))
      }
    }
    let refused = faults.map(\.topic)
    return (only(Set(StateTopic.allCases).subtracting(refused)), faults)
  }
}
