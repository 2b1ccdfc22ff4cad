import MezzanineCore

/// A place of the venue that directions can start or end at: a ``Polygon``, ``Location``, ``Vortex``, ``Node``, or
/// ``Coordinate``.
@available(*, deprecated, message: "Use MezzanineCore.PlaceTarget.")
public protocol Navigable: Sendable {
  /// Its venue.
  var venue: Venue { get }

  /// The version 5.0 place.
  var v5Target: PlaceTarget { get }
}

/// A point on a map: a ``Node`` or a ``Coordinate``.
@available(*, deprecated, message: "Use MezzanineCore.Coordinate.")
public protocol MapPoint: Navigable {
  /// Degrees north.
  var latitude: Double { get }

  /// Degrees east.
  var longitude: Double { get }

  /// The map that the point is on.
  var map: VenueMap { get }
}

@available(*, deprecated)
extension MapPoint {
  /// The coordinate as a place.
  public var v5Target: PlaceTarget { .coordinate(longitude: longitude, latitude: latitude, floorId: map.id) }
}
