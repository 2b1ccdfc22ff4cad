import Foundation
import MezzanineCore

/// A place on a map, in WGS84 degrees. ``VenueMap/createCoordinate(latitude:longitude:)`` makes one.
@available(*, deprecated, message: "Use MezzanineCore.Coordinate.")
public struct Coordinate: MapPoint, Hashable, CustomStringConvertible {
  public let latitude: Double
  public let longitude: Double
  public let map: VenueMap

  public var venue: Venue { map.venue }

  /// The nearest node on the same map in a straight line; nil if the map has no nodes.
  @available(*, deprecated, message: "Directions of version 5.0 start at coordinates. No node is needed.")
  public var nearestNode: Node? {
    map.nodes.min { metersBetween(self, $0) < metersBetween(self, $1) }
  }

  /// The degrees and the map.
  public var description: String { "Coordinate(\(latitude), \(longitude), \(map.id))" }
}

/// A point at which a polygon, location, or vortex is entered.
@available(*, deprecated, message: "Use MezzanineCore.Door.")
public struct Node: MapPoint, Hashable, CustomStringConvertible {
  public let venue: Venue
  let record: NodeRecord

  /// Unique in the venue.
  public var id: String { record.id }

  public var latitude: Double { record.latitude }

  public var longitude: Double { record.longitude }

  public var map: VenueMap { VenueMap(venue: venue, v5: floor) }

  /// Locations that are entered here.
  @available(*, deprecated, message: "Use Door.locations.")
  public var locations: [Location] { record.locationIds.compactMap(venue.location) }

  /// The place of the node.
  @available(*, deprecated, message: "Use Door.center.")
  public var coordinate: Coordinate { Coordinate(latitude: latitude, longitude: longitude, map: map) }

  /// The id.
  public var description: String { "Node(\(id))" }

  /// The table has only nodes on floors of the venue.
  private var floor: Floor { venue.v5.floor(record.floorId) ?? venue.v5.floors[0] }
}

/// The distance in a straight line. Venues are small enough to be flat.
@available(*, deprecated)
func metersBetween(_ one: any MapPoint, _ other: any MapPoint) -> Double {
  let shrink = cos(one.latitude * .pi / 180)
  let east = (other.longitude - one.longitude) * shrink
  return metersPerDegree * hypot(east, other.latitude - one.latitude)
}

let metersPerDegree = 40_075_017.0 / 360
