// Written from the tables of packages/mobile-protocol by its generate.ts; do not edit.

/// Something that happened on the map.
public enum MapEvent: Sendable, Hashable {
  /// Something failed. With `replyTo`, the request with that id.
  case error(ErrorReport)
  /// The page needs a part of its program.
  case partNeeded(PartNeeded)
  /// The venue is loading.
  case venueProgress(VenueProgress)
  /// The venue is loaded, or its language has changed.
  case venueLoaded(VenueLoaded)
  /// The first frame is drawn.
  case mapShown(MapShown)
  /// The user tapped the map.
  case click(ClickDetail)
  /// The view has moved.
  case cameraChange(CameraChange)
  /// Another floor is shown.
  case floorChange(FloorChange)
  /// Floors are drawn apart or together.
  case stackChange(StackChange)
  /// Focus on the map has moved.
  case focusChange(FocusChange)
  /// The route has changed.
  case routeChange(RouteChange)
  /// Another instruction of the route is current.
  case navigationStep(StepChange)
  /// The blue dot has moved.
  case positionChange(PositionChange)
  /// The state of the blue dot has changed.
  case blueDotState(BlueDotStateChange)
  /// The follow mode of the blue dot has changed.
  case followChange(FollowChange)
  /// The outdoor map appeared or disappeared.
  case outdoorChange(OutdoorChange)
  /// The graphics context was lost; the map waits for it.
  case contextLost
  /// The map is drawn again.
  case contextRestored
  /// The page was lost, and the map is as before: venue, floor, camera, markers, route, and blue dot.
  case restored
}

/// Messages of the host.
enum HostMessages {
  /// Asks for `hello` again.
  static let connect = MessageType<Connect>("connect")
  /// Starts a session.
  static let welcome = RequestType<Welcome, Session>("welcome")
  /// Changes what should be on the map. The reply is sent when the change is applied.
  static let setState = RequestType<StateChange, NoData>("set-state")
  /// Directions without drawing them.
  static let getDirections = RequestType<DirectionsRequest, DirectionsResult>("get-directions")
  /// The nearest of several places, by walking time.
  static let findNearest = RequestType<NearestRequest, NearestReply>("find-nearest")
  /// Text search.
  static let search = RequestType<SearchRequest, SearchReply>("search")
  /// Completions of a query.
  static let suggest = RequestType<SuggestRequest, SuggestReply>("suggest")
  /// The straight distance between two places.
  static let measureDistance = RequestType<DistanceRequest, DistanceReply>("measure-distance")
  /// The space at a coordinate.
  static let findSpace = RequestType<SpaceAtRequest, SpaceAtReply>("find-space")
  /// An image or another file of the venue.
  static let getAsset = RequestType<AssetRequest, AssetReply>("get-asset")
  /// The outline of an entity.
  static let getGeometry = RequestType<GeometryRequest, GeometryReply>("get-geometry")
  /// Positions along directions, for tests and demos.
  static let simulateWalk = RequestType<SimulateWalkRequest, SimulateWalkReply>("simulate-walk")
  /// The view.
  static let getCamera = RequestType<NoData, CameraReport>("get-camera")
  /// Moves the camera. The reply is sent when it stops.
  static let moveCamera = RequestType<CameraMove, MotionReply>("move-camera")
  /// Brings places into view. The reply is sent when the camera stops.
  static let focusOn = RequestType<FocusRequest, MotionReply>("focus-on")
  /// The appearance of a space.
  static let getSpaceState = RequestType<SpaceStateRequest, SpaceStateReply>("get-space-state")
  /// Things that can be focused on the map.
  static let getThings = RequestType<NoData, ThingsReply>("get-things")
  /// Presses something on the map, as a tap does.
  static let pressThing = RequestType<PressRequest, NoData>("press-thing")
  /// The view as text.
  static let saveView = RequestType<SaveViewRequest, ViewReply>("save-view")
  /// Shows a saved view. The reply is sent when the camera stops.
  static let restoreView = RequestType<RestoreViewRequest, MotionReply>("restore-view")
  /// A part of the program of the page, after `part-needed`.
  static let givePart = RequestType<PartRequest, NoData>("give-part")
  /// The reply is sent when everything is drawn and nothing moves.
  static let whenIdle = RequestType<NoData, NoData>("when-idle")

