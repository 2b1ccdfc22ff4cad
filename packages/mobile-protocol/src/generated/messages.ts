// Written from the tables in src/schema by generate.ts; do not edit.

import type { BridgeMessage } from '@mezzanine/bridge/messages';
import type {
  AssetReply,
  AssetRequest,
  BlueDotStateChange,
  CameraChange,
  CameraMove,
  CameraReport,
  ClickDetail,
  Connect,
  DirectionsRequest,
  DirectionsResult,
  DistanceReply,
  DistanceRequest,
  ErrorReport,
  FloorChange,
  FocusChange,
  FocusRequest,
  FollowChange,
  GeometryReply,
  GeometryRequest,
  Hello,
  MapShown,
  MotionReply,
  NearestReply,
  NearestRequest,
  Nothing,
  OutdoorChange,
  PartNeeded,
  PartRequest,
  PositionChange,
  PressRequest,
  RestoreViewRequest,
  RouteChange,
  SaveViewRequest,
  SearchReply,
  SearchRequest,
  Session,
  SimulateWalkReply,
  SimulateWalkRequest,
  SpaceAtReply,
  SpaceAtRequest,
  SpaceStateReply,
  SpaceStateRequest,
  StackChange,
  StateChange,
  StepChange,
  SuggestReply,
  SuggestRequest,
  ThingsReply,
  VenueLoaded,
  VenueProgress,
  ViewReply,
  Welcome,
} from './types.ts';

/** Payloads of the host's messages, by type. */
export interface HostMessages {
  /** Asks for `hello` again. */
  readonly connect: Connect;
  /** Starts a session. */
  readonly welcome: Welcome;
  /** Changes what should be on the map. The reply is sent when the change is applied. */
  readonly 'set-state': StateChange;
  /** Directions without drawing them. */
  readonly 'get-directions': DirectionsRequest;
  /** The nearest of several places, by walking time. */
  readonly 'find-nearest': NearestRequest;
  /** Text search. */
  readonly search: SearchRequest;
  /** Completions of a query. */
  readonly suggest: SuggestRequest;
  /** The straight distance between two places. */
  readonly 'measure-distance': DistanceRequest;
  /** The space at a coordinate. */
  readonly 'find-space': SpaceAtRequest;
  /** An image or another file of the venue. */
  readonly 'get-asset': AssetRequest;
  /** The outline of an entity. */
  readonly 'get-geometry': GeometryRequest;
  /** Positions along directions, for tests and demos. */
  readonly 'simulate-walk': SimulateWalkRequest;
  /** The view. */
  readonly 'get-camera': Nothing;
  /** Moves the camera. The reply is sent when it stops. */
  readonly 'move-camera': CameraMove;
  /** Brings places into view. The reply is sent when the camera stops. */
  readonly 'focus-on': FocusRequest;
  /** The appearance of a space. */
  readonly 'get-space-state': SpaceStateRequest;
  /** Things that can be focused on the map. */
  readonly 'get-things': Nothing;
  /** Presses something on the map, as a tap does. */
  readonly 'press-thing': PressRequest;
  /** The view as text. */
  readonly 'save-view': SaveViewRequest;
  /** Shows a saved view. The reply is sent when the camera stops. */
  readonly 'restore-view': RestoreViewRequest;
  /** A part of the program of the page, after `part-needed`. */
  readonly 'give-part': PartRequest;
  /** The reply is sent when everything is drawn and nothing moves. */
  readonly 'when-idle': Nothing;
}

