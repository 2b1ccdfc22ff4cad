import { expect, it } from 'vitest';
import { rawZip } from '../../../fixtures/rawZip.ts';
import { setAt, tinyArchive, tinyFiles, zipOf } from '../../../fixtures/tinyFiles.ts';
import type { Polygon } from '../../record-types/geometry.ts';
import { onlyFinding } from '../ruleCase.fixture.ts';
import { validateBundle } from '../validateBundle.ts';

function rulesOf(bytes: Uint8Array, limits = {}): string[] {
  return validateBundle(bytes, { limits }).map(({ rule }) => rule);
}

const sound = tinyArchive(() => undefined);

it('finds no structural problem in a readable bundle', () => {
  expect(rulesOf(sound).filter((rule) => rule.startsWith('STRUCT'))).toEqual([]);
});

it('STRUCT-01: finds bytes that are not a zip archive', () => {
  const [finding] = validateBundle(
    new TextEncoder().encode('<!doctype html><title>Sign in</title>'),
  );
  expect(finding).toMatchObject({ rule: 'STRUCT-01', severity: 'error', file: '', pointer: '' });
});

it('STRUCT-02: finds truncated archives', () => {
  expect(rulesOf(sound.slice(0, sound.length - 30))).toEqual(['STRUCT-02']);
});

it('STRUCT-03: finds archives over a limit', () => {
  expect(rulesOf(sound, { maxFiles: 3 })).toEqual(['STRUCT-03']);
});

it('STRUCT-04: finds paths that leave the archive', () => {
  expect(rulesOf(zipOf({ ...tinyFiles(), '../x.json': '{}' }))).toEqual(['STRUCT-04']);
});

it('STRUCT-05: finds missing files', () => {
  const bytes = tinyArchive((files) => delete files['node.geojson']);
  expect(validateBundle(bytes)).toMatchObject([{ rule: 'STRUCT-05', file: 'node.geojson' }]);
});

it('STRUCT-06: finds files that are not JSON', () => {
  expect(rulesOf(zipOf({ ...tinyFiles(), 'connection.json': '[{' }))).toEqual(['STRUCT-06']);
});

it('STRUCT-07: finds values of the wrong type', () => {
  const pointer = '/features/0/properties/elevation';
  const bytes = tinyArchive((files) => setAt(files, 'floor.geojson', pointer, 'ground'));
  expect(validateBundle(bytes)).toMatchObject([
    { rule: 'STRUCT-07', file: 'floor.geojson', pointer },
  ]);
});

it('STRUCT-08: finds unsupported versions', () => {
  const pointer = '/features/0/properties/version';
  const bytes = tinyArchive((files) => setAt(files, 'manifest.geojson', pointer, '7.0'));
  expect(rulesOf(bytes)).toEqual(['STRUCT-08']);
});

it('STRUCT-09: finds rings that are not closed', () => {
  const finding = onlyFinding('STRUCT-09', (house) => {
    (house.spaces['f_1']?.[1]?.geometry as Polygon).coordinates[0]?.pop();
  });
  expect(finding).toMatchObject({ isFixable: true, pointer: '/features/1/geometry/coordinates/0' });
});

it('STRUCT-10: finds JSON files without bytes, which readers skip', () => {
  const bytes = zipOf({ ...tinyFiles(), 'location.json': '', 'assets/empty.png': '' });
  const errors = validateBundle(bytes).filter(({ severity }) => severity === 'error');
  expect(errors).toMatchObject([{ rule: 'STRUCT-10', file: 'location.json', pointer: '' }]);
  expect(validateBundle(bytes, { skip: ['STRUCT-10'] })).toHaveLength(
    validateBundle(bytes).length - 1,
  );
});

it('STRUCT-07: finds files that are encrypted', () => {
  const entries = Object.keys(tinyFiles()).map((path) => ({ path, data: '{}', flags: 1 }));
  const [finding] = validateBundle(rawZip(entries));
  expect(finding).toMatchObject({ rule: 'STRUCT-07', severity: 'error' });
  expect(finding?.message).toContain('is encrypted');
});

it('reports where a broken reference is', () => {
  const pointer = '/features/0/properties/floor';
  const bytes = tinyArchive((files) => setAt(files, 'node.geojson', pointer, 'm_9'));
  expect(validateBundle(bytes)).toMatchObject([{ rule: 'REF-01', file: 'node.geojson', pointer }]);
});
