import MezzanineCore

/// Keys of items begin with it. Items of the app with other keys stay on the map.
private let keyPrefix = "v4-"

/// Makes a key.
func sceneKey(_ kind: String, _ name: String) -> String { "\(keyPrefix)\(kind)-\(name)" }

/// A label, and the polygon whose text color it has.
struct SceneLabel {
  var item: LabelItem
  let polygonId: String?
  /// Whether `labelAllLocations` added it.
  let isNamed: Bool

  var isFlat: Bool { item.kind == .flat }
}

/// Who added a marker.
package enum MarkerOwner: String {
  case marker, tooltip, journey
}

/// A marker, and who added it.
struct SceneMarker {
  let owner: MarkerOwner
  let item: MarkerItem
}

/// How a polygon differs from the map.
struct PolygonLook {
  let polygonId: String
  let color: String
  let textColor: String?
  let opacity: Double?
}

/// A line on the map.
struct ScenePath {
  let id: String
  let shapes: [ShapeItem]
}

/// Content that calls of the older version put on a map.
struct Scene {
  var labels: [SceneLabel] = []
  var markers: [SceneMarker] = []
  var looks: [PolygonLook] = []
  /// Ids of the polygons at the destinations of the route.
  var highlightedIds: [String] = []
  /// Color of these polygons.
  var highlightColor: String?
  /// Ids of polygons that highlight on taps.
  var interactiveIds: [String] = []
  var paths: [ScenePath] = []
  var route: RouteTopic?
  var blueDot: BlueDotTopic?
  var screenOffsets: ScreenOffsets?

  /// The state of version 5.0 with this scene.
  func on(_ state: MapState) -> MapState {
    var state = state
    let looks = Dictionary(looks.map { ($0.polygonId, $0) }) { _, last in last }
    let ownLabels = labels.map { label in
      var item = label.item
      if let color = label.polygonId.flatMap({ looks[$0]?.textColor }) { item.color = color }
      return item
    }
    state.labels = LabelsTopic(
      names: AutomaticLabels.none, items: list(foreign(state.labels?.items, \.key) + ownLabels))
    state.markers = list(foreign(state.markers, \.key) + markers.map(\.item))
    state.shapes = list(foreign(state.shapes, \.key) + paths.flatMap(\.shapes))
    state.spaces = list(foreign(state.spaces, \.key) + spaceItems)
    state.route = route
    state.blueDot = blueDot
    if let screenOffsets {
      var rules = state.cameraRules ?? CameraRulesTopic()
      rules.screenOffsets = screenOffsets
      state.cameraRules = rules
    }
    return state
  }

  private var spaceItems: [SpaceItem] {
    let tapped =
      interactiveIds.isEmpty
      ? [] : [SpaceItem(key: sceneKey("interactive", "all"), spaceIds: interactiveIds, interactive: true)]
    let colored = looks.map {
      SpaceItem(
        key: sceneKey("look", $0.polygonId), spaceIds: [$0.polygonId], color: $0.color, opacity: $0.opacity)
    }
    let highlighted = highlightedIds.map {
      SpaceItem(key: sceneKey("highlight", $0), spaceIds: [$0], color: highlightColor)
    }
    return tapped + colored + highlighted
  }
}

/// Items that the app put on the map by calls of version 5.0.
private func foreign<Item>(_ items: [Item]?, _ key: (Item) -> String) -> [Item] {
  (items ?? []).filter { !key($0).hasPrefix(keyPrefix) }
}

private func list<Item>(_ items: [Item]) -> [Item]? { items.isEmpty ? nil : items }
