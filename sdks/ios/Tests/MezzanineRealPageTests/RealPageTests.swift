import Foundation
import ScriptedPages
import Testing

@testable import MezzanineCore

/// Tests the session and the types of this SDK with the page that phones show, one page at a time.
@MainActor @Suite(.serialized, .realPage) struct RealPageTests {
  private let mall = VenueTopic(source: .url(url: mallUrl))

  @Test("shows the mall, draws a route, and restores everything after a crash")
  func restores() async throws {
    try await RealPage.test { [mall] page in
      let session = page.makeSession()
      session.state = MapState(venue: mall, floor: FloorTopic(id: "m_l2"))
      let venue = try await session.loadedVenue()
      let market = try #require(venue.location("loc_greenbarrow_market"))
      #expect(market.name == "Greenbarrow Market")
      try await session.waitUntilShown()

      let start = try #require(venue.listedLocations.first { $0 != market && !$0.spaces.isEmpty })
      let shop = try #require(venue.spaces.first { $0.floor.id == "m_l3" && !$0.locations.isEmpty })
      let route = session.nextRoute()
      session.state.markers = [
        MarkerItem(key: "a", target: shop.target, content: .text(text: "A"), interactive: true)
      ]
      session.state.route = RouteTopic(from: start.target, to: [market.target])
      try await session.waitUntilApplied()
      #expect(try await route.value.directions != nil)

      let floor = session.next { if case .floorChange(let change) = $0 { change.floorId } else { nil } }
      session.state.floor = FloorTopic(id: "m_l3")
      try await session.waitUntilApplied()
      #expect(try await floor.value == "m_l3")
      #expect(try await markers(on: session) == ["a"])
      let click = session.next { if case .click(let click) = $0 { click.markerKeys } else { nil } }
      let marker = try #require(try await session.requests.getThings().first { $0.type == .marker })
      try await session.requests.press(marker)
      #expect(try await click.value == ["a"])
      // The camera would be lost if the page crashed before reporting it.
      let moved = session.next { event in
        if case .cameraChange(let change) = event, isClose(change.camera.bearing, 20) { true } else { nil }
      }
      _ = try await session.requests.moveCamera(CameraState(bearing: 20, zoomLevel: 19))
      _ = try await moved.value

      let restored = session.nextRestored()
      page.pipe.crash()
      try await restored.value
      try await session.waitUntilShown()
      let camera = try await session.requests.getCamera()
      #expect(isClose(camera.zoomLevel, 19) && isClose(camera.bearing, 20), "\(camera)")
      #expect(try await markers(on: session) == ["a"])
      session.close()
    }
  }

  @Test("finds, measures, and reads without a map, and fails as listed")
  func readsWithoutMap() async throws {
    try await RealPage.test { page in
      let session = page.makeSession()
      session.state = MapState(venue: VenueTopic(source: .url(url: mallUrl), showsMap: false))
      let venue = try await session.loadedVenue()
      let requests = session.requests
      let hits = try await requests.search("Greenbarrow", limit: 1, types: [.location])
      #expect(hits.map(\.id) == ["loc_greenbarrow_market"])
      let spaces = venue.spaces.prefix(2).map(\.target)
      #expect(try await requests.measureDistance(from: spaces[0], to: spaces[1]) > 0)
      let logo = try await requests.getAsset("assets/logo-greenbarrow-market.svg")
      #expect(logo.mediaType == "image/svg+xml")
      #expect(await code { _ = try await requests.getAsset("assets/none.svg") } == .unknownTarget)
      #expect(await code { _ = try await requests.getCamera() } == .noMap)
      session.close()
    }
  }

  @Test("MP-53 gives the page the outdoor part, and shows the outdoor map")
  func showsOutdoorMap() async throws {
    try await RealPage.test { [mall] page in
      let part = PageProgram.root.appendingPathComponent("packages/mobile-page/dist/outdoor.js")
      let session = page.makeSession(readPart: { _ in try String(contentsOf: part, encoding: .utf8) })
      let change = session.next { if case .outdoorChange(let change) = $0 { change.isShown } else { nil } }
      session.state = MapState(venue: mall, outdoor: OutdoorTopic(isShown: true))
      let isShown = try await change.value
      #expect(isShown)
      session.close()
    }
  }

  @Test("a venue that the server does not have fails those who wait for it")
  func reportsMissingVenue() async throws {
    try await RealPage.test { page in
      var reports: [ErrorReport] = []
      let session = page.makeSession(onError: { reports.append($0) })
      session.state = MapState(
        venue: VenueTopic(source: .url(url: "https://venues.example.com/none.mvf.zip")))
      #expect(await code { _ = try await session.loadedVenue() } == reports.first?.code)
      #expect(reports.map(\.topic) == [.venue])
      #expect(reports.first?.message.contains("404") == true)
      session.close()
    }
  }

  /// Without the session: every reply and event must match the types of this SDK.
  @Test("MP-61 scenarios", arguments: try Scenario.all())
  func playsScenario(_ scenario: Scenario) async throws {
    try await RealPage.test { page in
      let host = ScenarioHost(page.pipe)
      try await host.waitForHello()
      for step in scenario.steps { try await host.run(step) }
    }
  }

  private func markers(on session: MapSession) async throws -> [String] {
    try await session.requests.getThings().filter { $0.type == .marker }.map(\.id)
  }

  private func isClose(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 0.01 }
}
