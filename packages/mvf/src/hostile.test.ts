import { describe, expect, it } from 'vitest';
import { hostileArchives } from '../fixtures/hostileArchives.ts';
import { rawZip } from '../fixtures/rawZip.ts';
import { setAt, tinyArchive, tinyFiles, zipOf } from '../fixtures/tinyFiles.ts';
import { tinyVenue } from '../fixtures/tinyVenue.ts';
import { MvfError } from './MvfError.ts';
import type { ReadOptions } from './openBundle.ts';
import { readMvf } from './readMvf.ts';
import { writeMvf } from './writeMvf.ts';
import { processorClock } from '../fixtures/processorClock.ts';

const bundle = writeMvf(tinyVenue);

describe('V2-01, V2-02, V2-42, V2-43: malicious and corrupt archives', () => {
  it('have at least sixty kinds', () => {
    expect(new Set(hostileArchives.map(({ name }) => name)).size).toBeGreaterThanOrEqual(60);
  });

  it.each(hostileArchives)('are rejected with file and reason: $name', (archive) => {
    const bytes = archive.bytes();
    const elapsedMs = processorClock();
    const error = errorOf(bytes, archive.limits ? { limits: archive.limits } : {});
    expect(elapsedMs()).toBeLessThan(1000);
    expect(error.code).toBe(archive.code);
    for (const words of archive.says) expect(error.message).toContain(words);
    expect(error.message).toContain('expected');
    expect(error.message.length).toBeLessThan(600);
  });
});

describe('unusual archives', () => {
  it('V2-12: lose keys that would change prototypes, however they are written', () => {
    const text = JSON.stringify(tinyFiles()['category.json']).replace(
      '"name"',
      '"\\u005f_proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"name"',
    );
    const [category] = readMvf(zipOf({ ...tinyFiles(), 'category.json': text })).categories;
    expect(category).not.toHaveProperty('isAdmin');
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    expect(Object.keys(category ?? {})).toContain('constructor');
  });

  it('V2-09: may contain an archive, which stays unopened', () => {
    const venue = readMvf(zipOf({ ...tinyFiles(), 'assets/inner.zip': bundle }));
    expect(venue.extras['assets/inner.zip']).toEqual(bundle);
  });

  it('keep lone surrogates in names, and write them back', () => {
    const name = 'Caf\ud83d';
    const venue = readMvf(tinyArchive((files) => setAt(files, 'category.json', '/0/name', name)));
    expect(readMvf(writeMvf(venue)).categories[0]?.name).toBe(name);
  });

  it('keep metadata 20,000 levels deep', () => {
    const deep = '{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000);
    const text = JSON.stringify(tinyFiles()['connection.json']).replace(
      '"nodes"',
      `"metadata":${deep},"nodes"`,
    );
    const entries = Object.entries({ ...tinyFiles(), 'connection.json': text });
    const venue = readMvf(
      rawZip(
        entries.map(([path, content]) => ({
          path,
          data: typeof content === 'string' ? content : JSON.stringify(content),
        })),
      ),
    );
    expect(Object.keys(venue.connections[0]?.metadata ?? {})).toEqual(['a']);
  });

  it('may have a comment, even one that looks like an end record', () => {
    const entries = Object.entries(tinyFiles()).map(([path, content]) => ({
      path,
      data: JSON.stringify(content),
      method: 8,
    }));
    expect(readMvf(rawZip(entries, { comment: 'made by hand' }))).toEqual(tinyVenue);
    expect(errorOf(rawZip(entries, { comment: 'PK\u0005\u0006'.padEnd(40, '\0') })).code).toBe(
      'missing-file',
    );
  });

  it('V2-13: are distinguished from archives with too many numbers', () => {
    const pointer = '/features/0/geometry/coordinates';
    const venue = readMvf(
      tinyArchive((files) => setAt(files, 'node.geojson', pointer, [4.5, 51.9, 12.5])),
    );
    expect(venue.nodes[0]?.geometry.coordinates).toEqual([4.5, 51.9, 12.5]);
  });
});

function errorOf(bytes: Uint8Array, options: ReadOptions = {}): MvfError {
  try {
    readMvf(bytes, options);
  } catch (error) {
    if (error instanceof MvfError) return error;
    throw error;
  }
  throw new Error('The archive was read.');
}