  /// Types of payloads, by type of message.
  static let payloads: [String: any WireValue.Type] = [
    "connect": Connect.self,
    "welcome": Welcome.self,
    "set-state": StateChange.self,
    "get-directions": DirectionsRequest.self,
    "find-nearest": NearestRequest.self,
    "search": SearchRequest.self,
    "suggest": SuggestRequest.self,
    "measure-distance": DistanceRequest.self,
    "find-space": SpaceAtRequest.self,
    "get-asset": AssetRequest.self,
    "get-geometry": GeometryRequest.self,
    "simulate-walk": SimulateWalkRequest.self,
    "get-camera": NoData.self,
    "move-camera": CameraMove.self,
    "focus-on": FocusRequest.self,
    "get-space-state": SpaceStateRequest.self,
    "get-things": NoData.self,
    "press-thing": PressRequest.self,
    "save-view": SaveViewRequest.self,
    "restore-view": RestoreViewRequest.self,
    "give-part": PartRequest.self,
    "when-idle": NoData.self,
  ]

  /// Types of replies, by type of message.
  static let replies: [String: any WireValue.Type] = [
    "welcome": Session.self,
    "set-state": NoData.self,
    "get-directions": DirectionsResult.self,
    "find-nearest": NearestReply.self,
    "search": SearchReply.self,
    "suggest": SuggestReply.self,
    "measure-distance": DistanceReply.self,
    "find-space": SpaceAtReply.self,
    "get-asset": AssetReply.self,
    "get-geometry": GeometryReply.self,
    "simulate-walk": SimulateWalkReply.self,
    "get-camera": CameraReport.self,
    "move-camera": MotionReply.self,
    "focus-on": MotionReply.self,
    "get-space-state": SpaceStateReply.self,
    "get-things": ThingsReply.self,
    "press-thing": NoData.self,
    "save-view": ViewReply.self,
    "restore-view": MotionReply.self,
    "give-part": NoData.self,
    "when-idle": NoData.self,
  ]
}

/// Reads the events of the page for apps, by type.
let eventReaders: [String: @Sendable (Envelope) -> MapEvent?] = [
  "error": { $0.payload(as: ErrorReport.self).map { .error($0) } },
  "part-needed": { $0.payload(as: PartNeeded.self).map { .partNeeded($0) } },
  "venue-progress": { $0.payload(as: VenueProgress.self).map { .venueProgress($0) } },
  "venue-loaded": { $0.payload(as: VenueLoaded.self).map { .venueLoaded($0) } },
  "map-shown": { $0.payload(as: MapShown.self).map { .mapShown($0) } },
  "click": { $0.payload(as: ClickDetail.self).map { .click($0) } },
  "camera-change": { $0.payload(as: CameraChange.self).map { .cameraChange($0) } },
  "floor-change": { $0.payload(as: FloorChange.self).map { .floorChange($0) } },
  "stack-change": { $0.payload(as: StackChange.self).map { .stackChange($0) } },
  "focus-change": { $0.payload(as: FocusChange.self).map { .focusChange($0) } },
  "route-change": { $0.payload(as: RouteChange.self).map { .routeChange($0) } },
  "navigation-step": { $0.payload(as: StepChange.self).map { .navigationStep($0) } },
  "position-change": { $0.payload(as: PositionChange.self).map { .positionChange($0) } },
  "blue-dot-state": { $0.payload(as: BlueDotStateChange.self).map { .blueDotState($0) } },
  "follow-change": { $0.payload(as: FollowChange.self).map { .followChange($0) } },
  "outdoor-change": { $0.payload(as: OutdoorChange.self).map { .outdoorChange($0) } },
  "context-lost": { $0.payload(as: NoData.self).map { _ in .contextLost } },
  "context-restored": { $0.payload(as: NoData.self).map { _ in .contextRestored } },
]
