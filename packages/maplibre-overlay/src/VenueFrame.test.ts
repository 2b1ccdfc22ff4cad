import { expect, test } from 'vitest';
import { VenueFrame } from './VenueFrame.ts';

const frame = new VenueFrame({ longitude: -79.8, latitude: 43.2 });
const view = { focalPixels: 1200, upMeters: 9 };
const identity = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

test('a pose computed from a camera gives the same camera again', () => {
  const camera = { center: { lng: -79.801, lat: 43.2005 }, zoom: 18.3, bearing: 40, pitch: 55 };
  const back = frame.cameraOf(frame.poseOf(camera, view), view);
  expect(back.center.lng).toBeCloseTo(camera.center.lng, 9);
  expect(back.center.lat).toBeCloseTo(camera.center.lat, 9);
  expect(back.zoom).toBeCloseTo(camera.zoom, 9);
});

test('a floor above the ground is seen in front of the camera target, and closer', () => {
  const camera = { center: { lng: -79.8, lat: 43.2 }, zoom: 18, bearing: 0, pitch: 45 };
  const pose = frame.poseOf(camera, view);
  expect(pose.y).toBeCloseTo(-9, 6);
  expect(pose.zoom).toBeGreaterThan(frame.poseOf(camera, { ...view, upMeters: 0 }).zoom);
});

test('takes the short path across the antimeridian', () => {
  const edge = new VenueFrame({ longitude: 179.999, latitude: 0 });
  const camera = { center: { lng: -179.999, lat: 0 }, zoom: 18, bearing: 0, pitch: 0 };
  expect(edge.poseOf(camera, { ...view, upMeters: 0 }).x).toBeCloseTo(222.6, 1);
});

test('puts the venue center at its Mercator position, with millimeter precision', () => {
  const matrix = frame.matrix(identity, 0);
  expect(matrix[12]).toBeCloseTo(-79.8 / 360 + 0.5, 15);
  const angle = Math.log(Math.tan(Math.PI / 4 + (43.2 * Math.PI) / 360));
  expect(matrix[13]).toBeCloseTo(0.5 - angle / (2 * Math.PI), 15);
  // A millimeter to the east on a map of the whole Earth.
  expect((matrix[0] ?? 0) * 0.001 * 40_075_016.686 * Math.cos((43.2 * Math.PI) / 180)).toBeCloseTo(
    0.001,
    5,
  );
  expect(matrix[5]).toBeLessThan(0);
});
