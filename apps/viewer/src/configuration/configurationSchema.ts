import type { ObjectSchema } from './Schema.ts';

const name = 200;
const address = 2000;

const places = (description: string) =>
  ({
    type: 'array',
    description,
    items: {
      type: 'string',
      description: 'Id, external id or exact name.',
      minLength: 1,
      maxLength: name,
    },
    maxItems: 20,
  }) as const;

const latitude = {
  type: 'number',
  description: 'Degrees north.',
  minimum: -90,
  maximum: 90,
} as const;
const longitude = {
  type: 'number',
  description: 'Degrees east.',
  minimum: -180,
  maximum: 180,
} as const;

/**
 * The configuration of the web app. Its TypeScript type, its validation, the published JSON
 * Schema, and the table in the documentation are all derived from it.
 */
export const configurationSchema = {
  type: 'object',
  description: 'Type of `window.mezzanine`.',
  required: ['venue'],
  properties: {
    venue: {
      type: 'string',
      description: 'Id of the venue on the server, or the `https` URL of a venue bundle.',
      minLength: 1,
      maxLength: address,
    },
    key: {
      type: 'string',
      description: 'Public part of the key that opens the venue.',
      default: 'The key of the demo venues',
      minLength: 1,
      maxLength: name,
    },
    secret: {
      type: 'string',
      description: 'Secret part of the key; it is visible to everyone who opens your page.',
      default: 'The secret of the demo venues',
      minLength: 1,
      maxLength: name,
    },
    access: {
      type: 'string',
      description: 'Signed access to a private map, created by your server. Replaces the key.',
      minLength: 1,
      maxLength: address,
    },
    server: {
      type: 'string',
      description: 'URL of the server that provides the venue.',
      default: 'The server that `web.js` came from',
      pattern: '^https?://[^\\s?#]+$',
      patternText: 'a URL such as https://maps.example.com',
      maxLength: address,
    },
    mode: {
      type: 'string',
      description:
        'How the map is used: `full`, `embed` (fewer controls), `kiosk` (a public touch screen) or `minimap` (one place, which links to the full map).',
      default: 'full',
      enum: ['full', 'embed', 'kiosk', 'minimap'],
      maxLength: 10,
    },
    language: {
      type: 'string',
      description: 'Language of the venue’s names and texts, a BCP 47 tag such as `fr`.',
      default: 'The venue’s language',
      pattern: '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$',
      patternText: 'a language tag such as fr or pt-BR',
      maxLength: 35,
    },
    theme: {
      type: 'string',
      description: 'Light or dark.',
      default: 'The device’s setting',
      enum: ['light', 'dark'],
      maxLength: 10,
    },
    color: {
      type: 'string',
      description: 'Brand color for buttons and the route.',
      default: '#c8411b',
      pattern: '^#[0-9a-fA-F]{6}$',
      patternText: 'a color such as #0f766e',
      maxLength: 7,
    },
    view: {
      type: 'string',
      description: 'Whether the map opens with directions to `location`.',
      default: 'map',
      enum: ['map', 'directions'],
      maxLength: 10,
    },
    floor: {
      type: 'string',
      description: 'Id, external id or exact name of the floor that is shown first.',
      default: 'The venue’s default floor',
      minLength: 1,
      maxLength: name,
    },
    location: places('The place that is shown first; in directions, where they lead to.'),
    departure: places('Where directions begin.'),
    stops: places('Places on the way, in order.'),
    accessible: {
      type: 'boolean',
      description: 'Whether directions avoid steps and escalators from the start.',
      default: false,
    },
    youAreHere: {
      type: 'object',
      description: 'Position of the screen. It is shown on the map, and directions start there.',
      required: ['latitude', 'longitude'],
      properties: {
        latitude,
        longitude,
        floor: {
          type: 'string',
          description: 'Id of the floor.',
          default: 'The venue’s default floor',
          minLength: 1,
          maxLength: name,
        },
      },
    },
    heading: {
      type: 'number',
      description:
        'Direction in which a person facing the screen looks, in degrees clockwise from north. The sign at `youAreHere` points there, and the map is rotated so that this direction is up.',
      minimum: 0,
      maximum: 360,
    },
    camera: {
      type: 'object',
      description: 'Initial camera.',
      required: [],
      properties: {
        center: {
          type: 'object',
          description: 'Center of the view.',
          required: ['latitude', 'longitude'],
          properties: { latitude, longitude },
        },
        zoom: { type: 'number', description: 'Zoom level.', minimum: 0, maximum: 30 },
        bearing: {
          type: 'number',
          description: 'Direction at the top of the screen, in degrees clockwise from north.',
          minimum: -360,
          maximum: 360,
        },
        pitch: {
          type: 'number',
          description: 'Pitch in degrees; 0 is straight down.',
          minimum: 0,
          maximum: 90,
        },
      },
    },
    search: { type: 'string', description: 'Initial search query.', maxLength: name },
    category: {
      type: 'string',
      description: 'Id or exact name of the initial category.',
      maxLength: name,
    },
    stacked: {
      type: 'boolean',
      description: 'Whether all floors are shown, one above the other.',
      default: false,
    },
    outdoors: {
      type: 'boolean',
      description: 'Whether the streets around the building are drawn.',
      default: false,
    },
    idleSeconds: {
      type: 'number',
      description: 'Kiosk: seconds without a touch until it resets.',
      default: 60,
      minimum: 5,
      maximum: 3600,
    },
    deepLinks: {
      type: 'boolean',
      description:
        'Whether the fragment of the page URL follows the map, so that the URL can be shared.',
      default: true,
    },
    phoneAddress: {
      type: 'string',
      description:
        'Kiosk and sharing: URL of the map on a phone, if it is not the server’s viewer.',
      default: 'The server’s viewer',
      pattern: '^https?://[^\\s]+$',
      patternText: 'a URL such as https://maps.example.com/viewer/',
      maxLength: address,
    },
    promotions: {
      type: 'array',
      description: 'Notices that an idle kiosk shows in turn.',
      maxItems: 8,
      items: {
        type: 'object',
        description: 'A notice.',
        required: ['title'],
        properties: {
          title: { type: 'string', description: 'One line.', minLength: 1, maxLength: 80 },
          text: { type: 'string', description: 'A sentence or two.', maxLength: 240 },
          image: {
            type: 'string',
            description: 'URL of an image.',
            pattern: '^(https://|/(?!/))[^\\s]+$',
            patternText: 'an https URL, or a path on the page’s own server',
            maxLength: address,
          },
          imageText: {
            type: 'string',
            description: 'Description of the image for people who cannot see it.',
            maxLength: name,
          },
          location: {
            type: 'string',
            description: 'Id, external id or exact name of the place that a touch opens.',
            maxLength: name,
          },
        },
      },
    },
  },
} as const satisfies ObjectSchema;
