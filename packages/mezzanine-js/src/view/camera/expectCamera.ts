import type { CameraInteractions, CameraLimits, CameraState } from './CameraState.ts';
import {
  expectNumber,
  expectOptions,
  expectType,
  invalidArgument,
} from '../../data/expectArgument.ts';
import type { PoseLimits } from './CameraMotion.ts';
import type { ScreenOffsets } from './Projector.ts';

/** Validates a camera state. */
export function expectCameraState(name: string, state: CameraState | undefined): void {
  const keys = ['center', 'bearing', 'pitch', 'zoomLevel'];
  if (state === undefined)
    throw invalidArgument(name, state, `an object with any of the keys ${keys.join(', ')}`);
  expectOptions(name, state, keys);
  expectNumber(`${name}.bearing`, state.bearing);
  // Values above 75 are accepted and clamped, like everything beyond the limits.
  expectNumber(`${name}.pitch`, state.pitch, [0, 90], 'a number from 0 to 75');
  expectNumber(`${name}.zoomLevel`, state.zoomLevel, [0, 30]);
  if (state.center === undefined) return;
  expectOptions(`${name}.center`, state.center, ['longitude', 'latitude', 'floorId']);
  const { longitude, latitude } = state.center;
  if (longitude === undefined || latitude === undefined) {
    throw invalidArgument(`${name}.center`, state.center, 'a longitude and a latitude');
  }
  expectNumber(`${name}.center.longitude`, longitude, [-180, 180]);
  expectNumber(`${name}.center.latitude`, latitude, [-90, 90]);
}

/** Validates limits, together with the existing ones. */
export function expectLimits(limits: CameraLimits, next: PoseLimits): void {
  const keys = ['minZoomLevel', 'maxZoomLevel', 'minPitch', 'maxPitch', 'bounds'];
  expectOptions('limits', limits, keys);
  expectNumber('limits.minZoomLevel', limits.minZoomLevel, [0, 30]);
  expectNumber('limits.maxZoomLevel', limits.maxZoomLevel, [0, 30]);
  expectNumber('limits.minPitch', limits.minPitch, [0, 75]);
  expectNumber('limits.maxPitch', limits.maxPitch, [0, 75]);
  for (const side of ['west', 'south', 'east', 'north'] as const) {
    if (limits.bounds && limits.bounds[side] === undefined) {
      throw invalidArgument(`limits.bounds.${side}`, undefined, 'a number of degrees');
    }
    expectNumber(`limits.bounds.${side}`, limits.bounds?.[side], [-180, 180]);
  }
  if (next.minZoom > next.maxZoom) {
    throw invalidArgument('limits.minZoomLevel', next.minZoom, `at most ${next.maxZoom}`);
  }
  if (next.minPitch > next.maxPitch) {
    throw invalidArgument('limits.minPitch', next.minPitch, `at most ${next.maxPitch}`);
  }
  const { minX, minY, maxX, maxY } = next.bounds;
  if (minX > maxX || minY > maxY) {
    throw invalidArgument('limits.bounds', limits.bounds, 'west below east and south below north');
  }
}

/** Validates gesture options. */
export function expectInteractions(interactions: CameraInteractions): void {
  const keys = ['pan', 'zoom', 'rotate', 'pitch', 'keyboard'] as const;
  expectOptions('interactions', interactions, keys);
  for (const key of keys) expectType(`interactions.${key}`, interactions[key], 'boolean');
}

/** Validates screen offsets. */
export function expectOffsets(offsets: Partial<ScreenOffsets>): void {
  const keys = ['top', 'right', 'bottom', 'left'] as const;
  expectOptions('offsets', offsets, keys);
  for (const key of keys) expectNumber(`offsets.${key}`, offsets[key], [0, 10_000]);
}
