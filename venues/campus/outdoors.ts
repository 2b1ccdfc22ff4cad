import { box } from '../src/box.ts';
import { rounded } from '../src/curves.ts';
import { facadeKind, type FloorPlan, hall, type Room } from '../src/FloorPlan.ts';
import { lane, lattice, stops } from '../src/lanes.ts';
import { clearance, contains } from '../src/ring.ts';
import type { Vector } from '../src/vector.ts';
import { groundFixtures } from './groundFixtures.ts';
import { greens } from './greens.ts';
import { quadCenter, quadCorners } from './quad.ts';
import { buildings, inside } from './stacks.ts';
import { placeOnSite } from '../src/Site.ts';

/** The grounds: 300 m from west to east, with the road along the south. */
const edge = { west: -150, east: 150, south: -116, north: 108, road: -106 } as const;

/** The library's terrace, 1.2 m above the quad: wide steps, and a 1:12 ramp next to them. */
function terrace(): Room[] {
  return [
    {
      unit: 'TERRACE',
      kind: 'exterior',
      style: 'Terraces',
      name: 'Library terrace',
      ring: box(-34, 44, 34, 56),
      enclosure: 'air',
      doors: [],
    },
    {
      unit: 'STEPS-LIB',
      kind: 'connection.stairs',
      style: 'Steps',
      name: 'Terrace steps',
      ring: box(-9, 41, 9, 44),
      enclosure: 'open',
      isWalkable: false,
      doors: [
        { to: hall, width: 17, near: [0, 41], kind: 'opening' },
        { to: 'TERRACE', width: 17, near: [0, 44], kind: 'opening' },
      ],
    },
    {
      unit: 'RAMP-LIB',
      kind: 'connection.ramp',
      style: 'Steps',
      name: 'Terrace ramp',
      ring: box(-26.4, 41.8, -9, 44),
      enclosure: 'air',
      isWalkable: false,
      doors: [
        { to: hall, width: 1.5, near: [-26.4, 43], kind: 'opening' },
        { to: 'TERRACE', width: 1.8, near: [-10.4, 44], kind: 'opening' },
      ],
    },
  ];
}

/**
 * The forecourt of the sports center, one meter below the quad: steps from the quad, or level
 * access from the west.
 */
function sunkenCourt(): Room[] {
  const at = inside.sportsCenter;
  return [
    {
      unit: 'COURT',
      kind: 'exterior',
      style: 'Terraces',
      name: 'Sports forecourt',
      ring: box(-14, 21, 8, 31).map(at),
      enclosure: 'air',
      doors: [{ to: hall, width: 2.4, near: at([-14, 22.7]), kind: 'opening' }],
    },
    {
      unit: 'STEPS-SPO',
      kind: 'connection.stairs',
      style: 'Steps',
      name: 'Sports steps',
      ring: box(-9, 31, 3, 34).map(at),
      enclosure: 'open',
      isWalkable: false,
      doors: [
        { to: hall, width: 11, near: at([-3, 34]), kind: 'opening' },
        { to: 'COURT', width: 11, near: at([-3, 31]), kind: 'opening' },
      ],
    },
  ];
}

function streets(): Room[] {
  return [
    {
      unit: 'ROAD',
      kind: 'exterior',
      style: 'Roads',
      name: 'Millrace Road',
      ring: box(edge.west, edge.south, edge.east, edge.road),
      enclosure: 'open',
      isWalkable: false,
      doors: [],
    },
    {
      unit: 'P1',
      kind: 'exterior',
      style: 'Parking',
      name: 'Car park',
      ring: box(-143, -98, -96, -50),
      enclosure: 'open',
      doors: [{ to: hall, width: 3, near: [-96, -60], kind: 'opening' }],
    },
    {
      unit: 'DRIVE',
      kind: 'exterior',
      style: 'Roads',
      name: 'Car park drive',
      ring: box(-124, edge.road, -117, -98),
      enclosure: 'open',
      doors: [{ to: 'P1', width: 5, near: [-120, -98], kind: 'opening' }],
    },
    {
      unit: 'PITCH',
      kind: 'exterior',
      style: 'Courts',
      name: 'Outdoor court',
      ring: box(106, -96, 140, -58),
      enclosure: 'air',
      doors: [{ to: hall, width: 2, near: [106, -70], kind: 'opening' }],
    },
  ];
}

/** Grid places on open ground, outside of all rooms and away from the buildings. */
function openGround(rooms: readonly Room[]): Vector[] {
  const walls = buildings.map((stack) => {
    const outline = stack.floors[0]?.plan.outline ?? [];
    return outline.map(placeOnSite(stack));
  });
  const taken = [
    ...rooms.filter((room) => room.kind !== facadeKind).map((room) => room.ring),
    ...walls,
  ];
  return lattice(stops(-147, 147, 6.4), stops(-103, 105, 6.4)).filter((point) =>
    taken.every((ring) => !contains([ring], point) && clearance([ring], point) > 1),
  );
}

function diagonals(): Vector[] {
  return quadCorners.flatMap((corner) => lane([corner, quadCenter], 6));
}

/** The outdoors. The buildings' facades are added by the build. */
export function outdoors(): FloorPlan {
  const rooms = [...greens(), ...terrace(), ...sunkenCourt(), ...streets()];
  const at = inside.sportsCenter;
  return {
    outline: rounded(
      box(edge.west, edge.south, edge.east, edge.north).map((point) => ({
        point,
        radius: point[1] > 0 ? 14 : 0,
      })),
    ),
    rooms,
    fixtures: groundFixtures(),
    hallName: 'Campus grounds',
    hallUnit: 'GROUNDS',
    hallKind: 'exterior',
    hallStyle: 'Paths',
    hallDoors: [],
    lanes: [
      ...diagonals(),
      ...lattice(stops(-30, 30, 7.5), [47, 53]),
      ...[-10, -3, 4].flatMap((x) => [at([x, 23.4]), at([x, 28.6])]),
      ...lane([at([-31, 22.7]), at([-15.6, 22.7])], 4),
      ...lattice(stops(-139, -100, 7.8), [-86, -62]),
      ...lattice([-139, -100], stops(-94, -54, 8)),
      ...lane([
        [-37, 94],
        [37, 94],
      ]),
      ...openGround(rooms),
    ],
  };
}