/** Payloads of the page's replies, by the type of the request. */
export interface PageReplies {
  /** Starts a session. */
  readonly welcome: Session;
  /** Changes what should be on the map. The reply is sent when the change is applied. */
  readonly 'set-state': Nothing;
  /** Directions without drawing them. */
  readonly 'get-directions': DirectionsResult;
  /** The nearest of several places, by walking time. */
  readonly 'find-nearest': NearestReply;
  /** Text search. */
  readonly search: SearchReply;
  /** Completions of a query. */
  readonly suggest: SuggestReply;
  /** The straight distance between two places. */
  readonly 'measure-distance': DistanceReply;
  /** The space at a coordinate. */
  readonly 'find-space': SpaceAtReply;
  /** An image or another file of the venue. */
  readonly 'get-asset': AssetReply;
  /** The outline of an entity. */
  readonly 'get-geometry': GeometryReply;
  /** Positions along directions, for tests and demos. */
  readonly 'simulate-walk': SimulateWalkReply;
  /** The view. */
  readonly 'get-camera': CameraReport;
  /** Moves the camera. The reply is sent when it stops. */
  readonly 'move-camera': MotionReply;
  /** Brings places into view. The reply is sent when the camera stops. */
  readonly 'focus-on': MotionReply;
  /** The appearance of a space. */
  readonly 'get-space-state': SpaceStateReply;
  /** Things that can be focused on the map. */
  readonly 'get-things': ThingsReply;
  /** Presses something on the map, as a tap does. */
  readonly 'press-thing': Nothing;
  /** The view as text. */
  readonly 'save-view': ViewReply;
  /** Shows a saved view. The reply is sent when the camera stops. */
  readonly 'restore-view': MotionReply;
  /** A part of the program of the page, after `part-needed`. */
  readonly 'give-part': Nothing;
  /** The reply is sent when everything is drawn and nothing moves. */
  readonly 'when-idle': Nothing;
}

/** Payloads of the page's events, by type. */
export interface PageEvents {
  /** The page is ready for a session. */
  readonly hello: Hello;
  /** Something failed. With `replyTo`, the request with that id. */
  readonly error: ErrorReport;
  /** The page needs a part of its program. */
  readonly 'part-needed': PartNeeded;
  /** The venue is loading. */
  readonly 'venue-progress': VenueProgress;
  /** The venue is loaded, or its language has changed. */
  readonly 'venue-loaded': VenueLoaded;
  /** The first frame is drawn. */
  readonly 'map-shown': MapShown;
  /** The user tapped the map. */
  readonly click: ClickDetail;
  /** The view has moved. */
  readonly 'camera-change': CameraChange;
  /** Another floor is shown. */
  readonly 'floor-change': FloorChange;
  /** Floors are drawn apart or together. */
  readonly 'stack-change': StackChange;
  /** Focus on the map has moved. */
  readonly 'focus-change': FocusChange;
  /** The route has changed. */
  readonly 'route-change': RouteChange;
  /** Another instruction of the route is current. */
  readonly 'navigation-step': StepChange;
  /** The blue dot has moved. */
  readonly 'position-change': PositionChange;
  /** The state of the blue dot has changed. */
  readonly 'blue-dot-state': BlueDotStateChange;
  /** The follow mode of the blue dot has changed. */
  readonly 'follow-change': FollowChange;
  /** The outdoor map appeared or disappeared. */
  readonly 'outdoor-change': OutdoorChange;
  /** The graphics context was lost; the map waits for it. */
  readonly 'context-lost': Nothing;
  /** The map is drawn again. */
  readonly 'context-restored': Nothing;
}

/** Message types of the host. */
export type HostMessageType = keyof HostMessages;
/** Types of requests that have a reply. */
export type RequestType = keyof PageReplies;
/** Types of events. */
export type PageEventType = keyof PageEvents;

/** Any message of the host. */
export type HostMessage = {
  readonly [T in HostMessageType]: BridgeMessage<T, HostMessages[T]>;
}[HostMessageType];

/** Any reply of the page. */
export type PageReply = {
  readonly [T in RequestType]: BridgeMessage<T, PageReplies[T]>;
}[RequestType];

/** Any event of the page. */
export type PageEvent = {
  readonly [T in PageEventType]: BridgeMessage<T, PageEvents[T]>;
}[PageEventType];

/** Any message of the page. */
export type PageMessage = PageReply | PageEvent;
