/// A marker on the map. It is drawn in the web view, so its content is data and not a view of the app.
///
/// ```swift
/// Marker(at: shop, .text(text: "3 offers")) { isOpen = true }
/// ```
public struct Marker: MapContent {
  private let item: MarkerItem
  private let onPress: (@MainActor () -> Void)?

  /// Makes a marker.
  ///
  /// - Parameters:
  ///   - place: Where it is.
  ///   - marker: What it shows: a pin, text, an image, a tooltip, or HTML.
  ///   - key: Tells markers apart; default: the name of the place. A marker that moves needs one.
  ///   - anchor: Which side of it is at the place.
  ///   - priority: Which markers and labels hide others.
  ///   - minZoomLevel: From which zoom level it is shown.
  ///   - altitudeMeters: Height above the floor.
  ///   - moveDurationMs: How long it moves to another place with the same key.
  ///   - accessibleName: Its name for screen readers.
  ///   - interactive: Whether it can be tapped; default: if there is `onPress`.
  ///   - onPress: Called when the user taps it.
  public init(
    at place: any MapPlace, _ marker: MarkerContent = .pin(), key: String? = nil, anchor: MarkerAnchor? = nil,
    priority: Priority? = nil, minZoomLevel: Double? = nil, altitudeMeters: Double? = nil,
    moveDurationMs: Double? = nil, accessibleName: String? = nil, interactive: Bool? = nil,
    onPress: (@MainActor () -> Void)? = nil
  ) {
    let target = place.target
    item = MarkerItem(
      key: key ?? Mezzanine.key(of: target), target: target, content: marker, anchor: anchor, priority: priority,
      minZoomLevel: minZoomLevel, altitudeMeters: altitudeMeters, moveDurationMs: moveDurationMs,
      accessibleName: accessibleName, interactive: interactive ?? (onPress == nil ? nil : true))
    self.onPress = onPress
  }

  /// The marker.
  public var content: [MapItem] {
    MapItem { draft in
      draft.add(item, "Marker", key: item.key, to: \.markers)
      draft.onPress(item.key, in: \.markerKeys, onPress)
    }
  }
}

/// A tooltip with an arrow: a title, text, an image, or several of them.
///
/// ```swift
/// Tooltip(at: desk, title: "Check-in", text: "Opens at 9")
/// ```
public struct Tooltip: MapContent {
  private let marker: Marker

  /// Makes a tooltip.
  ///
  /// - Parameters:
  ///   - place: Where its arrow points.
  ///   - title: First line, in bold.
  ///   - text: Plain text.
  ///   - imageUrl: A file of the venue, or a `data:` URL.
  ///   - color: CSS color of its background; default: that of the theme.
  ///   - key: Tells markers and tooltips apart; default: the name of the place.
  ///   - anchor: Which side of it is at the place.
  ///   - priority: Which markers and labels hide others.
  ///   - accessibleName: Its name for screen readers.
  ///   - onPress: Called when the user taps it.
  public init(
    at place: any MapPlace, title: String? = nil, text: String? = nil, imageUrl: String? = nil,
    color: String? = nil, key: String? = nil, anchor: MarkerAnchor? = nil, priority: Priority? = nil,
    accessibleName: String? = nil, onPress: (@MainActor () -> Void)? = nil
  ) {
    let tooltip = MarkerContent.tooltip(title: title, text: text, imageUrl: imageUrl, color: color)
    marker = Marker(
      at: place, tooltip, key: key, anchor: anchor, priority: priority, accessibleName: accessibleName,
      onPress: onPress)
  }

  /// The marker of the tooltip.
  public var content: [MapItem] { marker }
}
