import MezzanineCore

/// The route that is drawn on the map.
@available(*, deprecated, message: "Use MezzanineCore.RouteTopic.")
@MainActor public final class JourneyManager {
  private let context: MapContext
  private var legs: [Directions] = []

  init(_ context: MapContext) {
    self.context = context
  }

  /// Draws a route instead of the one that is drawn.
  ///
  /// - Parameters:
  ///   - directions: From `getDirections`.
  ///   - options: Look of the route and of its markers.
  @available(*, deprecated, message: "Use RouteTopic.")
  public func draw(directions: Directions, options: Journey = Journey()) {
    // A leg of a route is drawn with the other legs.
    draw(directions: [directions], options: options)
  }

  /// Draws a route to several destinations instead of the one that is drawn. An empty array draws nothing.
  ///
  /// - Parameters:
  ///   - directions: From `getDirections` with a ``DestinationSet``.
  ///   - options: Look of the route and of its markers.
  @available(*, deprecated, message: "Use RouteTopic.")
  public func draw(directions: [Directions], options: Journey = Journey()) {
    reportJourney(options)
    guard let venue = context.attempt({ () throws(MezzanineError) in try context.requireVenue("draw") }) else {
      return
    }
    clear()
    guard let source = directions.first?.source else { return }
    legs = directions
    let markers = journeyMarkers(venue, source, options).map { marker in
      MarkerItem(
        key: context.newKey(MarkerOwner.journey.rawValue), target: marker.place.v5Target,
        content: .html(html: marker.html), anchor: .bottom, priority: .always)
    }
    let route = RouteTopic(
      from: source.from.v5Target, to: source.to.map(\.v5Target),
      options: DirectionsOptions(isStepFree: source.isStepFree), color: options.pathOptions?.color,
      markers: options.hasTemplate ? false : nil)
    context.change { scene in
      scene.markers += markers.map { SceneMarker(owner: .journey, item: $0) }
      scene.highlightedIds = options.polygonHighlightColor == nil ? [] : polygonIds(of: source)
      scene.highlightColor = options.polygonHighlightColor
      scene.route = route
    }
  }

  /// Goes to a step of the route and shows its map.
  ///
  /// - Parameter step: Index in `instructions`; with several destinations, the leg.
  @available(*, deprecated, message: "Use RouteTopic.step.")
  public func setStep(step: Int) {
    let isLeg = legs.count > 1
    let count = isLeg ? legs.count : legs.first?.instructions.count ?? 0
    if step < 0 || step >= count {
      let expected = count > 0 ? "a number from 0 to \(count - 1)" : "no call before draw"
      return context.report(invalidArgument("step", step, expected))
    }
    let index = isLeg ? legs[..<step].reduce(0) { $0 + $1.instructions.count } : step
    context.change { $0.route?.step = index }
  }

  /// Removes the route, its markers, and its highlights.
  @available(*, deprecated, message: "Set MapState.route to nil.")
  public func clear() {
    legs = []
    context.change { scene in
      scene.markers.removeAll { $0.owner == .journey }
      scene.highlightedIds = []
      scene.highlightColor = nil
      scene.route = nil
    }
  }
}

@available(*, deprecated)
private func polygonIds(of source: DirectionsSource) -> [String] {
  distinct(
    source.to.flatMap { place in
      switch place {
      case let polygon as Polygon: [polygon.id]
      case let location as Location: location.polygons.map(\.id)
      default: [String]()
      }
    })
}
