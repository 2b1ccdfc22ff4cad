import { expect, test } from 'vitest';
import * as units from './cameraUnits.ts';

const venue = { center: { latitude: 43.18, longitude: -79.8 }, naturalBearingDegrees: 30 };

test.each([
  [0, 30],
  [Math.PI / 2, 300],
  [-Math.PI / 2, 120],
  [4 * Math.PI, 30],
])('a rotation of %d radians is a bearing of %d degrees', (rotation, bearing) => {
  expect(units.bearingOf(rotation, venue)).toBeCloseTo(bearing, 9);
  const again = units.bearingOf(units.rotationOf(bearing, venue), venue);
  expect(again).toBeCloseTo(bearing, 9);
});

test('a tilt in radians is a pitch in degrees', () => {
  expect(units.pitchOf(Math.PI / 4)).toBeCloseTo(45, 9);
  expect(units.tiltOf(45)).toBeCloseTo(Math.PI / 4, 9);
});

test('a distance in meters is the zoom level that the migration guide computes', () => {
  const equatorMeters = 40_075_017 * Math.cos((43.18 / 180) * Math.PI);
  expect(units.zoomLevelOf(120, venue)).toBeCloseTo(Math.log2(equatorMeters / 80), 9);
  for (const meters of [20, 120, 4000]) {
    expect(units.zoomMetersOf(units.zoomLevelOf(meters, venue), venue)).toBeCloseTo(meters, 6);
  }
});
