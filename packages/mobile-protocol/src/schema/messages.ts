/** A request of the host. */
export interface RequestEntry {
  readonly description: string;
  /** Name of the payload's type. */
  readonly payload: string;
  /** Name of the reply's type. The reply is a message of the same type as its request. */
  readonly reply?: string;
}

/** A message without a reply. */
export interface EventEntry {
  readonly description: string;
  readonly payload: string;
}

/** Messages of the host. One with an id gets a reply or an error. */
export const requests = {
  connect: { description: 'Asks for `hello` again.', payload: 'Connect' },
  welcome: { description: 'Starts a session.', payload: 'Welcome', reply: 'Session' },
  'set-state': {
    description: 'Changes what should be on the map. The reply is sent when the change is applied.',
    payload: 'StateChange',
    reply: 'Nothing',
  },
  'get-directions': {
    description: 'Directions without drawing them.',
    payload: 'DirectionsRequest',
    reply: 'DirectionsResult',
  },
  'find-nearest': {
    description: 'The nearest of several places, by walking time.',
    payload: 'NearestRequest',
    reply: 'NearestReply',
  },
  search: { description: 'Text search.', payload: 'SearchRequest', reply: 'SearchReply' },
  suggest: {
    description: 'Completions of a query.',
    payload: 'SuggestRequest',
    reply: 'SuggestReply',
  },
  'measure-distance': {
    description: 'The straight distance between two places.',
    payload: 'DistanceRequest',
    reply: 'DistanceReply',
  },
  'find-space': {
    description: 'The space at a coordinate.',
    payload: 'SpaceAtRequest',
    reply: 'SpaceAtReply',
  },
  'get-asset': {
    description: 'An image or another file of the venue.',
    payload: 'AssetRequest',
    reply: 'AssetReply',
  },
  'get-geometry': {
    description: 'The outline of an entity.',
    payload: 'GeometryRequest',
    reply: 'GeometryReply',
  },
  'simulate-walk': {
    description: 'Positions along directions, for tests and demos.',
    payload: 'SimulateWalkRequest',
    reply: 'SimulateWalkReply',
  },
  'get-camera': { description: 'The view.', payload: 'Nothing', reply: 'CameraReport' },
  'move-camera': {
    description: 'Moves the camera. The reply is sent when it stops.',
    payload: 'CameraMove',
    reply: 'MotionReply',
  },
  'focus-on': {
    description: 'Brings places into view. The reply is sent when the camera stops.',
    payload: 'FocusRequest',
    reply: 'MotionReply',
  },
  'get-space-state': {
    description: 'The appearance of a space.',
    payload: 'SpaceStateRequest',
    reply: 'SpaceStateReply',
  },
  'get-things': {
    description: 'Things that can be focused on the map.',
    payload: 'Nothing',
    reply: 'ThingsReply',
  },
  'press-thing': {
    description: 'Presses something on the map, as a tap does.',
    payload: 'PressRequest',
    reply: 'Nothing',
  },
  'save-view': { description: 'The view as text.', payload: 'SaveViewRequest', reply: 'ViewReply' },
  'restore-view': {
    description: 'Shows a saved view. The reply is sent when the camera stops.',
    payload: 'RestoreViewRequest',
    reply: 'MotionReply',
  },
  'give-part': {
    description: 'A part of the program of the page, after `part-needed`.',
    payload: 'PartRequest',
    reply: 'Nothing',
  },
  'when-idle': {
    description: 'The reply is sent when everything is drawn and nothing moves.',
    payload: 'Nothing',
    reply: 'Nothing',
  },
} as const satisfies Readonly<Record<string, RequestEntry>>;

/** Messages that the page sends without a request. */
export const events = {
  hello: { description: 'The page is ready for a session.', payload: 'Hello' },
  error: {
    description: 'Something failed. With `replyTo`, the request with that id.',
    payload: 'ErrorReport',
  },
  'part-needed': {
    description: 'The page needs a part of its program.',
    payload: 'PartNeeded',
  },
  'venue-progress': { description: 'The venue is loading.', payload: 'VenueProgress' },
  'venue-loaded': {
    description: 'The venue is loaded, or its language has changed.',
    payload: 'VenueLoaded',
  },
  'map-shown': { description: 'The first frame is drawn.', payload: 'MapShown' },
  click: { description: 'The user tapped the map.', payload: 'ClickDetail' },
  'camera-change': { description: 'The view has moved.', payload: 'CameraChange' },
  'floor-change': { description: 'Another floor is shown.', payload: 'FloorChange' },
  'stack-change': { description: 'Floors are drawn apart or together.', payload: 'StackChange' },
  'focus-change': { description: 'Focus on the map has moved.', payload: 'FocusChange' },
  'route-change': { description: 'The route has changed.', payload: 'RouteChange' },
  'navigation-step': {
    description: 'Another instruction of the route is current.',
    payload: 'StepChange',
  },
  'position-change': { description: 'The blue dot has moved.', payload: 'PositionChange' },
  'blue-dot-state': {
    description: 'The state of the blue dot has changed.',
    payload: 'BlueDotStateChange',
  },
  'follow-change': {
    description: 'The follow mode of the blue dot has changed.',
    payload: 'FollowChange',
  },
  'outdoor-change': {
    description: 'The outdoor map appeared or disappeared.',
    payload: 'OutdoorChange',
  },
  'context-lost': {
    description: 'The graphics context was lost; the map waits for it.',
    payload: 'Nothing',
  },
  'context-restored': { description: 'The map is drawn again.', payload: 'Nothing' },
} as const satisfies Readonly<Record<string, EventEntry>>;
