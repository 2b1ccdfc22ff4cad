/// Rows of a list of what is on the map.
struct PlaceRows: Equatable {
  /// The listed items, without things that have no name, which VoiceOver cannot say.
  let things: [MapThing]

  init(_ things: [MapThing] = []) {
    self.things = things.filter { thing in thing.name.contains { !$0.isWhitespace } }
  }

  var count: Int { things.count }

  /// The thing of a row, or nil if the list has changed since.
  func thing(at index: Int) -> MapThing? {
    things.indices.contains(index) ? things[index] : nil
  }
}

/// Whether an event changes what is on the map's list.
func changesPlaces(_ event: MapEvent) -> Bool {
  switch event {
  case .floorChange, .venueLoaded, .mapShown: true
  default: false
  }
}
