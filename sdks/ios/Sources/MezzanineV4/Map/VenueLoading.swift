import MezzanineCore

/// Loads venues, and tells once for each call that the data and the first frame are there.
@available(*, deprecated)
@MainActor final class VenueLoading {
  /// Called with the data and the options of the call.
  var onDataLoaded: @MainActor (Venue, ShowVenue) -> Void = { _, _ in }
  /// Called at the first frame.
  var onFirstMapLoaded: @MainActor () -> Void = {}

  private let context: MapContext
  private var options = ShowVenue()
  private var isDataTold = true
  private var isMapTold = true
  private var hasFailed = false
  private var task: Task<Void, Never>?

  init(_ context: MapContext) {
    self.context = context
  }

  func load(_ options: Init, _ showVenue: ShowVenue, _ callback: (@MainActor (MezzanineError) -> Void)?) {
    context.errorCallback = callback
    guard let source = context.attempt({ () throws(MezzanineError) in try sourceOf(options) }) else { return }
    begin(showVenue)
    guard let cache = options.cache else { return open(source, options.language) }
    task = Task { [weak self] in
      // Without a readable cache, the venue comes from the server.
      let stored = try? await cache.readSource(source)
      if !Task.isCancelled { self?.open(stored ?? source, options.language) }
    }
  }

  func show(_ bundle: VenueSource, _ showVenue: ShowVenue, _ callback: (@MainActor (MezzanineError) -> Void)?) {
    context.errorCallback = callback
    begin(showVenue)
    open(bundle, nil)
  }

  func handle(_ event: MapEvent) {
    switch event {
    case .venueLoaded: tellData()
    case .mapShown: tellMap()
    case .error(let report):
      if !isDataTold { hasFailed = true }
      context.report(MezzanineError(report.code, report.message))
    default: break
    }
  }

  private func begin(_ showVenue: ShowVenue) {
    reportShowVenue(showVenue)
    task?.cancel()
    options = showVenue
    // Content of earlier calls belongs to the previous venue.
    if context.venue != nil { context.change { $0 = Scene() } }
    context.venue = nil
    isDataTold = false
    isMapTold = false
  }

  private func open(_ source: VenueSource, _ language: String?) {
    let isRetry = hasFailed
    hasFailed = false
    if !isRetry { return want(source, language) }
    // Otherwise an equal state would not load the venue again.
    context.host.state.venue = nil
    task = Task { [weak self, weak host = context.host] in
      let error = await errorOf { try await host?.waitUntilApplied() }
      if Task.isCancelled { return }
      if let error { self?.context.report(error) }
      self?.want(source, language)
    }
  }

  private func want(_ source: VenueSource, _ language: String?) {
    let host = context.host
    var state = context.scene.on(host.state)
    state.venue = VenueTopic(source: source)
    state.language = language
    state.floor = options.firstMapId.map { FloorTopic(id: $0) }
    if let color = options.backgroundColor {
      state.theme = ThemeTopic(scheme: .auto, colors: ThemeColors(paper: color))
    }
    host.state = state
    if host.venue == nil {
      context.mapId = nil
      context.camera = nil
      return
    }
    // The same venue is not loaded again. The app sets its delegate after this.
    task = Task { [weak self] in
      if Task.isCancelled { return }
      self?.tellData()
      if self?.context.host.isMapShown == true { self?.tellMap() }
    }
  }

  private func tellData() {
    guard !isDataTold, let loaded = context.host.venue else { return }
    isDataTold = true
    let venue = Venue(v5: loaded)
    context.venue = venue
    onDataLoaded(venue, options)
  }

  private func tellMap() {
    if isMapTold || !isDataTold { return }
    isMapTold = true
    onFirstMapLoaded()
  }
}
