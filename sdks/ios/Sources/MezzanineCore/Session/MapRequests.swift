import Foundation

/// Requests to the page. Each waits for a session, and its task may be canceled at any time.
///
/// All of them throw ``MezzanineError``: `noVenue` without a venue, `noMap` if they need a map and there is none,
/// `unknownTarget` for ids that are not in the venue, `invalidArgument` for values out of bounds, `pageLost` if the page
/// is lost meanwhile, `timedOut`, and `closed`.
@MainActor public struct MapRequests {
  let session: MapSession

  /// Finds directions without drawing them. ``RouteTopic`` draws them.
  ///
  /// - Returns: Directions, or the reasons why there are none.
  public func getDirections(
    from: PlaceTarget, to: [PlaceTarget], options: DirectionsOptions? = nil
  ) async throws -> DirectionsResult {
    try await session.request(
      HostMessages.getDirections, DirectionsRequest(from: from, to: to, options: options))
  }

  /// Finds the nearest of several places, by walking time.
  ///
  /// - Parameter count: How many to return.
  /// - Returns: The nearest first. Places that cannot be reached are left out.
  public func findNearest(
    from: PlaceTarget, candidates: [PlaceTarget], count: Int = 1, options: DirectionsOptions? = nil
  ) async throws -> [NearestHit] {
    try await session.request(
      HostMessages.findNearest,
      NearestRequest(from: from, candidates: candidates, count: count, options: options)
    ).results
  }

  /// Searches the text of the venue.
  ///
  /// - Parameters:
  ///   - text: The query.
  ///   - limit: Maximum number of results.
  ///   - types: Types of results; nil: all.
  ///   - floorId: Id of the floor to search; nil: all.
  /// - Returns: The best first.
  public func search(
    _ text: String, limit: Int = 20, types: [EntityType]? = nil, floorId: String? = nil
  ) async throws -> [SearchHit] {
    try await session.request(
      HostMessages.search, SearchRequest(text: text, limit: limit, types: types, floorId: floorId)
    ).hits
  }

  /// Completes a query.
  ///
  /// - Parameters:
  ///   - text: The start of the query.
  ///   - limit: Maximum number of suggestions.
  /// - Returns: The best first.
  public func suggest(_ text: String, limit: Int = 5) async throws -> [String] {
    try await session.request(HostMessages.suggest, SuggestRequest(text: text, limit: limit)).texts
  }

  /// Measures the straight distance between two places in meters.
  public func measureDistance(from: PlaceTarget, to: PlaceTarget) async throws -> Double {
    try await session.request(HostMessages.measureDistance, DistanceRequest(from: from, to: to)).meters
  }

  /// Finds the id of the space at a coordinate, or nil if there is none.
  public func findSpaceId(at coordinate: Coordinate) async throws -> String? {
    try await session.request(HostMessages.findSpace, SpaceAtRequest(coordinate: coordinate)).spaceId
  }

  /// Reads an image or another file of the venue by its address in the venue's data.
  public func getAsset(_ address: String) async throws -> VenueAsset {
    let reply = try await session.request(HostMessages.getAsset, AssetRequest(address: address))
    guard let data = Data(base64Encoded: reply.base64) else {
      throw MezzanineError(
        .invalidPayload,
        "The page sent \(address) in invalid Base64. Use the page of this version of the SDK.")
    }
    return VenueAsset(mediaType: reply.mediaType, data: data)
  }

  /// Reads the outline of a floor, space, area, or door.
  public func getGeometry(_ type: EntityType, id: String) async throws -> Geometry {
    try await session.request(HostMessages.getGeometry, GeometryRequest(type: type, id: id)).geometry
  }

  /// Makes positions along directions, for tests and demos.
  ///
  /// - Parameters:
  ///   - from: Origin.
  ///   - to: Destinations.
  ///   - speedMetersPerSecond: Walking speed; nil: 1.34.
  /// - Returns: Positions, one each second, in order.
  public func simulateWalk(
    from: PlaceTarget, to: [PlaceTarget], speedMetersPerSecond: Double? = nil
  ) async throws -> [BlueDotPosition] {
    try await session.request(
      HostMessages.simulateWalk,
      SimulateWalkRequest(from: from, to: to, speedMetersPerSecond: speedMetersPerSecond)
    ).positions
  }

  /// Reads the view.
  public func getCamera() async throws -> CameraReport {
    try await session.request(HostMessages.getCamera, NoData())
  }

  /// Moves the camera, and waits until it stops.
  ///
  /// - Parameters:
  ///   - camera: Where to. Missing fields stay as they are.
  ///   - durationMs: Duration in milliseconds; 0 jumps; nil: 600.
  ///   - easing: How it speeds up and slows down.
  public func moveCamera(
    _ camera: CameraState, durationMs: Double? = nil, easing: Easing? = nil
  ) async throws -> AnimationResult {
    let move = CameraMove(camera: camera, durationMs: durationMs, easing: easing)
    return try await session.request(HostMessages.moveCamera, move, durationMs: durationMs).result
  }

  /// Brings places into view, and waits until the camera stops.
  ///
  /// - Parameters:
  ///   - targets: The places.
  ///   - durationMs: Duration in milliseconds.
  ///   - paddingPixels: Space around them in CSS pixels.
  ///   - maxZoomLevel: Maximum zoom level.
  ///   - bearing: Bearing in degrees clockwise from north; nil: stays.
  ///   - pitch: Pitch in degrees from straight down; nil: stays.
  public func focus(
    on targets: [PlaceTarget], durationMs: Double? = nil, paddingPixels: Double? = nil, maxZoomLevel: Double? = nil,
    bearing: Double? = nil, pitch: Double? = nil
  ) async throws -> AnimationResult {
    let request = FocusRequest(
      targets: targets, durationMs: durationMs, paddingPixels: paddingPixels, maxZoomLevel: maxZoomLevel,
      bearing: bearing, pitch: pitch)
    return try await session.request(HostMessages.focusOn, request, durationMs: durationMs).result
  }

  /// Reads the appearance of a space.
  public func getSpaceState(_ spaceId: String) async throws -> SpaceStateReply {
    try await session.request(HostMessages.getSpaceState, SpaceStateRequest(spaceId: spaceId))
  }

  /// Lists what can be focused on the map, for screen readers.
  public func getThings() async throws -> [MapThing] {
    try await session.request(HostMessages.getThings, NoData()).things
  }

  /// Presses something on the map, as a tap does.
  public func press(_ thing: MapThing) async throws {
    _ = try await session.request(HostMessages.pressThing, PressRequest(type: thing.type, id: thing.id))
  }

  /// Saves the view as text, for a link or a file.
  public func saveView(name: String) async throws -> String {
    try await session.request(HostMessages.saveView, SaveViewRequest(name: name)).text
  }

  /// Shows a view of ``saveView(name:)``, and waits until the camera stops.
  ///
  /// - Parameters:
  ///   - text: The saved view.
  ///   - durationMs: Duration in milliseconds.
  public func restoreView(_ text: String, durationMs: Double? = nil) async throws -> AnimationResult {
    let request = RestoreViewRequest(text: text, durationMs: durationMs)
    return try await session.request(HostMessages.restoreView, request, durationMs: durationMs).result
  }

  /// Waits until everything is drawn and nothing moves.
  public func waitUntilIdle() async throws {
    _ = try await session.request(HostMessages.whenIdle, NoData())
  }
}
