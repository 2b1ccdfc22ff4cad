import ScriptedPages
import Testing

@testable import MezzanineCore
@testable import MezzanineV4

@MainActor @Suite struct OlderVenueTests {
  @available(*, deprecated)
  @Test("maps, groups, polygons, and locations link to each other")
  func links() async throws {
    let venue = await OlderFixture.loaded().venue
    #expect(venue.id == "mall" && venue.name == "Mall" && venue.languages.isEmpty)
    #expect(venue.maps.map(\.id) == ["m1", "n1", "m2"])
    #expect(venue.maps[0].name == "Level 1" && venue.maps[0].shortName == "L1" && venue.maps[2].elevation == 1)
    #expect(venue.mapGroups.map(\.name) == ["Building", "North"])
    #expect(venue.mapGroups[0].maps.map(\.id) == ["m1", "m2"])
    #expect(venue.mapGroups[0].defaultMap == venue.maps[0] && venue.maps[2].group == venue.mapGroups[0])
    let shop = venue.polygons[0]
    #expect(shop.map.id == "m1" && shop.locations.map(\.id) == ["books"] && shop.locations[0].polygons == [shop])
    #expect(venue.maps[0].polygons.map(\.id) == ["s1", "s2"])
    #expect(shop.center.latitude == 53 && shop.v5Target == .entity(id: "s1", type: .space))
    let books = venue.locations[0]
    #expect(books.name == "Books & more" && books.type == "tenant" && books.description == nil)
    #expect(books.categories.map(\.name) == ["Media"] && books.categories[0].parent?.id == "shops")
    #expect(books.logo == nil && books.picture == nil && books.gallery.isEmpty && books.operationHours.isEmpty)
    #expect(venue.categories.map(\.id) == ["shops"] && venue.categories[0].children[0].locations == [books])
  }

  @available(*, deprecated)
  @Test("nodes are doors, centers without doors, stops of vortexes, and places without polygons")
  func findsNodes() async throws {
    let venue = await OlderFixture.loaded().venue
    #expect(venue.nodes.map(\.id) == ["d1", "s3", "lift-0", "lift-1", "atm-0"])
    #expect(venue.polygons.map { $0.entrances.map(\.id) } == [["d1"], [], ["s3"]])
    #expect(venue.locations.map { $0.nodes.map(\.id) } == [["d1"], ["s3"], ["atm-0"]])
    let lift = venue.vortexes[0]
    #expect(lift.type == "elevator" && lift.accessible && lift.name == "Lift")
    #expect(lift.maps.map(\.id) == ["m1", "m2"] && lift.nodes.map(\.map.id) == ["m1", "m2"])
    #expect(venue.maps[0].nodes.map(\.id) == ["d1", "lift-0", "atm-0"])
    let door = venue.nodes[0]
    #expect(door.locations.map(\.id) == ["books"] && door.coordinate.longitude == 9.0001)
    #expect(door.v5Target == .coordinate(longitude: 9.0001, latitude: 53, floorId: "m1"))
  }

  @available(*, deprecated)
  @Test("createCoordinate checks degrees, and finds the nearest node of its map")
  func makesCoordinates() async throws {
    let venue = await OlderFixture.loaded().venue
    let place = try venue.maps[0].createCoordinate(latitude: 53, longitude: 9.0009)
    #expect(place.nearestNode?.id == "lift-0" && place.map.id == "m1")
    #expect(try venue.maps[1].createCoordinate(latitude: 53, longitude: 9).nearestNode == nil)
    do {
      _ = try venue.maps[0].createCoordinate(latitude: 91, longitude: 9)
      Issue.record("No error.")
    } catch {
      #expect(error.message == "latitude is 91.0. Expected a number from -90.0 to 90.0.")
    }
  }

  @available(*, deprecated)
  @Test("search finds locations and categories, and suggest completes texts")
  func searches() async {
    let fixture = await OlderFixture.loaded()
    fixture.page.answers["search"] =
      #"{"hits":[{"id":"cafe","type":"location","name":"Café","score":3,"matches":[]},{"id":"media","type":"category","name":"Media","score":1,"matches":[]},{"id":"s1","type":"space","name":"x","score":1,"matches":[]}]}"#
    fixture.page.answers["suggest"] = #"{"texts":["coffee"]}"#
    var found: [any SearchResult]?
    var texts: [String]?
    fixture.map.searchManager.search(query: "c") { found = $0 }
    fixture.map.searchManager.suggest(query: "c") { texts = $0 }
    await settle()
    #expect((found?[0] as? SearchResultLocation)?.object.name == "Café" && found?[0].score == 3)
    #expect((found?[1] as? SearchResultCategory)?.object.name == "Media")
    #expect(found?.count == 2 && found?[0].matches.isEmpty == true && texts == ["coffee"])
    #expect(fixture.last("search")?["types"] == json(#"["location","category"]"#))
    var isAsked = false
    fixture.session.close()
    fixture.map.searchManager.search(query: "c") {
      isAsked = true
      found = $0
    }
    await settle()
    #expect(isAsked && found == nil)
  }
}
