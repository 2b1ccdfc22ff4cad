import MezzanineCore

/// Lines on the map.
@available(*, deprecated, message: "Use MezzanineCore.ShapeItem.")
@MainActor public final class PathManager {
  private let context: MapContext

  init(_ context: MapContext) {
    self.context = context
  }

  /// Draws a line.
  ///
  /// - Parameters:
  ///   - nodes: Nodes or coordinates, such as `directions.path`; at least two in a row on the same map.
  ///   - options: Color and width.
  /// - Returns: The id of the line; nil after an error.
  @discardableResult
  @available(*, deprecated, message: "Add a ShapeItem to MapState.shapes.")
  public func add(nodes: [any MapPoint], options: Path = Path()) -> String? {
    reportPath(options)
    return context.attempt { () throws(MezzanineError) in
      let radius = options.nearRadius ?? defaultRadius
      try requireNumber("options.nearRadius", radius, from: leastRadius, to: greatestRadius)
      for node in nodes { try context.requirePlace("nodes", node) }
      let stretches = stretches(of: nodes)
      if stretches.isEmpty {
        throw MezzanineError(
          .invalidArgument, "nodes has \(nodes.count) points. Expected at least two points in a row on the same map.")
      }
      let id = context.newKey("path")
      let shapes = stretches.enumerated().map { index, points in
        ShapeItem(
          key: "\(id)-\(index)", geometry: .lineString(coordinates: points.map { [$0.longitude, $0.latitude] }),
          floorId: points[0].map.id, widthMeters: radius * 2, color: options.color)
      }
      context.change { $0.paths.append(ScenePath(id: id, shapes: shapes)) }
      return id
    }
  }

  /// Removes a line by its id. Removing it again does nothing.
  @available(*, deprecated, message: "Remove the ShapeItem from MapState.shapes.")
  public func remove(id: String) {
    context.change { $0.paths.removeAll { $0.id == id } }
  }

  /// Removes all lines.
  @available(*, deprecated, message: "Set MapState.shapes to nil.")
  public func removeAll() {
    context.change { $0.paths = [] }
  }
}

/// Points in a row on the same map, two or more each.
@available(*, deprecated)
private func stretches(of points: [any MapPoint]) -> [[any MapPoint]] {
  var stretches: [[any MapPoint]] = []
  for point in points {
    if let last = stretches.last?.first, last.map == point.map {
      stretches[stretches.count - 1].append(point)
    } else {
      stretches.append([point])
    }
  }
  return stretches.filter { $0.count > 1 }
}

private let defaultRadius = 0.25
private let leastRadius = 0.005
private let greatestRadius = 500.0
