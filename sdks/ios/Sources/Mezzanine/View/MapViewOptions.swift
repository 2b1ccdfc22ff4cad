import Foundation

/// Options of a ``MapView``.
public struct MapViewOptions: Sendable {
  /// Whether the map is dark when its view is, unless `MapState.theme` chooses; default true.
  public var followsDarkMode: Bool
  /// Whether VoiceOver says the name of each floor that is shown; default true.
  public var announcesFloors: Bool
  /// Origins that the page may request besides the server of the venue, for images, models, and tiles, such as
  /// `https://tiles.example.com`; default: none.
  public var servers: [String]
  /// Time in seconds after which a request fails with ``ErrorCode/timedOut``; default 30.
  public var requestTimeout: TimeInterval
  /// Folder whose files have the address `mezzanine://localhost/app/`; default: `mezzanine-app` in the bundle of the
  /// app.
  public var appFolder: URL?

  /// Makes options.
  public init(
    followsDarkMode: Bool = true,
    announcesFloors: Bool = true,
    servers: [String] = [],
    requestTimeout: TimeInterval = 30,
    appFolder: URL? = nil
  ) {
    self.followsDarkMode = followsDarkMode
    self.announcesFloors = announcesFloors
    self.servers = servers
    self.requestTimeout = requestTimeout
    self.appFolder = appFolder
  }
}
