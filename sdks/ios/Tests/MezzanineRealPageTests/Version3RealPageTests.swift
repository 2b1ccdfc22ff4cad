import Testing

@testable import MezzanineCore
@testable import MezzanineV3
@testable import MezzanineV4

@available(*, deprecated)
@MainActor private final class Delegate3: MezzanineV3.MapViewDelegate {
  let firstMap = Told<Void>()
  let map = Told<VenueMap>()
  let polygon = Told<MezzanineV4.Polygon>()
  let update = Told<BlueDotPositionUpdate>()

  func onFirstMapLoaded() { firstMap(()) }
  func onMapChanged(map: VenueMap) { self.map(map) }
  func onPolygonClicked(polygon: MezzanineV4.Polygon) { self.polygon(polygon) }
  func onBlueDotUpdated(update: BlueDotPositionUpdate) { self.update(update) }
}

extension RealPageTests {
  @available(*, deprecated)
  @Test("version 3 shows the mall, draws a journey and the blue dot, reports taps, and survives a crash")
  func showsVersion3() async throws {
    try await OlderPage.test { page, mall in
      let map = page.map
      let calls = Calls(map)
      let delegate = Delegate3()
      calls.delegate = delegate
      map.showVenue(mall, ShowVenue(labelAllLocationsOnInit: false)) { page.fail($0) }
      try await delegate.firstMap.next()
      let venue = try #require(map.venueData)
      let other = try #require(venue.map("m_l3"))
      try await page.setMap(other.id)
      #expect(try await delegate.map.next().id == "m_l3")

      let shop = try #require(other.polygons.first { !$0.locations.isEmpty })
      let start = try #require(venue.location("loc_greenbarrow_market"))
      let directions = try #require(await page.directions(from: start, to: shop))
      let route = page.session.nextRoute()
      map.journeyManager.draw(directions: directions)
      _ = try await route.value
      // The journey has shown the map on which it starts.
      try await page.setMap(other.id)

      map.blueDotManager.enable(options: BlueDot())
      let center = shop.center
      let coords = Coordinates(
        latitude: center.latitude, longitude: center.longitude, floorLevel: other.elevation)
      map.blueDotManager.updatePosition(position: Position(coords: coords))
      #expect(try await delegate.update.next().position.coords.floorLevel == other.elevation)

      map.addInteractivePolygonsForAllLocations()
      let focusError = await withCheckedContinuation { done in
        map.focusOn(Focus(polygons: [shop])) { done.resume(returning: $0) }
      }
      #expect(focusError == nil)
      try await page.session.requests.waitUntilIdle()
      let pressed = try #require(try await page.pressShop())
      #expect(try await delegate.polygon.next().id == pressed)

      try await page.crash()
      #expect(map.currentMap?.id == "m_l3")
    }
  }
}
