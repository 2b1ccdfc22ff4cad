import { itemTypes } from './itemTypes.ts';
import { color, id } from './commonTypes.ts';
import {
  choice,
  field,
  flag,
  list,
  map,
  number,
  optional,
  record,
  ref,
  text,
  union,
  type Declarations,
} from './Schema.ts';

const ids = list(id, 10_000);
const zoomLevel = number(0, 30);

/** The topics of the state. The page applies them in this order. */
export const stateTopics = {
  venue: optional(ref('VenueTopic'), 'The venue. Another source replaces the map.'),
  language: optional(
    text(35),
    'Language of the venue, BCP 47; default: its own. A change draws the map again.',
  ),
  accessibility: optional(
    ref('AccessibilityTopic'),
    'Texts and aids for screen readers. A change draws the map again.',
  ),
  theme: optional(ref('ThemeTopic'), 'Colors; default: those of the system.'),
  floor: optional(ref('FloorTopic'), 'The floor; default: the one that the venue shows first.'),
  cameraRules: optional(
    ref('CameraRulesTopic'),
    'Limits of the camera, gestures, and covered edges.',
  ),
  camera: optional(ref('CameraTopic'), 'The view; default: fits the floor, or several buildings.'),
  labels: optional(ref('LabelsTopic'), 'Texts on the map; default: names of spaces.'),
  markers: optional(list(ref('MarkerItem'), 5000), 'Markers; default: none.'),
  shapes: optional(list(ref('ShapeItem'), 5000), 'Shapes; default: none.'),
  models: optional(list(ref('ModelItem'), 1000), '3D models; default: none.'),
  images: optional(list(ref('ImageItem'), 1000), 'Images on floors; default: none.'),
  spaces: optional(
    list(ref('SpaceItem'), 5000),
    'Appearance of spaces, later items above earlier ones; default: none.',
  ),
  selection: optional(ref('SelectionTopic'), 'Highlighted places; default: none.'),
  route: optional(ref('RouteTopic'), 'Directions on the map; default: none.'),
  blueDot: optional(ref('BlueDotTopic'), 'Position of the user; default: none.'),
  stack: optional(ref('StackTopic'), 'Floors drawn apart; default: together.'),
  outdoor: optional(ref('OutdoorTopic'), 'The outdoor map; default: none.'),
  visibility: optional(ref('VisibilityTopic'), 'Topics that are shown at all; default: all.'),
};

