import { writeMvf } from '@mezzanine/mvf';
import { sampleMvf } from '@mezzanine/mezzanine-js/fixtures/sample-mvf';
import { MezzanineError, type Category, type Venue } from '@mezzanine/mezzanine-js/headless';
import { beforeAll, expect, test } from 'vitest';
import { loadVenue } from '../venue/loadVenue.ts';
import { focusTargetsOf, targetOf, targetsOf, type FocusTarget, type MapTarget } from './places.ts';

let venue: Venue;
let category: Category;

beforeAll(async () => {
  venue = await loadVenue(new Uint8Array(writeMvf(sampleMvf())));
  const [first] = venue.categories;
  if (!first) throw new Error('The sample has no category.');
  category = first;
});

test('entities that have a place, and coordinates, are targets', () => {
  for (const target of [...venue.spaces, ...venue.locations, ...venue.connections]) {
    expect(targetOf(target)).toEqual({ kind: 'entity', id: target.id, type: target.type });
  }
  const coordinate = { longitude: 1, latitude: 2 };
  expect(targetsOf([coordinate, { nodeId: 'n' }])).toEqual([
    { kind: 'coordinate', ...coordinate },
    { kind: 'node', nodeId: 'n' },
  ]);
});

test('types reject a category, and JavaScript callers get an error that says what to use', () => {
  // @ts-expect-error -- A category has no place.
  const target: MapTarget = category;
  // @ts-expect-error -- The camera cannot show a category.
  const focused: FocusTarget = category;
  for (const call of [() => targetOf(target), () => focusTargetsOf([focused])]) {
    expect(codeOf(call)).toBe('invalid-argument');
    expect(call).toThrow(
      `The target is the category ${JSON.stringify(category.name)}, which has no place on the map.`,
    );
    expect(call).toThrow('Use the locations of the category');
  }
});

test('a floor is for the camera only', () => {
  const [floor] = venue.floors;
  if (!floor) throw new Error('The sample has no floor.');
  expect(focusTargetsOf(floor)).toEqual([{ kind: 'entity', id: floor.id, type: 'floor' }]);
  // @ts-expect-error -- A floor is not a place.
  expect(() => targetOf(floor)).toThrow('Use a coordinate with the floorId of the floor.');
});

test.each([undefined, null, 'loc_cafe', {}, { longitude: 1 }])(
  '%j is not a target',
  (target: unknown) => {
    expect(codeOf(() => targetOf(target as MapTarget))).toBe('invalid-argument');
  },
);

function codeOf(call: () => unknown): string | undefined {
  try {
    call();
  } catch (error) {
    if (error instanceof MezzanineError) return error.code;
    throw error;
  }
  return undefined;
}
