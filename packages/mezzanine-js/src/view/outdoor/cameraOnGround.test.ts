import { expect, test } from 'vitest';
import { LocalProjection } from '../../data/LocalProjection.ts';
import { Projector } from '../camera/Projector.ts';
import { cameraOnGround } from './cameraOnGround.ts';

const center = { longitude: -79.8, latitude: 43.2 };
const projection = new LocalProjection(center);
const offsets = { top: 0, right: 0, bottom: 0, left: 0 };
const viewport = { width: 1200, height: 800, offsets, latitude: center.latitude };
const pose = { x: 30, y: -20, bearing: 40, pitch: 55, zoom: 18 };
const { focalPixels } = new Projector(pose, viewport);

test('looks at the target of the pose if the ground is at that height', () => {
  const camera = cameraOnGround({ pose, viewport, focalPixels, dropMeters: 0 }, projection);
  const [east, north] = projection.toLocal(camera.center);
  expect(east).toBeCloseTo(30, 3);
  expect(north).toBeCloseTo(-20, 3);
  // An ellipsoid and a sphere differ by less than this.
  expect(camera.zoom).toBeCloseTo(18, 2);
});

test('keeps the camera position if the ground is lower', () => {
  const dropMeters = 12;
  const camera = cameraOnGround({ pose, viewport, focalPixels, dropMeters }, projection);
  const [east, north] = projection.toLocal(camera.center);
  const seen = new Projector(pose, viewport).project(east, north, -dropMeters);
  expect(seen?.[0]).toBeCloseTo(600, 3);
  expect(seen?.[1]).toBeCloseTo(400, 3);
  const flat = cameraOnGround({ pose, viewport, focalPixels, dropMeters: 0 }, projection);
  expect(camera.zoom).toBeLessThan(flat.zoom);
});
