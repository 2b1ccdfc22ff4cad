#if canImport(UIKit)
  import Mezzanine
  import UIKit

  /// A map of a venue, as in version 4.0.
  ///
  /// ```swift
  /// let mapView = MapView()
  /// mapView.delegate = self
  /// mapView.loadVenue(options: Init(clientId: key, clientSecret: secret, venue: "mall", baseUrl: server)) { error in
  ///   print(error)
  /// }
  /// ```
  ///
  /// Delegate methods and callbacks are called on the main actor. Calls that fail tell their callback. Without one, the
  /// error goes to the `errorCallback` of ``loadVenue(options:showVenueOptions:errorCallback:)``, or is printed.
  @available(*, deprecated, message: "Use Mezzanine.MapView.")
  @MainActor public final class MapView: OlderMapView {
    /// Receives the events of the map.
    @available(*, deprecated, message: "Use the closures or events of Mezzanine.MapView.")
    public weak var delegate: (any MapViewDelegate)? {
      get { calls.delegate }
      set { calls.delegate = newValue }
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
      calls.loadVenue(options, showVenueOptions, errorCallback)
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

    /// Shows a venue that comes with the app, without a network.
    ///
    /// - Parameters:
    ///   - bundle: A venue bundle (`.mvf.zip`).
    ///   - showVenueOptions: How it is shown.
    ///   - errorCallback: As in ``loadVenue(options:showVenueOptions:errorCallback:)``.
    @available(*, deprecated, message: "Set MapState.venue to a VenueSource.bytes.")
    public func showVenue(
      bundle: Data, showVenueOptions: ShowVenue? = nil, errorCallback: (@MainActor (MezzanineError) -> Void)? = nil
    ) {
      calls.showVenue(bundle, showVenueOptions, errorCallback)
    }

    /// Labels each polygon that has a location. Another call replaces these labels, flat ones as well.
    ///
    /// - Parameter options: Look of the labels; nil: the default look.
    @available(*, deprecated, message: "Use LabelsTopic.names.")
    public func labelAllLocations(options: FloatingLabelAllLocations? = nil) {
      calls.labelAllLocations(options)
    }

    /// Labels each polygon that has a location, flat on it. Another call replaces these labels.
    ///
    /// - Parameter options: Look of the labels.
    @available(*, deprecated, message: "Add LabelItems of the kind flat to LabelsTopic.items.")
    public func labelAllLocations(options: FlatLabelAllLocations) {
      calls.labelAllLocations(options)
    }

    /// Finds the route to a place.
    ///
    /// - Parameters:
    ///   - to: Where it ends.
    ///   - from: Where it starts.
    ///   - accessible: Whether steps are avoided.
    ///   - directionsCallback: Called with the directions; nil if there is no route.
    @available(*, deprecated, message: "Use MapRequests.getDirections.")
    public func getDirections(
      to: any Navigable, from: any Navigable, accessible: Bool = false,
      directionsCallback: @escaping @MainActor (Directions?) -> Void
    ) {
      calls.getDirections(to: to, from: from, accessible, directionsCallback)
    }

    /// Finds a route to several destinations.
    ///
    /// - Parameters:
    ///   - to: The destinations, in the order of the visits.
    ///   - from: Where it starts.
    ///   - accessible: Whether steps are avoided.
    ///   - directionsCallback: Called with the directions to each destination; nil if there is no route.
    @available(*, deprecated, message: "Use MapRequests.getDirections.")
    public func getDirections(
      to: DestinationSet, from: any Navigable, accessible: Bool = false,
      directionsCallback: @escaping @MainActor ([Directions]?) -> Void
    ) {
      calls.getDirections(to: to, from: from, accessible, directionsCallback)
    }
  }
#endif
