import { exportImdf, MvfError, readMvf, readVenueFile, writeMvf } from '@mezzanine/mvf';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { importMap } from './importMap.ts';
import { roomFeature } from './roomFeature.fixture.ts';

/** Two rooms that share a wall; the second has one name too many. */
const rooms = {
  type: 'FeatureCollection',
  features: [roomFeature('room', 'Kitchen', 0), roomFeature('room', 'Hall', 1)],
};

const geoJson = new TextEncoder().encode(JSON.stringify(rooms));

test('converts GeoJSON to a bundle, and lists what was lost', () => {
  const map = importMap('cottage.geojson', geoJson);
  expect(map).toMatchObject({
    venue: 'cottage',
    file: 'cottage.geojson',
    fileBytes: geoJson.byteLength,
    format: 'geojson',
    floors: 1,
    spaces: 2,
  });
  expect(map.notes.map(({ effect }) => effect)).toContain('lost');
  expect(Object.values(readMvf(map.bundle).spaces).flat()).toHaveLength(2);
});

test('converts an IMDF archive to a bundle, and counts problems by rule', () => {
  const { files } = exportImdf(readVenueFile(geoJson).venue);
  const map = importMap('cottage.zip', zipSync({ ...files }));
  expect(map.format).toBe('imdf');
  const problems = map.notes.filter(({ effect }) => effect === 'problem');
  expect(problems.length).toBeGreaterThan(0);
  expect(new Set(problems.map(({ message }) => message)).size).toBe(problems.length);
});

test('keeps the bytes of a bundle, with no other file next to it', () => {
  const bundle = writeMvf(readVenueFile(geoJson).venue);
  const within = new Uint8Array(bundle.byteLength + 8);
  within.set(bundle, 4);
  const map = importMap('cottage.mvf.zip', within.subarray(4, 4 + bundle.byteLength));
  expect(new Uint8Array(map.bundle)).toEqual(bundle);
  expect(map.format).toBe('mvf-2');
});

test('rejects a file that is not a map', () => {
  expect(() => importMap('a.png', new Uint8Array([0x89, 0x50]))).toThrow(MvfError);
});
