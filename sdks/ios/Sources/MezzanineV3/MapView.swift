#if canImport(UIKit)
  import MezzanineV4
  import UIKit

  /// A map of a venue, as in version 3.0. Names of early and late releases work side by side, and so do the managers of
  /// version 4.0.
  ///
  /// Delegate methods and callbacks are called on the main actor. Calls that fail tell their callback. Without one, the
  /// error goes to the `errorCallback` of ``loadVenue(options:showVenueOptions:errorCallback:)``, or is printed.
  @available(*, deprecated, message: "Use Mezzanine.MapView.")
  @MainActor public final class MapView: OlderMapView {
    private lazy var calls3 = Calls(calls)

    /// Receives the events of the map.
    @available(*, deprecated, message: "Use the closures or events of Mezzanine.MapView.")
    public weak var delegate: (any MapViewDelegate)? {
      get { calls3.delegate }
      set { calls3.delegate = newValue }
    }

    /// Loads a venue from a server and shows it. Calling it again after an error tries again.
    ///
    /// - Parameters:
    ///   - options: Key, venue, server.
    ///   - showVenueOptions: How it is shown.
    ///   - errorCallback: Called when the venue cannot be loaded, and for later errors; without it, errors are printed.
    @available(*, deprecated, message: "Set MapState.venue.")
    public func loadVenue(
      options: Init, showVenueOptions: ShowVenue? = nil, errorCallback: (@MainActor (MezzanineError) -> Void)? = nil
    ) {
      calls3.loadVenue(options, showVenueOptions, errorCallback)
    }

    /// Shows a venue that comes with the app, without a network.
    ///
    /// - Parameters:
    ///   - venueResponse: A venue bundle (`.mvf.zip`) in Base64. JSON of earlier releases cannot be read.
    ///   - showVenueOptions: How it is shown.
    ///   - errorCallback: As in ``loadVenue(options:showVenueOptions:errorCallback:)``.
    @available(*, deprecated, message: "Set MapState.venue to a VenueSource.url of a file of the app.")
    public func showVenue(
      venueResponse: String, showVenueOptions: ShowVenue? = nil,
      errorCallback: (@MainActor (MezzanineError) -> Void)? = nil
    ) {
      calls.showVenue(venueResponse, showVenueOptions, errorCallback)
    }

    /// Labels each polygon that has a location. Another call replaces these labels.
    ///
    /// - Parameter options: Look of the labels; nil: the default look.
    @available(*, deprecated, message: "Use LabelsTopic.names.")
    public func labelAllLocations(options: LabelAllLocations? = nil) {
      calls3.labelAllLocations(options)
    }

    /// Shows the blue dot, which waits for positions of ``updatePosition(position:)``.
    ///
    /// - Parameter options: Color, timeout, floor.
    @available(*, deprecated, message: "Use BlueDotTopic.")
    public func enableBlueDot(options: BlueDot = BlueDot()) {
      calls.blueDotManager.enable(options: options)
    }

    /// Hides the blue dot.
    @available(*, deprecated, message: "Set MapState.blueDot to nil.")
    public func disableBlueDot() {
      calls.blueDotManager.disable()
    }

    /// Shows a position of the user.
    ///
    /// - Parameter position: Where the user is.
    @available(*, deprecated, message: "Use BlueDotTopic.position.")
    public func updatePosition(position: Position) {
      calls.blueDotManager.updatePosition(position: position)
    }

    /// Finds the route to a place.
    ///
    /// - Parameters:
    ///   - to: Where it ends.
    ///   - from: Where it starts.
    ///   - accessible: Whether steps are avoided. The default differs from version 4.0.
    ///   - directionsCallback: Called with the directions; nil if there is no route.
    @available(*, deprecated, message: "Use MapRequests.getDirections.")
    public func getDirections(
      to: any Navigable, from: any Navigable, accessible: Bool = true,
      directionsCallback: @escaping @MainActor (Directions?) -> Void
    ) {
      calls.getDirections(to: to, from: from, accessible, directionsCallback)
    }

    /// Finds a route to several destinations.
    ///
    /// - Parameters:
    ///   - to: The destinations, in the order of the visits.
    ///   - from: Where it starts.
    ///   - accessible: Whether steps are avoided. The default differs from version 4.0.
    ///   - directionsCallback: Called with the directions to each destination; nil if there is no route.
    @available(*, deprecated, message: "Use MapRequests.getDirections.")
    public func getDirections(
      to: DestinationSet, from: any Navigable, accessible: Bool = true,
      directionsCallback: @escaping @MainActor ([Directions]?) -> Void
    ) {
      calls.getDirections(to: to, from: from, accessible, directionsCallback)
    }
  }
#endif
