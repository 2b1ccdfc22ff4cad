/// Draws floors apart while it is on the map. One per map.
///
/// ```swift
/// if isOverview { StackedFloors(gapMeters: 20) }
/// ```
public struct StackedFloors: MapContent {
  private let topic: StackTopic
  private let onChange: (@MainActor (StackChange) -> Void)?

  /// Draws floors apart.
  ///
  /// - Parameters:
  ///   - floors: The floors; default: those of the building.
  ///   - gapMeters: Space between them.
  ///   - durationMs: How long they move.
  ///   - fit: Whether to bring them into view.
  ///   - onChange: Called when the floors are drawn apart or together.
  public init(
    _ floors: [Floor]? = nil, gapMeters: Double? = nil, durationMs: Double? = nil, fit: Bool? = nil,
    onChange: (@MainActor (StackChange) -> Void)? = nil
  ) {
    topic = StackTopic(
      isExpanded: true, floorIds: floors?.map(\.id), gapMeters: gapMeters, durationMs: durationMs, fit: fit)
    self.onChange = onChange
  }

  /// The floors.
  public var content: [MapItem] {
    MapItem { draft in
      draft.set(topic, "StackedFloors", to: \.stack)
      draft.onEvent { event in
        if case .stackChange(let change) = event { onChange?(change) }
      }
    }
  }
}

/// The outdoor map around the venue while it is on the map. One per map.
///
/// ```swift
/// OutdoorMap(styleUrl: "https://tiles.example.com/style.json")
/// ```
public struct OutdoorMap: MapContent {
  private let topic: OutdoorTopic
  private let onChange: (@MainActor (OutdoorChange) -> Void)?

  /// Shows the outdoor map.
  ///
  /// - Parameters:
  ///   - styleUrl: Address of a MapLibre style. Its servers have to be in the options of the map.
  ///   - styleJson: A MapLibre style.
  ///   - onChange: Called when it appears or disappears.
  public init(
    styleUrl: String? = nil, styleJson: String? = nil, onChange: (@MainActor (OutdoorChange) -> Void)? = nil
  ) {
    topic = OutdoorTopic(isShown: true, styleUrl: styleUrl, styleJson: styleJson)
    self.onChange = onChange
  }

  /// The outdoor map.
  public var content: [MapItem] {
    MapItem { draft in
      draft.set(topic, "OutdoorMap", to: \.outdoor)
      draft.onEvent { event in
        if case .outdoorChange(let change) = event { onChange?(change) }
      }
    }
  }
}
