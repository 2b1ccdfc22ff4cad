import { boxOf } from '../graph/planeGeometry.ts';
import type { LossLog } from '../report/LossLog.ts';
import type { PathShape } from './Drawing.ts';

/** Length of drawing units in meters. */
export const metersOfUnit = { mm: 0.001, cm: 0.01, m: 1, in: 0.0254, ft: 0.3048 } as const;

/** A unit that a drawing can be in. */
export type DrawingUnit = keyof typeof metersOfUnit;

/** Meters by the number of `$INSUNITS` (DXF Reference, "HEADER Section"). */
const metersOfCode: Readonly<Record<number, number>> = {
  1: 0.0254,
  2: 0.3048,
  3: 1609.344,
  4: 0.001,
  5: 0.01,
  6: 1,
  7: 1000,
  10: 0.9144,
  14: 0.1,
  15: 10,
  16: 100,
  21: 1200 / 3937,
};

/** Half of the rooms of a plan have a longer side between these. */
const [shortestMeters, longestMeters] = [1, 60];
const usualMeters = 5;

/**
 * Meters per drawing unit: from the drawing, or if its rooms would have an impossible size, the unit
 * that makes them as large as real rooms. Notes a guess.
 */
export function metersPerUnit(
  rooms: readonly PathShape[],
  { unit, isImperial }: { readonly unit: number; readonly isImperial: boolean },
  log: LossLog,
): number {
  const sides = rooms.map(({ points }) => {
    const { minX, minY, maxX, maxY } = boxOf(points);
    return Math.max(maxX - minX, maxY - minY);
  });
  const median = sides.sort((a, b) => a - b)[Math.floor(sides.length / 2)] ?? 0;
  const fits = (meters: number): boolean =>
    median * meters >= shortestMeters && median * meters <= longestMeters;
  const said = metersOfCode[unit];
  if (said !== undefined && (fits(said) || median === 0)) return said;
  const candidates: readonly DrawingUnit[] = isImperial ? ['ft', 'in'] : ['m', 'mm', 'cm'];
  const distanceTo = (name: DrawingUnit): number =>
    Math.abs(Math.log((median * metersOfUnit[name]) / usualMeters));
  const best = candidates.reduce((nearest, name) =>
    distanceTo(name) < distanceTo(nearest) ? name : nearest,
  );
  const why =
    said === undefined
      ? 'The drawing does not specify its units'
      : 'The units that the drawing specifies would make its rooms impossibly small or large';
  log.add({
    effect: 'changed',
    what: 'drawing units',
    message: `${why}; based on the size of its rooms, it was read in ${best}. Set its units to be sure (units, or --units).`,
  });
  return metersOfUnit[best];
}
