import MezzanineCore

/// The directions of the older version: one for each destination.
@available(*, deprecated)
func directionsOf(_ venue: Venue, _ source: DirectionsSource) -> [Directions] {
  let legs = source.result.legs
  var next = 0
  return source.to.indices.map { stop in
    let end = legs.indices.first { legs[$0].arrivesAt == stop } ?? legs.count - 1
    let range = next..<max(end + 1, next)
    next = range.upperBound
    let own = legs[range]
    return Directions(
      path: own.flatMap { leg in leg.coordinates.compactMap { coordinateOf(venue, $0, leg.floorId) } },
      distance: own.reduce(0) { $0 + $1.distanceMeters },
      instructions: source.result.instructions
        .filter { range.contains($0.leg) }
        .compactMap { instructionOf(venue, $0, to: source.to[stop]) },
      source: source)
  }
}

/// A coordinate of version 5.0 as one of the venue.
@available(*, deprecated)
func coordinateOf(_ venue: Venue, _ place: MezzanineCore.Coordinate, _ floorId: String) -> Coordinate? {
  guard let map = venue.map(place.floorId ?? floorId) ?? venue.maps.first else { return nil }
  return Coordinate(latitude: place.latitude, longitude: place.longitude, map: map)
}

/// The most important location of a place.
@available(*, deprecated)
func locationOf(_ place: any Navigable) -> Location? {
  switch place {
  case let location as Location: location
  case let polygon as Polygon: polygon.locations.first
  case let node as Node: node.locations.first
  default: nil
  }
}

@available(*, deprecated)
private func instructionOf(
  _ venue: Venue, _ step: DirectionsInstruction, to destination: any Navigable
) -> Instruction? {
  guard let node = coordinateOf(venue, step.coordinate, step.floorId) else { return nil }
  let isVortex = step.action == .take
  let action = InstructionAction(
    type: ActionType(step.action),
    bearing: step.turn.map(BearingType.init),
    referencePosition: step.side.map(ReferencePosition.init),
    fromMap: isVortex ? venue.map(step.floorId) : nil,
    toMap: isVortex ? venue.map(step.toFloorId) : nil)
  return Instruction(
    v5: step, action: action, node: node, atLocation: locationAt(venue, step, destination),
    atVortex: isVortex ? venue.vortex(step.connectionId) : nil)
}

@available(*, deprecated)
private func locationAt(
  _ venue: Venue, _ step: DirectionsInstruction, _ destination: any Navigable
) -> Location? {
  if step.action == .arrive { return locationOf(destination) }
  // Landmarks have only names.
  guard let landmark = step.landmark else { return nil }
  return venue.locations.first { $0.name == landmark }
}
