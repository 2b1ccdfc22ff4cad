import Testing

@testable import MezzanineCore
@testable import MezzanineV4

@available(*, deprecated)
@MainActor private final class Delegate: MapViewDelegate {
  let firstMap = Told<Void>()
  let map = Told<VenueMap>()
  let polygon = Told<Polygon>()

  func onFirstMapLoaded() { firstMap(()) }
  func onMapChanged(map: VenueMap) { self.map(map) }
  func onPolygonClicked(polygon: Polygon) { self.polygon(polygon) }
}

extension RealPageTests {
  @available(*, deprecated)
  @Test("version 4 shows the mall, draws a journey, reports taps, and survives a crash")
  func showsVersion4() async throws {
    try await OlderPage.test { page, mall in
      let map = page.map
      let delegate = Delegate()
      map.delegate = delegate
      let show = ShowVenue(firstMapId: "m_l2", labelAllLocationsOnInit: false)
      map.showVenue(mall, show) { page.fail($0) }
      try await delegate.firstMap.next()
      let venue = try #require(map.venueData)
      #expect(map.currentMap?.id == "m_l2")

      let upper = try #require(venue.map("m_l3"))
      try await page.setMap(upper.id)
      #expect(try await delegate.map.next().id == "m_l3")

      let shop = try #require(upper.polygons.first { !$0.locations.isEmpty })
      let start = try #require(venue.location("loc_greenbarrow_market"))
      let directions = try #require(await page.directions(from: start, to: shop))
      #expect(directions.distance > 0 && directions.instructions.count > 1)
      let route = page.session.nextRoute()
      let journey = Journey(departureMarkerTemplateString: "", polygonHighlightColor: "gold")
      map.journeyManager.draw(directions: directions, options: journey)
      _ = try await route.value
      #expect(map.markers.add(shop, "<b>Here</b>", Marker()) != nil)
      // The journey has shown the map on which it starts.
      try await page.setMap(upper.id)

      let pressed = try #require(try await page.pressShop())
      #expect(try await delegate.polygon.next().id == pressed)

      try await page.crash()
      #expect(map.currentMap?.id == "m_l3")
      #expect(try await page.session.requests.getSpaceState(shop.id).color == "gold")
    }
  }
}
