/// Reads what is on a map as rows of a list, again whenever that may have changed.
@MainActor final class PlaceReader {
  private let requests: @MainActor () -> MapRequests?
  private let show: @MainActor (PlaceRows) -> Void
  private var reading: Task<Void, Never>?

  /// - Parameters:
  ///   - requests: Requests to the map, or nil if it is gone.
  ///   - show: Called with the rows.
  init(_ requests: @escaping @MainActor () -> MapRequests?, _ show: @escaping @MainActor (PlaceRows) -> Void) {
    self.requests = requests
    self.show = show
  }

  deinit { reading?.cancel() }

  /// Reads again if an event of the map changes the list.
  func handle(_ event: MapEvent) {
    if changesPlaces(event) { read() }
  }

  /// Reads again if topics of the state that the page has applied change the list.
  func handleApplied(_ topics: Set<StateTopic>) {
    if !topics.isDisjoint(with: listedTopics) { read() }
  }

  /// Reads again.
  func read() {
    reading?.cancel()
    reading = Task { [weak self, requests] in
      // Without a map, the list is empty; the map reports why.
      let things = (try? await requests()?.getThings()) ?? []
      if Task.isCancelled { return }
      self?.show(PlaceRows(things))
    }
  }
}

/// Topics whose items are on the list, or that hide some of them.
private let listedTopics: Set<StateTopic> = [.labels, .markers, .models, .shapes, .spaces, .visibility]
