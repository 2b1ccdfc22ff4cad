import { areaOf, polygonsOf } from '../../ifc/regions.ts';
import { LocalPlane } from '../../LocalPlane.ts';
import type { Mvf } from '../../Mvf.ts';
import type { MultiPolygon, Polygon, Position } from '../../record-types/geometry.ts';
import type { SpaceFeature } from '../../record-types/space.ts';
import { keysOf } from '../../jsonPointer.ts';
import { common, joined, without } from '../../ifc/regions.ts';
import { valueAt, venuePathOf, withValueAt } from '../../validator/venuePath.ts';
import { featureAt } from '../featureAt.ts';
import { mostCorners, positionsOf, regionOfPolygon } from '../shapeEdit.ts';

/** The part of the smaller space that a cut may take. */
const mostCut = 0.25;

interface ShapePlace {
  readonly file: string;
  readonly pointer: string;
}

type Rings = readonly (readonly Position[])[];

/** The polygon that contains a ring's pointer: its rings, and the path to them in the venue. */
function polygonAt(venue: Mvf, { file, pointer }: ShapePlace) {
  const found = featureAt(venue, file, pointer);
  const type = found?.feature.geometry.type;
  if (type !== 'Polygon' && type !== 'MultiPolygon') return undefined;
  const [, index, , , part] = keysOf(pointer);
  const isPart = type === 'MultiPolygon';
  if (index === undefined || (isPart && part === undefined)) return undefined;
  const more = isPart ? `/${part}` : '';
  const path = venuePathOf(file, `/features/${index}/geometry/coordinates${more}`);
  const rings = path === undefined ? undefined : (valueAt(venue, path) as Rings | undefined);
  if (path === undefined || !Array.isArray(rings)) return undefined;
  return rings.flat().length > mostCorners ? undefined : { path, rings: rings as Rings };
}

/**
 * Redraws the outline of a polygon whose rings cross themselves or whose holes stick out, so that it
 * covers the same ground.
 *
 * @returns the same venue if no single polygon remains
 */
export function redraw(venue: Mvf, place: ShapePlace): Mvf {
  const found = polygonAt(venue, place);
  if (found === undefined) return venue;
  const { rings, path } = found;
  const plane = new LocalPlane(venue.manifest.center);
  const polygons = polygonsOf(regionOfPolygon(rings, plane));
  const [largest] = polygons;
  if (largest === undefined) return venue;
  const all = polygons.reduce((sum, polygon) => sum + sizeOf(polygon), 0);
  // A bow tie has two halves of the same size, so a person must choose the room.
  if (sizeOf(largest) < all * (1 - mostCut)) return venue;
  const redrawn = positionsOf(largest, plane, rings.flat());
  return hasSameCorners(redrawn, rings) ? venue : withValueAt(venue, path, redrawn);
}

/** Whether two polygons are equal, except for the starts of their rings. */
function hasSameCorners(one: Rings, other: Rings): boolean {
  const keysOfRings = (rings: Rings): string =>
    [...new Set(rings.flat().map((position) => position.join()))].sort().join(' ');
  return one.length === other.length && keysOfRings(one) === keysOfRings(other);
}

function sizeOf([outer = [], ...holes]: ReturnType<typeof polygonsOf>[number]): number {
  return [outer, ...holes].reduce((sum, ring, i) => {
    const size = Math.abs(areaOf([ring.map(([x, y]) => ({ x: x * 1000, y: y * 1000 }))]));
    return sum + (i === 0 ? size : -size);
  }, 0);
}

/** Two spaces of a floor that overlap. */
export interface SpacePair {
  readonly floor: string;
  readonly ids: readonly [string, string];
}

function spacesOf(venue: Mvf, { floor, ids }: SpacePair) {
  const spaces = venue.spaces[floor] ?? [];
  const index = ids.map((id) => spaces.findIndex(({ properties }) => properties.id === id));
  return index.map((i) => ({ i, space: spaces[i] }));
}

/**
 * Cuts the part that two spaces share out of the larger one.
 *
 * @returns the same venue if they do not overlap, if they share much of the smaller one, or if the
 *   larger one would fall apart
 */
