import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyVenue } from '../../fixtures/anyVenue.ts';
import { fuzzRuns, fuzzTimeout } from '../../fixtures/fuzzRuns.ts';
import { mvfErrorCodes } from '../MvfError.ts';
import { houseVenue } from './houseVenue.fixture.ts';
import { rules } from './rules.ts';
import { readRules } from './struct/readRules.ts';
import { writeMvf } from '../writeMvf.ts';
import { applyFixes } from './applyFixes.ts';
import { validate } from './validate.ts';
import { valueAt, venuePathOf } from './venuePath.ts';

const specification = readFileSync(new URL('../../spec/validate.md', import.meta.url), 'utf8');

describe('the rules', () => {
  it('find nothing in a valid venue', () => {
    expect(validate(houseVenue())).toEqual([]);
  });

  it('have unique ids, in order within their family', () => {
    const ids = rules.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const families = ['STRUCT', 'REF', 'GEO', 'TOPO', 'SIZE', 'TEXT'];
    const expected = families.flatMap((family) => {
      const own = ids.filter((id) => id.startsWith(family));
      return own.map((_, i) => `${family}-${String(i + 1).padStart(2, '0')}`);
    });
    expect(ids).toEqual(expected);
  });

  it('include a rule for every reading error code', () => {
    // No bundle needs its own package.
    const codes = Object.keys(mvfErrorCodes).filter((code) => code !== 'missing-package');
    expect(Object.keys(readRules).sort()).toEqual(codes.sort());
  });

  it.each(rules.map((rule) => [rule.id, rule] as const))(
    '%s matches the specification',
    (id, { title, severity, why, fix, applyFix }) => {
      const fixed = applyFix === undefined ? '' : ' Can be fixed by `mvf fix`.';
      expect(specification).toContain(
        `- **${id}** (${severity}) ${title}. ${why} ${fix}${fixed}\n`,
      );
    },
  );

  it('are exactly those of the specification', () => {
    const listed = [...specification.matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map(([, id]) => id);
    expect(listed).toEqual(rules.map(({ id }) => id));
  });

  it.each(rules.map(({ id }) => id))('%s has its own test', (id) => {
    expect(testNames()).toContain(`'${id}: `);
  });
});

describe('validate', () => {
  it('returns the same findings each time, errors first', () => {
    const house = houseVenue();
    for (const space of house.spaces['f_1'] ?? []) space.geometry.coordinates.reverse();
    for (const { properties } of house.floors) properties.elevation = 0;
    const findings = validate(house);
    expect(findings).toEqual(validate(house));
    const ranks = findings.map(({ severity }) => ['error', 'warning', 'info'].indexOf(severity));
    expect(ranks).toEqual([...ranks].sort());
  });

  it('omits rules and families on request', () => {
    const house = houseVenue();
    for (const { properties } of house.floors) properties.elevation = 0;
    expect(validate(house).map(({ rule }) => rule)).toEqual(['TOPO-10']);
    expect(validate(house, { skip: ['TOPO-10'] })).toEqual([]);
    expect(validate(house, { skip: ['TOPO'] })).toEqual([]);
  });

  it(
    'finds real places in any venue, and the same each time',
    () => {
      fc.assert(
        fc.property(anyVenue, (venue) => {
          const findings = validate(venue);
          expect(validate(venue)).toEqual(findings);
          for (const { file, pointer } of findings) {
            const path = venuePathOf(file, pointer);
            expect(path && valueAt(venue, path), `${file}#${pointer}`).toBeDefined();
          }
          expect(() => writeMvf(applyFixes(venue, findings).venue)).not.toThrow();
        }),
        { numRuns: fuzzRuns / 4 },
      );
    },
    fuzzTimeout,
  );

  it('reports its progress', () => {
    const told: number[] = [];
    validate(houseVenue(), { onProgress: (done, all) => told.push(done / all) });
    expect(told.length).toBeGreaterThan(30);
    expect(told).toEqual([...told].sort((a, b) => a - b));
  });
});

function testNames(): string {
  const files = ['struct', 'ref', 'geo', 'topo', 'size', 'text'].map((family) =>
    readFileSync(new URL(`./${family}/${family}.test.ts`, import.meta.url), 'utf8'),
  );
  return files.join('\n');
}
