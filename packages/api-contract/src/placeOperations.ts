import { closedObject, listOf, schemaRef, type JsonSchema } from './JsonSchema.ts';
import { reading, type Operation, type Parameter } from './Operation.ts';
import { filter, pageParameters, venueIdParameter } from './parameters.ts';
import { pageResponse } from './pageResponse.ts';
import { refusals } from './problemResponses.ts';

const notModified = { description: 'Not modified since the version in `If-None-Match`.' };
const etag = { ETag: { $ref: '#/components/headers/ETag' } };
const shortText: JsonSchema = { type: 'string', minLength: 1, maxLength: 100 };

/** Features as GeoJSON (RFC 7946), with the properties of the venue format. */
export const featureCollectionSchema: JsonSchema = closedObject(
  {
    type: { type: 'string', const: 'FeatureCollection' },
    features: listOf(
      closedObject({
        type: { type: 'string', const: 'Feature' },
        geometry: {
          type: 'object',
          properties: {
            type: {
              type: 'string',
              enum: ['Point', 'LineString', 'Polygon', 'MultiPolygon'],
            },
            coordinates: { type: 'array', items: {} },
          },
          required: ['type', 'coordinates'],
        },
        properties: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
      }),
      1000,
    ),
    nextCursor: {
      type: 'string',
      description: 'Cursor of the next page; missing on the last page.',
    },
  },
  ['nextCursor'],
);

const polygon = {
  type: 'Polygon',
  coordinates: [
    [
      [-79.805, 43.1846],
      [-79.8049, 43.1846],
      [-79.8049, 43.1847],
      [-79.805, 43.1846],
    ],
  ],
};

/** How parameters name places. */
export const placeDescription =
  'the id or external id of a location, the id of a space or point of interest, or `longitude,latitude,floorId`';

const place = (name: string, what: string): Parameter => ({
  name,
  in: 'query',
  required: true,
  description: `${what}: ${placeDescription}.`,
  schema: { type: 'string', minLength: 1, maxLength: 200 },
  example: name === 'from' ? 'el_greenbarrow_market' : '-79.8046,43.185,m_l2',
});

function features(collection: 'floors' | 'spaces', parameters: readonly Parameter[]): Operation {
  const title = collection === 'floors' ? 'Floors' : 'Spaces';
  return {
    method: 'get',
    path: `/venues/{venueId}/${collection}`,
    operationId: `list${title}`,
    summary: `Get ${collection} as GeoJSON`,
    description: `Returns the ${collection} of a venue with their outlines, as a FeatureCollection in WGS 84.`,
    tags: ['Geometry'],
    security: reading,
    parameters: [venueIdParameter, ...parameters],
    responses: {
      200: {
        description: 'One page.',
        headers: etag,
        content: {
          'application/geo+json': {
            schema: schemaRef('FeatureCollection'),
            example: {
              type: 'FeatureCollection',
              features: [
                { type: 'Feature', geometry: polygon, properties: { id: 'm_l1', name: 'Level 1' } },
              ],
            },
          },
        },
      },
      304: notModified,
      ...refusals(400, 401, 403, 404),
    },
  };
}

/** Floors, spaces, directions, and images. */
export const placeOperations: readonly Operation[] = [
  features('floors', pageParameters(500, 1000)),
  features('spaces', [
    ...pageParameters(500, 1000),
    filter('floor', 'Id of their floor.', shortText),
    filter('kind', 'Kind of space, for example `room` or `hallway`.', shortText),
  ]),
  {
    method: 'get',
    path: '/venues/{venueId}/directions',
    operationId: 'getDirections',
    summary: 'Get directions',
    description:
      'Returns the best route between two places, with a line to draw and text instructions. If there is no route, the response lists the blockers.',
    tags: ['Directions'],
    security: reading,
    parameters: [
      venueIdParameter,
      place('from', 'Origin'),
      place('to', 'Destination'),
      {
        name: 'profile',
        in: 'query',
        description: 'Walking profile; `step-free` avoids steps.',
        schema: { type: 'string', enum: ['walking', 'step-free'], default: 'walking' },
      },
    ],
    responses: {
      200: {
        description: 'The route, or its blockers.',
        content: {
          'application/json': {
            schema: { oneOf: [schemaRef('Directions'), schemaRef('NoDirections')] },
            example: {
              type: 'directions',
              profile: 'walking',
              distanceMeters: 12.4,
              durationSeconds: 9.3,
              path: [
                { longitude: -79.8046, latitude: 43.185, floorId: 'm_l1' },
                { longitude: -79.8045, latitude: 43.185, floorId: 'm_l1' },
              ],
              legs: [{ type: 'walk', floorId: 'm_l1', distanceMeters: 12.4, durationSeconds: 9.3 }],
              instructions: [
                {
                  text: 'Walk to Lantern Coffee',
                  coordinate: { longitude: -79.8046, latitude: 43.185, floorId: 'm_l1' },
                  distanceMeters: 12.4,
                  durationSeconds: 9.3,
                  leg: 0,
                },
              ],
            },
          },
        },
      },
      ...refusals(400, 401, 403, 404),
    },
  },
  {
    method: 'get',
    path: '/venues/{venueId}/images',
    operationId: 'listImages',
    summary: 'List images',
    description:
      'Lists the images, logos, and icons in the bundle, which records reference as `assets/…`.',
    tags: ['Images'],
    security: reading,
    parameters: [venueIdParameter, ...pageParameters(100, 500)],
    responses: {
      200: pageResponse('images', schemaRef('Image'), {
        name: 'logo-lantern.svg',
        path: 'assets/logo-lantern.svg',
        type: 'image/svg+xml',
        bytes: 812,
      }),
      304: notModified,
      ...refusals(400, 401, 403, 404),
    },
  },
  {
    method: 'get',
    path: '/venues/{venueId}/images/{name}',
    operationId: 'getImage',
    summary: 'Get an image',
    description: 'Returns the content of an image. Supports conditional requests.',
    tags: ['Images'],
    security: reading,
    parameters: [
      venueIdParameter,
      {
        name: 'name',
        in: 'path',
        required: true,
        description: 'Name of the image, without `assets/`.',
        schema: { type: 'string', pattern: '^[\\w.-]{1,200}$' },
        example: 'compass.svg',
      },
    ],
    responses: {
      200: {
        description: 'The image.',
        headers: etag,
        content: Object.fromEntries(
          ['svg+xml', 'png', 'jpeg', 'webp', 'avif', 'gif'].map((type) => [
            `image/${type}`,
            { schema: {} },
          ]),
        ),
      },
      304: notModified,
      ...refusals(400, 401, 403, 404),
    },
  },
];
