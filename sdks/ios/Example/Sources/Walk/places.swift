import Mezzanine

extension Venue {
  /// The location or space with an id, or nil.
  func place(_ id: String) -> (any MapPlace)? {
    if let location = location(id) { return location }
    return space(id)
  }

  /// Where walks start by default: an entrance, or the first location of the list.
  var entrance: (any MapPlace)? {
    if let door = doors.first(where: \.isExterior) { return door }
    return listedLocations.first { !$0.spaces.isEmpty }
  }

  /// Where a demo walk ends: the listed location on the highest floor.
  var walkEnd: (any MapPlace)? {
    listedLocations.filter { !$0.spaces.isEmpty }.max { elevation(of: $0) < elevation(of: $1) }
  }

  private func elevation(of location: Location) -> Double { location.spaces.first?.floor.elevation ?? 0 }
}

/// The name of a location or space.
func nameOf(_ place: (any MapPlace)?) -> String {
  if let location = place as? Location { return location.name }
  return (place as? Space)?.name ?? ""
}

/// Id of the location that users tapped, or of the space if it has none; nil outside all spaces.
func tappedPlaceId(_ click: ClickDetail) -> String? { click.locationIds.first ?? click.spaceIds.first }
