import Foundation
import MezzanineCore

/// The calls of a map view of an older version, without the view. `MapView` documents them.
@available(*, deprecated)
@MainActor package final class OlderMap {
  package let cameraManager: CameraManager
  package let cameraControlsManager: CameraControlsManager
  package let blueDotManager: BlueDotManager
  package let journeyManager: JourneyManager
  package let pathManager: PathManager
  package let floatingLabelManager: FloatingLabelManager
  package let flatLabelManager: FlatLabelManager
  package let searchManager: SearchManager

  let context: MapContext
  let labels: SceneLabels
  package let markers: Markers
  private let events: OldEvents
  private let loading: VenueLoading

  /// Makes a map. Pass it all events of the host.
  ///
  /// - Parameters:
  ///   - host: The map of version 5.0.
  ///   - viewSize: Returns the current size of the view in points.
  package init(_ host: any MapHost, viewSize: @escaping @MainActor () -> CGSize) {
    let context = MapContext(host, viewSize: viewSize)
    self.context = context
    cameraManager = CameraManager(context)
    cameraControlsManager = CameraControlsManager(cameraManager)
    blueDotManager = BlueDotManager(context)
    journeyManager = JourneyManager(context)
    pathManager = PathManager(context)
    labels = SceneLabels(context)
    markers = Markers(context)
    floatingLabelManager = FloatingLabelManager(labels)
    flatLabelManager = FlatLabelManager(labels)
    searchManager = SearchManager(context)
    events = OldEvents(context, blueDotManager)
    loading = VenueLoading(context)
    loading.onDataLoaded = { [weak self] venue, options in self?.start(venue, options) }
    loading.onFirstMapLoaded = { [weak self] in self?.delegate?.onFirstMapLoaded() }
  }

  /// Receives the events of the map.
  package var delegate: (any MapViewDelegate)? {
    get { events.delegate }
    set { events.delegate = newValue }
  }

  package var venueData: Venue? { context.venue }

  package var currentMap: VenueMap? { context.currentMap }

  package var state: ViewState { blueDotManager.state }

  /// Takes an event of the host.
  package func handle(_ event: MapEvent) {
    events.handle(event)
    loading.handle(event)
  }

  package func loadVenue(
    _ options: Init, _ showVenueOptions: ShowVenue?, _ errorCallback: (@MainActor (MezzanineError) -> Void)?
  ) {
    loading.load(options, showVenueOptions ?? ShowVenue(), errorCallback)
  }

  /// Shows a bundle in Base64.
  package func showVenue(
    _ venueResponse: String, _ showVenueOptions: ShowVenue?,
    _ errorCallback: (@MainActor (MezzanineError) -> Void)?
  ) {
    if let bundle = Data(base64Encoded: venueResponse), !bundle.isEmpty {
      return showVenue(bundle, showVenueOptions, errorCallback)
    }
    context.errorCallback = errorCallback
    context.report(invalidArgument("venueResponse", venueResponse, "a venue bundle (.mvf.zip) in Base64"))
  }

  /// Shows a bundle.
  package func showVenue(
    _ bundle: Data, _ showVenueOptions: ShowVenue?, _ errorCallback: (@MainActor (MezzanineError) -> Void)?
  ) {
    let source = VenueSource.bytes(digest: sha256(bundle), base64: bundle.base64EncodedString())
    loading.show(source, showVenueOptions ?? ShowVenue(), errorCallback)
  }

  package func setMap(id: String, _ callback: (@MainActor (MezzanineError?) -> Void)?) {
    context.run(callback) { [context] requests in
      let venue = try context.requireVenue("setMap")
      guard let map = venue.map(id) else {
        let ids = venue.maps.map { "\"\($0.id)\"" }.joined(separator: ", ")
        throw invalidArgument("mapId", id, "one of \(ids)")
      }
      let host = context.host
      host.showFloor(map.id)
      try await host.waitUntilApplied()
      try await requests.waitUntilIdle()
    }
  }

  package func setState(_ state: ViewState) {
    blueDotManager.setState(state)
  }

  package func coverEdges(_ insets: FocusPadding) {
    context.attempt { () throws(MezzanineError) in try setSafeArea(insets, context) }
  }

  /// Labels all locations, instead of all labels of earlier calls.
  package func labelAllLocations(_ options: FloatingLabelAllLocations?) {
    labels.labelAll({ () throws(MezzanineError) in try floatingLabels(options?.appearance) }) { _ in true }
  }

  /// Labels all locations, instead of all labels of earlier calls.
  package func labelAllLocations(_ options: FlatLabelAllLocations) {
    labels.labelAll({ () throws(MezzanineError) in try flatLabels(options.appearance) }) { _ in true }
  }

  package func removeAllLabels() {
    labels.remove { _ in true }
  }

  package func focusOn(_ focus: Focus, _ callback: (@MainActor (MezzanineError?) -> Void)?) {
    reportOptions("Focus", [("focusZoomFactor", focus.focusZoomFactor, "Set padding.")])
    let options = FocusOnOptions(
      minZoom: focus.minZoom, duration: focus.duration, changeZoom: focus.changeZoom, tilt: focus.tilt,
      safeAreaInsets: focus.padding)
    cameraManager.focusOn(
      targets: CameraTargets(nodes: focus.nodes, polygons: focus.polygons), options: options,
      focusOnCallback: callback)
  }

  /// Finds the node of the current map that is nearest to a point of the view.
  package func findNearestNode(x: Double, y: Double, _ callback: @escaping @MainActor (Node?) -> Void) {
    let requests = context.host.requests
    Task { [context] in
      var node: Node?
      let error = await errorOf {
        try requireNumber("x", x)
        try requireNumber("y", y)
        let camera = try await requests.getCamera()
        guard let place = coordinateAt(CGPoint(x: x, y: y), in: context.viewSize(), camera) else { return }
        node = context.currentMap.flatMap {
          Coordinate(latitude: place.latitude, longitude: place.longitude, map: $0).nearestNode
        }
      }
      if let error { context.report(error) }
      callback(node)
    }
  }

  private func start(_ venue: Venue, _ options: ShowVenue) {
    if options.labelAllLocationsOnInit { labelAllLocations(FloatingLabelAllLocations?.none) }
    blueDotManager.showLatest()
    delegate?.onDataLoaded(data: venue)
  }
}
