import type { Floor } from '../data/entities.ts';
import { MezzanineError } from '../data/MezzanineError.ts';

/** More points on a floor take too long, and are not a plan of a building. */
const MOST_POINTS = 2_000_000;

/**
 * Refuses floors that cannot be drawn in a reasonable time.
 *
 * @throws MezzanineError `invalid-venue`
 */
export function expectDrawable(floor: Floor): void {
  let points = pointsOf(floor.geometry.coordinates);
  for (const { geometry } of floor.spaces) points += pointsOf(geometry.coordinates);
  for (const { geometry } of floor.obstructions) points += pointsOf(geometry.coordinates);
  if (points <= MOST_POINTS) return;
  throw new MezzanineError('invalid-venue', {
    given: `The floor "${floor.id}" has ${points} points.`,
    expected: `A static map has at most ${MOST_POINTS}.`,
    remedy: 'Simplify the outlines of the venue.',
  });
}

function pointsOf(coordinates: unknown): number {
  if (!Array.isArray(coordinates)) return 0;
  if (typeof coordinates[0] === 'number') return 1;
  const [first] = coordinates as readonly unknown[];
  if (Array.isArray(first) && typeof first[0] === 'number') return coordinates.length;
  let points = 0;
  for (const part of coordinates) points += pointsOf(part);
  return points;
}
