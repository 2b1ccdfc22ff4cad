import { bearingOf, distanceBetween } from './geometry.ts';
import type { Turn } from './Instruction.ts';
import type { LocalPoint } from '@mezzanine/mvf';

/** Shorter segments of a line do not count as a direction. */
const SHORTEST_METERS = 2;
const STRAIGHT_DEGREES = 20;
const SLIGHT_DEGREES = 50;
const PLAIN_DEGREES = 130;

/** A turn in a line. */
export interface TurnAt {
  readonly point: LocalPoint;
  /** Distance from the start of the line. */
  readonly meters: number;
  readonly turn: Turn;
  /** Degrees, positive to the right. */
  readonly angleDegrees: number;
  /** Heading before it; degrees clockwise from north. */
  readonly bearingDegrees: number;
}

/** The turns of a line, and the headings at its start and end. */
export interface Turns {
  readonly turns: readonly TurnAt[];
  readonly startBearing: number;
  readonly endBearing: number;
}

/** A segment of the line that is long enough to have a direction. */
interface Stretch {
  readonly bearing: number;
  readonly end: LocalPoint;
  readonly endMeters: number;
}

/** Finds the turns of a smoothed line; segments under two meters count as part of a turn. */
export function findTurns(line: readonly LocalPoint[]): Turns {
  const stretches: Stretch[] = [];
  let meters = 0;
  for (const [i, end] of line.entries()) {
    const start = line[i - 1] ?? end;
    const length = distanceBetween(start, end);
    meters += length;
    if (length < SHORTEST_METERS) continue;
    stretches.push({ bearing: bearingOf(start, end), end, endMeters: meters });
  }
  const turns = stretches.slice(1).flatMap((after, i): TurnAt[] => {
    const before = stretches[i] ?? after;
    const angleDegrees = ((after.bearing - before.bearing + 540) % 360) - 180;
    const turn = turnOf(angleDegrees);
    if (turn === undefined) return [];
    const { end: point, endMeters, bearing: bearingDegrees } = before;
    return [{ point, meters: endMeters, turn, angleDegrees, bearingDegrees }];
  });
  const whole = bearingOf(line[0] ?? [0, 0], line.at(-1) ?? [0, 0]);
  return {
    turns,
    startBearing: stretches[0]?.bearing ?? whole,
    endBearing: stretches.at(-1)?.bearing ?? whole,
  };
}

function turnOf(angleDegrees: number): Turn | undefined {
  const size = Math.abs(angleDegrees);
  if (size < STRAIGHT_DEGREES) return undefined;
  const side = angleDegrees > 0 ? 'right' : 'left';
  if (size < SLIGHT_DEGREES) return `slight-${side}`;
  return size <= PLAIN_DEGREES ? side : `sharp-${side}`;
}
