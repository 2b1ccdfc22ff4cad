// Written from the tables in src/schema by generate.ts; do not edit.

import Foundation

/// Types of the host's messages.
public enum HostMessageType: String, Codable, Sendable, CaseIterable {
  /// Asks for `hello` again.
  case connect = "connect"
  /// Starts a session.
  case welcome = "welcome"
  /// Changes what should be on the map. The reply is sent when the change is applied.
  case setState = "set-state"
  /// Directions without drawing them.
  case getDirections = "get-directions"
  /// The nearest of several places, by walking time.
  case findNearest = "find-nearest"
  /// Text search.
  case search = "search"
  /// Completions of a query.
  case suggest = "suggest"
  /// The straight distance between two places.
  case measureDistance = "measure-distance"
  /// The space at a coordinate.
  case findSpace = "find-space"
  /// An image or another file of the venue.
  case getAsset = "get-asset"
  /// The outline of an entity.
  case getGeometry = "get-geometry"
  /// Positions along directions, for tests and demos.
  case simulateWalk = "simulate-walk"
  /// The view.
  case getCamera = "get-camera"
  /// Moves the camera. The reply is sent when it stops.
  case moveCamera = "move-camera"
  /// Brings places into view. The reply is sent when the camera stops.
  case focusOn = "focus-on"
  /// The appearance of a space.
  case getSpaceState = "get-space-state"
  /// What can be focused on the map.
  case getThings = "get-things"
  /// Presses something on the map, as a tap does.
  case pressThing = "press-thing"
  /// The view as text.
  case saveView = "save-view"
  /// Shows a saved view. The reply is sent when the camera stops.
  case restoreView = "restore-view"
  /// A part of the program of the page, after `part-needed`.
  case givePart = "give-part"
  /// The reply is sent when everything is drawn and nothing moves.
  case whenIdle = "when-idle"
}

/// Types of the page's events.
public enum PageEventType: String, Codable, Sendable, CaseIterable {
  /// The page is ready for a session.
  case hello = "hello"
  /// Something failed. With `replyTo`, the request with that id.
  case error = "error"
  /// The page needs a part of its program.
  case partNeeded = "part-needed"
  /// The venue is loading.
  case venueProgress = "venue-progress"
  /// The venue is loaded, or its language has changed.
  case venueLoaded = "venue-loaded"
  /// The first frame is drawn.
  case mapShown = "map-shown"
  /// The user tapped the map.
  case click = "click"
  /// The view has moved.
  case cameraChange = "camera-change"
  /// Another floor is shown.
  case floorChange = "floor-change"
  /// Floors are drawn apart or together.
  case stackChange = "stack-change"
  /// Focus on the map has moved.
  case focusChange = "focus-change"
  /// The route has changed.
  case routeChange = "route-change"
  /// Another instruction of the route is current.
  case navigationStep = "navigation-step"
  /// The blue dot has moved.
  case positionChange = "position-change"
  /// The state of the blue dot has changed.
  case blueDotState = "blue-dot-state"
  /// The follow mode of the blue dot has changed.
  case followChange = "follow-change"
  /// The outdoor map appeared or disappeared.
  case outdoorChange = "outdoor-change"
  /// The graphics context was lost; the map waits for it.
  case contextLost = "context-lost"
  /// The map is drawn again.
  case contextRestored = "context-restored"
}

/// A request: its payload, and the reply to it.
public protocol ProtocolRequest {
  associatedtype Payload: Codable & Sendable
  associatedtype Reply: Codable & Sendable
  static var type: HostMessageType { get }
}

/// Starts a session.
public enum WelcomeCall: ProtocolRequest {
  public typealias Payload = Welcome
  public typealias Reply = Session
  public static let type = HostMessageType.welcome
}

/// Changes what should be on the map. The reply is sent when the change is applied.
public enum SetStateCall: ProtocolRequest {
  public typealias Payload = StateChange
  public typealias Reply = NoData
  public static let type = HostMessageType.setState
}

/// Directions without drawing them.
public enum GetDirectionsCall: ProtocolRequest {
  public typealias Payload = DirectionsRequest
  public typealias Reply = DirectionsResult
  public static let type = HostMessageType.getDirections
}

/// The nearest of several places, by walking time.
public enum FindNearestCall: ProtocolRequest {
  public typealias Payload = NearestRequest
  public typealias Reply = NearestReply
  public static let type = HostMessageType.findNearest
}

/// Text search.
public enum SearchCall: ProtocolRequest {
  public typealias Payload = SearchRequest
  public typealias Reply = SearchReply
  public static let type = HostMessageType.search
}

/// Completions of a query.
public enum SuggestCall: ProtocolRequest {
  public typealias Payload = SuggestRequest
  public typealias Reply = SuggestReply
  public static let type = HostMessageType.suggest
}

/// The straight distance between two places.
public enum MeasureDistanceCall: ProtocolRequest {
  public typealias Payload = DistanceRequest
  public typealias Reply = DistanceReply
  public static let type = HostMessageType.measureDistance
}

