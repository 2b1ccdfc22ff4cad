import Foundation
import ScriptedPages
import Testing

@testable import MezzanineCore

@MainActor @Suite struct MapSessionTests {
  private let page = ScriptedPage()
  private let unhandled = Reports()

  private func makeSession(timeout: TimeInterval = 20) -> MapSession {
    MapSession(
      page,
      options: MapSessionOptions(requestTimeout: timeout, onUnhandledError: { [unhandled] in unhandled.list.append($0) }))
  }

  /// Collects the events of a session from now on.
  private func collect(_ session: MapSession) -> (events: Events, task: Task<Void, Never>) {
    let events = Events()
    let stream = session.events
    return (events, Task { for await event in stream { events.list.append(event) } })
  }

  @Test("MP-11 and MP-12 asks for hello, and starts a session with the highest common version")
  func connects() throws {
    page.versions = "[3,1]"
    let session = makeSession()
    #expect(page.types == ["connect", "welcome"])
    #expect(page.payloads("welcome") == [json(#"{"version":1}"#)])
    #expect(session.status == .connected)
  }

  @Test("MP-12 fails with the versions of both sides if there is no common one")
  func failsWithVersions() async {
    page.versions = "[8,9]"
    let session = makeSession()
    #expect(session.status == .failed)
    #expect(await code { _ = try await session.requests.getThings() } == .wrongVersion)
    #expect(unhandled.list.map(\.code) == [.wrongVersion])
    #expect(unhandled.list[0].message.contains("[8, 9]") && unhandled.list[0].message.contains("[1]"))
  }

