/// A 3D model on a floor.
///
/// ```swift
/// Model("assets/tree.glb", at: [plaza], scale: 2)
/// ```
public struct Model: MapContent {
  private let item: ModelItem
  private let onPress: (@MainActor () -> Void)?

  /// Makes a model.
  ///
  /// - Parameters:
  ///   - url: A `.glb` file of the venue, a URL, or a `data:` URL.
  ///   - places: Where it stands: one model at each.
  ///   - key: Tells models apart; default: the name of its first place.
  ///   - floorId: Id of its floor.
  ///   - scale: Its size; default 1.
  ///   - headingDegrees: Clockwise from north.
  ///   - pitchDegrees: Forward.
  ///   - altitudeMeters: Height above the floor.
  ///   - color: CSS color.
  ///   - opacity: From 0 to 1.
  ///   - interactive: Whether it can be tapped; default: if there is `onPress`.
  ///   - onPress: Called when the user taps it.
  public init(
    _ url: String, at places: [any MapPlace], key: String? = nil, floorId: String? = nil, scale: Double? = nil,
    headingDegrees: Double? = nil, pitchDegrees: Double? = nil, altitudeMeters: Double? = nil, color: String? = nil,
    opacity: Double? = nil, interactive: Bool? = nil, onPress: (@MainActor () -> Void)? = nil
  ) {
    let targets = places.map(\.target)
    let place = targets.first.map { Mezzanine.key(of: $0) } ?? ""
    item = ModelItem(
      key: key ?? place, targets: targets, url: url, floorId: floorId, scale: scale, headingDegrees: headingDegrees,
      pitchDegrees: pitchDegrees, altitudeMeters: altitudeMeters, color: color, opacity: opacity,
      interactive: interactive ?? (onPress == nil ? nil : true))
    self.onPress = onPress
  }

  /// The models.
  public var content: [MapItem] {
    MapItem { draft in
      draft.add(item, "Model", key: item.key, to: \.models)
      draft.onPress(item.key, in: \.modelKeys, onPress)
    }
  }
}

/// An image on a floor.
///
/// ```swift
/// FloorImage(plan, at: hall, widthMeters: 30, heightMeters: 20)
/// ```
public struct FloorImage: MapContent {
  private let item: ImageItem

  /// Makes an image.
  ///
  /// - Parameters:
  ///   - url: A file of the venue, a URL, or a `data:` URL.
  ///   - place: Where its center is.
  ///   - key: Tells images apart; default: the name of the place.
  ///   - floorId: Id of its floor.
  ///   - widthMeters: Its width.
  ///   - heightMeters: Its height.
  ///   - rotationDegrees: Clockwise.
  ///   - altitudeMeters: Height above the floor.
  ///   - opacity: From 0 to 1.
  public init(
    _ url: String, at place: any MapPlace, key: String? = nil, floorId: String? = nil, widthMeters: Double? = nil,
    heightMeters: Double? = nil, rotationDegrees: Double? = nil, altitudeMeters: Double? = nil,
    opacity: Double? = nil
  ) {
    let target = place.target
    item = ImageItem(
      key: key ?? Mezzanine.key(of: target), target: target, url: url, floorId: floorId, widthMeters: widthMeters,
      heightMeters: heightMeters, rotationDegrees: rotationDegrees, altitudeMeters: altitudeMeters, opacity: opacity)
  }

  /// The image.
  public var content: [MapItem] {
    MapItem { draft in draft.add(item, "FloorImage", key: item.key, to: \.images) }
  }
}
