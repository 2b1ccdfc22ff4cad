import { box } from '../src/box.ts';
import type { Fixture, Room } from '../src/FloorPlan.ts';
import { counter, item } from '../src/furniture.ts';
import { lattice, stops } from '../src/lanes.ts';
import type { Ring } from '../src/ring.ts';
import type { Vector } from '../src/vector.ts';
import { gap, zone } from './parts.ts';

/** Counter islands run from south to north, with six counters on each side of a belt. */
const islandCenters = [-44, -14, 16] as const;
const island = { south: -30, north: -12, half: 5.5, perSide: 6 } as const;
const counterWidth = (island.north - island.south) / island.perSide;
const toDesk = 3.1;

/** The room that contains the counters. */
export const checkInHall = 'CHECKIN';

/** External id of a counter, as in departure control systems. */
export function counterUnit(number: number): string {
  return `CHK-${String(number).padStart(2, '0')}`;
}

interface Counter {
  readonly number: number;
  readonly center: number;
  readonly side: -1 | 1;
  readonly south: number;
}

function counters(): Counter[] {
  return islandCenters.flatMap((center, i) =>
    ([-1, 1] as const).flatMap((side, j) =>
      Array.from({ length: island.perSide }, (_, k) => ({
        number: i * 2 * island.perSide + j * island.perSide + k + 1,
        center,
        side,
        south: island.south + k * counterWidth,
      })),
    ),
  );
}

/** The outlines of the islands, which are holes in the check-in hall. */
export function islandRings(): Ring[] {
  return islandCenters.map((x) =>
    box(x - island.half, island.south, x + island.half, island.north),
  );
}

/** A space for each counter, from its queue to the belt. */
export function counterRooms(): Room[] {
  return counters().map(({ number, center, side, south }) => {
    const outer = center + side * island.half;
    const ring = box(Math.min(center, outer), south, Math.max(center, outer), south + counterWidth);
    const label = [counterUnit(number), `Check-in ${number}`, 'CheckIn'] as const;
    return {
      ...zone(label, ring, [gap(checkInHall, 2.2, [outer, south + counterWidth / 2])]),
      kind: 'room',
    };
  });
}

/** Desks, the scales next to them, and the belts in the middle of the islands. */
export function counterFixtures(): Fixture[] {
  return [
    ...counters().flatMap(({ center, side, south }) => [
      counter([center + side * toDesk, south + 1.1], [1.7, 0.8], Math.PI / 2),
      item(['scale', 'Belts'], [center + side * 2.2, south + 2.4], [2.2, 0.8]),
    ]),
    ...islandCenters.map((x) =>
      item(
        ['belt', 'Belts'],
        [x, (island.south + island.north) / 2],
        [island.north - island.south - 0.4, 1.2],
        Math.PI / 2,
      ),
    ),
  ];
}

/** Where passengers stand at the counters. */
export function counterLanes(): Vector[] {
  return counters().map(({ center, side, south }) => [
    center + side * (island.half - 1),
    south + counterWidth / 2,
  ]);
}

/** Barriers of the queues in front of the islands: posts with tape, drawn as thin strips. */
export function queueBarriers(): Fixture[] {
  return islandCenters.flatMap((x) =>
    lattice([x - 9.6, x + 9.6], stops(island.south + 3, island.north - 3, 2)).map((at) => ({
      ...item(['barrier', 'Barriers'], at, [5.4, 0.08]),
      isLoose: true,
    })),
  );
}
