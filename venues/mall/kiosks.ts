import { rectangle } from '../src/curves.ts';
import { type Fixture, hall, type Room } from '../src/FloorPlan.ts';
import { minus, plus, times, type Vector } from '../src/vector.ts';

const size: Vector = [4.6, 3];
const counterDepth = 0.7;

/** A kiosk in the middle of a walkway: its unit, center, and direction in radians. */
export interface Kiosk {
  readonly unit: string;
  readonly center: Vector;
  readonly heading: number;
}

/** The area of a kiosk, which its staff enter at one end. */
export function kioskRoom({ unit, center, heading }: Kiosk): Room {
  const ahead: Vector = [Math.cos(heading), Math.sin(heading)];
  return {
    unit,
    kind: 'room',
    style: 'Shops',
    ring: rectangle(center, size, heading),
    enclosure: 'open',
    doors: [{ to: hall, width: 1.2, near: plus(center, times(ahead, size[0])) }],
  };
}

/** The counters around a kiosk, on three sides. */
export function kioskCounters({ center, heading }: Kiosk): Fixture[] {
  const ahead: Vector = [Math.cos(heading), Math.sin(heading)];
  const across: Vector = [-ahead[1], ahead[0]];
  const side = times(across, size[1] / 2 - counterDepth / 2 - 0.15);
  const back = times(ahead, size[0] / 2 - counterDepth / 2 - 0.15);
  const long: Vector = [size[0] - 0.3, counterDepth];
  const short: Vector = [counterDepth, size[1] - 0.3 - 2 * counterDepth];
  return [
    rectangle(plus(center, side), long, heading),
    rectangle(minus(center, side), long, heading),
    rectangle(minus(center, back), short, heading),
  ].map((points) => ({ kind: 'counter', style: 'Counters', points }));
}
