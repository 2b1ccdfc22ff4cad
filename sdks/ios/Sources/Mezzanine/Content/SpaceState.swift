/// The appearance of spaces while it is on the map. Missing values stay as they are.
///
/// ```swift
/// SpaceState([chosen], color: "#e4572e")
/// ```
public struct SpaceState: MapContent {
  private let make: (String) -> SpaceItem
  private let key: String?

  /// Changes spaces.
  ///
  /// - Parameters:
  ///   - spaces: The spaces.
  ///   - key: Tells changes apart; default: its position among the changes.
  ///   - color: CSS color.
  ///   - heightMeters: Height of their walls.
  ///   - opacity: From 0 to 1.
  ///   - visible: Whether they are shown.
  ///   - interactive: Whether they can be tapped.
  public init(
    _ spaces: [Space], key: String? = nil, color: String? = nil, heightMeters: Double? = nil,
    opacity: Double? = nil, visible: Bool? = nil, interactive: Bool? = nil
  ) {
    let ids = spaces.map(\.id)
    make = { key in
      SpaceItem(
        key: key, spaceIds: ids, color: color, heightMeters: heightMeters, opacity: opacity, visible: visible,
        interactive: interactive)
    }
    self.key = key
  }

  /// The change.
  public var content: [MapItem] {
    MapItem { draft in
      let key = key ?? draft.nextKey("SpaceState")
      draft.add(make(key), "SpaceState", key: key, to: \.spaces)
    }
  }
}

/// Highlights places. One per map.
///
/// ```swift
/// Selection([chosen], focus: true)
/// ```
public struct Selection: MapContent {
  private let topic: SelectionTopic?

  /// Highlights spaces and locations. Other places are left out, and an empty list highlights nothing.
  ///
  /// - Parameters:
  ///   - places: Spaces and locations.
  ///   - color: CSS color; default: the theme's accent color.
  ///   - focus: Whether to bring them into view.
  public init(_ places: [any MapPlace], color: String? = nil, focus: Bool? = nil) {
    let spaceIds = ids(places, .space)
    let locationIds = ids(places, .location)
    topic =
      spaceIds.isEmpty && locationIds.isEmpty
      ? nil : SelectionTopic(spaceIds: spaceIds, locationIds: locationIds, color: color, focus: focus)
  }

  /// The selection.
  public var content: [MapItem] {
    MapItem { draft in draft.set(topic, "Selection", to: \.selection) }
  }
}

private func ids(_ places: [any MapPlace], _ type: EntityType) -> [String] {
  places.compactMap { place in
    guard case .entity(let entity) = place.target, entity.type == type else { return nil }
    return entity.id
  }
}
