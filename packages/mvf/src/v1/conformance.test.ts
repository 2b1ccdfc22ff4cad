import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyVenue } from '../../fixtures/anyVenue.ts';
import { coreOf } from '../../fixtures/coreOf.ts';
import { fuzzRuns, fuzzTimeout } from '../../fixtures/fuzzRuns.ts';
import { sampleFiles } from '../published-schemas/samplesOf.ts';
import { tinyVenue } from '../../fixtures/tinyVenue.ts';
import { zipOf } from '../../fixtures/tinyFiles.ts';
import type { Mvf } from '../Mvf.ts';
import { readMvf } from '../readMvf.ts';
import { stableJson } from '../stableJson.ts';
import { writeMvf } from '../writeMvf.ts';
import { contentV1 } from './contentV1.ts';
import { readV1 } from './readV1.ts';
import { writeMvfV1 } from './writeMvfV1.ts';

describe('V1-57: one venue, written and read in both versions', () => {
  it.each([
    ['the tiny venue', tinyVenue],
    ['the library of the samples', readMvf(zipOf(sampleFiles('v2')))],
  ])('is the same, as far as version 1 can store it: %s', (_name, venue) => {
    expect(coreOf(readMvf(writeMvfV1(venue).bytes))).toEqual(coreOf(readMvf(writeMvf(venue))));
  });

  it(
    'is the same for any venue',
    () => {
      fc.assert(
        fc.property(anyVenue, (venue) => {
          fc.pre(venue.floors.every(({ properties }) => isInStack(properties.id, venue)));
          expect(coreOf(readMvf(writeMvfV1(venue).bytes))).toEqual(
            coreOf(readMvf(writeMvf(venue))),
          );
        }),
        { numRuns: fuzzRuns / 50 },
      );
    },
    fuzzTimeout,
  );

  it(
    'is the same before it is written; V1-51: the report has an entry for every loss',
    () => {
      fc.assert(
        fc.property(anyVenue, (venue) => {
          const { upgraded, report } = throughV1(venue);
          const isComplete = report.entries.every(({ effect }) => effect !== 'added');
          if (isComplete) expectSame(coreOf(upgraded), coreOf(venue));
          const isLossless = stableJson(plain(upgraded)) === stableJson(plain(venue));
          expect(isLossless).toBe(report.entries.length === 0);
        }),
        { numRuns: fuzzRuns },
      );
    },
    fuzzTimeout,
  );

  it(
    'V1-50: returns the same bundle, even after conversion to version 2',
    () => {
      fc.assert(
        fc.property(anyVenue, (venue) => {
          const { bytes } = writeMvfV1(venue);
          const once = readMvf(bytes);
          expect(writeMvfV1(once)).toEqual({ bytes, report: { entries: [] } });
          expect(writeMvfV1(readMvf(writeMvf(once))).bytes).toEqual(bytes);
        }),
        { numRuns: fuzzRuns / 50 },
      );
    },
    fuzzTimeout,
  );
});

function isInStack(floor: string, { floorStacks }: Mvf): boolean {
  return floorStacks.some((stack) => stack.floors.includes(floor));
}

/** The venue as it is read from its files of version 1, without packing them. */
function throughV1(venue: Mvf) {
  const { json, extras, report } = contentV1(venue);
  const upgraded = readV1({
    paths: [...json.keys(), ...Object.keys(extras)],
    json: (path) => JSON.parse(JSON.stringify(json.get(path))) as unknown,
    bytes: (path) => extras[path] ?? new Uint8Array(),
  });
  return { upgraded, report };
}

/** Like `expect(first).toEqual(second)`, which is slow if both are equal. */
function expectSame(first: object, second: object): void {
  if (stableJson(first) !== stableJson(second)) expect(first).toEqual(second);
}

/** The venue in a canonical order, and with flags by name. */
function plain(venue: Mvf): object {
  const { navigationFlags: flags, nodes, connections } = venue;
  const namesOf = (words: readonly number[] | undefined): string[] | undefined =>
    words &&
    Object.keys(flags).filter((name) => {
      const { index, bit } = flags[name] ?? { index: 0, bit: 0 };
      return ((words[index] ?? 0) & (1 << bit)) !== 0;
    });
  const strayBits = nodes.flatMap(({ properties }) =>
    (properties.flags ?? []).map((word, i) =>
      Object.values(flags).reduce(
        (left, { index, bit }) => (index === i ? left & ~(1 << bit) : left),
        word,
      ),
    ),
  );
  return {
    ...venue,
    navigationFlags: Object.keys(flags).filter((name) => name !== 'accessible'),
    strayBits: strayBits.filter((word) => word !== 0),
    nodes: nodes
      .map((node) => ({
        ...node,
        properties: { ...node.properties, flags: namesOf(node.properties.flags) },
      }))
      .toSorted((a, b) => (a.properties.id < b.properties.id ? -1 : 1)),
    connections: connections.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  };
}
