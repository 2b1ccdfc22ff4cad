import MezzanineCore

@available(*, deprecated)
extension OlderMap {
  package func setPolygonColor(id: String, _ color: String, _ textColor: String?, _ opacity: Double?) {
    context.attempt { () throws(MezzanineError) in
      try requireNumber("opacity", opacity, from: 0, to: 1)
      let polygon = try context.requirePolygon(id)
      let look = PolygonLook(polygonId: polygon.id, color: color, textColor: textColor, opacity: opacity)
      context.change { scene in
        scene.looks = scene.looks.filter { $0.polygonId != look.polygonId } + [look]
      }
    }
  }

  package func clearPolygonColor(id: String) {
    context.attempt { () throws(MezzanineError) in
      let polygon = try context.requirePolygon(id)
      context.change { $0.looks.removeAll { $0.polygonId == polygon.id } }
    }
  }

  package func clearAllPolygonColors(_ callback: (@MainActor (MezzanineError?) -> Void)?) {
    context.change { $0.looks = [] }
    guard callback != nil else { return }
    context.run(callback) { [host = context.host] _ in try await host.waitUntilApplied() }
  }

  package func addInteractivePolygon(id: String) {
    context.attempt { () throws(MezzanineError) in
      makeInteractive([try context.requirePolygon(id).id])
    }
  }

  package func addInteractivePolygonsForAllLocations() {
    context.attempt { () throws(MezzanineError) in
      let venue = try context.requireVenue("addInteractivePolygonsForAllLocations")
      makeInteractive(venue.polygons.filter { !$0.locations.isEmpty }.map(\.id))
    }
  }

  package func removeAllInteractivePolygons() {
    context.change { $0.interactiveIds = [] }
  }

  private func makeInteractive(_ ids: [String]) {
    context.change { $0.interactiveIds = distinct($0.interactiveIds + ids) }
  }
}
