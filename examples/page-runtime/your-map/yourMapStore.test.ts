import { expect, test } from 'vitest';
import { readMapChoice } from './mapChoice.ts';
import { forgetYourMap, keepYourMap, readYourMap, readYourMapInfo } from './yourMapStore.ts';

test('a browser without storage keeps no map, and says so', async () => {
  const map = {
    stamp: '1',
    venue: 'Cottage',
    file: 'cottage.geojson',
    fileBytes: 9,
    format: 'geojson',
    floors: 1,
    spaces: 2,
    places: 0,
    notes: [],
    bundle: new ArrayBuffer(22),
  };
  expect(await keepYourMap(map)).toBe('blocked');
  expect(await readYourMap()).toBeUndefined();
  expect(await readYourMapInfo()).toBeUndefined();
  expect(await forgetYourMap()).toBe(false);
  expect(readMapChoice()).toBeNull();
});
