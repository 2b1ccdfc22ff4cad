import ScriptedPages
import Testing

@testable import MezzanineCore
@testable import MezzanineV4

@MainActor @Suite struct ContentsTests {
  @available(*, deprecated)
  @Test("labelAllLocations is floating or flat, and replaces the labels of earlier calls")
  func labelsAll() async {
    let fixture = await OlderFixture.loaded()
    fixture.map.labelAllLocations(
      FlatLabelAllLocations(appearance: FlatLabelAppearance(color: "red", fontSize: 10)))
    let flat = fixture.state.labels?.items ?? []
    #expect(flat.map(\.text) == ["Books & more", "Café"])
    #expect(flat.first?.kind == .flat && flat.first?.fontSizeMeters == 2 && flat.first?.color == "red")
    fixture.map.labelAllLocations(FloatingLabelAllLocations(appearance: .lightOnDark))
    let floating = fixture.state.labels?.items ?? []
    #expect(floating.count == 2 && floating[0].color == "#F4F1EA" && floating[0].haloColor == "#14171C")
    #expect(floating[0].icon == .dot())
    fixture.map.removeAllLabels()
    #expect(fixture.state.labels?.items == nil)
  }

  @available(*, deprecated)
  @Test("label managers have their own labels")
  func managesLabels() async throws {
    let fixture = await OlderFixture.loaded()
    let (floating, flat) = (fixture.map.floatingLabelManager, fixture.map.flatLabelManager)
    floating.labelAllLocations(options: FloatingLabelAllLocations(appearance: .darkOnLight))
    flat.labelAllLocations()
    #expect(fixture.state.labels?.items?.count == 4)
    let meet = try #require(
      floating.add(
        place: fixture.shop, text: "Meet",
        appearance: FloatingLabelAppearance(
          text: FloatingLabelAppearance.Text(size: 20, maxWidth: 100),
          marker: FloatingLabelAppearance.Marker(icon: "<svg a='b c'/>", iconSize: 30))))
    let flatId = try #require(flat.add(polygon: fixture.shop, text: "Flat"))
    let item = fixture.state.labels?.items?.first { $0.text == "Meet" }
    #expect(item?.fontSizePixels == 20 && item?.maxWidthPixels == 100)
    let url = "data:image/svg+xml;charset=utf-8,%3Csvg%20a%3D%27b%20c%27%2F%3E"
    #expect(item?.icon == .image(url: url, sizePixels: 30))
    floating.remove(id: flatId)
    #expect(fixture.state.labels?.items?.count == 6)
    floating.remove(id: meet)
    floating.removeAll()
    #expect(fixture.state.labels?.items?.count == 3)
    flat.remove(id: flatId)
    flat.removeAll()
    #expect(fixture.state.labels?.items == nil)
    let big = FloatingLabelAppearance(text: FloatingLabelAppearance.Text(size: 90))
    #expect(floating.add(place: fixture.shop, text: "x", appearance: big) == nil)
    #expect(
      fixture.errors.map(\.message) == ["appearance.text.size is 90.0. Expected a number from 6.0 to 64.0."])
  }

  @available(*, deprecated)
  @Test("markers have ids, ranks, and anchors")
  func addsMarkers() async throws {
    let fixture = await OlderFixture.loaded()
    let markers = fixture.map.markers
    let place = fixture.shop.entrances[0]
    let first = try #require(
      markers.add(place, "<b>Sale</b>", Marker(rank: .alwaysVisible, anchor: .TOP)))
    let ranks: [CollisionRank?] = [nil, .low, .medium, .high, 4.0, 4]
    for rank in ranks { #expect(markers.add(place, "x", Marker(rank: rank)) != nil) }
    let items = fixture.state.markers ?? []
    #expect(
      items[0]
        == MarkerItem(
          key: first, target: .coordinate(longitude: 9.0001, latitude: 53, floorId: "m1"),
          content: .html(html: "<b>Sale</b>"), anchor: .top, priority: .always))
    #expect(items.dropFirst().map(\.priority) == [nil, .low, .medium, .high, .always, .always])
    #expect(items[1].anchor == .center)
    markers.remove(.marker, id: first)
    #expect(fixture.state.markers?.count == 6)
    markers.removeAll(.marker)
    #expect(fixture.state.markers == nil)
    #expect(markers.add(place, "x", Marker(rank: CollisionRank(-1))) == nil)
    #expect(fixture.errors.map(\.message) == ["markerOptions.rank is -1.0. Expected a number from 0.0 up."])
    #expect(MezzanineV4.MarkerAnchor.allCases.map(\.v5) == MezzanineCore.MarkerAnchor.allCases)
  }

  @available(*, deprecated)
  @Test("tooltips are removed without markers, and markers of version 5.0 stay")
  func addsTooltips() async throws {
    let fixture = await OlderFixture.loaded()
    let markers = fixture.map.markers
    let own = MarkerItem(key: "own", target: fixture.shop.v5Target, content: .text(text: "Own"))
    fixture.session.state.markers = [own]
    let id = try #require(markers.addTooltip(fixture.shop.center, "Turn left", Tooltip(collisionRank: .high)))
    #expect(markers.addTooltip(fixture.shop.center, "Stop", Tooltip()) != nil)
    #expect(markers.add(fixture.shop.center, "Marker", Marker()) != nil)
    let tooltip = fixture.state.markers?[1]
    #expect(tooltip?.anchor == .bottom && tooltip?.priority == .high)
    if case .html(let html) = tooltip?.content { #expect(html.html.contains(">Turn left<")) } else { Issue.record() }
    markers.remove(.marker, id: id)
    #expect(fixture.state.markers?.count == 4)
    markers.remove(.tooltip, id: id)
    #expect(fixture.state.markers?.count == 3)
    markers.removeAll(.tooltip)
    markers.removeAll(.marker)
    #expect(fixture.state.markers == [own])
  }

  @available(*, deprecated)
  @Test("setPolygonColor colors a polygon and its labels")
  func colorsPolygons() async {
    let fixture = await OlderFixture.loaded()
    fixture.map.floatingLabelManager.add(place: fixture.shop, text: "Shop")
    fixture.map.setPolygonColor(id: "s1", "orange", "white", 0.5)
    let look = fixture.state.spaces?.first
    #expect(look?.spaceIds == ["s1"] && look?.color == "orange" && look?.opacity == 0.5)
    #expect(fixture.state.labels?.items?.first?.color == "white")
    fixture.map.clearPolygonColor(id: "s1")
    #expect(fixture.state.spaces == nil && fixture.state.labels?.items?.first?.color == nil)
    fixture.map.setPolygonColor(id: "s2", "red", nil, nil)
    var isDone = false
    fixture.map.clearAllPolygonColors { isDone = $0 == nil }
    await settle()
    #expect(isDone && fixture.state.spaces == nil)
    fixture.map.setPolygonColor(id: "none", "red", nil, nil)
    fixture.map.setPolygonColor(id: "s1", "red", nil, 2)
    #expect(
      fixture.errors.map(\.message) == [
        #"polygonId is "none". Expected the id of a polygon of the venue of this map."#,
        "opacity is 2.0. Expected a number from 0.0 to 1.0.",
      ])
  }

  @available(*, deprecated)
  @Test("interactive polygons highlight on taps")
  func makesInteractive() async {
    let fixture = await OlderFixture.loaded()
    fixture.map.addInteractivePolygonsForAllLocations()
    fixture.map.addInteractivePolygon(id: "s2")
    #expect(fixture.state.spaces?.map(\.spaceIds) == [["s1", "s3", "s2"]])
    #expect(fixture.state.spaces?.first?.interactive == true)
    fixture.map.removeAllInteractivePolygons()
    #expect(fixture.state.spaces == nil)
  }

  @available(*, deprecated)
  @Test("paths are lines on each of their maps")
  func drawsPaths() async throws {
    let fixture = await OlderFixture.loaded()
    let paths = fixture.map.pathManager
    let stops = fixture.venue.vortexes[0].nodes
    let center = fixture.shop.center
    let end = try stops[1].map.createCoordinate(latitude: 53.1, longitude: 9.1)
    let id = try #require(
      paths.add(nodes: [center, stops[0], stops[1], end, center], options: Path(color: "red", nearRadius: 0.5)))
    let shapes = fixture.state.shapes ?? []
    #expect(shapes.map(\.floorId) == ["m1", "m2"] && shapes[0].widthMeters == 1 && shapes[0].color == "red")
    #expect(shapes[1].geometry == .lineString(coordinates: [[9.001, 53], [9.1, 53.1]]))
    paths.add(nodes: [center, stops[0]])
    #expect(fixture.state.shapes?.last?.widthMeters == 0.5)
    paths.remove(id: id)
    #expect(fixture.state.shapes?.count == 1)
    paths.removeAll()
    #expect(fixture.state.shapes == nil)
    #expect(paths.add(nodes: stops) == nil)
    #expect(
      fixture.errors.map(\.message) == ["nodes has 2 points. Expected at least two points in a row on the same map."])
  }

  @available(*, deprecated)
  @Test("places of another venue are rejected")
  func rejectsOtherVenues() async {
    let fixture = await OlderFixture.loaded()
    let before = fixture.shop.center
    fixture.sayLoaded()
    await fixture.load()
    #expect(fixture.map.markers.add(before, "x", Marker()) == nil)
    #expect(
      fixture.errors.map(\.message) == [
        "place is Coordinate(53.0, 9.0, m1). Expected a place of the venue of this map."
      ])
  }
}
