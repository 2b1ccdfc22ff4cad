import Foundation
import ScriptedPages
import Testing

@testable import MezzanineCore
@testable import MezzanineV4

@MainActor @Suite struct LoadingTests {
  @available(*, deprecated)
  @Test("loadVenue tells about the data, then about the first frame, once")
  func tellsOnce() async {
    let fixture = OlderFixture()
    let delegate = RecordingDelegate()
    fixture.map.delegate = delegate
    #expect(fixture.map.venueData == nil && fixture.map.currentMap == nil)
    await fixture.load(ShowVenue(firstMapId: "m2", labelAllLocationsOnInit: false, backgroundColor: "#fff"))
    #expect(
      fixture.state.venue?.source
        == .server(baseUrl: "https://maps.example.com", venueId: "mall", key: "key", secret: "secret"))
    #expect(fixture.state.floor == FloorTopic(id: "m2"))
    #expect(fixture.state.theme?.colors?.paper == "#fff")
    #expect(delegate.told == ["data Mall", "first map"])
    #expect(fixture.map.currentMap?.id == "m1")
    fixture.page.lose()
    fixture.page.sayHello()
    fixture.sayLoaded()
    fixture.sayShown()
    await settle()
    #expect(delegate.told == ["data Mall", "first map"])
  }

  @available(*, deprecated)
  @Test("all locations get floating labels at the start, unless ShowVenue says otherwise")
  func labelsAtStart() async {
    let fixture = await OlderFixture.loaded(ShowVenue())
    #expect(fixture.state.labels?.names == AutomaticLabels.none)
    #expect(fixture.state.labels?.items?.map(\.text) == ["Books & more", "Café"])
    await fixture.load()
    #expect(fixture.state.labels?.items == nil)
  }

  @available(*, deprecated)
  @Test("a token replaces the key, and the language is passed on")
  func takesToken() async {
    let fixture = OlderFixture()
    fixture.map.loadVenue(
      Init(venue: "mall", baseUrl: "https://maps.example.com", accessToken: "t", language: "fr"), nil, nil)
    #expect(
      fixture.state.venue?.source
        == .access(baseUrl: "https://maps.example.com", venueId: "mall", accessToken: "t"))
    #expect(fixture.state.language == "fr")
  }

  @available(*, deprecated)
  @Test("missing options and broken bundles go to the error callback, with the name of the option")
  func namesMissingOptions() {
    let fixture = OlderFixture()
    let report: @MainActor (MezzanineError) -> Void = { fixture.errors.append($0) }
    fixture.map.loadVenue(Init(venue: "mall", baseUrl: "https://maps.example.com"), nil, report)
    fixture.map.loadVenue(Init(venue: "mall", baseUrl: "x", accessToken: ""), nil, report)
    fixture.map.showVenue("{}", nil, report)
    #expect(
      fixture.errors.map(\.message) == [
        "options.clientId is nil. Expected a non-empty string.",
        "options.accessToken is \"\". Expected a non-empty string.",
        "venueResponse is \"{}\". Expected a venue bundle (.mvf.zip) in Base64.",
      ])
  }

  @available(*, deprecated)
  @Test("errors go to the callback, and loadVenue tries again")
  func triesAgain() async {
    let fixture = OlderFixture()
    fixture.map.loadVenue(OlderFixture.options, nil) { fixture.errors.append($0) }
    await settle()
    fixture.page.say("error", #"{"code":"network","message":"No connection."}"#)
    #expect(fixture.errors.map(\.code) == [.network])
    fixture.page.forget()
    await fixture.load()
    #expect(fixture.page.payloads("set-state").count == 2)
    #expect(fixture.venue.name == "Mall")
  }

  @available(*, deprecated)
  @Test("the same venue again is told again without loading it")
  func tellsAgain() async {
    let fixture = await OlderFixture.loaded()
    let delegate = RecordingDelegate()
    fixture.map.delegate = delegate
    fixture.map.blueDotManager.enable()
    fixture.map.loadVenue(OlderFixture.options, ShowVenue(labelAllLocationsOnInit: false), nil)
    await settle()
    #expect(delegate.told == ["data Mall", "first map"])
    #expect(fixture.state.blueDot == nil)
  }

  @available(*, deprecated)
  @Test("showVenue shows a bundle as bytes or in Base64")
  func showsBundle() {
    let fixture = OlderFixture()
    let bundle = Data("PK".utf8)
    let source = VenueSource.bytes(digest: sha256(bundle), base64: "UEs=")
    fixture.map.showVenue(bundle, nil, nil)
    #expect(fixture.state.venue?.source == source)
    let other = OlderFixture()
    other.map.showVenue("UEs=", nil, nil)
    #expect(other.state.venue?.source == source)
  }

  @available(*, deprecated)
  @Test("a stored venue is opened from the cache")
  func opensStored() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = try VenueCache(folder: folder)
    var options = OlderFixture.options
    options.cache = cache
    let bundle = Data("PK".utf8)
    let source = try sourceOf(options)
    #expect(try await cache.store(bundle, for: source))
    let fixture = OlderFixture()
    fixture.map.loadVenue(options, nil, nil)
    for _ in 0..<200 where fixture.state.venue == nil { try await Task.sleep(nanoseconds: 5_000_000) }
    #expect(fixture.state.venue?.source == .bytes(digest: sha256(bundle), base64: "UEs="))
  }

  @available(*, deprecated)
  @Test("the delegate gets taps, maps, positions, and states")
  func tellsEvents() async {
    let fixture = await OlderFixture.loaded()
    let delegate = RecordingDelegate()
    fixture.map.delegate = delegate
    fixture.map.blueDotManager.enable()
    let click = { (spaces: String) in
      #"{"floorId":"m1","spaceIds":[\#(spaces)],"locationIds":[],"labels":[],"markerKeys":[],"modelKeys":[],"shapeKeys":[],"steps":[],"pointer":{"x":1,"y":1}}"#
    }
    fixture.page.say("click", click(#""s2","s1""#))
    fixture.page.say("click", click(#""s2""#))
    fixture.map.addInteractivePolygon(id: "s2")
    fixture.page.say("click", click(#""s2""#))
    fixture.page.say("floor-change", #"{"floorId":"m2","previousFloorId":"m1","reason":"user"}"#)
    fixture.page.say("floor-change", #"{"floorId":"m2","reason":"api"}"#)
    fixture.page.say("position-change", #"{"position":{"longitude":9,"latitude":53,"floorId":"m1"}}"#)
    fixture.page.say("blue-dot-state", #"{"state":"stale","previous":"active"}"#)
    fixture.page.say("follow-change", #"{"mode":"position","reason":"user"}"#)
    #expect(
      delegate.told == [
        "polygon s1", "nothing", "polygon s2", "map m2", "update m1 atm-0 0.0", "old update m1",
        "UNCERTAIN TIMEOUT", "FOLLOW",
      ])
    #expect(fixture.state.blueDot?.follow == .position)
    #expect(fixture.map.state == .FOLLOW)
    fixture.map.setState(.EXPLORE)
    #expect(fixture.state.blueDot?.follow == FollowMode.none)
    fixture.map.delegate = IdleDelegate()
    fixture.page.say("click", click(""))
  }

  @available(*, deprecated)
  @Test("setMap shows a map, also after the user has changed it, and names the maps of the venue otherwise")
  func setsMap() async {
    let fixture = await OlderFixture.loaded()
    var ends: [MezzanineError?] = []
    fixture.map.setMap(id: "m2") { ends.append($0) }
    await settle()
    #expect(fixture.state.floor?.id == "m2")
    fixture.page.say("floor-change", #"{"floorId":"m2","reason":"api"}"#)
    fixture.page.say("floor-change", #"{"floorId":"m1","reason":"user"}"#)
    fixture.page.forget()
    fixture.map.setMap(id: "m2") { ends.append($0) }
    await settle()
    #expect(fixture.page.payloads("set-state") == [json(#"{"state":{"floor":{"id":"m2"}}}"#)])
    fixture.map.setMap(id: "roof") { ends.append($0) }
    await settle()
    #expect(ends.count == 3 && ends[0] == nil && ends[1] == nil)
    #expect(ends[2]?.message == #"mapId is "roof". Expected one of "m1", "n1", "m2"."#)
  }

  @available(*, deprecated)
  @Test("calls before the venue is loaded report noVenue")
  func needsVenue() async {
    let fixture = OlderFixture()
    fixture.map.loadVenue(OlderFixture.options, nil) { fixture.errors.append($0) }
    fixture.map.labelAllLocations(FloatingLabelAllLocations())
    #expect(fixture.errors.map(\.code) == [.noVenue])
    #expect(
      fixture.errors[0].message
        == "labelAllLocations was called before the venue was loaded. Expected a venue. Call it in onDataLoaded or later.")
  }
}
