import type { Coordinate } from '../../data/Coordinate.ts';
import type { Directions } from '../../data/directions/Directions.ts';
import { LocalProjection, type LocalPoint } from '../../data/LocalProjection.ts';
import { expectNumber, expectOptions, invalidArgument } from '../../data/expectArgument.ts';
import type { BlueDotPosition, BlueDotRecording } from './BlueDotPosition.ts';

/** Walking speed and accuracy of a simulation. */
export interface SimulateWalkOptions {
  /** Walking speed in meters per second; default 1.34. */
  readonly speedMetersPerSecond?: number;
  /** Standard deviation of the error in each direction, in meters; default 0. */
  readonly noiseMeters?: number;
  /** The same seed produces the same walk; default 1. */
  readonly seed?: number;
  /** Interval between two positions; default 1000. */
  readonly intervalMs?: number;
}

const DEFAULTS = { speedMetersPerSecond: 1.34, noiseMeters: 0, seed: 1, intervalMs: 1000 };
/** Two thirds of all errors lie within this many standard deviations. */
const ACCURACY_DEVIATIONS = 1.5;
const LEAST_ACCURACY_METERS = 1;

/**
 * Simulates a walk along directions, as a recording for `mapView.blueDot.replay` and for tests.
 * Errors are normally distributed and drift as in real positioning systems. Waits and rides take as
 * long as the directions say.
 *
 * @param directions - from `venue.directions`
 * @param options - walking speed, error, seed
 * @returns positions with timestamps from 0
 * @throws MezzanineError `invalid-argument`
 * @example
 * mapView.blueDot.replay(simulateWalk(directions, { noiseMeters: 1.5 }), { speed: 4 });
 */
export function simulateWalk(
  directions: Directions,
  options: SimulateWalkOptions = {},
): BlueDotRecording {
  const start = expectWalk(directions, options);
  const { speedMetersPerSecond, noiseMeters, seed, intervalMs } = { ...DEFAULTS, ...options };
  const projection = new LocalProjection(start);
  const walk = walkOf(directions, projection, speedMetersPerSecond);
  const normal = normalNumbers(seed);
  const count = Math.ceil(walk.durationMs / intervalMs);
  let error: LocalPoint = [0, 0];
  return Array.from({ length: count + 1 }, (_, i): BlueDotPosition => {
    const timestamp = Math.min(i * intervalMs, walk.durationMs);
    const { place, floorId, headingDegrees } = walk.at(timestamp);
    error = [drift(error[0], normal), drift(error[1], normal)];
    const [x, y] = [place[0] + error[0] * noiseMeters, place[1] + error[1] * noiseMeters];
    const { longitude, latitude } = projection.toCoordinate([x, y]);
    const accuracyMeters = Math.max(noiseMeters * ACCURACY_DEVIATIONS, LEAST_ACCURACY_METERS);
    return { longitude, latitude, floorId, headingDegrees, accuracyMeters, timestamp };
  });
}

interface Stride {
  readonly from: LocalPoint;
  readonly to: LocalPoint;
  readonly floorId: string;
  readonly startsAt: number;
  readonly durationMs: number;
  readonly headingDegrees: number;
}

function walkOf({ legs }: Directions, projection: LocalProjection, speed: number) {
  const strides: Stride[] = [];
  let startsAt = 0;
  let headingDegrees = 0;
  const toLocal = (one: Coordinate) => projection.toLocal([one.longitude, one.latitude]);
  for (const leg of legs) {
    for (const [i, end] of leg.coordinates.entries()) {
      const begin = leg.coordinates[i - 1];
      if (!begin) continue;
      const [from, to] = [toLocal(begin), toLocal(end)];
      const [east, north] = [to[0] - from[0], to[1] - from[1]];
      const meters = Math.hypot(east, north);
      if (meters > 0) headingDegrees = (Math.atan2(east, north) * 180) / Math.PI;
      const pieces = leg.coordinates.length - 1;
      const seconds = leg.type === 'walk' ? meters / speed : leg.durationSeconds / pieces;
      const floorId = (leg.type === 'walk' ? leg.floor : leg.fromFloor).id;
      strides.push({ from, to, floorId, startsAt, durationMs: seconds * 1000, headingDegrees });
      startsAt += seconds * 1000;
    }
  }
  const at = (time: number) => strideAt(strides, time);
  return { durationMs: startsAt, at };
}

function strideAt(strides: readonly Stride[], time: number) {
  const stride = strides.findLast((one) => one.startsAt <= time) ?? strides[0];
  if (!stride) throw new TypeError('Directions have legs.');
  const { from, to, startsAt, durationMs, floorId, headingDegrees } = stride;
  const share = durationMs > 0 ? Math.min((time - startsAt) / durationMs, 1) : 1;
  const place = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share] as const;
  return { place, floorId, headingDegrees: (headingDegrees + 360) % 360 };
}

/** Autocorrelation of the error; its variance stays one. */
function drift(error: number, normal: () => number): number {
  return error * 0.8 + normal() * 0.6;
}

/** Normally distributed numbers: Box–Muller transform over mulberry32. */
function normalNumbers(seed: number): () => number {
  let state = seed | 0;
  const uniform = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
}

function expectWalk(directions: Directions, options: SimulateWalkOptions): Coordinate {
  const start = (directions as Directions | undefined)?.path?.[0];
  if (directions?.type !== 'directions' || !start) {
    throw invalidArgument('directions', directions, 'directions from venue.directions(from, to)');
  }
  expectOptions('options', options, Object.keys(DEFAULTS));
  expectNumber('options.speedMetersPerSecond', options.speedMetersPerSecond, [0.05, 50]);
  expectNumber('options.noiseMeters', options.noiseMeters, [0, 1000]);
  expectNumber('options.seed', options.seed);
  expectNumber('options.intervalMs', options.intervalMs, [10, 600_000]);
  return start;
}
