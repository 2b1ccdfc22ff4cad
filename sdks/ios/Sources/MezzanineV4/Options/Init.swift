import MezzanineCore

/// Where the venue is, for `loadVenue`. `clientId` and `clientSecret` are required, unless `accessToken` is given.
@available(*, deprecated, message: "Use MezzanineCore.VenueTopic.")
public struct Init: Sendable {
  /// Public part of the API key.
  @available(*, deprecated, message: "Use VenueSource.Server.key.")
  public var clientId: String?
  /// Secret part of the API key.
  @available(*, deprecated, message: "Use VenueSource.Server.secret.")
  public var clientSecret: String?
  /// Id of the venue.
  @available(*, deprecated, message: "Use venueId of VenueSource.")
  public var venue: String
  /// URL of the server.
  public var baseUrl: String
  /// Access token from your own server, instead of `clientId` and `clientSecret`.
  public var accessToken: String?
  /// Language of the text, a BCP 47 tag such as `fr`; default: the language of the venue.
  @available(*, deprecated, message: "Use MapState.language.")
  public var language: String?
  /// Opens the venue from this cache if it is stored there.
  public var cache: VenueCache?
  /// No longer has an effect; reported once.
  @available(*, deprecated, message: "A venue has one map. Load another venue instead.")
  public var perspective: String?
  /// No longer has an effect; reported once.
  @available(*, deprecated, message: "Add headers in a proxy, and pass its URL as baseUrl.")
  public var headers: [Header]?
  /// No longer has an effect; reported once.
  @available(*, deprecated, message: "Pass an accessToken from your own server.")
  public var noAuth: Bool?

  /// Makes options.
  public init(
    clientId: String? = nil, clientSecret: String? = nil, venue: String, baseUrl: String, accessToken: String? = nil,
    language: String? = nil, cache: VenueCache? = nil, perspective: String? = nil, headers: [Header]? = nil,
    noAuth: Bool? = nil
  ) {
    self.clientId = clientId
    self.clientSecret = clientSecret
    self.venue = venue
    self.baseUrl = baseUrl
    self.accessToken = accessToken
    self.language = language
    self.cache = cache
    self.perspective = perspective
    self.headers = headers
    self.noAuth = noAuth
  }
}

/// A header of requests. It no longer has an effect.
@available(*, deprecated, message: "Add headers in a proxy, and pass its URL as baseUrl.")
public struct Header: Sendable, Hashable {
  /// Its name.
  public var name: String
  /// Its value.
  public var value: String

  /// Makes a header.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

/// The version 5.0 source.
@available(*, deprecated)
@MainActor func sourceOf(_ options: Init) throws(MezzanineError) -> VenueSource {
  reportOptions(
    "Init",
    [
      ("perspective", options.perspective, "A venue has one map; load another venue instead."),
      ("headers", options.headers, "Add headers in a proxy, and pass its URL as baseUrl."),
      ("noAuth", options.noAuth, "Pass an accessToken from your own server."),
    ])
  let venueId = try requireText("options.venue", options.venue)
  let baseUrl = try requireText("options.baseUrl", options.baseUrl)
  if let token = options.accessToken {
    return .access(
      baseUrl: baseUrl, venueId: venueId, accessToken: try requireText("options.accessToken", token))
  }
  return .server(
    baseUrl: baseUrl, venueId: venueId, key: try requireText("options.clientId", options.clientId),
    secret: try requireText("options.clientSecret", options.clientSecret))
}

private func requireText(_ name: String, _ value: String?) throws(MezzanineError) -> String {
  guard let value, !value.isEmpty else { throw invalidArgument(name, value, "a non-empty string") }
  return value
}
