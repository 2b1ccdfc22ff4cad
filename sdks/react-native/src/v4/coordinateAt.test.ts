import { expect, test } from 'vitest';
import { oldVenueOf } from '@mezzanine/mezzanine-js/compat';
import { walkableMvf } from '@mezzanine/mezzanine-js/fixtures/older-venue';
import { writeMvf } from '@mezzanine/mvf';
import { loadVenue, type MapHandle } from '../index.ts';
import { coordinateAt } from './coordinateAt.ts';
import { MapViewStore } from './MapViewStore.ts';
import { Scene } from './Scene.ts';

const size = { width: 400, height: 800 };
const view = { center: { longitude: 8, latitude: 50 }, bearing: 0, pitch: 0, zoomLevel: 20 };
/** Ground that a pixel shows, seen from above. */
const METERS_PER_PIXEL = (40_075_017 * Math.cos((50 * Math.PI) / 180)) / (512 * 2 ** 20);

test('the middle of the map is the center of the view, however it is turned and tilted', () => {
  const middle = coordinateAt({ x: 200, y: 400 }, size, { ...view, bearing: 70, pitch: 60 });
  expect(middle?.longitude).toBeCloseTo(8, 9);
  expect(middle?.latitude).toBeCloseTo(50, 9);
});

test('from above, a point is as far away as its pixels', () => {
  const above = coordinateAt({ x: 200, y: 300 }, size, view);
  expect(northMeters(above)).toBeCloseTo(100 * METERS_PER_PIXEL, 3);
  expect(eastMeters(above)).toBeCloseTo(0, 3);
});

test('the bearing is at the top of the map', () => {
  const above = coordinateAt({ x: 200, y: 300 }, size, { ...view, bearing: 90 });
  expect(eastMeters(above)).toBeCloseTo(100 * METERS_PER_PIXEL, 3);
  expect(northMeters(above)).toBeCloseTo(0, 3);
});

test('a tilted view shows more ground above its middle than below it', () => {
  const tilted = { ...view, pitch: 45 };
  const above = northMeters(coordinateAt({ x: 200, y: 300 }, size, tilted));
  const below = northMeters(coordinateAt({ x: 200, y: 500 }, size, tilted));
  // The camera is 1200 pixels away: 100 of them are 1200 · 100 / (1200 · cos 45° − 100 · sin 45°).
  expect(above).toBeCloseTo(((1200 * 100) / (1100 * Math.SQRT1_2)) * METERS_PER_PIXEL, 3);
  expect(below).toBeCloseTo(((1200 * -100) / (1300 * Math.SQRT1_2)) * METERS_PER_PIXEL, 3);
});

test('above the horizon there is no ground', () => {
  expect(coordinateAt({ x: 200, y: 0 }, size, { ...view, pitch: 85 })).toBeUndefined();
});

test('getNearestNodeByScreenCoordinates finds the node of the current map that is nearest', async () => {
  const venue = oldVenueOf(await loadVenue(new Uint8Array(writeMvf(walkableMvf()))));
  const scene = new Scene();
  const [ground] = venue.maps;
  const nodes = ground?.nodes ?? [];
  expect(nodes.length).toBeGreaterThan(1);
  scene.clear(ground?.id ?? '');
  for (const node of nodes) {
    const { longitude, latitude } = node;
    const camera = { ...view, center: { longitude, latitude } };
    const map: Partial<MapHandle> = { getCamera: async () => camera };
    const context = { venue, scene, map: () => map as MapHandle, view: () => camera };
    const store = new MapViewStore(context, () => size);
    expect(await store.getNearestNodeByScreenCoordinates(200, 400)).toBe(node);
  }
});

interface Place {
  readonly longitude: number;
  readonly latitude: number;
}

function northMeters(place: Place | undefined): number {
  return ((place?.latitude ?? NaN) - 50) * (40_075_017 / 360);
}

function eastMeters(place: Place | undefined): number {
  const shrink = Math.cos((50 * Math.PI) / 180);
  return ((place?.longitude ?? NaN) - 8) * (40_075_017 / 360) * shrink;
}
