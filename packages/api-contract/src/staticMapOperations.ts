import { reading, type Operation, type Parameter } from './Operation.ts';
import { filter, venueIdParameter } from './parameters.ts';
import { refusals } from './problemResponses.ts';
import { placeDescription } from './placeOperations.ts';

/** Largest width and height of a static map, in CSS pixels. */
const maxSidePixels = 2048;
/** Pixels that a PNG can have: width times height, times the scale squared. */
export const maxPngPixels = 4_000_000;
/** Markers of a static map. */
const maxMapMarkers = 20;
/** Highlighted places of a static map. */
const maxHighlighted = 50;

/** An id, or a coordinate with its floor. */
const place = '[^;=]{1,200}';
const pixels = (minimum: number, maximum: number) =>
  ({ type: 'integer', minimum, maximum }) as const;
const isOn = (value: boolean) => ({ type: 'boolean', default: value }) as const;

const mapParameters: readonly Parameter[] = [
  filter('width', 'Width in CSS pixels.', { ...pixels(120, maxSidePixels), default: 800 }),
  filter(
    'height',
    'Height in CSS pixels. Default: the height of the framed part, at most the width.',
    pixels(120, maxSidePixels),
  ),
  filter('padding', 'Space around the framed part, in CSS pixels.', {
    ...pixels(0, 400),
    default: 24,
  }),
  filter('theme', 'Colors; `print` has white rooms and black lines.', {
    type: 'string',
    enum: ['light', 'dark', 'print'],
    default: 'light',
  }),
  filter('labels', 'Whether to show the names of places.', isOn(true)),
  filter('language', 'Language of the names, such as `fr`. Default: the venue’s own language.', {
    type: 'string',
    pattern: '^[A-Za-z0-9-]{1,35}$',
  }),
  filter(
    'frame',
    `What to show: \`floor\`, \`route\`, or a place: ${placeDescription}. Default: the route if it is on the floor, otherwise the floor.`,
    { type: 'string', minLength: 1, maxLength: 200 },
  ),
  filter('from', `Origin of a route to draw: ${placeDescription}.`, {
    type: 'string',
    minLength: 1,
    maxLength: 200,
  }),
  filter('to', 'Destination of the route, in the same form as `from`.', {
    type: 'string',
    minLength: 1,
    maxLength: 200,
  }),
  filter('profile', 'Walking profile of the route; `step-free` avoids steps. Default: `walking`.', {
    type: 'string',
    enum: ['walking', 'step-free'],
  }),
  filter(
    'markers',
    `Up to ${maxMapMarkers} markers, separated by \`;\`: a place, or a place and its text, as in \`el_greenbarrow_market=Meet here\`. Those on other floors are not drawn.`,
    {
      type: 'string',
      pattern: `^${place}(=[^;=]{0,60})?(;${place}(=[^;=]{0,60})?){0,${maxMapMarkers - 1}}$`,
      maxLength: 4000,
    },
  ),
  filter(
    'highlighted',
    `Ids of up to ${maxHighlighted} spaces, areas, and locations to emphasize, separated by \`;\`.`,
    {
      type: 'string',
      pattern: `^${place}(;${place}){0,${maxHighlighted - 1}}$`,
      maxLength: 4000,
    },
  ),
  filter(
    'bearing',
    'Direction of the top edge, in degrees clockwise from north. Default: the best fit.',
    { type: 'number', minimum: -360, maximum: 360 },
  ),
  filter('northArrow', 'Whether a rotated map has a north arrow.', isOn(false)),
  filter(
    'access',
    'Token of a link to a private map, for contexts that cannot send headers, such as `<img>`. See `createViewerAccess`.',
    { type: 'string', pattern: '^[\\w.-]{1,2000}$' },
  ),
];

const scaleParameter = filter(
  'scale',
  `Image pixels per CSS pixel. The whole image has at most ${maxPngPixels / 1e6} million.`,
  { type: 'integer', minimum: 1, maximum: 3, default: 1 },
);

interface MapFormat {
  readonly extension: 'svg' | 'png';
  readonly type: string;
  readonly description: string;
  readonly parameters: readonly Parameter[];
}

function mapOperation({ extension, type, description, parameters }: MapFormat): Operation {
  const name = extension.toUpperCase();
  return {
    method: 'get',
    path: `/venues/{venueId}/floors/{floorId}.${extension}`,
    operationId: `getFloor${name.charAt(0)}${extension.slice(1)}`,
    summary: `Get a floor as ${name}`,
    description,
    tags: ['Static maps'],
    security: reading,
    isOpenIfPublic: true,
    parameters: [
      venueIdParameter,
      {
        name: 'floorId',
        in: 'path',
        required: true,
        description: 'Id or external id of the floor.',
        schema: { type: 'string', minLength: 1, maxLength: 100 },
        example: 'm_l1',
      },
      ...parameters,
    ],
    responses: {
      200: {
        description: 'The picture.',
        headers: { ETag: { $ref: '#/components/headers/ETag' } },
        content: { [type]: { schema: {} } },
      },
      304: { description: 'Not modified since the version in `If-None-Match`.' },
      ...refusals(400, 401, 403, 404),
    },
  };
}

/** Pictures of floors. */
export const staticMapOperations: readonly Operation[] = [
  mapOperation({
    extension: 'svg',
    type: 'image/svg+xml',
    description:
      'Draws a floor, a place, or a route, with the changes of the workspace. Public venues need no token. The image has no scripts and no external references.',
    parameters: mapParameters,
  }),
  mapOperation({
    extension: 'png',
    type: 'image/png',
    description:
      'Draws the same image as `getFloorSvg`, for email and other places that do not show SVG. Names in scripts other than Latin, Greek, Cyrillic, and Devanagari are left out.',
    parameters: [...mapParameters, scaleParameter],
  }),
];
