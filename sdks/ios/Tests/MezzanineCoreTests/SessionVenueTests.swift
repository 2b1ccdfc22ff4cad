import Foundation
import ScriptedPages
import Testing

@testable import MezzanineCore

/// The venue of a session.
@MainActor @Suite struct SessionVenueTests {
  private let page = ScriptedPage()

  private func makeSession() -> MapSession {
    MapSession(page, options: MapSessionOptions(onUnhandledError: { _ in }))
  }

  @Test("MP-30 a loaded venue is linked data, until another venue is set")
  func loadsVenue() async throws {
    let session = makeSession()
    session.state = MapState(venue: mallSource)
    #expect(session.venue == nil)
    let waiting = Task { try await session.loadedVenue() }
    await settle()
    let data = String(decoding: try JSONEncoder().encode(smallVenue()), as: UTF8.self)
    page.say("venue-loaded", #"{"venue":\#(data)}"#)
    #expect(try await waiting.value.location("books")?.name == "Books")
    #expect(!session.isMapShown)
    let camera = #"{"center":{"longitude":9,"latitude":53},"bearing":0,"pitch":0,"zoomLevel":18}"#
    page.say("map-shown", #"{"floorId":"ground","camera":\#(camera)}"#)
    #expect(session.isMapShown)
    session.state.language = "fr"
    #expect(session.venue?.id == "small")
    session.state.venue = VenueTopic(source: .url(url: "https://maps.example.com/b.mvf.zip"))
    #expect(session.venue == nil)
    #expect(!session.isMapShown)
  }

  @Test("loadedVenue fails if the venue cannot be loaded, and waits again after the venue is set again")
  func failsVenue() async throws {
    let session = makeSession()
    session.state = MapState(venue: mallSource)
    let waiting = Task { await code { _ = try await session.loadedVenue() } }
    await settle()
    page.say("error", #"{"code":"unauthorized","message":"The token has expired.","topic":"venue"}"#)
    #expect(await waiting.value == .unauthorized)
    #expect(await code { _ = try await session.loadedVenue() } == .unauthorized)
    let renewed = VenueSource.access(baseUrl: "https://maps.example.com", venueId: "mall", accessToken: "other")
    session.state.venue = VenueTopic(source: renewed)
    let again = Task { try await session.loadedVenue() }
    await settle()
    let data = String(decoding: try JSONEncoder().encode(smallVenue()), as: UTF8.self)
    page.say("venue-loaded", #"{"venue":\#(data)}"#)
    #expect(try await again.value.id == "small")
  }

  @Test("reload loads a venue again that could not be loaded, and loadedVenue waits for it")
  func loadsVenueAgain() async throws {
    let session = makeSession()
    session.state = MapState(venue: mallSource)
    await settle()
    page.say("error", #"{"code":"network","message":"No connection.","topic":"venue"}"#)
    #expect(await code { _ = try await session.loadedVenue() } == .network)
    session.reload()
    let again = Task { try await session.loadedVenue() }
    await settle()
    let data = String(decoding: try JSONEncoder().encode(smallVenue()), as: UTF8.self)
    page.say("venue-loaded", #"{"venue":\#(data)}"#)
    #expect(try await again.value.id == "small")
  }

  @Test("a venue with broken links is an error, and no venue")
  func refusesBrokenVenue() throws {
    var unhandled: [ErrorCode] = []
    let session = MapSession(page, options: MapSessionOptions(onUnhandledError: { unhandled.append($0.code) }))
    let data = String(decoding: try JSONEncoder().encode(smallVenue(spaceFloorId: "attic")), as: UTF8.self)
    page.say("venue-loaded", #"{"venue":\#(data)}"#)
    #expect(unhandled == [.invalidVenue])
    #expect(session.venue == nil)
  }

  @Test("MP-12 loadedVenue fails if the page has no common version, also for a venue that is set later")
  func failsVenueWithVersions() async {
    page.versions = "[8]"
    let session = makeSession()
    session.state = MapState(venue: mallSource)
    session.state.venue = VenueTopic(source: .url(url: "https://maps.example.com/b.mvf.zip"))
    let waiting = Task { await code { _ = try await session.loadedVenue() } }
    await settle()
    // Ends the test if it would wait forever.
    waiting.cancel()
    #expect(await waiting.value == .wrongVersion)
  }

  @Test("MP-12 a venue is not the one before if the page was replaced by one of another version")
  func forgetsVenueWithVersions() async throws {
    let session = makeSession()
    session.state = MapState(venue: mallSource)
    try await session.waitUntilApplied()
    let data = String(decoding: try JSONEncoder().encode(smallVenue()), as: UTF8.self)
    page.say("venue-loaded", #"{"venue":\#(data)}"#)
    page.versions = "[8]"
    page.sayHello()
    #expect(try await session.loadedVenue().id == "small")
    session.state.venue = VenueTopic(source: .url(url: "https://maps.example.com/b.mvf.zip"))
    let waiting = Task { await code { _ = try await session.loadedVenue() } }
    await settle()
    waiting.cancel()
    #expect(await waiting.value == .wrongVersion)
  }
}
