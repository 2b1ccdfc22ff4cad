import { afterEach, expect, test, vi } from 'vitest';
import type { MezzanineError } from '../../data/MezzanineError.ts';
import type { BlueDotPosition } from './BlueDotPosition.ts';
import { watchDevice } from './watchDevice.ts';

afterEach(() => vi.unstubAllGlobals());

test('a device position is reported with its accuracy, and without a missing heading', () => {
  const device = stubDevice();
  const positions: BlueDotPosition[] = [];
  watchDevice({ onPosition: (one) => positions.push(one), onError: fail });
  device.success({ coords: coordsWith(null), timestamp: 5 });
  device.success({ coords: coordsWith(90), timestamp: 6 });
  expect(positions).toEqual([
    { longitude: 1, latitude: 2, accuracyMeters: 8, timestamp: 5 },
    { longitude: 1, latitude: 2, accuracyMeters: 8, timestamp: 6, headingDegrees: 90 },
  ]);
});

test('a denied permission and a missing signal are different errors', () => {
  const device = stubDevice();
  const errors: MezzanineError[] = [];
  watchDevice({ onPosition: fail, onError: (error) => errors.push(error) });
  device.failure({ code: 1, message: 'User denied Geolocation' });
  device.failure({ code: 3, message: '' });
  expect(errors.map(({ code }) => code)).toEqual(['position-denied', 'position-unavailable']);
  expect(errors[0]?.message).toContain('User denied Geolocation');
});

test('a browser without geolocation is an error, not a crash', () => {
  vi.stubGlobal('navigator', {});
  const errors: MezzanineError[] = [];
  watchDevice({ onPosition: fail, onError: (error) => errors.push(error) })();
  expect(errors.map(({ code }) => code)).toEqual(['position-unavailable']);
});

test('stopping clears the watch of the device', () => {
  const device = stubDevice();
  watchDevice({ onPosition: fail, onError: fail })();
  expect(device.cleared).toEqual([42]);
});

function fail(): never {
  throw new Error('This must not be told.');
}

function coordsWith(heading: number | null) {
  return { longitude: 1, latitude: 2, accuracy: 8, heading };
}

/** Stubs a device that reports what the test tells it to. */
function stubDevice() {
  const device = {
    success: fail as (one: unknown) => void,
    failure: fail as (one: unknown) => void,
    cleared: [] as number[],
  };
  vi.stubGlobal('navigator', {
    geolocation: {
      watchPosition(success: (one: unknown) => void, failure: (one: unknown) => void) {
        device.success = success;
        device.failure = failure;
        return 42;
      },
      clearWatch: (id: number) => device.cleared.push(id),
    },
  });
  return device;
}
