import type { Fixture, Room } from '../src/FloorPlan.ts';
import { cubicles } from '../src/furniture.ts';

const cubicleDepth = 1.5;
/** Free space at both ends of a wall with stalls, in meters. */
const free = 0.6;

/** Stalls along the rear wall of each women’s and men’s washroom. */
export function washroomFixtures(rooms: readonly Room[]): Fixture[] {
  return rooms
    .filter(({ unit }) => unit.endsWith('-WW') || unit.endsWith('-WM'))
    .flatMap(({ ring, doors }) => {
      const xs = ring.map(([x]) => x);
      const ys = ring.map(([, y]) => y);
      const [west, east] = [Math.min(...xs), Math.max(...xs)];
      const [south, north] = [Math.min(...ys), Math.max(...ys)];
      const [x = 0, y = 0] = doors[0]?.near ?? [];
      const walls = [
        { far: x - west, from: [west, north - free], to: [west, south + free] },
        { far: east - x, from: [east, south + free], to: [east, north - free] },
        { far: y - south, from: [west + free, south], to: [east - free, south] },
        { far: north - y, from: [east - free, north], to: [west + free, north] },
      ] as const;
      const [rear] = [...walls].sort((a, b) => b.far - a.far);
      return rear ? cubicles(rear.from, rear.to, cubicleDepth) : [];
    });
}
