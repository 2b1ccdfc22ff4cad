import { readFileSync } from 'node:fs';
import { strToU8, unzipSync, zipSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zipOf } from '../../fixtures/tinyFiles.ts';
import { tinyVenue } from '../../fixtures/tinyVenue.ts';
import { MvfError } from '../MvfError.ts';
import { readMvf } from '../readMvf.ts';
import { writeMvf } from '../writeMvf.ts';
import { openArchive } from './openArchive.ts';
import { defaultReadLimits } from './ReadLimits.ts';

const bundle = writeMvf(tinyVenue);
const read = (bytes: Uint8Array, limits = {}) => {
  const archive = openArchive(bytes, { ...defaultReadLimits, ...limits });
  return new Map(archive.paths.map((path) => [path, archive.bytes(path)]));
};

describe('V2-01: a file that is not a complete zip archive', () => {
  it.each([
    ['nothing', new Uint8Array()],
    ['text', strToU8('<!doctype html><title>Sign in</title>')],
    ['zeros', new Uint8Array(5000)],
  ])('is rejected: %s', (_name, bytes) => {
    expect(codeOf(() => readMvf(bytes))).toBe('not-a-zip');
  });

  it('is rejected if it is not bytes', () => {
    expect(codeOf(() => readMvf('mall.zip' as unknown as ArrayBuffer))).toBe('not-a-zip');
  });

  it.each([0.2, 0.5, 0.9, 0.999])('is rejected if cut after %f of its bytes', (share) => {
    const cut = bundle.slice(0, Math.floor(bundle.length * share));
    expect(codeOf(() => readMvf(cut))).toBe('archive-truncated');
  });

  it('is rejected if a byte of a file was changed', () => {
    const content = '{"a":1}';
    const stored = zipSync({ 'a.json': strToU8(content) }, { level: 0 });
    stored[Buffer.from(stored).indexOf(content)] = '['.charCodeAt(0);
    expect(codeOf(() => read(stored))).toBe('archive-truncated');
  });

  it('fails only with an MvfError, whichever bytes are changed', () => {
    const changes = fc.array(fc.tuple(fc.nat(bundle.length - 1), fc.nat(255)), { minLength: 1 });
    fc.assert(
      fc.property(changes, (edits) => {
        const bytes = bundle.slice();
        for (const [at, value] of edits) bytes[at] = value;
        const code = codeOf(() => readMvf(bytes));
        return code !== 'another error';
      }),
      { numRuns: 150 },
    );
  });

  it('is accepted as an ArrayBuffer, and as a view into a larger one', () => {
    const larger = new Uint8Array(bundle.length + 20);
    larger.set(bundle, 10);
    const view = larger.subarray(10, 10 + bundle.length);
    expect(readMvf(view)).toEqual(tinyVenue);
    expect(readMvf(bundle.slice().buffer)).toEqual(tinyVenue);
  });
});

describe('V2-03: paths', () => {
  it.each([
    '../manifest.geojson',
    'space/../../etc',
    './node.geojson',
    '/etc/passwd',
    'C:node.geojson',
    'c:/node.geojson',
    'space\\m_1.geojson',
    'space/m_1/deep.geojson',
    'space//m_1.geojson',
    'no\0de.geojson',
    'area/__proto__',
  ])('are rejected if not in canonical form: %j', (path) => {
    const error = errorOf(() => read(zipOf({ [path]: 'x' })));
    expect(error.code).toBe('unsafe-path');
    expect(error.message).toContain('expected a name such as "node.geojson"');
  });

  it('are rejected if two files share one', () => {
    const bytes = zipOf({ 'node.geojson': 'x', 'nodf.geojson': 'y' });
    const twice = replaceText(bytes, 'nodf.geojson', 'node.geojson');
    expect(errorOf(() => read(twice)).message).toContain('"node.geojson" twice');
  });
});

