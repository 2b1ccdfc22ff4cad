import { address, color, id } from './commonTypes.ts';
import {
  choice,
  field,
  flag,
  list,
  number,
  optional,
  record,
  ref,
  text,
  union,
  type Declarations,
} from './Schema.ts';

const ids = list(id, 10_000);
const target = field(ref('PlaceTarget'), 'Where it is.');
const key = field(
  id,
  'Chosen by the host, unique in its list. An item with the same key is updated.',
);
const zoomLevel = number(0, 30);
const opacity = optional(number(0, 1), 'Opacity, 0 to 1; default 1.');
const interactive = optional(
  flag,
  'Whether taps hit it and it is a button for screen readers; default false.',
);
const priority = optional(ref('Priority'), 'Decides which item is shown if two overlap.');
const accessibleName = optional(text(1000), 'Its name for screen readers.');

/** Labels, markers, and other things on the map. */
export const itemTypes: Declarations = {
  Priority: choice('Decides which label or marker is shown if two overlap.', {
    low: 'Hidden first.',
    medium: 'Default of labels.',
    high: 'Default of markers.',
    always: 'Always shown, even over others.',
  }),
  LabelsTopic: record('Texts on the map.', {
    names: optional(ref('AutomaticLabels'), 'Whether spaces show their names; default `all`.'),
    items: optional(list(ref('LabelItem'), 5000), 'Labels of the app; default: none.'),
  }),
  AutomaticLabels: choice('Labels that the map adds by itself.', {
    all: 'Names of spaces.',
    none: 'No labels.',
  }),
  LabelItem: record('A label.', {
    key,
    target,
    text: field(text(1000), 'Plain text, not markup.'),
    kind: optional(ref('LabelKind'), 'Faces the viewer, or lies on the floor; default `floating`.'),
    priority,
    minZoomLevel: optional(zoomLevel, 'Minimum zoom level; default: none.'),
    maxZoomLevel: optional(zoomLevel, 'Maximum zoom level; default: none.'),
    color: optional(color, "CSS color of the letters; default: the theme's label color."),
    haloColor: optional(color, "CSS color of the halo; default: the theme's."),
    fontSizePixels: optional(number(6, 64), 'Font size of a floating label; default 13.'),
    fontWeight: optional(number(100, 900), 'Font weight; default 550.'),
    fontSizeMeters: optional(
      number(0.1, 50),
      'Maximum font size of a flat label; default 2.4 in a space, 1.2 at a coordinate.',
    ),
    rotationDegrees: optional(
      number(-360, 360),
      'Direction of a flat label, clockwise from east; default: along its space.',
    ),
    maxWidthPixels: optional(
      number(20, 400),
      'Maximum line width of a floating label; default 112.',
    ),
    icon: optional(ref('LabelIcon'), 'Dot or image at the anchor point; default: none.'),
    accessibleName,
    interactive,
  }),
  LabelKind: choice('How a label is drawn.', {
    floating: 'Faces the viewer.',
    flat: 'Lies on the floor.',
  }),
  LabelIcon: union('What is drawn at the anchor point of a label.', {
    dot: { description: 'A dot.', fields: {} },
    image: {
      description: 'An image.',
      fields: {
        url: field(
          address,
          'A file of the venue, such as the logo of a location, or a `data:` URL.',
        ),
        sizePixels: optional(number(8, 96), 'Length of its longer side in CSS pixels; default 24.'),
      },
    },
  }),
  MarkerItem: record('A marker.', {
    key,
    target,
    content: field(ref('MarkerContent'), 'What it shows.'),
    anchor: optional(
      ref('MarkerAnchor'),
      'The point of the marker that is at the target; default `center`, `bottom` for pins and tooltips.',
    ),
    priority,
    minZoomLevel: optional(zoomLevel, 'Minimum zoom level; default: none.'),
    altitudeMeters: optional(number(-1000, 1000), 'Height above its place; default 0.'),
    moveDurationMs: optional(
      number(0, 60_000),
      'Duration of a move to another coordinate on its floor; default 0: immediate.',
    ),
    accessibleName,
    interactive,
  }),
  MarkerAnchor: choice('A point of a marker.', {
    center: 'Center.',
    top: 'Middle of the top edge.',
    bottom: 'Middle of the bottom edge.',
    left: 'Middle of the left edge.',
    right: 'Middle of the right edge.',
    'top-left': 'Top left corner.',
    'top-right': 'Top right corner.',
    'bottom-left': 'Bottom left corner.',
    'bottom-right': 'Bottom right corner.',
  }),
  MarkerContent: union('The content of a marker.', {
    text: {
      description: 'Text on a plate.',
      fields: { text: field(text(1000), 'Plain text, not markup.') },
    },
    pin: {
      description: 'A pin.',
      fields: {
        color: optional(color, "CSS color; default: the theme's accent color."),
        symbol: optional(text(8), 'A letter, number, or emoji in it.'),
        imageUrl: optional(address, 'An image in it: a file of the venue, or a `data:` URL.'),
      },
    },
    image: {
      description: 'An image.',
      fields: {
        url: field(address, 'A file of the venue, or a `data:` URL.'),
        widthPixels: optional(number(1, 1000), 'Width in CSS pixels; default 28.'),
        heightPixels: optional(
          number(1, 1000),
          'Height in CSS pixels; default: as the image has it.',
        ),
      },
    },
    tooltip: {
      description: 'A tooltip with an arrow.',
      fields: {
        title: optional(text(1000), 'Plain text, not markup.'),
        text: optional(text(5000), 'Plain text, not markup.'),
        imageUrl: optional(address, 'An image: a file of the venue, or a `data:` URL.'),
        color: optional(color, 'CSS color of its background; default: that of the theme.'),
      },
    },
    html: {
      description:
        'HTML. Scripts, forms, frames, event handlers, and addresses of other servers are removed.',
      fields: { html: field(text(100_000), 'The markup.') },
    },
  }),
  ShapeItem: record('A shape.', {
    key,
    geometry: field(ref('Geometry'), 'Where it is.'),
    floorId: optional(id, 'Id of its floor; default: the floor that is shown when it is added.'),
    widthMeters: optional(number(0.01, 1000), 'Width of lines.'),
    radiusMeters: optional(number(0.01, 1000), 'Radius of points.'),
    color: optional(color, "CSS color; default: the theme's accent color."),
    opacity,
    heightMeters: optional(number(0, 1000), 'Height; default: flat.'),
    altitudeMeters: optional(number(-1000, 1000), 'Height above the floor; default 0.'),
    interactive,
  }),
  ModelItem: record('A 3D model on a floor.', {
    key,
    targets: field(list(ref('PlaceTarget'), 5000), 'Where it stands; one model at each.'),
    url: field(text(20_000_000), 'A `.glb` file of the venue, a URL, or a `data:` URL.'),
    floorId: optional(id, 'Id of its floor, for coordinates without one.'),
    scale: optional(number(0.001, 1000), 'Scale; default 1.'),
    headingDegrees: optional(number(-36_000, 36_000), 'Heading, clockwise from north; default 0.'),
    pitchDegrees: optional(number(-360, 360), 'Pitch; default 0.'),
    altitudeMeters: optional(number(-1000, 1000), 'Height above the floor; default 0.'),
    color: optional(color, 'CSS color; default: those of the model.'),
    opacity,
    interactive,
  }),
  ImageItem: record('An image on a floor.', {
    key,
    target,
    url: field(text(20_000_000), 'A file of the venue, a URL, or a `data:` URL.'),
    floorId: optional(id, 'Id of its floor, for a coordinate without one.'),
    widthMeters: optional(number(0.01, 10_000), 'Width in meters.'),
    heightMeters: optional(number(0.01, 10_000), 'Height in meters.'),
    rotationDegrees: optional(number(-36_000, 36_000), 'Rotation, clockwise; default 0.'),
    altitudeMeters: optional(number(-1000, 1000), 'Height above the floor; default 0.'),
    opacity,
  }),
  SpaceItem: record('Appearance of some spaces. Missing fields keep their value.', {
    key,
    spaceIds: field(ids, 'Ids of the spaces.'),
    color: optional(color, 'CSS color.'),
    heightMeters: optional(number(0, 100), 'Height in meters.'),
    opacity: optional(number(0, 1), 'Opacity, 0 to 1.'),
    visible: optional(flag, 'Whether they are shown.'),
    interactive: optional(flag, 'Whether taps highlight them.'),
  }),
};
