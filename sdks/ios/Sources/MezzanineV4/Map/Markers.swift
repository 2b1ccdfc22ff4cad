import MezzanineCore

/// The markers and tooltips of a map.
@available(*, deprecated)
@MainActor package final class Markers {
  private let context: MapContext

  init(_ context: MapContext) {
    self.context = context
  }

  package func add(_ place: any Navigable, _ html: String, _ options: Marker) -> String? {
    context.attempt { () throws(MezzanineError) in
      let priority = try priorityOf("markerOptions.rank", options.rank)
      return try put(.marker, place, html, options.anchor.v5, priority)
    }
  }

  package func addTooltip(_ place: any Navigable, _ html: String, _ options: Tooltip) -> String? {
    context.attempt { () throws(MezzanineError) in
      let priority = try priorityOf("tooltipOptions.collisionRank", options.collisionRank)
      return try put(.tooltip, place, "<div style=\"\(bubble)\">\(html)</div>", .bottom, priority)
    }
  }

  package func remove(_ owner: MarkerOwner, id: String) {
    context.change { $0.markers.removeAll { $0.item.key == id && $0.owner == owner } }
  }

  package func removeAll(_ owner: MarkerOwner) {
    context.change { $0.markers.removeAll { $0.owner == owner } }
  }

  private func put(
    _ owner: MarkerOwner, _ place: any Navigable, _ html: String, _ anchor: MezzanineCore.MarkerAnchor,
    _ priority: Priority?
  ) throws(MezzanineError) -> String {
    try context.requirePlace("place", place)
    let item = MarkerItem(
      key: context.newKey(owner.rawValue), target: place.v5Target, content: .html(html: html), anchor: anchor,
      priority: priority)
    context.change { $0.markers.append(SceneMarker(owner: owner, item: item)) }
    return item.key
  }
}

private let bubble =
  "padding:4px 8px;margin-bottom:6px;border-radius:6px;background:#16181D;color:#FFFFFF;"
  + "font:13px/1.4 system-ui,sans-serif;max-width:240px"
