import { describe, expect, it } from 'vitest';
import { demoVenues } from '../../demoVenues.ts';
import { placeOnSite } from '../Site.ts';
import type { Vector } from '../vector.ts';
import type { VenueDesign } from '../VenueDesign.ts';
import { along, covers } from './outlines.ts';
import type { Surroundings, Way } from './Surroundings.ts';
import { surroundingsFile } from './surroundingsFile.ts';

/** Every user loads the file with the venue, even those who never see the outdoors. */
const MOST_BYTES = 100_000;
/** The surroundings end about five kilometers from the venue. */
const REACH_DEGREES = 0.05;
/** Streets and paths are checked in steps of this length. */
const STEP_METERS = 1;

interface Feature {
  readonly type: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly geometry: { readonly type: string; readonly coordinates: unknown };
}
interface World {
  readonly type: string;
  readonly attribution: string;
  readonly features: readonly Feature[];
}

/** Kinds that the built-in style draws, by geometry type. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  Polygon: ['town', 'green', 'wood', 'water', 'paved', 'building'],
  LineString: ['street', 'path', 'rail'],
  MultiPoint: ['tree'],
  Point: ['place'],
};
/** Required properties for drawing a kind. */
const NEEDS: Readonly<Record<string, string>> = {
  street: 'widthMeters',
  path: 'widthMeters',
  rail: 'widthMeters',
  tree: 'widthMeters',
  building: 'heightMeters',
  place: 'name',
};

describe.each(demoVenues.map(({ design }) => [design.id, design] as const))(
  'the surroundings of %s',
  (_, design) => {
    it('are one small file that is identical for every build', () => {
      const text = fileOf(design);
      expect(Buffer.byteLength(text)).toBeLessThan(MOST_BYTES);
      expect(fileOf(design)).toBe(text);
    });

    it('are GeoJSON with kinds that the built-in style draws, with closed rings, near the venue', () => {
      const world = JSON.parse(fileOf(design)) as World;
      expect(world.type).toBe('FeatureCollection');
      expect(world.attribution).not.toBe('');
      expect(world.features.map(faultOf).filter((fault) => fault !== undefined)).toEqual([]);
      const [longitude, latitude] = design.site.origin;
      const far = world.features
        .flatMap(linesOf)
        .flat()
        .filter(([x, y]) => Math.hypot(x - longitude, y - latitude) > REACH_DEGREES);
      expect(far).toEqual([]);
    });

    it('have no path through a building of the venue, and no house or tree in it', () => {
      const { ways, blocks, trees } = worldOf(design);
      const sides = ways.map((way) => ({ way, at: sidesOf(way) }));
      for (const outline of buildingsOf(design)) {
        const isInside = insideOf(outline);
        expect(sides.filter(({ at }) => at.some(isInside)).map(({ way }) => way)).toEqual([]);
        expect(blocks.filter((block) => block.outline.some(isInside))).toEqual([]);
        expect(trees.at.filter(isInside)).toEqual([]);
      }
    });
  },
);

function worldOf({ id, surroundings }: VenueDesign): Surroundings {
  if (!surroundings) throw new Error(`${id} has no surroundings.`);
  return surroundings;
}

function fileOf(design: VenueDesign): string {
  const [text = ''] = Object.values(surroundingsFile(design.site, worldOf(design)));
  return text;
}

/** Describes the problem of a feature. */
function faultOf(feature: Feature): string | undefined {
  const kind = String(feature.properties['kind']);
  const needed = NEEDS[kind];
  if (feature.type !== 'Feature') return `${kind} is no feature`;
  if (KINDS[feature.geometry.type]?.includes(kind) !== true) return `${kind} is not drawn`;
  if (needed !== undefined && !feature.properties[needed]) return `${kind} has no ${needed}`;
  if (feature.geometry.type !== 'Polygon') return undefined;
  const isClosed = linesOf(feature).every(
    (ring) => ring.length > 3 && String(ring.at(-1)) === String(ring[0]),
  );
  return isClosed ? undefined : `${kind} is not closed`;
}

/** The places of a feature as lines. Points are lines with one place. */
function linesOf({ geometry: { type, coordinates } }: Feature): readonly (readonly Vector[])[] {
  if (type === 'Polygon') return coordinates as Vector[][];
  if (type === 'LineString') return [coordinates as Vector[]];
  return (type === 'Point' ? [coordinates as Vector] : (coordinates as Vector[])).map((at) => [at]);
}

/** Outlines of all floors, in the plane of the site. Open grounds are not buildings. */
function buildingsOf({ stacks }: VenueDesign): Vector[][] {
  return stacks
    .filter(({ type }) => type !== 'Outdoor')
    .flatMap((stack) =>
      stack.floors.map(({ plan }) => plan.outline.map((at) => placeOnSite(stack)(at))),
    );
}

/** Most places are far away, so checking a bounding box first takes a hundredth of the time. */
function insideOf(outline: readonly Vector[]): (at: Vector) => boolean {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [south, north] = [Math.min(...ys), Math.max(...ys)];
  return (at) =>
    at[0] > west && at[0] < east && at[1] > south && at[1] < north && covers(outline, at);
}

/** Places along both sides of a street or path. */
function sidesOf({ line, widthMeters }: Way): Vector[] {
  return line.slice(1).flatMap((to, index) => {
    const from = line[index] ?? to;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const aside: Vector = [
      ((from[1] - to[1]) / length) * (widthMeters / 2),
      ((to[0] - from[0]) / length) * (widthMeters / 2),
    ];
    return along([from, to], STEP_METERS).flatMap(([x, y]): Vector[] => [
      [x + aside[0], y + aside[1]],
      [x - aside[0], y - aside[1]],
    ]);
  });
}
