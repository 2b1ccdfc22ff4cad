import { expectNumber, invalidArgument } from './expectArgument.ts';

/** A position as devices report it. */
export interface Position {
  /** Milliseconds since 1970. */
  readonly timestamp?: number;
  /** Position of the user. */
  readonly coords: {
    /** Degrees north. */
    readonly latitude: number;
    /** Degrees east. */
    readonly longitude: number;
    /** Accuracy radius in meters. */
    readonly accuracy?: number;
    /** Degrees clockwise from north. */
    readonly heading?: number | null;
    /** Elevation of the map; without it, the map stays the same. */
    readonly floorLevel?: number;
  };
}

/** Throws unless a position has the fields it needs. */
export function expectPosition(name: string, position: Position): void {
  const { coords } = (position ?? {}) as Partial<Position>;
  if (typeof coords !== 'object' || coords === null) {
    throw invalidArgument(name, position, 'an object with coords');
  }
  expectNumber(`${name}.coords.latitude`, coords.latitude ?? NaN, [-90, 90]);
  expectNumber(`${name}.coords.longitude`, coords.longitude ?? NaN, [-180, 180]);
  expectNumber(`${name}.coords.floorLevel`, coords.floorLevel);
}

/** The position of version 6 for one of version 5. */
export function position6Of(
  { timestamp, coords }: Position,
  floorId: string | undefined,
  showsBearing: boolean,
) {
  const { latitude, longitude, accuracy, heading } = coords;
  return {
    latitude,
    longitude,
    ...(accuracy !== undefined && { accuracyMeters: accuracy }),
    ...(showsBearing && typeof heading === 'number' && { headingDegrees: heading }),
    ...(floorId !== undefined && { floorId }),
    ...(timestamp !== undefined && { timestamp }),
  };
}
