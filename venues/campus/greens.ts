import { box } from '../src/box.ts';
import { rounded } from '../src/curves.ts';
import { hall, type Room } from '../src/FloorPlan.ts';
import type { Ring } from '../src/ring.ts';
import type { Vector } from '../src/vector.ts';
import { quadLawns } from './quad.ts';
import { inside } from './stacks.ts';

interface Lawn {
  readonly unit: string;
  readonly name: string;
  readonly ring: Ring;
  /** Where people enter the lawn. */
  readonly near: Vector;
  readonly radius?: number;
}

/** Lawns fill the space that paths and forecourts leave. */
const lawns: readonly Lawn[] = [
  {
    unit: 'LAWN-NW',
    name: 'North-west lawn',
    ring: [
      [-143, 47],
      [-72, 53.5],
      [-39, 58],
      [-39, 101],
      [-143, 101],
    ],
    near: [-56, 56],
    radius: 6,
  },
  { unit: 'LAWN-N', name: 'Library lawn', ring: box(-34, 96, 34, 104), near: [0, 96] },
  {
    unit: 'LAWN-NE',
    name: 'North-east lawn',
    ring: box(39, 62, 143, 101),
    near: [60, 62],
    radius: 6,
  },
  {
    unit: 'LAWN-W',
    name: 'West lawn',
    ring: box(-143, -40, -124, 42),
    near: [-124, -10],
    radius: 5,
  },
  {
    unit: 'LAWN-LEC',
    name: 'Lecture hall lawn',
    ring: [
      [-119, -40],
      [-57, -40],
      [-57, 5],
      [-66, 4.4],
      [-119, -3.2],
    ],
    near: [-57, -20],
    radius: 5,
  },
  {
    unit: 'LAWN-PLAZA',
    name: 'Terrace lawn',
    ring: [
      [-62, 37],
      [-39, 37],
      [-39, 53],
      [-66, 49.4],
    ],
    near: [-50, 37],
  },
  {
    unit: 'LAWN-ENG',
    name: 'Engineering lawn',
    ring: [
      [39, 37],
      [82.5, 37],
      [83.6, 57],
      [39, 57],
    ],
    near: [60, 37],
  },
  { unit: 'LAWN-E', name: 'East lawn', ring: box(122, -50, 143, 56), near: [122, -40], radius: 5 },
  {
    unit: 'LAWN-ES',
    name: 'Court lawn',
    ring: [
      [101, -53],
      [117, -53],
      [117, -30],
      [98.6, -30],
    ],
    near: [108, -53],
  },
  { unit: 'LAWN-SW', name: 'South lawn, west', ring: box(-22, -96, -5, -44), near: [-5, -70] },
  { unit: 'LAWN-SE', name: 'South lawn, east', ring: box(5, -96, 26, -44), near: [5, -70] },
];

/** Planted beds, in meters of the site or of the plan of a building. */
function beds(): Readonly<Record<string, Ring>> {
  const { lectureHall, engineering, studentCenter, sportsCenter } = inside;
  return {
    'BED-LIB-W': box(-33, 60, -27, 92),
    'BED-LIB-E1': box(27, 58.5, 33, 67.5),
    'BED-LIB-E2': box(27, 75, 33, 92),
    'BED-LEC': box(-21.9, 17, 22, 20).map(lectureHall),
    'BED-LEC-S': box(-21.9, -20, 22, -17).map(lectureHall),
    'BED-ENG': box(-36, 10, 36, 13).map(engineering),
    'BED-ENG-1': box(-30, -12, -7, -10).map(engineering),
    'BED-ENG-2': box(7, -12, 36, -10).map(engineering),
    'BED-STU': box(-31, -10, -28, 18).map(studentCenter),
    'BED-STU-N': box(-28, 18, -8, 20.4).map(studentCenter),
    'BED-STU-S': box(-24, -21, 28, -18).map(studentCenter),
    // The banks make the step-free route to the sports forecourt a detour.
    'BANK-1': box(-29, 24.4, -14, 34).map(sportsCenter),
    'BANK-2': box(-14, 31, -9, 34).map(sportsCenter),
    'BANK-3': box(3, 31, 8, 34).map(sportsCenter),
    'BANK-4': box(8, 21, 29, 34).map(sportsCenter),
    'BED-SPO-S': box(-29, -23, 29, -21).map(sportsCenter),
    'VERGE-W': box(-115, -106, -38, -103.4),
    'VERGE-E': box(-22, -106, 149, -103.4),
    'VERGE-WW': box(-149, -106, -126, -103.4),
  };
}

function lawnRoom({ unit, name, ring, near, radius = 3 }: Lawn): Room {
  return {
    unit,
    kind: 'exterior',
    style: 'Lawns',
    name,
    ring: rounded(ring.map((point) => ({ point, radius }))),
    enclosure: 'open',
    doors: [{ to: hall, width: 4, near, kind: 'opening' }],
  };
}

/** Lawns and planted beds. People can walk on lawns, but not on beds. */
export function greens(): Room[] {
  return [
    ...quadLawns(),
    ...lawns.map(lawnRoom),
    ...Object.entries(beds()).map(([unit, ring]): Room => ({
      unit,
      kind: 'exterior',
      style: 'Plantings',
      ring,
      enclosure: 'open',
      isWalkable: false,
      doors: [],
    })),
  ];
}