/** The desired content of the map. */
export const stateTypes: Declarations = {
  MapState: record(
    'The desired content of the map. A topic that is missing keeps its value. A topic that is present replaces its whole value.',
    stateTopics,
  ),
  StateTopic: choice('A topic of the state.', {
    ...Object.fromEntries(
      Object.entries(stateTopics).map(([name, { description }]) => [name, description]),
    ),
  }),
  VenueTopic: record('The venue of the page.', {
    source: field(
      ref('VenueSource'),
      'Where it comes from. Another token for the same venue does not load it again.',
    ),
    showsMap: optional(
      flag,
      'Whether to draw a map; default true. Without a map, the venue is only data.',
    ),
  }),
  VenueSource: union('Where a venue comes from.', {
    server: {
      description: 'A server, with a key and secret.',
      fields: {
        baseUrl: field(text(2000), 'URL of the server.'),
        venueId: field(id, 'Id of the venue on that server.'),
        key: field(text(1000), 'The public key.'),
        secret: field(text(1000), 'The secret.'),
      },
    },
    access: {
      description: 'A server, with an access token that your own server requested.',
      fields: {
        baseUrl: field(text(2000), 'URL of the server.'),
        venueId: field(id, 'Id of the venue on that server.'),
        accessToken: field(text(10_000), 'The access token.'),
      },
    },
    url: {
      description: 'The URL of a bundle.',
      fields: {
        url: field(
          text(10_000),
          'Its URL: https, http, or the scheme that the app serves its files by.',
        ),
      },
    },
    bytes: {
      description: 'A bundle that the host has.',
      fields: {
        digest: field(
          text(200),
          'Identifies the bytes, such as their SHA-256. Another digest is another venue.',
        ),
        base64: field(text(64_000_000), 'The bundle in Base64.'),
      },
    },
  }),
  AccessibilityTopic: record('Texts and aids of the map.', {
    accessibleName: optional(
      text(1000),
      'Name of the map; default: "Map of" and the name of the venue.',
    ),
    keyboard: optional(flag, 'Whether keys move the map; default true.'),
    announcements: optional(flag, 'Whether changes are announced to screen readers; default true.'),
    messages: optional(map(text(1000), 200), 'Texts of the map itself by name; default: English.'),
    kinds: optional(map(text(1000), 200), 'Words for kinds of spaces by kind; default: English.'),
  }),
  ThemeTopic: record('Colors of the map.', {
    scheme: field(ref('ColorScheme'), 'Light or dark.'),
    colors: optional(
      ref('ThemeColors'),
      'Colors that differ from those of the scheme. With `auto`, the colors are those of a light theme.',
    ),
  }),
  ColorScheme: choice('Light or dark.', {
    auto: 'Follows the system.',
    light: 'Light.',
    dark: 'Dark.',
  }),
  ThemeColors: record(
    'Colors that differ from those of the built-in theme. Values are CSS colors.',
    {
      paper: optional(color, 'Background around the building.'),
      floor: optional(color, 'The slab of a floor.'),
      hallway: optional(color, 'Hallways and other paths.'),
      room: optional(color, 'Rooms without a category.'),
      connection: optional(color, 'Stairs, elevators, escalators.'),
      exterior: optional(color, 'Ground outside the building.'),
      opening: optional(color, 'Openings to the floor below.'),
      wall: optional(color, 'Tops of walls.'),
      object: optional(color, 'Tops of counters, columns, and other objects.'),
      tints: optional(list(color, 100), 'Colors of rooms, assigned to categories in turn.'),
      label: optional(color, 'Names of rooms.'),
      labelMuted: optional(color, 'Names of less important spaces.'),
      labelHalo: optional(color, 'Halo around letters.'),
      accent: optional(color, 'Focus ring, selection, and route.'),
      sunShadow: optional(number(0, 1), "Strength of the sun's shadow, 0 to 1."),
      contactShade: optional(number(0, 1), 'Strength of the shade at the foot of walls, 0 to 1.'),
      wallCutMeters: optional(number(0.1, 100), 'Height at which walls are cut, in meters.'),
    },
  ),
  FloorTopic: record('The floor.', {
    id: field(id, 'Its id.'),
  }),
  CameraState: record('The state of the camera.', {
    center: optional(ref('Coordinate'), 'The coordinate at the center of the view.'),
    bearing: optional(
      number(-36_000, 36_000),
      'Direction at the top of the screen, in degrees clockwise from north.',
    ),
    pitch: optional(number(0, 90), 'Pitch in degrees; 0 looks straight down.'),
    zoomLevel: optional(zoomLevel, 'Web Mercator zoom level of 512-pixel tiles.'),
  }),
  CameraTopic: record('The view. Missing fields stay the same.', {
    center: optional(ref('Coordinate'), 'The coordinate at the center of the view.'),
    bearing: optional(
      number(-36_000, 36_000),
      'Direction at the top of the screen, in degrees clockwise from north.',
    ),
    pitch: optional(number(0, 90), 'Pitch in degrees; 0 looks straight down.'),
    zoomLevel: optional(zoomLevel, 'Web Mercator zoom level of 512-pixel tiles.'),
    durationMs: optional(number(0, 60_000), 'Duration of the move; default 0: immediate.'),
    easing: optional(ref('Easing'), 'Speed over the move; default `ease-in-out`.'),
  }),
  Easing: choice('Speed over an animation.', {
    linear: 'Constant.',
    'ease-in': 'Starts slowly.',
    'ease-out': 'Ends slowly.',
    'ease-in-out': 'Starts and ends slowly.',
  }),
  CameraRulesTopic: record('Limits of the camera, gestures, and covered edges.', {
    minZoomLevel: optional(
      zoomLevel,
      'Minimum zoom level; default: two below the one that fits the venue.',
    ),
    maxZoomLevel: optional(zoomLevel, 'Maximum zoom level; default 23.'),
    minPitch: optional(number(0, 75), 'Minimum pitch in degrees; default 0.'),
    maxPitch: optional(number(0, 75), 'Maximum pitch in degrees; default 75.'),
    bounds: optional(
      ref('Bounds'),
      "Bounds of the view's center; default: the bounding box of all floors.",
    ),
    interactions: optional(ref('CameraInteractions'), 'Enabled gestures; default: all.'),
    screenOffsets: optional(
      ref('ScreenOffsets'),
      'Pixels on each side that views of the app cover; default 0.',
    ),
    reports: optional(ref('CameraReports'), 'When `camera-change` is sent; default `at-rest`.'),
  }),
  CameraReports: choice('When changes of the camera are reported.', {
    'at-rest': 'When the camera stops.',
    'every-frame': 'In every frame in which it moves.',
  }),
  Bounds: record('A box of coordinates, in degrees.', {
    west: field(number(-180, 180), 'Least longitude.'),
    south: field(number(-90, 90), 'Least latitude.'),
    east: field(number(-180, 180), 'Greatest longitude.'),
    north: field(number(-90, 90), 'Greatest latitude.'),
  }),
  CameraInteractions: record('Gestures and keys. All are enabled by default.', {
    pan: optional(flag, 'Drag to pan.'),
    zoom: optional(flag, 'Pinch to zoom.'),
    rotate: optional(flag, 'Rotate with two fingers.'),
    pitch: optional(flag, 'Tilt with two fingers.'),
    keyboard: optional(flag, 'Pan, zoom, and rotate with keys.'),
  }),
  ScreenOffsets: record('Pixels on each side that views of the app cover.', {
    top: optional(number(0, 10_000), 'Pixels from the top.'),
    right: optional(number(0, 10_000), 'Pixels from the right.'),
    bottom: optional(number(0, 10_000), 'Pixels from the bottom.'),
    left: optional(number(0, 10_000), 'Pixels from the left.'),
  }),
  ...itemTypes,
  SelectionTopic: record('Highlighted places.', {
    spaceIds: optional(ids, 'Ids of spaces.'),
    locationIds: optional(ids, 'Ids of locations; their spaces are highlighted.'),
    color: optional(color, "CSS color; default: the theme's accent color."),
    focus: optional(flag, 'Whether to bring them into view; default false.'),
  }),
  RouteTopic: record('Directions on the map.', {
    from: field(ref('PlaceTarget'), 'Origin.'),
    to: field(list(ref('PlaceTarget'), 20), 'Destinations; at least one.'),
    options: optional(
      ref('DirectionsOptions'),
      'Profile; default: a person without special needs.',
    ),
    step: optional({ kind: 'count', most: 10_000 }, 'Index of the current instruction; default 0.'),
    color: optional(color, "CSS color; default: the theme's accent color."),
    widthPixels: optional(number(1, 60), 'Width in CSS pixels; default 9.'),
    fit: optional(flag, 'Whether to bring it into view; default true.'),
    markers: optional(flag, 'Whether to mark its ends and floor changes; default true.'),
    animate: optional(flag, 'Whether it grows from its start; default true.'),
  }),
  BlueDotTopic: record('Position of the user.', {
    position: optional(ref('BlueDotPosition'), 'The position; default: no dot, waiting for one.'),
    follow: optional(ref('FollowMode'), 'Whether the camera follows; default `none`.'),
    color: optional(color, 'CSS color; default blue.'),
    staleAfterMs: optional(
      number(100, 86_400_000),
      'The dot turns gray after this time without a position; default 30000.',
    ),
    otherFloor: optional(ref('OtherFloor'), 'How it looks on another floor; default `dimmed`.'),
  }),
  BlueDotPosition: record('A position of the user.', {
    longitude: field(number(-180, 180), 'Longitude in degrees, WGS84.'),
    latitude: field(number(-90, 90), 'Latitude in degrees, WGS84.'),
    accuracyMeters: optional(number(0, 100_000), 'Accuracy radius in meters; default: not shown.'),
    headingDegrees: optional(
      number(-36_000, 36_000),
      'Heading, clockwise from north; default: not shown.',
    ),
    floorId: optional(
      id,
      'Id of the floor; default: that of the previous position, or the current floor for the first one.',
    ),
    timestamp: optional(number(0, 1e15), 'Milliseconds since 1970; default: when it arrives.'),
  }),
  FollowMode: choice('How the camera follows the blue dot.', {
    none: 'It does not.',
    position: 'The dot stays in the center.',
    'position-and-heading': 'The dot stays in the center, and its heading at the top.',
  }),
  OtherFloor: choice('How the blue dot looks on another floor.', {
    dimmed: 'Dimmed.',
    hidden: 'Hidden.',
  }),
  StackTopic: record('Floors drawn apart.', {
    isExpanded: field(flag, 'Whether floors are drawn apart.'),
    floorIds: optional(ids, 'Ids of the floors; default: those of the building.'),
    gapMeters: optional(number(0, 1000), 'Distance between floors.'),
    durationMs: optional(number(0, 60_000), 'Duration of the change.'),
    fit: optional(flag, 'Whether to bring the floors into view; default true.'),
  }),
  OutdoorTopic: record('The outdoor map around the venue.', {
    isShown: field(flag, 'Whether it is shown.'),
    styleUrl: optional(
      text(10_000),
      'URL of a MapLibre style; default: the built-in style, which requests nothing.',
    ),
    styleJson: optional(text(1_000_000), 'A MapLibre style as JSON text, instead of its URL.'),
  }),
  VisibilityTopic: record('Topics that are shown. Missing fields are true.', {
    labels: optional(flag, 'Whether labels are shown.'),
    markers: optional(flag, 'Whether markers are shown.'),
    shapes: optional(flag, 'Whether shapes are shown.'),
    floorImages: optional(
      flag,
      'Whether images that belong to the venue are shown; default false.',
    ),
  }),
};