describe('V2-04: limits', () => {
  it('match the specification', () => {
    const text = readFileSync(new URL('../../spec/v2.md', import.meta.url), 'utf8');
    const rows = [...text.matchAll(/^ {2}\| `(max\w+)` +\| ([\d,]+) +\|/gm)];
    const written = rows.map(([, name = '', most = '']) => [
      name,
      Number(most.replaceAll(',', '')),
    ]);
    expect(Object.fromEntries(written)).toEqual(defaultReadLimits);
  });

  const paths = Object.keys(unzipSync(bundle));
  const files = Object.values(unzipSync(bundle));
  const unpacked = files.reduce((sum, { length }) => sum + length, 0);
  it.each([
    ['maxArchiveBytes', bundle.length],
    ['maxUnpackedBytes', unpacked],
    ['maxJsonBytes', unpacked],
    ['maxFiles', paths.length],
  ])('accept %s at exactly the limit, and nothing more', (name, most) => {
    expect(paths.every((path) => /json$/.test(path))).toBe(true);
    expect(readMvf(bundle, { limits: { [name]: most } })).toEqual(tinyVenue);
    const error = errorOf(() => readMvf(bundle, { limits: { [name]: most - 1 } }));
    expect(error.code).toBe('archive-too-large');
    expect(error.message).toContain(`limits.${name}`);
  });

  it('reject a path with more folders, and no other', () => {
    const deep = zipOf({ 'a/b/c.txt': 'deep', 'a/b/': '' });
    expect([...read(deep, { maxFolders: 2 }).keys()]).toEqual(['a/b/c.txt']);
    expect(codeOf(() => read(deep, { maxFolders: 1 }))).toBe('unsafe-path');
    expect([...read(zipOf({ 'a.txt': 'flat' }), { maxFolders: 0 }).keys()]).toEqual(['a.txt']);
    const error = errorOf(() => read(zipOf({ 'a/b.txt': '' }), { maxFolders: 0 }));
    expect(error.message).toContain('a path in a folder');
  });

  it('reject an archive with too many bytes', () => {
    const error = errorOf(() => read(bundle, { maxArchiveBytes: 100 }));
    expect(error.code).toBe('archive-too-large');
    expect(error.message).toContain(`${bundle.length} bytes; expected at most 100`);
    expect(error.message).toContain('limits.maxArchiveBytes');
  });

  it('reject a file of zeros by its compression ratio, before decompressing it', () => {
    const bomb = zipOf({ 'node.geojson': new Uint8Array(40_000_000) });
    expect(bomb.length).toBeLessThan(60_000);
    const error = errorOf(() => readMvf(bomb));
    expect(error).toMatchObject({ code: 'archive-too-large', file: 'node.geojson' });
    expect(error.message).toContain('limits.maxRatio');
  });

  it('reject a file that decompresses to more than the archive declares', () => {
    const honest = zipOf({ 'node.geojson': new Uint8Array(200_000) });
    const lying = replaceSize(honest, 200_000, 1000);
    const error = errorOf(() => read(lying));
    expect(error.code).toBe('archive-too-large');
    expect(error.message).toContain('more than the 1000 bytes');
  });

  it('can be raised by callers that trust the file', () => {
    const long = zipOf({ 'a.txt': new Uint8Array(100_000) });
    expect(codeOf(() => read(long))).toBe('archive-too-large');
    expect(read(long, { maxRatio: 2000 }).get('a.txt')?.length).toBe(100_000);
  });
});

describe('V2-05: entries', () => {
  it('are skipped if they are folders or empty', () => {
    expect([...read(zipOf({ 'space/': '', 'empty.json': '', 'a.json': '{}' })).keys()]).toEqual([
      'a.json',
    ]);
  });
});

function errorOf(run: () => unknown): MvfError {
  try {
    run();
  } catch (error) {
    if (error instanceof MvfError) return error;
    throw error;
  }
  throw new Error('Expected an error, but nothing was thrown.');
}

function codeOf(run: () => unknown): string {
  try {
    run();
    return 'no error';
  } catch (error) {
    return error instanceof MvfError ? error.code : 'another error';
  }
}

/** Replaces a file name of equal length wherever it occurs in an archive. */
function replaceText(bytes: Uint8Array, from: string, to: string): Uint8Array {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return Uint8Array.from(text.replaceAll(from, to), (letter) => letter.charCodeAt(0));
}

/** Replaces a 32-bit size in the headers of an archive. */
function replaceSize(bytes: Uint8Array, from: number, to: number): Uint8Array {
  const result = bytes.slice();
  const view = new DataView(result.buffer);
  for (let at = 0; at + 4 <= result.length; at += 1) {
    if (view.getUint32(at, true) === from) view.setUint32(at, to, true);
  }
  return result;
}
