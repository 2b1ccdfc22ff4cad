import { stateTopics } from './stateTypes.ts';
import { address, id } from './commonTypes.ts';
import {
  choice,
  count,
  field,
  flag,
  list,
  number,
  optional,
  record,
  ref,
  text,
  type Declarations,
} from './Schema.ts';
import { mobileErrorCodes } from './errorCodes.ts';

const versions = field(list(count(), 20), 'Supported versions of this protocol.');
const options = optional(
  ref('DirectionsOptions'),
  'Profile; default: a person without special needs.',
);
const from = field(ref('PlaceTarget'), 'Origin.');
const to = field(list(ref('PlaceTarget'), 20), 'Destinations; at least one.');
const durationMs = optional(number(0, 60_000), 'Duration in milliseconds.');
const reason = field(ref('ChangeReason'), 'Who caused it.');

/** Payloads of messages. */
export const messageTypes: Declarations = {
  // Session
  Hello: record('The page is ready for a session.', {
    versions,
    engine: field(text(100), 'Version of the web SDK in the page.'),
  }),
  Connect: record('Asks for `hello` again.', { versions }),
  Welcome: record('Starts a session.', {
    version: field(count(), 'The highest version that both sides support.'),
    servers: optional(
      list(text(2000), 20),
      'Origins that the page may request, such as `https://maps.example.com`, or schemes that the app serves files by, such as `mezzanine:`. Default: none but its own. Fixed until the page is reloaded.',
    ),
  }),
  Session: record('A session has started. The state of the page is empty.', {
    version: field(count(), 'Version of the session.'),
  }),
  ErrorReport: record('Something failed.', {
    code: field(ref('ErrorCode'), 'Stable code.'),
    message: field(text(5000), 'What was given, what was expected, and the fix.'),
    topic: optional(ref('StateTopic'), 'The topic of the state that could not be applied.'),
    key: optional(id, 'The key of the item in that topic.'),
  }),
  ErrorCode: choice(
    'Stable code of an error.',
    Object.fromEntries(
      Object.entries(mobileErrorCodes).map(([code, { meaning }]) => [code, meaning]),
    ),
  ),
  ChangeReason: choice('Who caused a change.', {
    user: 'The user.',
    api: 'The host.',
    initial: 'The map was shown.',
  }),

  // State
  StateChange: record('Changes what should be on the map.', {
    state: field(ref('MapState'), 'Topics to replace.'),
    reset: optional(
      list(ref('StateTopic'), Object.keys(stateTopics).length),
      'Topics that return to their default. Applied before `state`.',
    ),
  }),

  // Requests
  DirectionsRequest: record('Asks for directions without drawing them.', { from, to, options }),
  NearestRequest: record('Asks for the nearest of several places, by walking time.', {
    from,
    candidates: field(list(ref('PlaceTarget'), 10_000), 'Places to choose from.'),
    count: optional(count(10_000), 'How many to return; default 1.'),
    options,
  }),
  NearestReply: record('The nearest places.', {
    results: field(list(ref('NearestHit'), 10_000), 'The nearest first.'),
  }),
  SearchRequest: record('Searches the text of the venue.', {
    text: field(text(1000), 'The query.'),
    limit: optional(count(1000), 'Maximum number of results; default 20.'),
    types: optional(list(ref('EntityType'), 20), 'Types of results; default: all.'),
    floorId: optional(id, 'Id of the floor to search; default: all.'),
  }),
  SearchReply: record('Results of a search.', {
    hits: field(list(ref('SearchHit'), 1000), 'The best first.'),
  }),
  SuggestRequest: record('Completes a query.', {
    text: field(text(1000), 'Its beginning.'),
    limit: optional(count(100), 'Maximum number of suggestions; default 5.'),
  }),
  SuggestReply: record('Suggestions for a query.', {
    texts: field(list(text(1000), 100), 'The best first.'),
  }),
  DistanceRequest: record('Asks for the straight distance between two places.', {
    from,
    to: field(ref('PlaceTarget'), 'The other place.'),
  }),
  DistanceReply: record('A distance.', { meters: field(number(0, 1e9), 'Meters.') }),
  SpaceAtRequest: record('Asks for the space at a coordinate.', {
    coordinate: field(ref('Coordinate'), 'The coordinate.'),
  }),
  SpaceAtReply: record('The space at a coordinate.', {
    spaceId: optional(id, 'Id of the space; missing if there is none.'),
  }),
  AssetRequest: record('Asks for an image or another file of the venue.', {
    address: field(address, 'Its address, as in the data of the venue.'),
  }),
  AssetReply: record('A file of the venue.', {
    mediaType: field(text(200), 'Its media type, such as `image/png`.'),
    base64: field(text(64_000_000), 'Its bytes in Base64.'),
  }),
  GeometryRequest: record('Asks for the outline of a floor, space, area, or door.', {
    type: field(ref('EntityType'), 'Type of the entity.'),
    id: field(id, 'Id of the entity.'),
  }),
  GeometryReply: record('An outline.', { geometry: field(ref('Geometry'), 'The outline.') }),
  SimulateWalkRequest: record('Makes positions along directions, for tests and demos.', {
    from,
    to,
    options,
    speedMetersPerSecond: optional(number(0.05, 50), 'Walking speed; default 1.34.'),
    noiseMeters: optional(number(0, 100), 'Noise of the positions; default 0.'),
    seed: optional(count(), 'Seed of the noise; default 1.'),
    intervalMs: optional(number(20, 60_000), 'Time between positions; default 1000.'),
  }),
  SimulateWalkReply: record('Positions along directions.', {
    positions: field(list(ref('BlueDotPosition'), 100_000), 'In order, with timestamps.'),
  }),
  CameraMove: record('Moves the camera.', {
    camera: field(ref('CameraState'), 'Where to. Missing fields stay the same.'),
    durationMs,
    easing: optional(ref('Easing'), 'Speed over the move; default `ease-in-out`.'),
  }),
  FocusRequest: record('Brings places into view.', {
    targets: field(list(ref('PlaceTarget'), 5000), 'Entities, floors included, and coordinates.'),
    durationMs,
    paddingPixels: optional(number(0, 1000), 'Space around them in CSS pixels; default 48.'),
    maxZoomLevel: optional(number(0, 30), 'Maximum zoom level.'),
    bearing: optional(number(-36_000, 36_000), 'Bearing in degrees; default: stays.'),
    pitch: optional(number(0, 75), 'Pitch in degrees; default: stays.'),
  }),
  MotionReply: record('How an animation ended.', {
    result: field(ref('AnimationResult'), 'Done, or interrupted.'),
  }),
  AnimationResult: choice('How an animation ended.', {
    done: 'It reached its end.',
    interrupted: 'The user or another change stopped it.',
  }),
  SpaceStateRequest: record('Asks for the appearance of a space.', {
    spaceId: field(id, 'Id of the space.'),
  }),
  SpaceStateReply: record('The appearance of a space.', {
    color: field(text(100), 'CSS color.'),
    hoverColor: field(text(100), 'CSS color.'),
    heightMeters: field(number(0, 10_000), 'Height in meters.'),
    opacity: field(number(0, 1), 'Opacity, 0 to 1.'),
    visible: field(flag, 'Whether it is shown.'),
    interactive: field(flag, 'Whether taps highlight it.'),
  }),
  ThingsReply: record('Things that can be focused on the map, for lists of screen readers.', {
    things: field(list(ref('MapThing'), 10_000), 'In the order of the map.'),
  }),
  MapThing: record('Something on the map that can be focused.', {
    type: field(ref('ThingType'), 'Its type.'),
    name: field(text(1000), 'Its name for screen readers.'),
    id: field(id, 'Id of the space, or key of the item.'),
    floorId: optional(id, 'Id of its floor.'),
  }),
  ThingType: choice('The type of something on the map.', {
    space: 'A space.',
    label: 'A label.',
    marker: 'A marker.',
    model: 'A model.',
    shape: 'A shape.',
  }),
  PressRequest: record('Presses something on the map, as a tap does.', {
    type: field(ref('ThingType'), 'Its type.'),
    id: field(id, 'Id of the space, or key of the item.'),
  }),
  SaveViewRequest: record('Saves the view.', { name: field(text(100), 'Display name.') }),
  ViewReply: record('A view as text, for a link or a file.', {
    text: field(text(5000), 'The view. `restore-view` takes it.'),
  }),
  RestoreViewRequest: record('Shows a saved view.', {
    text: field(text(5000), 'From `save-view`.'),
    durationMs,
  }),

  PartRequest: record('Gives the page a part of its program that the host has bundled.', {
    part: field(ref('PagePart'), 'Which part.'),
    script: field(text(8_000_000), 'The text of its file. Any other text is not run.'),
  }),

  // Events
  PartNeeded: record('The page needs a part of its program.', {
    part: field(ref('PagePart'), 'Which part. The host sends it by `give-part`.'),
  }),
  PagePart: choice('A part of the program of the page, in its own file.', {
    outdoor: 'The outdoor map: `outdoor.js`.',
  }),
  VenueProgress: record('The venue is loading.', {
    phase: field(ref('LoadPhase'), 'The current phase.'),
    loadedBytes: field(count(1e12), 'Bytes received so far.'),
    totalBytes: optional(count(1e12), 'Size of the bundle, if known.'),
  }),
  LoadPhase: choice('A phase of loading.', {
    authorizing: 'The access token is requested.',
    downloading: 'The bundle is downloaded.',
    reading: 'The bundle is read.',
  }),
  VenueLoaded: record('The venue is loaded, or its language has changed.', {
    venue: field(ref('VenueData'), 'The venue as data.'),
  }),
  MapShown: record('The first frame is drawn.', {
    floorId: field(id, 'Id of the floor.'),
    camera: field(ref('CameraReport'), 'The view.'),
  }),
  CameraReport: record('The camera.', {
    center: field(ref('Coordinate'), 'The coordinate at the center of the view.'),
    bearing: field(number(-36_000, 36_000), 'Degrees clockwise from north.'),
    pitch: field(number(0, 90), 'Degrees; 0 looks straight down.'),
    zoomLevel: field(number(0, 30), 'Web Mercator zoom level of 512-pixel tiles.'),
  }),
  CameraChange: record('The view has moved.', {
    camera: field(ref('CameraReport'), 'The view.'),
    reason,
  }),
  FloorChange: record('Another floor is shown.', {
    floorId: field(id, 'Id of the floor.'),
    previousFloorId: optional(id, 'Id of the previous floor.'),
    reason,
  }),
  StackChange: record('Floors are drawn apart or together.', {
    isExpanded: field(flag, 'Whether floors are drawn apart.'),
    floorIds: field(
      list(id, 10_000),
      'Ids of the floors, from the lowest; empty if drawn together.',
    ),
  }),
  ClickDetail: record('The user tapped the map.', {
    coordinate: optional(ref('Coordinate'), 'Where; missing above the horizon.'),
    floorId: field(id, 'Id of the floor.'),
    spaceIds: field(list(id, 1000), 'Ids of the spaces there, nearest first.'),
    locationIds: field(list(id, 1000), 'Ids of the locations of these spaces.'),
    labels: field(list(ref('ClickedLabel'), 1000), 'Labels there.'),
    markerKeys: field(list(id, 1000), 'Keys of the interactive markers there.'),
    modelKeys: field(list(id, 1000), 'Keys of the models there, nearest first.'),
    shapeKeys: field(list(id, 1000), 'Keys of the shapes there, nearest first.'),
    steps: field(list(count(10_000), 1000), 'Indexes of the instructions of the route there.'),
    pointer: field(ref('ScreenPoint'), 'Where on the screen.'),
  }),
  ClickedLabel: record('A label that was tapped.', {
    text: field(text(1000), 'Its text.'),
    key: optional(id, 'Its key; missing for labels that the map added.'),
    targetId: optional(id, 'Id of the entity that it is attached to.'),
  }),
  FocusChange: record('Focus on the map has moved.', {
    focused: optional(ref('MapThing'), 'What has focus; missing if nothing has.'),
    reason,
  }),
  RouteChange: record('The route has changed, or was cleared.', {
    result: optional(ref('DirectionsResult'), 'The route; missing if it was cleared.'),
  }),
  StepChange: record('Another instruction of the route is current.', {
    index: field(count(10_000), 'Its index.'),
    reason,
  }),
  PositionChange: record('The blue dot has moved.', {
    position: field(ref('BlueDotPosition'), 'The position.'),
  }),
  BlueDotStateChange: record('The state of the blue dot has changed.', {
    state: field(ref('BlueDotState'), 'The current state.'),
    previous: field(ref('BlueDotState'), 'The previous state.'),
  }),
  BlueDotState: choice('The state of the blue dot.', {
    disabled: 'There is no blue dot.',
    waiting: 'There is no position yet.',
    active: 'The position is current.',
    stale: 'The position is old.',
    denied: 'The user does not share the position.',
    unavailable: 'The device has no position.',
  }),
  FollowChange: record('The follow mode of the blue dot has changed.', {
    mode: field(ref('FollowMode'), 'The current mode.'),
    reason,
  }),
  OutdoorChange: record('The outdoor map appeared or disappeared.', {
    isShown: field(flag, 'Whether it is shown.'),
  }),
};
