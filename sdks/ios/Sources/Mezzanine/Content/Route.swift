/// Directions on the map, step by step. One per map. `MapRequests.getDirections` returns the same directions as data,
/// for a list.
///
/// ```swift
/// Route(from: entrance, to: [shop], step: $step)
/// ```
public struct Route: MapContent {
  private let topic: RouteTopic?
  private let onRoute: (@MainActor (DirectionsResult?) -> Void)?
  private let onStep: (@MainActor (StepChange) -> Void)?

  /// Draws directions.
  ///
  /// - Parameters:
  ///   - from: Origin; nothing is drawn without it.
  ///   - to: Destination, or several in order; nothing is drawn without one.
  ///   - step: Index of the current instruction.
  ///   - options: Profile, for example step-free.
  ///   - color: CSS color of the line.
  ///   - widthPixels: Width of the line.
  ///   - fit: Whether to bring the route into view.
  ///   - markers: Whether to mark origin and destinations.
  ///   - animate: Whether the line moves.
  ///   - onRoute: Called with the directions, or with the reasons why there are none.
  ///   - onStep: Called when another instruction is current, also through a tap on the route.
  public init(
    from: (any MapPlace)?, to: [any MapPlace], step: Int? = nil, options: DirectionsOptions? = nil,
    color: String? = nil, widthPixels: Double? = nil, fit: Bool? = nil, markers: Bool? = nil, animate: Bool? = nil,
    onRoute: (@MainActor (DirectionsResult?) -> Void)? = nil, onStep: (@MainActor (StepChange) -> Void)? = nil
  ) {
    let targets = to.map(\.target)
    topic = from.flatMap { from in
      targets.isEmpty
        ? nil
        : RouteTopic(
          from: from.target, to: targets, options: options, step: step, color: color, widthPixels: widthPixels,
          fit: fit, markers: markers, animate: animate)
    }
    self.onRoute = onRoute
    self.onStep = onStep
  }

  /// The route.
  public var content: [MapItem] {
    MapItem { draft in
      draft.set(topic, "Route", to: \.route)
      draft.onEvent { event in
        switch event {
        case .routeChange(let change): onRoute?(change.result)
        case .navigationStep(let change): onStep?(change)
        default: break
        }
      }
    }
  }
}