  @Test("showFloor shows a floor that users left, and names it in the state")
  func showsFloor() async throws {
    let session = makeSession()
    session.state = MapState(floor: FloorTopic(id: "l1"))
    try await session.waitUntilApplied()
    page.say("floor-change", #"{"floorId":"l2","reason":"user"}"#)
    session.state.floor = FloorTopic(id: "l1")
    await settle()
    #expect(page.payloads("set-state").count == 1)
    session.showFloor("l1")
    await settle()
    #expect(page.payloads("set-state").count == 2)
    #expect(page.payloads("set-state").last == json(#"{"state":{"floor":{"id":"l1"}}}"#))
    session.showFloor("l3")
    await settle()
    #expect(page.payloads("set-state").last == json(#"{"state":{"floor":{"id":"l3"}}}"#))
    #expect(session.state.floor?.id == "l3")
    session.close()
    session.showFloor("l1")
    #expect(unhandled.list.map(\.code) == [.closed])
  }

  @Test("changes of one turn are sent together, and equal states not at all")
  func coalesces() async throws {
    let session = makeSession()
    session.state = MapState(venue: mallSource)
    session.state.floor = FloorTopic(id: "l1")
    session.state.floor = FloorTopic(id: "l2")
    await settle()
    #expect(page.payloads("set-state").count == 1)
    #expect(page.payloads("set-state").first?["state"]?["floor"] == json(#"{"id":"l2"}"#))
    session.state.floor = FloorTopic(id: "l2")
    await settle()
    #expect(page.payloads("set-state").count == 1)
    session.state.floor = nil
    try await session.waitUntilApplied()
    #expect(page.payloads("set-state").last == json(#"{"state":{},"reset":["floor"]}"#))
  }

  @Test("says which topics the page has applied, and nothing about those that it has not")
  func tellsApplied() async {
    let session = makeSession()
    var applied: [Set<StateTopic>] = []
    session.appliedObserver = { applied.append($0) }
    session.state = MapState(language: "fr", markers: [marker("a")])
    await settle()
    session.state.markers = nil
    await settle()
    page.answers["set-state"] = nil
    session.state.language = "en"
    await settle()
    #expect(applied == [[.markers, .language], [.markers]])
  }

  @Test("a state that is set before the session is sent when it starts")
  func sendsEarlyState() async throws {
    page.answers = [:]
    let session = makeSession()
    session.state = MapState(venue: mallSource)
    let applied = Task { try await session.waitUntilApplied() }
    await settle()
    #expect(page.types == ["connect", "welcome"])
    page.answers = ScriptedPage.sessionAnswers
    page.answer(page.last("welcome"), #"{"version":1}"#)
    try await applied.value
    #expect(page.payloads("set-state").count == 1)
  }

  @Test("a request is sent after the state that was set before it")
  func sendsInOrder() async throws {
    let session = makeSession()
    page.answers["focus-on"] = #"{"result":"done"}"#
    session.state = MapState(floor: FloorTopic(id: "l1"))
    #expect(try await session.requests.focus(on: [.entity(id: "s1")]) == .done)
    #expect(page.types.dropFirst(2) == ["set-state", "focus-on"])
  }

  @Test("MP-05 replies may arrive in a different order than requests")
  func matchesReplies() async throws {
    let session = makeSession()
    let first = Task { try await session.requests.suggest("a") }
    await settle()
    let second = Task { try await session.requests.suggest("b") }
    await settle()
    let (one, two) = (page.received[2], page.received[3])
    page.answer(two, #"{"texts":["bakery"]}"#)
    page.answer(one, #"{"texts":["atrium"]}"#)
    #expect(try await first.value == ["atrium"])
    #expect(try await second.value == ["bakery"])
  }

  @Test("MP-06 a failed request throws the error of the page")
  func throwsErrorOfPage() async {
    let session = makeSession()
    let found = Task { try await session.requests.getSpaceState("moon") }
    await settle()
    page.answer(page.received.last, #"{"code":"unknown-target","message":"No space moon."}"#, type: "error")
    await #expect(throws: MezzanineError(.unknownTarget, "No space moon.")) { _ = try await found.value }
  }

  @Test("a reply of another type, or with an invalid payload, fails the request")
  func refusesInvalidReplies() async {
    let session = makeSession()
    for (type, payload) in [("suggest", #"{"texts":"a"}"#), ("search", #"{"hits":[]}"#), ("error", "{}")] {
      let found = Task { await code { _ = try await session.requests.suggest("a") } }
      await settle()
      page.answer(page.received.last, payload, type: type)
      #expect(await found.value == .invalidPayload)
    }
  }

  @Test("a value out of bounds fails its request without sending it, and only its topic of the state")
  func refusesOutOfBounds() async throws {
    let session = makeSession()
    #expect(await code { _ = try await session.requests.suggest("a", limit: -1) } == .invalidArgument)
    session.state = MapState(floor: FloorTopic(id: "l1"), camera: CameraTopic(pitch: 91))
    try await session.waitUntilApplied()
    #expect(page.types.dropFirst(2) == ["set-state"])
    #expect(page.payloads("set-state") == [json(#"{"state":{"floor":{"id":"l1"}}}"#)])
    #expect(unhandled.list.map(\.message) == ["MapState.camera.pitch is 91.0. Expected a number from 0.0 to 90.0."])
  }

  @Test("requests time out, and animations wait for their duration, too")
  func timesOut() async {
    let session = makeSession(timeout: 0.02)
    #expect(await code { try await session.requests.waitUntilIdle() } == .timedOut)
    let start = Date()
    #expect(await code { _ = try await session.requests.moveCamera(CameraState(), durationMs: 100) } == .timedOut)
    #expect(Date().timeIntervalSince(start) >= 0.12)
  }

  @Test("a canceled task stops waiting")
  func stopsWaiting() async {
    let session = makeSession()
    let waiting = Task { try await session.requests.waitUntilIdle() }
    await settle()
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    page.answer(page.received.last, "{}")
  }

  @Test("MP-14 a reloaded page rejects what is pending, and gets the whole state")
  func restores() async throws {
    let session = makeSession()
    let (events, task) = collect(session)
    session.state = MapState(venue: mallSource, markers: [marker("a")])
    try await session.waitUntilApplied()
    page.say("floor-change", #"{"floorId":"l2","reason":"user"}"#)
    let pending = Task { await code { try await session.requests.waitUntilIdle() } }
    await settle()
    page.forget()
    page.sayHello()
    #expect(await pending.value == .pageLost)
    await settle()
    #expect(page.types == ["welcome", "set-state"])
    let state = page.payloads("set-state").first?["state"]
    #expect(state?["venue"] != nil && state?["markers"] != nil)
    #expect(state?["floor"]?["id"]?.text == "l2")
    #expect(events.list.last == .restored)
    task.cancel()
  }

  @Test("a request that is made while the page is lost waits for the next one")
  func waitsForNextPage() async throws {
    let session = makeSession()
    page.lose()
    #expect(session.status == .reconnecting)
    page.answers["suggest"] = #"{"texts":["atrium"]}"#
    let found = Task { try await session.requests.suggest("a") }
    session.state = MapState(venue: mallSource)
    await settle()
    page.sayHello()
    #expect(try await found.value == ["atrium"])
    #expect(session.status == .connected)
    try await session.waitUntilApplied()
    #expect(page.payloads("set-state").count == 1)
  }

  @Test("waitUntilApplied outlives a page that is lost before it answers")
  func waitsAcrossPages() async throws {
    let session = makeSession()
    page.answers["set-state"] = nil
    session.state = MapState(venue: mallSource)
    let applied = Task { try await session.waitUntilApplied() }
    await settle()
    page.lose()
    page.answers = ScriptedPage.sessionAnswers
    page.sayHello()
    try await applied.value
  }

  @Test("events arrive in order, with typed payloads, and unknown or invalid ones are not passed on")
  func passesEvents() async {
    let session = makeSession()
    let (events, task) = collect(session)
    page.say("dance", "{}")
    page.say("context-lost", "{}")
    page.sayText("not JSON")
    page.say("outdoor-change", #"{"isShown":true}"#)
    page.say("outdoor-change", #"{"isShown":7}"#)
    page.say("outdoor-change", #"{"isShown":true}"#, replyTo: 999)
    await settle()
    #expect(events.list.prefix(2) == [.contextLost, .outdoorChange(OutdoorChange(isShown: true))])
    guard case .error(let report) = events.list.last else { return #expect(Bool(false), "No error.") }
    #expect(report.code == .invalidPayload)
    #expect(events.list.count == 3)
    task.cancel()
  }

  @Test("errors are unhandled only if no one reads events")
  func reportsUnhandled() async {
    let session = makeSession()
    let report = #"{"code":"model-failed","message":"No model.","topic":"models","key":"m"}"#
    page.say("error", report)
    #expect(unhandled.list.map(\.message) == ["No model."])
    let (events, task) = collect(session)
    await settle()
    page.say("error", report)
    await settle()
    #expect(unhandled.list.count == 1)
    #expect(events.list.count == 1)
    task.cancel()
    await settle()
    page.say("error", report)
    #expect(unhandled.list.count == 2)
  }

  @Test("closing rejects what is pending, and everything after it")
  func closes() async {
    let session = makeSession()
    let pending = Task { await code { try await session.requests.waitUntilIdle() } }
    let venue = Task { await code { _ = try await session.loadedVenue() } }
    let (_, reading) = collect(session)
    await settle()
    session.close()
    session.close()
    #expect(await pending.value == .closed)
    #expect(await venue.value == .closed)
    await reading.value
    #expect(!page.isOpen)
    #expect(await code { try await session.requests.waitUntilIdle() } == .closed)
    #expect(await code { try await session.waitUntilApplied() } == .closed)
    session.state = MapState()
    #expect(unhandled.list.map(\.code) == [.closed])
    page.forget()
    page.sayHello()
    page.lose()
    #expect(page.types == [])
    #expect(session.status == .closed)
  }

  @Test("MP-51 names the server of the venue, and reloads the page for a venue on another one")
  func namesServers() async throws {
    let options = MapSessionOptions(servers: ["https://tiles.example.com"])
    let session = MapSession(page, options: options)
    let (events, task) = collect(session)
    session.state = MapState(venue: mallSource)
    try await session.waitUntilApplied()
    #expect(page.reloads == 1)
    let servers = #"["https://maps.example.com","https://tiles.example.com"]"#
    #expect(page.payloads("welcome").last == json(#"{"version":1,"servers":\#(servers)}"#))
    #expect(page.payloads("set-state").count == 1)
    let sameServer = VenueSource.access(baseUrl: "https://maps.example.com", venueId: "airport", accessToken: "token")
    session.state = MapState(venue: VenueTopic(source: sameServer))
    try await session.waitUntilApplied()
    #expect(page.reloads == 1)
    session.close()
    await task.value
    #expect(events.list == [])
  }

  @Test(
    "MP-51 servers are origins, and other schemes are named as such",
    arguments: [
      (VenueSource.url(url: "mezzanine://localhost/app/mall.mvf.zip"), "mezzanine:" as String?),
      (.url(url: "HTTPS://Maps.Example.com:8443/a?b#c"), "https://maps.example.com:8443"),
      (.server(baseUrl: "http://localhost:8080", venueId: "mall", key: "k", secret: "s"), "http://localhost:8080"),
      (.bytes(digest: "d", base64: ""), nil), (.url(url: "mall.zip"), nil),
    ])
  func readsServers(source: VenueSource, server: String?) {
    #expect(serverOf(source) == server)
  }

  @Test("a request that waits for the page is answered after it was reloaded for another server")
  func answersAfterReload() async throws {
    page.answers = ["set-state": "{}", "get-things": #"{"things":[]}"#]
    let session = makeSession()
    let things = Task { try await session.requests.getThings() }
    await settle()
    session.state = MapState(venue: mallSource)
    page.answers["welcome"] = #"{"version":1}"#
    page.answer(page.last("welcome"), #"{"version":1}"#)
    #expect(try await things.value == [])
    #expect(page.reloads == 1)
  }

  @Test("MP-53 gives the page the part that it needs, and reports one that cannot be read")
  func givesParts() async {
    page.answers["give-part"] = "{}"
    let options = MapSessionOptions(
      onUnhandledError: { [unhandled] in unhandled.list.append($0) }, readPart: { "the \($0.rawValue) part" })
    let session = MapSession(page, options: options)
    page.say("part-needed", #"{"part":"outdoor"}"#)
    await settle()
    #expect(page.payloads("give-part") == [json(#"{"part":"outdoor","script":"the outdoor part"}"#)])
    #expect(unhandled.list == [])
    session.close()
    let other = makeSession()
    page.say("part-needed", #"{"part":"outdoor"}"#)
    await settle()
    #expect(unhandled.list.map(\.code) == [.outdoorUnavailable])
    other.close()
  }

  @Test("a closed session is freed")
  func isFreed() async {
    weak var freed: MapSession?
    do {
      let session = makeSession()
      freed = session
      session.state = MapState(venue: mallSource)
      await settle()
      session.close()
    }
    await settle()
    #expect(freed == nil)
  }

  @Test("reads an asset, and rejects one in invalid Base64")
  func readsAsset() async throws {
    let session = makeSession()
    page.answers["get-asset"] = #"{"mediaType":"image/png","base64":"aGk="}"#
    #expect(try await session.requests.getAsset("logo").data == Data("hi".utf8))
    page.answers["get-asset"] = #"{"mediaType":"image/png","base64":"?"}"#
    #expect(await code { _ = try await session.requests.getAsset("logo") } == .invalidPayload)
  }
}

/// Errors that no one handled.
@MainActor private final class Reports {
  var list: [MezzanineError] = []
}

/// Events that a stream delivered.
@MainActor private final class Events {
  var list: [MapEvent] = []
}
