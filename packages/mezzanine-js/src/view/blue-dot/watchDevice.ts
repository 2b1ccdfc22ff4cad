import { MezzanineError } from '../../data/MezzanineError.ts';
import type { BlueDotPosition } from './BlueDotPosition.ts';

/** Callbacks of the device position. */
export interface DeviceListener {
  readonly onPosition: (position: BlueDotPosition) => void;
  /** Called with code `position-denied` or `position-unavailable`. */
  readonly onError: (error: MezzanineError) => void;
}

const PERMISSION_DENIED = 1;

/**
 * Watches the position of the device.
 *
 * @returns a function that stops watching
 */
export function watchDevice({ onPosition, onError }: DeviceListener): () => void {
  const { geolocation } = navigator as { readonly geolocation?: Geolocation };
  if (!geolocation) {
    const given = 'The browser has no geolocation, or the page is not served over HTTPS.';
    onError(new MezzanineError('position-unavailable', { given }));
    return () => undefined;
  }
  const id = geolocation.watchPosition(
    ({ coords, timestamp }) => onPosition(positionOf(coords, timestamp)),
    ({ code, message }) => {
      const isDenied = code === PERMISSION_DENIED;
      onError(
        new MezzanineError(isDenied ? 'position-denied' : 'position-unavailable', {
          given: `The device did not provide a position: ${message || `geolocation error ${code}`}.`,
        }),
      );
    },
    { enableHighAccuracy: true },
  );
  return () => geolocation.clearWatch(id);
}

function positionOf(coords: GeolocationCoordinates, timestamp: number): BlueDotPosition {
  const { longitude, latitude, accuracy, heading } = coords;
  return {
    longitude,
    latitude,
    timestamp,
    accuracyMeters: accuracy,
    // Stationary devices report null or NaN.
    ...(heading !== null && Number.isFinite(heading) && { headingDegrees: heading }),
  };
}
