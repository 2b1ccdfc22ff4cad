import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzzRuns, fuzzTimeout } from '../../fixtures/fuzzRuns.ts';
import type { Mvf } from '../Mvf.ts';
import type { Polygon, Position } from '../record-types/geometry.ts';
import { writeMvf } from '../writeMvf.ts';
import { applyFixes } from './applyFixes.ts';
import type { Finding } from './Finding.ts';
import { at, type Draft, houseVenue } from './houseVenue.fixture.ts';
import { polygonsOf } from './survey/Shape.ts';
import { validate } from './validate.ts';

/** Damages that a fix can undo: each to the object with this number. */
const damages: Readonly<Record<string, (house: Draft, n: number) => void>> = {
  reverse: (house, n) => ringOf(house, n).reverse(),
  open: (house, n) => ringOf(house, n).pop(),
  repeat: (house, n) => {
    const ring = ringOf(house, n);
    const i = n % ring.length;
    ring.splice(i, 0, [...(ring[i] as Position)]);
  },
  repeatWall: (house, n) => {
    const walls = house.obstructions['f_1'] ?? [];
    const line = walls[n % walls.length]?.geometry.coordinates as Position[];
    line.push([...(line.at(-1) as Position)]);
  },
  listTwice: (house, n) => {
    const { neighbors } = (house.nodes[n % house.nodes.length] as Draft['nodes'][0]).properties;
    neighbors.push({ ...(neighbors[0] as (typeof neighbors)[0]) });
  },
  pad: (house, n) => rename(house, n, (name) => ` ${name.replace(' ', '  ')}\n`),
  ring: (house, n) => rename(house, n, (name) => `${name.slice(0, 2)}\u0007${name.slice(2)}`),
  nudge: (house, n) => {
    const node = house.nodes.find(({ properties }) => properties.id === 'f_1_door_a');
    if (node) node.geometry.coordinates = at(4.5, 4 + ((n % 40) - 20) / 100);
  },
};

function ringOf(house: Draft, n: number): Position[] {
  const spaces = [...(house.spaces['f_1'] ?? []), ...(house.spaces['f_2'] ?? [])];
  return (spaces[n % spaces.length]?.geometry as Polygon).coordinates[0] as Position[];
}

function rename(house: Draft, n: number, change: (name: string) => string): void {
  const details = house.spaces['f_2']?.[n % 5]?.properties.details;
  if (details?.name !== undefined) details.name = change(details.name);
}

const damaged = fc
  .array(fc.tuple(fc.constantFrom(...Object.keys(damages)), fc.nat(200)), { maxLength: 12 })
  .map((list) => {
    const house = houseVenue();
    for (const [name, n] of list) damages[name]?.(house, n);
    return house;
  });

describe('applyFixes', () => {
  it(
    'removes each finding it fixed, adds no error, and is idempotent',
    () => {
      fc.assert(
        fc.property(damaged, (house) => {
          const before = validate(house);
          const { venue, applied, left } = applyFixes(house, before);
          expect([...applied, ...left].sort(byKey)).toEqual([...before].sort(byKey));
          const after = validate(venue);
          const keys = new Set(after.map(keyOf));
          expect(applied.filter((finding) => keys.has(keyOf(finding)))).toEqual([]);
          const known = new Set(before.map(keyOf));
          expect(after.filter((one) => one.severity === 'error' && !known.has(keyOf(one)))).toEqual(
            [],
          );
          expect(applyFixes(venue, after).applied).toEqual([]);
        }),
        { numRuns: fuzzRuns / 4 },
      );
    },
    fuzzTimeout,
  );

  it(
    'loses no position, name, or id',
    () => {
      fc.assert(
        fc.property(damaged, (house) => {
          const { venue } = applyFixes(house, validate(house));
          expect(contentOf(venue)).toEqual(contentOf(house));
        }),
        { numRuns: fuzzRuns / 4 },
      );
    },
    fuzzTimeout,
  );

  it('fixes all of these faults, so that the venue is valid and can be written', () => {
    const house = houseVenue();
    for (const [i, damage] of Object.values(damages).entries()) damage(house, 7 * i + 1);
    const { venue, left } = applyFixes(house, validate(house));
    expect(left).toEqual([]);
    expect(validate(venue)).toEqual([]);
    expect(() => writeMvf(venue)).not.toThrow();
  });

  it('does not modify the given venue', () => {
    const house = houseVenue();
    damages['reverse']?.(house, 1);
    const copy = structuredClone(house);
    applyFixes(house, validate(house));
    expect(house).toEqual(copy);
  });

  it('ignores findings of another venue', () => {
    const house = houseVenue();
    damages['reverse']?.(house, 1);
    const findings = validate(house).map((finding) => ({ ...finding, file: 'space/f_9.geojson' }));
    expect(applyFixes(house, findings)).toEqual({ venue: house, applied: [], left: findings });
  });
});

function keyOf({ rule, file, pointer }: Finding): string {
  return `${rule} ${file} ${pointer}`;
}

function byKey(a: Finding, b: Finding): number {
  return keyOf(a) < keyOf(b) ? -1 : 1;
}

/** Positions and texts of a venue as sets, ignoring order, closing positions, and whitespace. */
function contentOf({ spaces, obstructions, nodes }: Mvf): unknown {
  const shapes = [...Object.values(spaces).flat(), ...Object.values(obstructions).flat()];
  return {
    corners: shapes.map(({ geometry, properties }) => {
      const positions = polygonsOf(geometry).flat(2);
      const line = geometry.type === 'LineString' ? geometry.coordinates : [];
      const corners = new Set([...positions, ...line].map((position) => JSON.stringify(position)));
      return [properties.id, [...corners].sort()];
    }),
    names: shapes.map(({ properties }) =>
      properties.details?.name?.replace(/\p{Cc}| /gu, '').trim(),
    ),
    ways: nodes.map(({ properties }) => [
      properties.id,
      [...new Set(properties.neighbors.map((way) => JSON.stringify(way)))],
    ]),
  };
}
