#if canImport(UIKit)
  import Mezzanine
  import UIKit

  /// The common base of the map views of older versions. Apps use their `MapView`.
  @available(*, deprecated, message: "Use Mezzanine.MapView.")
  @MainActor open class OlderMapView: UIView {
    /// The map of version 5.0, to migrate an app in parts. The items that it puts on the map stays next to what this view adds.
    public let v5: Mezzanine.MapView

    /// The calls without the view.
    package private(set) var calls: OlderMap

    /// Makes a map without a venue.
    public override init(frame: CGRect = .zero) {
      let map = Mezzanine.MapView()
      let size = ViewSize()
      v5 = map
      calls = OlderMap(ViewHost(map)) { size.view?.bounds.size ?? .zero }
      super.init(frame: frame)
      size.view = self
      start()
    }

    /// Makes a map of a storyboard.
    public required init?(coder: NSCoder) {
      let map = Mezzanine.MapView()
      let size = ViewSize()
      v5 = map
      calls = OlderMap(ViewHost(map)) { size.view?.bounds.size ?? .zero }
      super.init(coder: coder)
      size.view = self
      start()
    }

    /// The venue that is shown; nil before `onDataLoaded`.
    @available(*, deprecated, message: "Use MapView.venue.")
    public var venueData: Venue? { calls.venueData }

    /// The map that is shown; nil without a venue.
    @available(*, deprecated, message: "Use MapView.onFloorChange.")
    public var currentMap: VenueMap? { calls.currentMap }

    /// ``ViewState/FOLLOW`` while the map follows the blue dot.
    @available(*, deprecated, message: "Use BlueDotTopic.follow and MapEvent.followChange.")
    public var state: ViewState { calls.state }

    /// Where the map is seen from.
    @available(*, deprecated, message: "Use MapRequests.moveCamera, MapRequests.focus, and MapEvent.cameraChange.")
    public var cameraManager: CameraManager { calls.cameraManager }

    /// Tilt and rotation of the map.
    @available(*, deprecated, message: "Use MapRequests.moveCamera and MapEvent.cameraChange.")
    public var cameraControlsManager: CameraControlsManager { calls.cameraControlsManager }

    /// Where the user is.
    @available(*, deprecated, message: "Use MapState.blueDot.")
    public var blueDotManager: BlueDotManager { calls.blueDotManager }

    /// The route that is drawn.
    @available(*, deprecated, message: "Use MapState.route.")
    public var journeyManager: JourneyManager { calls.journeyManager }

    /// Lines on the map.
    @available(*, deprecated, message: "Use MapState.shapes.")
    public var pathManager: PathManager { calls.pathManager }

    /// Labels that face the viewer.
    @available(*, deprecated, message: "Use MapState.labels.")
    public var floatingLabelManager: FloatingLabelManager { calls.floatingLabelManager }

    /// Labels that lie on their polygon.
    @available(*, deprecated, message: "Use MapState.labels.")
    public var flatLabelManager: FlatLabelManager { calls.flatLabelManager }

    /// Text search in the venue.
    @available(*, deprecated, message: "Use MapRequests.search.")
    public var searchManager: SearchManager { calls.searchManager }

    /// Shows another map of the venue.
    ///
    /// - Parameters:
    ///   - map: A map of the venue.
    ///   - completionCallback: Called when it is drawn, with nil or an error.
    @available(*, deprecated, message: "Set MapState.floor.")
    public func setMap(map: VenueMap, completionCallback: (@MainActor (MezzanineError?) -> Void)? = nil) {
      calls.setMap(id: map.id, completionCallback)
    }

    /// Shows another map of the venue.
    ///
    /// - Parameters:
    ///   - mapId: Its id.
    ///   - completionCallback: Called when it is drawn, with nil or an error.
    @available(*, deprecated, message: "Set MapState.floor.")
    public func setMap(mapId: String, completionCallback: (@MainActor (MezzanineError?) -> Void)? = nil) {
      calls.setMap(id: mapId, completionCallback)
    }

    /// Follows the blue dot, or stops. Without a blue dot, it does nothing.
    @available(*, deprecated, message: "Use BlueDotTopic.follow.")
    public func setState(_ state: ViewState) {
      calls.setState(state)
    }

    /// Says which edges of the map views of the app cover, such as a card at the bottom.
    @available(*, deprecated, message: "Use CameraRulesTopic.screenOffsets.")
    public func setSafeArea(insets: FocusPadding) {
      calls.coverEdges(insets)
    }

    /// Removes all labels.
    @available(*, deprecated, message: "Use LabelsTopic.names.")
    public func removeAllLabels() {
      calls.removeAllLabels()
    }

    /// Shows nodes and polygons as large as possible.
    ///
    /// - Parameters:
    ///   - focusOptions: What to show, padding, limits, duration.
    ///   - focusOnCallback: Called when the camera stops, with nil or an error.
    @available(*, deprecated, message: "Use MapRequests.focus.")
    public func focusOn(focusOptions: Focus, focusOnCallback: (@MainActor (MezzanineError?) -> Void)? = nil) {
      calls.focusOn(focusOptions, focusOnCallback)
    }

    /// Finds the node of the current map that is nearest to a point of the view.
    ///
    /// - Parameters:
    ///   - x: Points from the left edge of the view.
    ///   - y: Points from the top edge of the view.
    ///   - nodeCallback: Called with the node; nil above the horizon.
    @available(
      *, deprecated, message: "Directions of version 5.0 start at coordinates. Use ClickDetail.coordinate."
    )
    public func getNearestNodeByScreenCoordinates(
      x: Double, y: Double, nodeCallback: @escaping @MainActor (Node?) -> Void
    ) {
      calls.findNearestNode(x: x, y: y, nodeCallback)
    }

    /// Ends the map. Closing twice does nothing, and a view that is freed closes itself.
    @available(*, deprecated, message: "Use MapView.close.")
    public func close() {
      v5.close()
    }

    private func start() {
      v5.frame = bounds
      v5.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(v5)
      // The calls report errors, so version 5.0 must not print them again.
      v5.onError = { _ in }
      v5.observe(self) { [weak self] event in self?.calls.handle(event) }
    }
  }

  /// The size of a view that is not made yet.
  @MainActor private final class ViewSize {
    weak var view: UIView?
  }
#endif
