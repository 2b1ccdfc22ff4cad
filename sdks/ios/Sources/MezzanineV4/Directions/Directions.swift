import MezzanineCore

/// Several destinations for one route, visited in the given order.
@available(*, deprecated, message: "Pass an array of places to MapRequests.getDirections or RouteTopic.")
public struct DestinationSet: Sendable {
  /// At least one place.
  public let destinations: [any Navigable]

  /// Makes a set.
  public init(destinations: [any Navigable]) {
    self.destinations = destinations
  }
}

/// A route and its instructions.
@available(*, deprecated, message: "Use MezzanineCore.Directions.")
public struct Directions: Sendable, CustomStringConvertible {
  /// Coordinates along the route, map after map.
  public let path: [Coordinate]
  /// Meters along the route.
  @available(*, deprecated, message: "Use Directions.distanceMeters.")
  public let distance: Double
  /// Steps in order.
  public let instructions: [Instruction]
  let source: DirectionsSource

  /// The directions of version 5.0. Legs to several destinations have the same ones.
  public var v5: MezzanineCore.Directions { source.result }

  /// The distance, and how many instructions there are.
  public var description: String { "Directions(\(distance) m, \(instructions.count) instructions)" }
}

/// What directions were found for.
@available(*, deprecated)
struct DirectionsSource: Sendable {
  let from: any Navigable
  let to: [any Navigable]
  let isStepFree: Bool
  let result: MezzanineCore.Directions
}