/// The space at a coordinate.
public enum FindSpaceCall: ProtocolRequest {
  public typealias Payload = SpaceAtRequest
  public typealias Reply = SpaceAtReply
  public static let type = HostMessageType.findSpace
}

/// An image or another file of the venue.
public enum GetAssetCall: ProtocolRequest {
  public typealias Payload = AssetRequest
  public typealias Reply = AssetReply
  public static let type = HostMessageType.getAsset
}

/// The outline of an entity.
public enum GetGeometryCall: ProtocolRequest {
  public typealias Payload = GeometryRequest
  public typealias Reply = GeometryReply
  public static let type = HostMessageType.getGeometry
}

/// Positions along directions, for tests and demos.
public enum SimulateWalkCall: ProtocolRequest {
  public typealias Payload = SimulateWalkRequest
  public typealias Reply = SimulateWalkReply
  public static let type = HostMessageType.simulateWalk
}

/// The view.
public enum GetCameraCall: ProtocolRequest {
  public typealias Payload = NoData
  public typealias Reply = CameraReport
  public static let type = HostMessageType.getCamera
}

/// Moves the camera. The reply is sent when it stops.
public enum MoveCameraCall: ProtocolRequest {
  public typealias Payload = CameraMove
  public typealias Reply = MotionReply
  public static let type = HostMessageType.moveCamera
}

/// Brings places into view. The reply is sent when the camera stops.
public enum FocusOnCall: ProtocolRequest {
  public typealias Payload = FocusRequest
  public typealias Reply = MotionReply
  public static let type = HostMessageType.focusOn
}

/// The appearance of a space.
public enum GetSpaceStateCall: ProtocolRequest {
  public typealias Payload = SpaceStateRequest
  public typealias Reply = SpaceStateReply
  public static let type = HostMessageType.getSpaceState
}

/// What can be focused on the map.
public enum GetThingsCall: ProtocolRequest {
  public typealias Payload = NoData
  public typealias Reply = ThingsReply
  public static let type = HostMessageType.getThings
}

/// Presses something on the map, as a tap does.
public enum PressThingCall: ProtocolRequest {
  public typealias Payload = PressRequest
  public typealias Reply = NoData
  public static let type = HostMessageType.pressThing
}

/// The view as text.
public enum SaveViewCall: ProtocolRequest {
  public typealias Payload = SaveViewRequest
  public typealias Reply = ViewReply
  public static let type = HostMessageType.saveView
}

/// Shows a saved view. The reply is sent when the camera stops.
public enum RestoreViewCall: ProtocolRequest {
  public typealias Payload = RestoreViewRequest
  public typealias Reply = MotionReply
  public static let type = HostMessageType.restoreView
}

/// A part of the program of the page, after `part-needed`.
public enum GivePartCall: ProtocolRequest {
  public typealias Payload = PartRequest
  public typealias Reply = NoData
  public static let type = HostMessageType.givePart
}

/// The reply is sent when everything is drawn and nothing moves.
public enum WhenIdleCall: ProtocolRequest {
  public typealias Payload = NoData
  public typealias Reply = NoData
  public static let type = HostMessageType.whenIdle
}

/// An event of the page with its payload.
public enum PageEvent: Sendable, Hashable {
  /// The page is ready for a session.
  case hello(Hello)
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
  case contextLost(NoData)
  /// The map is drawn again.
  case contextRestored(NoData)

  /// Reads the payload of an event.
  public init(type: PageEventType, payload: (any Decodable.Type) throws -> any Decodable) throws {
    func read<Value: Decodable>(_ of: Value.Type) throws -> Value {
      guard let value = try payload(of) as? Value else {
        throw DecodingError.valueNotFound(of, .init(codingPath: [], debugDescription: "No payload."))
      }
      return value
    }
    switch type {
    case .hello: self = .hello(try read(Hello.self))
    case .error: self = .error(try read(ErrorReport.self))
    case .partNeeded: self = .partNeeded(try read(PartNeeded.self))
    case .venueProgress: self = .venueProgress(try read(VenueProgress.self))
    case .venueLoaded: self = .venueLoaded(try read(VenueLoaded.self))
    case .mapShown: self = .mapShown(try read(MapShown.self))
    case .click: self = .click(try read(ClickDetail.self))
    case .cameraChange: self = .cameraChange(try read(CameraChange.self))
    case .floorChange: self = .floorChange(try read(FloorChange.self))
    case .stackChange: self = .stackChange(try read(StackChange.self))
    case .focusChange: self = .focusChange(try read(FocusChange.self))
    case .routeChange: self = .routeChange(try read(RouteChange.self))
    case .navigationStep: self = .navigationStep(try read(StepChange.self))
    case .positionChange: self = .positionChange(try read(PositionChange.self))
    case .blueDotState: self = .blueDotState(try read(BlueDotStateChange.self))
    case .followChange: self = .followChange(try read(FollowChange.self))
    case .outdoorChange: self = .outdoorChange(try read(OutdoorChange.self))
    case .contextLost: self = .contextLost(try read(NoData.self))
    case .contextRestored: self = .contextRestored(try read(NoData.self))
    }
  }
}
