import Testing

@testable import MezzanineCore

@Suite struct VenueTests {
  private let venue: Venue

  init() throws { venue = try Venue(smallVenue()) }

  @Test("floors are sorted from the lowest to the highest")
  func sortsFloors() {
    #expect(venue.floors.map(\.id) == ["ground", "upper"])
  }

  @Test("entities are linked to one another")
  func links() throws {
    let books = try #require(venue.location("books"))
    #expect(books.spaces.map(\.id) == ["s1", "s2"])
    #expect(books.spaces[1].locations == [books])
    #expect(books.spaces[1].floor == venue.floor("upper"))
    #expect(books.floors.map(\.id) == ["ground", "upper"])
    #expect(venue.location("zoo")?.floors == [])
    #expect(books.categories == [venue.category("media")])
    #expect(books.categories[0].parent == venue.category("shops"))
    #expect(venue.category("shops")?.children == books.categories)
    #expect(venue.category("media")?.locations == [books])
    let ground = try #require(venue.floor("ground"))
    #expect(ground.floorStack.defaultFloor == ground)
    #expect(ground.floorStack.floors == venue.floors)
    #expect(ground.spaces == [venue.space("s1")])
    #expect(ground.doors == venue.space("s1")?.doors)
    #expect(ground.doors[0].spaces == ground.spaces)
    #expect(ground.connections == venue.connections)
    #expect(ground.locations == [books])
  }

  @Test("lists leave out hidden locations, and sort by order and then by name in the language")
  func lists() {
    #expect(venue.listedLocations.map(\.name) == ["Xylophones", "Books", "Éclair", "Zoo"])
    #expect(venue.locations.count == 5)
    #expect(venue.listedCategories.map(\.name) == ["Media", "Shops"])
  }

  @Test("finds locations by the id of the operator, too, and nothing for unknown ids")
  func finds() {
    #expect(venue.location("unit-7") == venue.location("books"))
    #expect(venue.location("unit-8") == nil)
    #expect(venue.floor("books") == nil)
  }

  @Test("an entity is a target with its type")
  func targets() {
    #expect(venue.space("s1")?.target == .entity(id: "s1", type: .space))
    let entities: [any VenueEntity] = [
      venue.floors[0], venue.spaces[0], venue.locations[0], venue.doors[0], venue.connections[0],
    ]
    for entity in entities {
      #expect(venue.entity(entity.type, id: entity.id)?.target == entity.target)
    }
    #expect(venue.entity(.obstruction, id: "s1") == nil)
  }

  @Test("a venue whose space is on a floor that does not exist is rejected")
  func refusesBrokenLinks() {
    do {
      _ = try Venue(smallVenue(spaceFloorId: "attic"))
      Issue.record("The venue was not refused.")
    } catch {
      #expect(error.code == .invalidVenue)
      #expect(error.message.contains("the floor attic"))
    }
  }

  @Test("a venue is freed with its last entity")
  func isFreed() throws {
    weak var freed: Venue?
    do {
      let books = try #require(Venue(smallVenue()).location("books"))
      freed = books.venue
      #expect(books.spaces[0].floor.locations == [books])
      #expect(freed != nil)
    }
    #expect(freed == nil)
  }
}
