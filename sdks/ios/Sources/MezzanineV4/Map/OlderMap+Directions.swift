import MezzanineCore

@available(*, deprecated)
extension OlderMap {
  package func getDirections(
    to: any Navigable, from: any Navigable, _ accessible: Bool,
    _ callback: @escaping @MainActor (Directions?) -> Void
  ) {
    findDirections(from, [to], accessible) { callback($0?.first) }
  }

  package func getDirections(
    to: DestinationSet, from: any Navigable, _ accessible: Bool,
    _ callback: @escaping @MainActor ([Directions]?) -> Void
  ) {
    findDirections(from, to.destinations, accessible, callback)
  }

  private func findDirections(
    _ from: any Navigable, _ to: [any Navigable], _ accessible: Bool,
    _ callback: @escaping @MainActor ([Directions]?) -> Void
  ) {
    let requests = context.host.requests
    Task { [context] in
      var found: [Directions]?
      let error = await errorOf {
        let venue = try context.requireVenue("getDirections")
        try context.requirePlace("from", from)
        for place in to { try context.requirePlace("to", place) }
        if to.isEmpty { throw MezzanineError(.invalidArgument, "to is empty. Expected at least one place.") }
        let options = DirectionsOptions(isStepFree: accessible)
        let result = try await requests.getDirections(from: from.v5Target, to: to.map(\.v5Target), options: options)
        found = result.directions.map {
          directionsOf(venue, DirectionsSource(from: from, to: to, isStepFree: accessible, result: $0))
        }
      }
      if let error { context.report(error) }
      callback(found)
    }
  }
}
