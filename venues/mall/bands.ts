import { shop, shopDoor, storeRoom } from './rooms.ts';
import type { Room } from '../src/FloorPlan.ts';
import type { Ring } from '../src/ring.ts';
import { depth, frontAt, frontLine, line } from './frames.ts';

/** One shop in a row: where it starts along the concourse, and how it differs from the others. */
export interface Lot {
  readonly unit: string;
  readonly from: number;
  readonly to: number;
  /** Distance in meters of the shopfront behind the line of the others. */
  readonly setback?: number;
  /** Depth in meters, for a shallow shop with a stock room behind it. */
  readonly depth?: number;
  /** Width of the shopfront door, in meters. */
  readonly door?: number;
}

/** The rooms of a row of shops along the concourse; `corridor` is the one behind them. */
export function row(lots: readonly Lot[], side: 1 | -1, corridor: string): Room[] {
  return lots.flatMap((lot) => {
    const rear = side === 1 ? depth.northRear : depth.rear;
    const doors = [shopDoor(lot.door)];
    if (lot.depth === undefined) return [shop(lot.unit, lotRing(lot, side, rear), doors)];
    const back = frontAt((lot.from + lot.to) / 2) + lot.depth;
    const store = [
      ...line(side * back, [lot.from, lot.to]),
      ...line(side * rear, [lot.to, lot.from]),
    ];
    return [
      shop(lot.unit, lotRing(lot, side, back), doors),
      storeRoom(`${lot.unit}-S`, store, corridor),
    ];
  });
}

function lotRing({ from, to, setback }: Lot, side: 1 | -1, rear: number): Ring {
  return [...frontLine(from, to, side, setback), ...line(side * rear, [to, from])];
}

/** The places where a row of lots divides the line behind it. */
export function cuts(lots: readonly Lot[]): number[] {
  return [...new Set(lots.flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b);
}
