import { placeOnSite } from '../src/Site.ts';
import type { Vector } from '../src/vector.ts';

/**
 * The terminal is a T: the processor, for check-in and baggage reclaim, and north of it the pier
 * with the gates. In meters, north is up. The forecourt is in the south, and the apron surrounds
 * the rest.
 */
export const processor = { west: -75, east: 75, south: -36, north: 14 } as const;
export const pier = { west: -150, east: 150, south: 14, front: 24, rear: 34, north: 44 } as const;

/** Inner edges of the strips of rooms along the processor's west and east walls. */
export const strip = { west: -67, east: 63 } as const;

/** The outline of the terminal's ground and departures floors, without the bridge. */
export const terminalOutline: readonly Vector[] = [
  [processor.west, processor.south],
  [processor.east, processor.south],
  [processor.east, processor.north],
  [pier.east, pier.south],
  [pier.east, pier.north],
  [pier.west, pier.north],
  [pier.west, pier.south],
  [processor.west, processor.north],
];

/** Position and rotation of the satellite. */
export const satellitePlace = { origin: [264.7, 56.5], turnDegrees: 12 } as const;

/** Half the length and depth of the satellite, and of its concourse. */
export const satellite = { length: 60, depth: 17, concourse: 5 } as const;

const onSite = placeOnSite(satellitePlace);

/** The bridge from the pier's east end to the satellite's west end, counterclockwise. */
export const bridgeRing: readonly Vector[] = [
  [pier.east, pier.front],
  onSite([-satellite.length, -satellite.concourse]),
  onSite([-satellite.length, satellite.concourse]),
  [pier.east, pier.rear],
];

/** The center of the satellite's end of the bridge. */
export const bridgeEnd: Vector = onSite([-satellite.length, 0]);

/** Landside escalators and, north of them, two elevators. */
export const landsideLifts = { west: -29, east: 1 } as const;
/** Airside escalators: up to the lounges, and down to baggage reclaim. */
export const airsideEscalators = { up: -14, down: 14 } as const;
