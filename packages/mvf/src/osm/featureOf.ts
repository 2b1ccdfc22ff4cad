import { LocalPlane } from '../LocalPlane.ts';
import { moved, normalOf, type Vec } from '../graph/planeGeometry.ts';
import { parseLevels } from '../levels/parseLevels.ts';
import type { Position } from '../record-types/geometry.ts';
import type { OsmElement, OsmGeometry, OsmTags } from './OsmElement.ts';

/** A feature that the GeoJSON importer reads, or the reason why there is none. */
export type Classified = { readonly feature: OsmFeature } | { readonly lost: string };

/** A feature that the GeoJSON importer reads. */
export interface OsmFeature {
  readonly type: 'Feature';
  readonly geometry: OsmGeometry;
  readonly properties: object;
}

/** Whether an element is the outline of a building. */
export function isBuilding({ tags, geometry }: OsmElement): boolean {
  return isSet(tags['building']) && geometry.type.endsWith('Polygon');
}

const stairsWidthMeters = 1.5;
const corridorWidthMeters = 2;
const elevatorMeters = 1.8;
const pillarMeters = 0.5;

/** Determines the role of an element in a venue, by the tags of Simple Indoor Tagging. */
export function featureOf(element: OsmElement): Classified {
  switch (element.geometry.type) {
    case 'Point':
      return pointFeature(element, element.geometry.coordinates);
    case 'LineString':
      return lineFeature(element, element.geometry.coordinates);
    default:
      return polygonFeature(element);
  }
}

/** Whether tags place an element inside a building. */
export function isIndoor(tags: OsmTags): boolean {
  return ['level', 'repeat_on', 'indoor', 'room', 'buildingpart'].some((key) => isSet(tags[key]));
}

function isSet(value: string | undefined): boolean {
  return value !== undefined && value !== 'no';
}

function pointFeature(element: OsmElement, at: Position): Classified {
  const { tags } = element;
  if (tags['door'] !== undefined || isSet(tags['entrance'])) {
    const kind = tags['door'] === 'no' ? 'opening' : 'door';
    const more = { element: 'entrance', kind, is_exterior: isSet(tags['entrance']) };
    return { feature: made(element, element.geometry, more) };
  }
  if (!isIndoor(tags)) return { lost: 'outdoor feature' };
  if (kindOfSpace(tags) === 'connection.elevator') {
    const square = squareAround(at, elevatorMeters);
    return { feature: made(element, square, { element: 'space', kind: 'connection.elevator' }) };
  }
  if (tags['indoor'] === 'wall' || tags['indoor'] === 'column' || tags['wall:type'] === 'pillar') {
    const square = squareAround(at, pillarMeters);
    return { feature: made(element, square, { element: 'obstruction', kind: 'column' }) };
  }
  return { feature: made(element, element.geometry, { element: 'space', kind: 'poi' }) };
}

function lineFeature(element: OsmElement, line: readonly Position[]): Classified {
  const { tags } = element;
  if (!isIndoor(tags)) return { lost: 'outdoor feature' };
  const barrier = barrierOf(tags);
  if (barrier !== undefined) {
    return { feature: made(element, element.geometry, { element: 'obstruction', kind: barrier }) };
  }
  const isCorridor = tags['indoor'] === 'corridor' || tags['highway'] === 'corridor';
  const kind = kindOfSpace(tags);
  if (isCorridor || kind?.startsWith('connection.')) {
    const ribbon = ribbonAlong(
      line,
      widthOf(tags, isCorridor ? corridorWidthMeters : stairsWidthMeters),
    );
    return { feature: made(element, ribbon, { element: 'space', kind: kind ?? 'hallway' }) };
  }
  return { lost: isPath(tags) ? 'walking path' : 'indoor line' };
}

/** Lines that people walk along; the walking graph is generated from rooms and doors instead. */
function isPath(tags: OsmTags): boolean {
  return tags['indoor'] === 'pathway' || tags['highway'] !== undefined;
}

function polygonFeature(element: OsmElement): Classified {
  const { tags, geometry } = element;
  if (isSet(tags['building']) || tags['indoor'] === 'level') {
    return { feature: made(element, geometry, { element: 'floor', kind: 'floor' }) };
  }
  if (isSet(tags['building:part']) && !isIndoor(tags)) return { lost: 'building part' };
  if (!isIndoor(tags)) return { lost: 'outdoor feature' };
  if (tags['indoor'] === 'pathway') return { lost: 'walking path' };
  if (tags['indoor'] === 'column') {
    return { feature: made(element, geometry, { element: 'obstruction', kind: 'column' }) };
  }
  const kind = kindOfSpace(tags) ?? 'room';
  return { feature: made(element, geometry, { element: 'space', kind }) };
}

/** The kind of a barrier that is a line. */
function barrierOf(tags: OsmTags): string | undefined {
  const { indoor, barrier, wall, material } = tags;
  const isGlass = wall === 'glass' || material === 'glass' || indoor === 'window';
  if (indoor === 'wall' || indoor === 'window' || barrier === 'wall')
    return isGlass ? 'glass' : 'wall';
  const isRail = barrier === 'handrail' || barrier === 'guard_rail' || barrier === 'fence';
  return isRail ? 'railing' : undefined;
}

