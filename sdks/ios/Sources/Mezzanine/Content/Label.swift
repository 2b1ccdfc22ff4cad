/// Text on the map: it faces the viewer, or lies on the floor with the kind `flat`.
///
/// ```swift
/// Label("Meet here", at: shop, priority: .high)
/// ```
public struct Label: MapContent {
  private let item: LabelItem
  private let onPress: (@MainActor () -> Void)?

  /// Makes a label.
  ///
  /// - Parameters:
  ///   - text: One paragraph in any script.
  ///   - place: Where it is.
  ///   - key: Tells labels apart; default: the name of the place.
  ///   - kind: Whether it faces the viewer or lies on the floor.
  ///   - priority: Which markers and labels hide others.
  ///   - minZoomLevel: From which zoom level it is shown.
  ///   - maxZoomLevel: To which zoom level it is shown.
  ///   - color: CSS color of the text.
  ///   - haloColor: CSS color around the text.
  ///   - fontSizePixels: Size of text that faces the viewer.
  ///   - fontWeight: From 100 to 900.
  ///   - fontSizeMeters: Size of text on the floor.
  ///   - rotationDegrees: Rotation of text on the floor.
  ///   - maxWidthPixels: Width at which lines break.
  ///   - icon: An icon next to the text.
  ///   - accessibleName: Its name for screen readers.
  ///   - interactive: Whether it can be tapped; default: if there is `onPress`.
  ///   - onPress: Called when the user taps it.
  public init(
    _ text: String, at place: any MapPlace, key: String? = nil, kind: LabelKind? = nil, priority: Priority? = nil,
    minZoomLevel: Double? = nil, maxZoomLevel: Double? = nil, color: String? = nil, haloColor: String? = nil,
    fontSizePixels: Double? = nil, fontWeight: Double? = nil, fontSizeMeters: Double? = nil,
    rotationDegrees: Double? = nil, maxWidthPixels: Double? = nil, icon: LabelIcon? = nil,
    accessibleName: String? = nil, interactive: Bool? = nil, onPress: (@MainActor () -> Void)? = nil
  ) {
    let target = place.target
    item = LabelItem(
      key: key ?? Mezzanine.key(of: target), target: target, text: text, kind: kind, priority: priority,
      minZoomLevel: minZoomLevel, maxZoomLevel: maxZoomLevel, color: color, haloColor: haloColor,
      fontSizePixels: fontSizePixels, fontWeight: fontWeight, fontSizeMeters: fontSizeMeters,
      rotationDegrees: rotationDegrees, maxWidthPixels: maxWidthPixels, icon: icon, accessibleName: accessibleName,
      interactive: interactive ?? (onPress == nil ? nil : true))
    self.onPress = onPress
  }

  /// The label.
  public var content: [MapItem] {
    MapItem { draft in
      draft.add(item, "Label", key: item.key, to: \.labelItems)
      draft.onPress(item.key, in: { click in click.labels.compactMap(\.key) }, onPress)
    }
  }
}