export function cutOverlap(venue: Mvf, pair: SpacePair): Mvf {
  const plane = new LocalPlane(venue.manifest.center);
  const [one, two] = spacesOf(venue, pair).map(({ i, space }) => {
    const rings = space?.geometry.type === 'Polygon' ? space.geometry.coordinates : [];
    const isUsable = rings.length > 0 && rings.flat().length <= mostCorners;
    const region = isUsable ? regionOfPolygon(rings, plane) : [];
    return { i, rings, region, size: areaOf(region) };
  });
  if (one === undefined || two === undefined || one.size === 0 || two.size === 0) return venue;
  const [large, small] = one.size >= two.size ? [one, two] : [two, one];
  const shared = areaOf(common(large.region, small.region));
  if (shared <= 0 || shared > mostCut * small.size) return venue;
  const [left, ...others] = polygonsOf(without(large.region, small.region));
  if (left === undefined || others.length > 0) return venue;
  const sources = [...large.rings.flat(), ...small.rings.flat()];
  const path = ['spaces', pair.floor, large.i, 'geometry', 'coordinates'];
  return withValueAt(venue, path, positionsOf(left, plane, sources));
}

/**
 * Makes the larger of two spaces the parent of the smaller one inside it.
 *
 * @returns the same venue if neither lies in the other
 */
export function nestSpace(venue: Mvf, pair: SpacePair): Mvf {
  const plane = new LocalPlane(venue.manifest.center);
  const [one, two] = spacesOf(venue, pair).map(({ i, space }) => {
    const rings = space?.geometry.type === 'Polygon' ? space.geometry.coordinates : [];
    const region = rings.flat().length > mostCorners ? [] : regionOfPolygon(rings, plane);
    return { i, space, region, size: areaOf(region) };
  });
  if (one?.space === undefined || two?.space === undefined) return venue;
  const [large, small] = one.size >= two.size ? [one, two] : [two, one];
  const isInside = areaOf(common(large.region, small.region)) >= 0.98 * small.size;
  if (!isInside || small.size === 0 || large.size === small.size) return venue;
  if (!canNest(venue, pair.floor, small.space, large.space)) return venue;
  const path = ['spaces', pair.floor, small.i, 'properties', 'parent'];
  return withValueAt(venue, path, large.space?.properties.id);
}

/** Whether the space has no parent, and is not an ancestor of the other one. */
function canNest(
  venue: Mvf,
  floor: string,
  space: SpaceFeature | undefined,
  other: SpaceFeature | undefined,
): boolean {
  if (space?.properties.parent !== undefined) return false;
  const parents = new Map(
    (venue.spaces[floor] ?? []).map(({ properties }) => [properties.id, properties.parent]),
  );
  let id = other?.properties.parent;
  for (let steps = 0; id !== undefined && steps < 64; steps += 1) {
    if (id === space?.properties.id) return false;
    id = parents.get(id);
  }
  return true;
}

/** Widens the outline of a floor so that it covers a space. */
export function widenFloor(venue: Mvf, floor: string, id: string): Mvf {
  const plane = new LocalPlane(venue.manifest.center);
  const index = venue.floors.findIndex(({ properties }) => properties.id === floor);
  const outline = venue.floors[index];
  const space = venue.spaces[floor]?.find(({ properties }) => properties.id === id);
  if (outline === undefined || space?.geometry.type !== 'Polygon') return venue;
  const parts =
    outline.geometry.type === 'Polygon'
      ? [outline.geometry.coordinates]
      : outline.geometry.coordinates;
  const sources = [...parts.flat(2), ...space.geometry.coordinates.flat()];
  if (sources.length > mostCorners) return venue;
  const regions = [...parts, space.geometry.coordinates].map((rings) =>
    regionOfPolygon(rings, plane),
  );
  const whole = joined(regions);
  // A square centimeter is less than rounding leaves behind.
  if (areaOf(whole) - areaOf(joined(regions.slice(0, -1))) < 1e-4) return venue;
  const polygons = polygonsOf(whole).map((rings) => positionsOf(rings, plane, sources));
  const [only] = polygons;
  if (only === undefined) return venue;
  const geometry: Polygon | MultiPolygon =
    polygons.length === 1
      ? { type: 'Polygon', coordinates: only }
      : { type: 'MultiPolygon', coordinates: polygons };
  return withValueAt(venue, ['floors', index, 'geometry'], geometry);
}
