import MezzanineV4

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
  /// Id of the map to show first, as in early releases. ``ShowVenue/firstMapId`` has priority.
  @available(*, deprecated, message: "Use FloorTopic.")
  public var firstMapId: String?
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
    clientId: String? = nil, clientSecret: String? = nil, venue: String, baseUrl: String, firstMapId: String? = nil,
    accessToken: String? = nil, language: String? = nil, cache: VenueCache? = nil, perspective: String? = nil,
    headers: [Header]? = nil, noAuth: Bool? = nil
  ) {
    self.clientId = clientId
    self.clientSecret = clientSecret
    self.venue = venue
    self.baseUrl = baseUrl
    self.firstMapId = firstMapId
    self.accessToken = accessToken
    self.language = language
    self.cache = cache
    self.perspective = perspective
    self.headers = headers
    self.noAuth = noAuth
  }
}

@available(*, deprecated)
extension Init {
  /// The version 4.0 options.
  var v4: MezzanineV4.Init {
    MezzanineV4.Init(
      clientId: clientId, clientSecret: clientSecret, venue: venue, baseUrl: baseUrl, accessToken: accessToken,
      language: language, cache: cache, perspective: perspective, headers: headers, noAuth: noAuth)
  }

  /// The options of version 4.0, with the first map of early releases.
  func show(_ options: ShowVenue?) -> ShowVenue {
    var options = options ?? ShowVenue()
    options.firstMapId = options.firstMapId ?? firstMapId
    return options
  }
}