/** Tags that name the kind of a space, the most specific first. */
const kindTags: readonly (readonly [key: string, values: string, kind: string])[] = [
  ['highway', 'elevator', 'connection.elevator'],
  ['room', 'elevator', 'connection.elevator'],
  ['elevator', 'yes', 'connection.elevator'],
  ['buildingpart:verticalpassage', 'elevator', 'connection.elevator'],
  ['escalator', 'yes', 'connection.escalator'],
  ['highway', 'steps', 'connection.stairs'],
  ['stairs', 'yes', 'connection.stairs'],
  ['room', 'stairs', 'connection.stairs'],
  ['buildingpart:verticalpassage', 'stairway', 'connection.stairs'],
  ['indoor', 'ramp', 'connection.ramp'],
  ['amenity', 'toilets', 'restroom'],
  ['room', 'toilet|toilets|restroom|bathroom|wc', 'restroom'],
  ['amenity', 'shower', 'shower'],
  ['room', 'shower', 'shower'],
  ['indoor', 'corridor|area|lobby|concourse', 'hallway'],
  ['room', 'corridor|lobby|concourse', 'hallway'],
  ['highway', 'corridor|footway|pedestrian', 'hallway'],
  ['buildingpart', 'corridor', 'hallway'],
];

/** The kind of a space; undefined if the tags name none. */
function kindOfSpace(tags: OsmTags): string | undefined {
  const found = kindTags.find(([key, values]) => values.split('|').includes(tags[key] ?? ''))?.[2];
  if (found === 'restroom') return `${found}${audienceOf(tags)}`;
  // Moving stairs are stairs with a direction of travel.
  return found === 'connection.stairs' && isSet(tags['conveying']) ? 'connection.escalator' : found;
}

/** Whom a restroom is for, as in the categories of IMDF. */
function audienceOf({ female, male, unisex }: OsmTags): string {
  if (unisex === 'yes') return '.unisex';
  if (female === 'yes') return male === 'yes' ? '' : '.female';
  return male === 'yes' ? '.male' : '';
}

function made({ id, tags }: OsmElement, geometry: OsmGeometry, more: object): OsmFeature {
  const name =
    tags['name'] ?? tags['ref'] ?? (tags['indoor'] === 'level' ? tags['level:ref'] : undefined);
  const properties = {
    ...more,
    id,
    ...(name !== undefined && { name }),
    ...(tags['ref'] !== undefined && { external_id: tags['ref'] }),
    ...(tags['short_name'] !== undefined && { short_name: tags['short_name'] }),
    ...(tags['description'] !== undefined && { description: tags['description'] }),
    level: levelOf(tags),
    metadata: tags,
  };
  return { type: 'Feature', geometry, properties };
}

/** The levels of an element, including repetitions, as one list. */
function levelOf(tags: OsmTags): string | undefined {
  const { level, repeat_on: repeated } = tags;
  const own = parseLevels(level);
  const copies = parseLevels(repeated);
  if (own === undefined || copies === undefined) return level ?? repeated;
  // Stairs of the levels 0 and 1 lead from one to the other. A room of both is two rooms.
  const isOne = kindOfSpace(tags)?.startsWith('connection.');
  const ends = isOne ? [[Math.min(...own.flat()), Math.max(...own.flat())] as const] : own;
  const height = Math.max(...ends.map(([low, high]) => high - low));
  const shifted = copies.map(([low, high]) => [low, high + height] as const);
  return [...own, ...shifted].map(([low, high]) => `${low}-${high}`).join(';');
}

function widthOf({ width }: OsmTags, usual: number): number {
  const given = Number.parseFloat(width ?? '');
  return given >= 0.3 && given <= 50 ? given : usual;
}

function squareAround(at: Position, sizeMeters: number): OsmGeometry {
  const plane = new LocalPlane(at);
  const half = sizeMeters / 2;
  const corners: readonly Vec[] = [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
    [-half, -half],
  ];
  return { type: 'Polygon', coordinates: [corners.map((corner) => plane.toPosition(corner))] };
}

/** A polygon of a width along a line. */
function ribbonAlong(line: readonly Position[], widthMeters: number): OsmGeometry {
  const [origin = [0, 0] as Position] = line;
  const plane = new LocalPlane(origin);
  const points = line.map((position): Vec => plane.toLocal(position));
  const side = (by: number): Vec[] =>
    points.map((point, i) => {
      const before = points[Math.max(0, i - 1)] ?? point;
      const after = points[Math.min(points.length - 1, i + 1)] ?? point;
      return moved(point, normalOf(before, after), by);
    });
  const left = side(widthMeters / 2);
  const ring = [...side(-widthMeters / 2), ...left.reverse()];
  const [first] = ring;
  if (first !== undefined) ring.push(first);
  return { type: 'Polygon', coordinates: [ring.map((point) => plane.toPosition(point))] };
}
