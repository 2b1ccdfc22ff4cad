import { faultOfShape, meters } from '../faultAt.ts';
import { distance } from '../geometry/rings.ts';
import { ringsOf } from '../geo/rings.ts';
import type { Mvf } from '../../Mvf.ts';
import type { Fault, Rule } from '../Rule.ts';
import { describeShape, type Shape } from '../survey/Shape.ts';
import type { Survey } from '../survey/Survey.ts';

/** Above these, apps on phones take seconds to start or drop frames. */
const most = {
  assetBytes: 512 * 1024,
  floorVertices: 100_000,
  shapeVertices: 2_000,
  spacesOfFloor: 5_000,
  decimals: 9,
};

/** Edges this short are finer than any plan was measured. */
const tinyEdgeMeters = 0.02;
const tinyEdges = { count: 8, part: 0.5 };

/** SIZE-01: files next to the map are small. */
export const largeAsset: Rule = {
  id: 'SIZE-01',
  severity: 'warning',
  title: `Images and other files have at most ${most.assetBytes / 1024} KiB`,
  why: 'The whole bundle is downloaded before the map appears, so one large image delays it.',
  fix: 'Scale the image down and save it as WebP, or host it elsewhere and use its URL.',
  *check({ venue }: Survey): Iterable<Fault> {
    for (const [file, bytes] of Object.entries(venue.extras)) {
      if (bytes.length <= most.assetBytes) continue;
      const message = `${file} has ${Math.round(bytes.length / 1024)} KiB; expected at most ${most.assetBytes / 1024} KiB.`;
      yield { file, pointer: '', message };
    }
  },
};

/** SIZE-02: a floor can be drawn at once. */
export const heavyFloor: Rule = {
  id: 'SIZE-02',
  severity: 'warning',
  title: `A floor has at most ${most.floorVertices.toLocaleString('en')} corners and ${most.spacesOfFloor.toLocaleString('en')} spaces`,
  why: 'The whole floor is drawn at once; phones slow down or run out of memory.',
  fix: 'Simplify the outlines, remove unimportant furniture, or split the floor.',
  *check({ floors }: Survey): Iterable<Fault> {
    for (const { id, name, outline, spaces, obstructions, entrances } of floors) {
      const corners = [outline, ...spaces, ...obstructions, ...entrances].reduce(
        (sum, shape) => sum + cornersOf(shape),
        0,
      );
      if (corners <= most.floorVertices && spaces.length <= most.spacesOfFloor) continue;
      const message = `Floor "${name}" has ${corners.toLocaleString('en')} corners and ${spaces.length.toLocaleString('en')} spaces; expected ${most.floorVertices.toLocaleString('en')} and ${most.spacesOfFloor.toLocaleString('en')} at most.`;
      yield { file: outline.file, pointer: outline.pointer, place: { floor: id }, message };
    }
  },
};

/** SIZE-03: one shape has a reasonable number of corners. */
export const heavyShape: Rule = {
  id: 'SIZE-03',
  severity: 'warning',
  title: `A shape has at most ${most.shapeVertices.toLocaleString('en')} corners`,
  why: 'Splitting a shape into triangles takes time that grows faster than the number of its corners.',
  fix: 'Simplify the outline to a centimeter, or split the shape.',
  *check(survey: Survey): Iterable<Fault> {
    for (const shape of survey.shapes) {
      const corners = cornersOf(shape);
      if (corners <= most.shapeVertices) continue;
      const message = `${describeShape(shape)} has ${corners.toLocaleString('en')} corners; expected ${most.shapeVertices.toLocaleString('en')} at most.`;
      yield faultOfShape(survey, shape, message, { more: '/geometry' });
    }
  },
};

function cornersOf({ lines }: Shape): number {
  return lines.reduce((sum, line) => sum + line.length, 0);
}

/** SIZE-04: detail is no finer than can be seen. */
export const tinyDetail: Rule = {
  id: 'SIZE-04',
  severity: 'info',
  title: 'Outlines have no invisible detail',
  why: 'Corners 1 cm apart slow down the map and appear as noise along walls.',
  fix: 'Simplify the outline with a tolerance of 1 to 2 cm.',
  *check(survey: Survey): Iterable<Fault> {
    for (const { shape, ring, more } of ringsOf(survey)) {
      const tiny = ring.filter((spot, i) => {
        const length = distance(spot, ring[i + 1] ?? spot);
        return length > 0 && length < tinyEdgeMeters;
      }).length;
      if (tiny < tinyEdges.count || tiny < tinyEdges.part * ring.length) continue;
      const message = `${tiny} of ${ring.length - 1} edges of ${describeShape(shape)} are shorter than ${meters(tinyEdgeMeters)}; expected longer ones.`;
      yield faultOfShape(survey, shape, message, { more });
    }
  },
};

/** SIZE-05: numbers are no longer than the place they name. */
export const longNumbers: Rule = {
  id: 'SIZE-05',
  severity: 'info',
  title: `Degrees have at most ${most.decimals} decimals`,
  why: 'Nine decimals are a tenth of a millimeter; more make the bundle larger without a visible difference.',
  fix: 'Round longitude and latitude when exporting.',
  *check({ venue }: Survey): Iterable<Fault> {
    for (const [file, features] of featureFiles(venue)) {
      const long = features.findIndex(({ geometry }) => hasLongNumber(geometry.coordinates));
      if (long === -1) continue;
      const message = `Coordinates have more than ${most.decimals} decimals, the first in feature ${long}; expected ${most.decimals} at most.`;
      yield { file, pointer: `/features/${long}/geometry/coordinates`, message };
    }
  },
};

type Features = readonly { readonly geometry: { readonly coordinates: unknown } }[];

function* featureFiles(venue: Mvf): Generator<readonly [string, Features]> {
  yield ['floor.geojson', venue.floors];
  for (const [folder, byFloor] of [
    ['space', venue.spaces],
    ['obstruction', venue.obstructions],
    ['entrance', venue.entrances],
    ['area', venue.areas],
  ] as const) {
    for (const [floor, features] of Object.entries(byFloor)) {
      yield [`${folder}/${floor}.geojson`, features];
    }
  }
  yield ['node.geojson', venue.nodes];
}

function hasLongNumber(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasLongNumber);
  return (
    typeof value === 'number' &&
    Number.isFinite(value) &&
    Number(value.toFixed(most.decimals)) !== value
  );
}
