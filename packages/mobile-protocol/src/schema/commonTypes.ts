import {
  field,
  list,
  number,
  optional,
  record,
  ref,
  text,
  union,
  type Declarations,
} from './Schema.ts';

/** An id in a venue, or a key that a host chose. */
export const id = text(200);
/** A CSS color. */
export const color = text(100);
/** A URL, which may contain the data of a small image. */
export const address = text(200_000);
/** Degrees east and north, WGS84. */
const longitude = field(number(-180, 180), 'Longitude in degrees, WGS84.');
const latitude = field(number(-90, 90), 'Latitude in degrees, WGS84.');
const floorId = optional(id, 'Id of the floor; default: the current floor.');

/** Longitude, latitude, and altitude, as in GeoJSON. */
const position = list(number(-1e6, 1e6), 3);
const line = list(position, 10_000);
const rings = list(line, 100);

/** Types that several topics share. */
export const commonTypes: Declarations = {
  Nothing: record('No data.', {}),
  Coordinate: record('A place on the Earth, and its floor.', { longitude, latitude, floorId }),
  ScreenPoint: record('A point of the map in CSS pixels from its top left corner.', {
    x: field(number(-1e6, 1e6), 'Pixels from the left edge.'),
    y: field(number(-1e6, 1e6), 'Pixels from the top edge.'),
  }),
  PlaceTarget: union('A place on the map: an entity of the venue, or a coordinate.', {
    entity: {
      description: 'An entity of the venue that has a place.',
      fields: {
        id: field(id, 'Its id.'),
        type: optional(
          ref('EntityType'),
          'Its type, if entities of several types have this id. Default: the first match in the order of the types.',
        ),
      },
    },
    coordinate: {
      description: 'A coordinate.',
      fields: { longitude, latitude, floorId },
    },
    node: {
      description: 'A node of the walking graph. Directions only.',
      fields: { nodeId: field(id, 'Its id.') },
    },
  }),
  EntityType: {
    kind: 'choice',
    description: 'The type of an entity of a venue.',
    words: {
      space: 'A room, hallway, or other area with an outline.',
      location: 'A tenant, desk, or service that spaces house.',
      'point-of-interest': 'A point of interest.',
      area: 'An area that spans spaces.',
      annotation: 'A symbol of the venue, such as a fire extinguisher.',
      entrance: 'A door.',
      connection: 'Stairs, an elevator, an escalator or a ramp.',
      obstruction: 'A wall, a counter or another object.',
      floor: 'A floor.',
      category: 'A category of locations.',
    },
  },
  Geometry: union(
    'A GeoJSON geometry. A position is longitude, latitude, and optionally altitude.',
    {
      Point: {
        description: 'A point.',
        fields: { coordinates: field(position, 'Its position.') },
      },
      MultiPoint: {
        description: 'Points.',
        fields: { coordinates: field(line, 'Their positions.') },
      },
      LineString: {
        description: 'A line.',
        fields: { coordinates: field(line, 'Its positions.') },
      },
      MultiLineString: {
        description: 'Lines.',
        fields: { coordinates: field(rings, 'The positions of each.') },
      },
      Polygon: {
        description: 'A polygon.',
        fields: { coordinates: field(rings, 'Its outline, then its holes; each closed.') },
      },
      MultiPolygon: {
        description: 'Polygons.',
        fields: { coordinates: field(list(rings, 1000), 'The rings of each.') },
      },
    },
    'type',
  ),
};
