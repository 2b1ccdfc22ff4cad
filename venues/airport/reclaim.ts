import { box } from '../src/box.ts';
import type { Fixture, Room } from '../src/FloorPlan.ts';
import { hall } from '../src/FloorPlan.ts';
import { lattice, stops } from '../src/lanes.ts';
import type { Ring } from '../src/ring.ts';
import type { Vector } from '../src/vector.ts';
import { airsideEscalators, pier, processor } from './frame.ts';
import { escalatorAcross } from './walkways.ts';
import { gap, room, shaft, zone } from './parts.ts';

/** Belts along the north wall of the reclaim hall. */
const beltCenters = [-50, -25, 0, 25, 50] as const;
const belt = { half: 9, south: 8, north: 20, length: 13, width: 4.4 } as const;
const middle = (belt.south + belt.north) / 2;
/** The area at the bottom of the escalator from the gates. */
const bay = { half: 24, north: pier.rear } as const;

/** The reclaim hall. */
export const reclaimHall = 'RECLAIM';

/** External id of a belt, as in flight data. */
export function beltUnit(number: number): string {
  return `BAG-${number}`;
}

function beltRing(x: number): Ring {
  return box(x - belt.half, belt.south, x + belt.half, belt.north);
}

/** A stadium shape around a center: a rectangle with semicircular ends. */
function stadium([x, y]: Vector, length: number, width: number): Ring {
  const [radius, reach] = [width / 2, (length - width) / 2];
  const cap = (end: number, from: number): Vector[] =>
    stops(from, from + Math.PI, Math.PI / 12).map((angle) => [
      x + end * reach + radius * Math.cos(angle),
      y + radius * Math.sin(angle),
    ]);
  return [...cap(1, -Math.PI / 2), ...cap(-1, Math.PI / 2)];
}

/** The reclaim hall with its belts, and the escalators from the gates. */
export function reclaimRooms(): Room[] {
  const { west, east } = processor;
  const ring: Ring = [
    [west, 2],
    [east, 2],
    [east, pier.south],
    [68, pier.south],
    [68, pier.front],
    [bay.half, pier.front],
    [bay.half, bay.north],
    [-bay.half, bay.north],
    [-bay.half, pier.front],
    [-68, pier.front],
    [-68, pier.south],
    [west, pier.south],
  ];
  const { down } = airsideEscalators;
  return [
    {
      ...zone([reclaimHall, 'Baggage reclaim', 'Reclaim'], ring, [
        { to: 'CUSTOMS', width: 5, near: [0, 2], isOneWay: true, kind: 'opening' },
      ]),
      holes: [...beltCenters.map(beltRing), box(down - 6, 26.8, down + 6, 31.2)],
    },
    ...beltCenters.map((x, i): Room => ({
      ...zone([beltUnit(i + 1), `Belt ${i + 1}`, 'Belt'], beltRing(x), [
        gap(reclaimHall, 10, [x, belt.south]),
      ]),
      kind: 'room',
      metadata: { belt: i + 1 },
    })),
    shaft('LIFT-AW', 'elevator', box(-75, 14, -72, 24), { to: reclaimHall, near: [-73.5, 14] }),
    shaft('STAIR-AW', 'stairs', box(-72, 14, -68, 24), { to: reclaimHall, near: [-68, 16] }),
    shaft('STAIR-AE', 'stairs', box(68, 14, 72, 24), { to: reclaimHall, near: [68, 16] }),
    shaft('LIFT-AE', 'elevator', box(72, 14, 75, 24), { to: reclaimHall, near: [73.5, 14] }),
    escalatorAcross('ESC-DOWN', down, 'west', reclaimHall),
  ];
}

/** Customs: the one-way exit, with offices on both sides. */
export function customsRooms(): Room[] {
  const [south, north] = [-6, 2];
  const office = (label: [string, string], from: number, to: number) =>
    room([...label, 'Offices'], box(from, south, to, north), [
      { to: reclaimHall, width: 1.6, near: [(from + to) / 2, north] },
    ]);
  return [
    {
      unit: 'CUSTOMS',
      kind: 'hallway',
      style: 'Security',
      name: 'Customs',
      ring: box(-12, south, 12, north),
      doors: [
        {
          to: hall,
          width: 5,
          near: [0, south],
          isOneWay: true,
          kind: 'opening',
          name: 'Way out from customs',
        },
      ],
    },
    office(['LOST-BAGS', 'Baggage services'], -75, -52),
    office(['BAG-STORE', 'Baggage storage'], -52, -34),
    office(['CUSTOMS-W', 'Customs inspection'], -34, -12),
    office(['CUSTOMS-E', 'Customs office'], 12, 34),
    office(['QUARANTINE', 'Plant and animal control'], 34, 52),
    office(['HANDLERS', 'Ground handling office'], 52, 75),
  ];
}

/** Carousels: the belt, and the island inside it. */
export function reclaimFixtures(): Fixture[] {
  return beltCenters.flatMap((x, i): Fixture[] => [
    {
      kind: 'carousel',
      style: 'Belts',
      name: `Carousel ${i + 1}`,
      unit: `CAROUSEL-${i + 1}`,
      points: stadium([x, middle], belt.length, belt.width),
    },
    {
      kind: 'platform',
      style: 'Platforms',
      points: stadium([x, middle], belt.length - 2.2, belt.width - 2.2),
    },
  ]);
}

/** Walking places in reclaim, around the belts, and through customs. */
export function reclaimLanes(): Vector[] {
  return [
    ...lattice(stops(-72, 72, 6), [4.6]),
    ...lattice([-71.5, 71.5], [7.4, 11.6]),
    ...beltCenters.flatMap((x) => lattice([x - 7.6, x, x + 7.6], [9.4, 18.6])),
    ...beltCenters.flatMap((x) => lattice([x - 7.9, x + 7.9], [14])),
    ...lattice([-62, -37.5, -12.5, 12.5, 37.5, 62], [8.6, 13, 17.6]),
    ...lattice(stops(-66, 66, 6.3), [22]),
    ...lattice([-20, -12, -4, 4], [26, 30]),
    ...lattice([-6, 0, 6], [-2]),
  ];
}
