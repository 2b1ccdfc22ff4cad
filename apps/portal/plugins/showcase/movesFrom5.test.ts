import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { movesSummary } from './movesSummary.ts';
import { byHandIn5, onlyIn6, renamedSince5 } from './callsOf5.ts';
import { movesFrom5 } from './movesFrom5.ts';
import { readShowcase } from './readShowcase.ts';

const contentRoot = path.resolve(import.meta.dirname, '../..');
const places = { examples: path.resolve(contentRoot, '../../examples'), contentRoot };
const items = await readShowcase('5.0', places);
const calls = [...renamedSince5, ...byHandIn5, ...onlyIn6];
const guide = readFileSync(
  path.join(contentRoot, 'web-sdk_versioned_docs/version-6.0/migration-guide.mdx'),
  'utf8',
);

/** Names in a row's first cell; `.stop` after `Thing.start` is `Thing.stop`. */
function namesIn(cell: string): readonly string[] {
  let owner = '';
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => {
    if (name.startsWith('.')) return owner + name;
    owner = name.split('.')[0] ?? '';
    return name;
  });
}

const rows = guide
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => {
    const [was = '', now = ''] = line.slice(2).split(' | ');
    return { names: namesIn(was), now };
  });

describe('what apps take from version 5.0', () => {
  it('[SC-01] is said for each app of the showcase, and of 5.0 alone', async () => {
    const latest = await readShowcase('6.0', places);
    expect(items.map(({ name }) => name)).toEqual(latest.map(({ name }) => name));
    expect(latest.filter(({ moves }) => moves !== undefined)).toEqual([]);
    for (const { name, moves } of items) {
      expect(moves?.renamed.length, name).toBeGreaterThanOrEqual(8);
      expect(moves?.renamed[0], name).toEqual({ was: 'getVenue', now: 'loadVenue' });
    }
  });

  it.each(renamedSince5)('[SC-01] pairs $was with $now as the migration guide does', (call) => {
    const was = call.was.replace(/^mapView\.|\(b\)$/g, '');
    const now = /[\w-]+(?=\W*$)/.exec(call.now.replace('(a, b)', ''))?.[0] ?? call.now;
    const named = rows.filter(({ names }) => names.some((name) => name.includes(was)));
    expect(named.map((row) => row.now).join('\n'), was).toContain(now);
  });

  it('names nothing that no app does, and nothing twice', () => {
    const used = items.flatMap(({ moves }) =>
      moves === undefined ? [] : [moves.renamed, moves.byHand, moves.onlyIn6].flat(),
    );
    expect(new Set(used.map(({ now }) => now))).toEqual(new Set(calls.map(({ now }) => now)));
    expect(new Set(calls.map(({ now }) => now)).size).toBe(calls.length);
  });

  it('leaves out no controller of the map and no question to the venue that an app uses', () => {
    /** Alike in both versions, or part of what another row tells. */
    const told =
      /^venue\.(name|categories|locations|center|timeZone|floors|annotations|assetUrl|distanceMeters|get\w+)$|^camera\.center$|^(models|shapes)\.|^labels\.remove/;
    const known = calls.flatMap(({ now, passages }) => [now, ...passages]).join('\n');
    for (const { example, file } of items) {
      const program = readFileSync(path.join(places.examples, example, file), 'utf8');
      const made = program.matchAll(
        /\b(?:venue|camera|models|shapes|navigation|markers|blueDot|stackedMaps|outdoor|views)\.(?!is)\w+/g,
      );
      const untold = [...made].map(([call]) => call).filter((call) => !told.test(call));
      expect(
        untold.filter((call) => !known.includes(call)),
        example,
      ).toEqual([]);
    }
  });

  it('is summed up in a sentence', () => {
    const program = 'loadVenue(here); venue.nearest(a, b);';
    expect(movesSummary(movesFrom5('loadVenue(here);'))).toBe(
      '5.0 has all of it: 1 call has another name there.',
    );
    expect(movesSummary(movesFrom5(`${program} showMap('map');`))).toBe(
      '5.0 has what it takes: 2 calls have another name there, 1 is written by hand.',
    );
    expect(movesSummary(movesFrom5(`${program} models.add(a); shapes.add(b);`))).toBe(
      'Needs 6.0 for 3D models that move and areas drawn on the floor.',
    );
  });
});
