/// A point, line, or area on a floor.
///
/// ```swift
/// Shape(.lineString(coordinates: walk), floorId: ground.id, widthMeters: 2)
/// ```
public struct Shape: MapContent {
  private let make: (String) -> ShapeItem
  private let key: String?
  private let onPress: (@MainActor () -> Void)?

  /// Makes a shape.
  ///
  /// - Parameters:
  ///   - geometry: A GeoJSON geometry, in degrees.
  ///   - floorId: Id of its floor; default: the floor that is shown when it is added.
  ///   - key: Tells shapes apart; default: its position among the shapes.
  ///   - widthMeters: Width of a line.
  ///   - radiusMeters: Radius of a point.
  ///   - color: CSS color.
  ///   - opacity: From 0 to 1.
  ///   - heightMeters: Height of an area as a block.
  ///   - altitudeMeters: Height above the floor.
  ///   - interactive: Whether it can be tapped; default: if there is `onPress`.
  ///   - onPress: Called when the user taps it.
  public init(
    _ geometry: Geometry, floorId: String? = nil, key: String? = nil, widthMeters: Double? = nil,
    radiusMeters: Double? = nil, color: String? = nil, opacity: Double? = nil, heightMeters: Double? = nil,
    altitudeMeters: Double? = nil, interactive: Bool? = nil, onPress: (@MainActor () -> Void)? = nil
  ) {
    make = { key in
      ShapeItem(
        key: key, geometry: geometry, floorId: floorId, widthMeters: widthMeters, radiusMeters: radiusMeters,
        color: color, opacity: opacity, heightMeters: heightMeters, altitudeMeters: altitudeMeters,
        interactive: interactive ?? (onPress == nil ? nil : true))
    }
    self.key = key
    self.onPress = onPress
  }

  /// The shape.
  public var content: [MapItem] {
    MapItem { draft in
      let key = key ?? draft.nextKey("Shape")
      draft.add(make(key), "Shape", key: key, to: \.shapes)
      draft.onPress(key, in: \.shapeKeys, onPress)
    }
  }
}
