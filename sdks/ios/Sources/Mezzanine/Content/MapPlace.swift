import MezzanineCore

/// A place on the map: an entity of the venue that has one, a coordinate, or a target of the protocol.
public protocol MapPlace {
  /// The place as the page takes it.
  var target: PlaceTarget { get }
}

extension PlaceTarget: MapPlace {
  /// This item.
  public var target: PlaceTarget { self }
}

extension Coordinate: MapPlace {
  /// The coordinate as a place.
  public var target: PlaceTarget {
    .coordinate(longitude: longitude, latitude: latitude, floorId: floorId)
  }
}

extension Space: MapPlace {}
extension Location: MapPlace {}
extension Floor: MapPlace {}
extension Door: MapPlace {}
extension Connection: MapPlace {}
extension PointOfInterest: MapPlace {}
extension Area: MapPlace {}
extension Annotation: MapPlace {}
extension MezzanineCore.Category: MapPlace {}

/// A key for an item without one: the name of its place.
func key(of target: PlaceTarget) -> String {
  switch target {
  case .entity(let entity): "\(entity.type?.rawValue ?? "entity") \(entity.id.prefix(greatestIdLength))"
  case .coordinate(let coordinate): "\(coordinate.longitude) \(coordinate.latitude) \(coordinate.floorId ?? "")"
  case .node(let node): "node \(node.nodeId.prefix(greatestIdLength))"
  }
}

/// Keys have up to 200 characters.
private let greatestIdLength = 170
