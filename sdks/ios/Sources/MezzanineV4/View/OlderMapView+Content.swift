#if canImport(UIKit)
  import Mezzanine
  import UIKit

  @available(*, deprecated)
  extension OlderMapView {
    /// Changes the color of a polygon.
    ///
    /// - Parameters:
    ///   - polygon: A polygon of the venue.
    ///   - color: CSS color.
    ///   - textColor: CSS color of its labels.
    ///   - opacity: 0 to 1; nil: opaque.
    @available(*, deprecated, message: "Add a SpaceItem to MapState.spaces.")
    public func setPolygonColor(polygon: Polygon, color: String, textColor: String? = nil, opacity: Double? = nil) {
      calls.setPolygonColor(id: polygon.id, color, textColor, opacity)
    }

    /// Changes the color of a polygon.
    ///
    /// - Parameters:
    ///   - polygonId: Its id.
    ///   - color: CSS color.
    ///   - textColor: CSS color of its labels.
    ///   - opacity: 0 to 1; nil: opaque.
    @available(*, deprecated, message: "Add a SpaceItem to MapState.spaces.")
    public func setPolygonColor(
      polygonId: String, color: String, textColor: String? = nil, opacity: Double? = nil
    ) {
      calls.setPolygonColor(id: polygonId, color, textColor, opacity)
    }

    /// Restores the color of a polygon and of its labels.
    @available(*, deprecated, message: "Remove the SpaceItem from MapState.spaces.")
    public func clearPolygonColor(polygon: Polygon) {
      calls.clearPolygonColor(id: polygon.id)
    }

    /// Restores the colors of all polygons.
    ///
    /// - Parameter completionCallback: Called when they are drawn, with nil or an error.
    @available(*, deprecated, message: "Set MapState.spaces to nil.")
    public func clearAllPolygonColors(completionCallback: (@MainActor (MezzanineError?) -> Void)? = nil) {
      calls.clearAllPolygonColors(completionCallback)
    }

    /// Makes a polygon interactive: taps highlight it. Polygons with a location are reported without it, too.
    @available(*, deprecated, message: "Use SpaceItem.interactive.")
    public func addInteractivePolygon(polygon: Polygon) {
      calls.addInteractivePolygon(id: polygon.id)
    }

    /// Makes all polygons with a location interactive.
    @available(*, deprecated, message: "Use SpaceItem.interactive.")
    public func addInteractivePolygonsForAllLocations() {
      calls.addInteractivePolygonsForAllLocations()
    }

    /// Reverts calls of ``addInteractivePolygon(polygon:)``.
    @available(*, deprecated, message: "Use SpaceItem.interactive.")
    public func removeAllInteractivePolygons() {
      calls.removeAllInteractivePolygons()
    }

    /// Adds a marker.
    ///
    /// - Parameters:
    ///   - node: Where it is.
    ///   - contentHtml: Content. Scripts, event handlers, and forms are removed.
    ///   - markerOptions: Anchor and rank.
    /// - Returns: Its id; nil after an error.
    @discardableResult
    @available(*, deprecated, message: "Add a MarkerItem to MapState.markers.")
    public func createMarker(node: Node, contentHtml: String, markerOptions: Marker = Marker()) -> String? {
      calls.markers.add(node, contentHtml, markerOptions)
    }

    /// Adds a marker.
    ///
    /// - Parameters:
    ///   - coordinate: Where it is.
    ///   - contentHtml: Content. Scripts, event handlers, and forms are removed.
    ///   - markerOptions: Anchor and rank.
    /// - Returns: Its id; nil after an error.
    @discardableResult
    @available(*, deprecated, message: "Add a MarkerItem to MapState.markers.")
    public func createMarker(
      coordinate: Coordinate, contentHtml: String, markerOptions: Marker = Marker()
    ) -> String? {
      calls.markers.add(coordinate, contentHtml, markerOptions)
    }

    /// Removes a marker by its id. Removing it again does nothing.
    @available(*, deprecated, message: "Remove the MarkerItem from MapState.markers.")
    public func removeMarker(id: String) {
      calls.markers.remove(.marker, id: id)
    }

    /// Removes all markers.
    @available(*, deprecated, message: "Set MapState.markers to nil.")
    public func removeAllMarkers() {
      calls.markers.removeAll(.marker)
    }

    /// Adds a tooltip above a node.
    ///
    /// - Parameters:
    ///   - node: Where it is.
    ///   - contentHtml: Content. Scripts, event handlers, and forms are removed.
    ///   - tooltipOptions: Rank.
    /// - Returns: Its id; nil after an error.
    @discardableResult
    @available(*, deprecated, message: "Add a MarkerItem with MarkerContent.tooltip to MapState.markers.")
    public func createTooltip(node: Node, contentHtml: String, tooltipOptions: Tooltip = Tooltip()) -> String? {
      calls.markers.addTooltip(node, contentHtml, tooltipOptions)
    }

    /// Adds a tooltip above a coordinate.
    ///
    /// - Parameters:
    ///   - coordinate: Where it is.
    ///   - contentHtml: Content. Scripts, event handlers, and forms are removed.
    ///   - tooltipOptions: Rank.
    /// - Returns: Its id; nil after an error.
    @discardableResult
    @available(*, deprecated, message: "Add a MarkerItem with MarkerContent.tooltip to MapState.markers.")
    public func createTooltip(
      coordinate: Coordinate, contentHtml: String, tooltipOptions: Tooltip = Tooltip()
    ) -> String? {
      calls.markers.addTooltip(coordinate, contentHtml, tooltipOptions)
    }

    /// Removes a tooltip by its id. Removing it again does nothing.
    @available(*, deprecated, message: "Remove the MarkerItem from MapState.markers.")
    public func removeTooltip(tooltipId: String) {
      calls.markers.remove(.tooltip, id: tooltipId)
    }

    /// Removes all tooltips.
    @available(*, deprecated, message: "Remove the MarkerItems from MapState.markers.")
    public func removeAllTooltips() {
      calls.markers.removeAll(.tooltip)
    }

    /// Draws a route, as ``JourneyManager/draw(directions:options:)``.
    @available(*, deprecated, message: "Set MapState.route.")
    public func drawJourney(directions: Directions, options: Journey = Journey()) {
      calls.journeyManager.draw(directions: directions, options: options)
    }

    /// Removes the route, as ``JourneyManager/clear()``.
    @available(*, deprecated, message: "Set MapState.route to nil.")
    public func clearJourney() {
      calls.journeyManager.clear()
    }

    /// Draws a line, as ``PathManager/add(nodes:options:)``.
    ///
    /// - Returns: The id of the line; nil after an error.
    @discardableResult
    @available(*, deprecated, message: "Add a ShapeItem to MapState.shapes.")
    public func drawPath(nodes: [any MapPoint], options: Path = Path()) -> String? {
      calls.pathManager.add(nodes: nodes, options: options)
    }

    /// Removes all lines.
    @available(*, deprecated, message: "Set MapState.shapes to nil.")
    public func removeAllPaths() {
      calls.pathManager.removeAll()
    }
  }
#endif
