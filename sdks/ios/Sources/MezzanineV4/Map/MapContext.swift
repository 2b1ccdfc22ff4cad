import Foundation
import MezzanineCore

/// Context shared by the parts of a map.
@available(*, deprecated)
@MainActor final class MapContext {
  let host: any MapHost
  let viewSize: @MainActor () -> CGSize

  /// The venue that is shown.
  var venue: Venue?
  /// Id of the map that is shown.
  var mapId: String?
  /// The view that the map last reported.
  var camera: CameraReport?
  /// Gets errors that no call waits for.
  var errorCallback: (@MainActor (MezzanineError) -> Void)?
  /// The content of the map.
  private(set) var scene = Scene()
  private var lastKey = 0

  init(_ host: any MapHost, viewSize: @escaping @MainActor () -> CGSize) {
    self.host = host
    self.viewSize = viewSize
  }

  /// The map that is shown; nil without a venue.
  var currentMap: VenueMap? { venue.flatMap { $0.map(mapId) ?? firstMap(of: $0) } }

  /// Changes what is on the map.
  func change(_ change: (inout Scene) -> Void) {
    change(&scene)
    host.state = scene.on(host.state)
  }

  /// Returns a key that was never used on this map.
  func newKey(_ kind: String) -> String {
    lastKey += 1
    return sceneKey(kind, String(lastKey))
  }

  /// The venue, for calls that need one.
  func requireVenue(_ call: String) throws(MezzanineError) -> Venue {
    if let venue { return venue }
    throw MezzanineError(
      .noVenue,
      "\(call) was called before the venue was loaded. Expected a venue. Call it in onDataLoaded or later.")
  }

  /// Checks that a place belongs to the venue of this map.
  func requirePlace(_ name: String, _ place: any Navigable) throws(MezzanineError) {
    if try requireVenue(name) == place.venue { return }
    throw invalidArgument(name, place, "a place of the venue of this map")
  }

  /// The polygon with an id.
  func requirePolygon(_ id: String) throws(MezzanineError) -> Polygon {
    if let polygon = try requireVenue("polygon").polygon(id) { return polygon }
    throw invalidArgument("polygonId", id, "the id of a polygon of the venue of this map")
  }

  /// Does something, and reports its error.
  ///
  /// - Returns: The result; nil after an error.
  @discardableResult
  func attempt<Result>(_ call: () throws(MezzanineError) -> Result) -> Result? {
    do {
      return try call()
    } catch {
      report(error)
      return nil
    }
  }

  /// Runs a request, and tells its end to the callback. Without a callback, an error is reported.
  func run(
    _ callback: (@MainActor (MezzanineError?) -> Void)?, _ call: @escaping @MainActor (MapRequests) async throws -> Void
  ) {
    let requests = host.requests
    Task { [weak self] in
      let error = await errorOf { try await call(requests) }
      if let callback { callback(error) } else if let error { self?.report(error) }
    }
  }

  /// Reports an error that no call waits for.
  func report(_ error: MezzanineError) {
    // Calls that end with the map are expected.
    if error.code == .closed { return }
    if let errorCallback { errorCallback(error) } else { print(error) }
  }
}

/// The map that a venue shows first.
@available(*, deprecated)
func firstMap(of venue: Venue) -> VenueMap? {
  let groups = venue.mapGroups
  return (groups.first { $0.v5.kind == .building } ?? groups.first)?.defaultMap
}

/// Runs a call, and returns its error.
@MainActor func errorOf(_ call: () async throws -> Void) async -> MezzanineError? {
  do {
    try await call()
    return nil
  } catch {
    return error as? MezzanineError
  }
}
