#if canImport(UIKit)
  import UIKit

  /// A map on screen. Say what should be on it with ``state``.
  ///
  /// ```swift
  /// let map = MapView()
  /// map.state.venue = VenueTopic(source: .access(baseUrl: server, venueId: "mall", accessToken: token))
  /// map.onClick = { click in print(click.spaceIds) }
  /// let venue = try await map.loadedVenue()
  /// ```
  ///
  /// The view follows dark mode, stops in the background, and loads the page again if the system ends its process: the
  /// map is then as before, with the floor and the camera that the user chose. It needs no location permission.
  @MainActor public final class MapView: UIView {
    /// The loaded venue, or nil while there is none.
    public var venue: Venue? { session.venue }

    /// Whether the first frame of the map is drawn.
    public var isMapShown: Bool { session.isMapShown }

    /// Whether the page responds.
    public var status: MapStatus { session.status }

    /// Requests of data and of the camera.
    public var requests: MapRequests { session.requests }

    /// Events of the map. Each call makes its own stream, which ends when the map is closed.
    public var events: AsyncStream<MapEvent> { session.events }

    /// Called for each event.
    public var onEvent: (@MainActor (MapEvent) -> Void)?

    /// Called when the user taps the map.
    public var onClick: (@MainActor (ClickDetail) -> Void)?

    /// Called when another floor is shown.
    public var onFloorChange: (@MainActor (FloorChange) -> Void)?

    /// Called for the venue that is loaded, for each one after it, and when the language changes.
    public var onVenueLoaded: (@MainActor (Venue) -> Void)?

    /// Called at the first frame of each venue.
    public var onReady: (@MainActor () -> Void)?

    /// Called for each error that no request waits for; default: prints it, unless someone reads ``events``.
    public var onError: (@MainActor (MezzanineError) -> Void)?

    private let options: MapViewOptions
    private let life = MapLife()
    private let transport: WebViewTransport
    private let session: MapSession
    private var observers: [ObjectIdentifier: @MainActor (MapEvent) -> Void] = [:]
    private var appliedObservers: [ObjectIdentifier: @MainActor (Set<StateTopic>) -> Void] = [:]
    private var shownTopics: Set<StateTopic> = []
    private var tokens: [NotificationToken] = []

    /// Makes a map without a venue.
    ///
    /// - Parameters:
    ///   - frame: As for any view.
    ///   - options: Servers, timeouts, and what the map does by itself.
    public init(frame: CGRect = .zero, options: MapViewOptions = MapViewOptions()) {
      let files = PageFiles.inBundles(appFolder: options.appFolder)
      let unhandled = UnhandledErrors()
      self.options = options
      transport = WebViewTransport(files, life)
      session = MapSession(transport, options: sessionOptions(options, unhandled))
      super.init(frame: frame)
      unhandled.map = self
      start(files)
    }

    /// Makes a map of a storyboard, with default options.
    public required init?(coder: NSCoder) {
      let files = PageFiles.inBundles(appFolder: nil)
      let unhandled = UnhandledErrors()
      options = MapViewOptions()
      transport = WebViewTransport(files, life)
      session = MapSession(transport, options: sessionOptions(options, unhandled))
      super.init(coder: coder)
      unhandled.map = self
      start(files)
    }

    deinit {
      Task { @MainActor [session] in session.close() }
    }

    /// The desired content of the map. Set it as often as you like: changes of one turn of the main actor are sent together,
    /// and topics that stay equal are not sent. It never changes by itself: what users change, such as the floor, is an
    /// event. The map keeps it until the state says something else about it.
    public var state = MapState() {
      didSet { applyState() }
    }

    /// Shows a floor, and names it in ``state``. Setting ``state`` to the floor that it names already does not bring
    /// users back who left it. This call does.
    public func showFloor(_ id: String) {
      state.floor = FloorTopic(id: id)
      if !life.isClosed { session.showFloor(id) }
    }

    /// Whether VoiceOver skips the map, for screens with a ``PlaceListView`` of the same places; default false.
    public var isHiddenFromVoiceOver: Bool {
      get { accessibilityElementsHidden }
      set { accessibilityElementsHidden = newValue }
    }

    /// Waits until the venue of ``state`` is loaded. Throws the error of a venue that could not be loaded.
    public func loadedVenue() async throws -> Venue { try await session.loadedVenue() }

    /// Waits until the page has applied ``state``. If the page is lost meanwhile, waits for the next one.
    public func waitUntilApplied() async throws { try await session.waitUntilApplied() }

    /// Loads the page again. The map is restored. Call it to try again after a venue could not be loaded: setting the
    /// same venue again sends nothing.
    public func reload() { session.reload() }

    /// Ends the map. Pending requests fail with ``ErrorCode/closed``. Closing twice does nothing, and a view that is
    /// freed closes itself.
    public func close() {
      guard life.close() else { return }
      tokens = []
      observers = [:]
      appliedObservers = [:]
      session.close()
    }

    /// Follows changes of dark mode.
    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      if previousTraitCollection?.userInterfaceStyle != traitCollection.userInterfaceStyle { applyState() }
    }

    /// Calls a closure for each event, until the map is closed or the owner stops.
    package func observe(_ owner: AnyObject, _ handle: @escaping @MainActor (MapEvent) -> Void) {
      observers[ObjectIdentifier(owner)] = handle
    }

    /// Calls a closure with the topics that the page has applied, until the map is closed or the owner stops.
    func observeApplied(_ owner: AnyObject, _ handle: @escaping @MainActor (Set<StateTopic>) -> Void) {
      appliedObservers[ObjectIdentifier(owner)] = handle
    }

    /// Stops calling the closures of an owner.
    package func stopObserving(_ owner: AnyObject) {
      observers[ObjectIdentifier(owner)] = nil
      appliedObservers[ObjectIdentifier(owner)] = nil
    }

    /// Sets ``state``, of which users see some topics already.
    func setState(_ state: MapState, shown: Set<StateTopic>) {
      shownTopics = shown
      self.state = state
      shownTopics = []
    }

    /// Reports an error that no request waits for.
    func report(_ error: MezzanineError) { session.report(error) }

    /// Brings places into view, and reports why that fails.
    func show(_ focus: CameraFocus) async { await focus.show(in: session) }

    private func start(_ files: PageFiles) {
      clipsToBounds = true
      transport.webView.frame = bounds
      addSubview(transport.webView)
      session.observer = { [weak self] event in self?.handle(event) }
      session.appliedObserver = { [weak self] topics in
        for handle in self?.appliedObservers.values.map({ $0 }) ?? [] { handle(topics) }
      }
      followApp()
      applyState()
      do {
        try files.requirePage()
      } catch {
        // The app sets `onError` after this.
        Task { [weak self] in self?.report(error) }
      }
    }

    private func followApp() {
      tokens = [
        NotificationToken(UIApplication.didEnterBackgroundNotification) { [weak self] in _ = self?.life.pause() },
        NotificationToken(UIApplication.willEnterForegroundNotification) { [weak self] in
          if let self, self.life.resume() { self.transport.resume() }
        },
      ]
    }

    private func applyState() {
      if life.isClosed { return }
      let isDark = traitCollection.userInterfaceStyle == .dark
      let wanted = withPhone(state, isDark: options.followsDarkMode ? isDark : nil)
      session.setState(wanted, shown: shownTopics)
    }

    private func handle(_ event: MapEvent) {
      switch event {
      case .click(let click): onClick?(click)
      case .floorChange(let change): onFloorChange?(change)
      case .venueLoaded: if let venue { onVenueLoaded?(venue) }
      case .mapShown: onReady?()
      case .error(let report): onError?(MezzanineError(report.code, report.message))
      default: break
      }
      if options.announcesFloors, let text = announcement(of: event, in: venue, state) {
        UIAccessibility.post(notification: .announcement, argument: text)
      }
      onEvent?(event)
      for handle in observers.values { handle(event) }
    }
  }

  /// Where errors go that no one handles.
  @MainActor private final class UnhandledErrors {
    weak var map: MapView?

    func receive(_ error: MezzanineError) {
      if map?.onError == nil { print(error) }
    }
  }

  @MainActor private func sessionOptions(
    _ options: MapViewOptions, _ unhandled: UnhandledErrors
  ) -> MapSessionOptions {
    MapSessionOptions(
      requestTimeout: options.requestTimeout,
      onUnhandledError: { unhandled.receive($0) },
      servers: options.servers,
      readPart: { try await PageFiles.readPart($0) })
  }
#endif
