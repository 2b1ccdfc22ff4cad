import { box } from '../src/box.ts';
import { type FloorPlan, hall, type Room } from '../src/FloorPlan.ts';
import { lattice, stops } from '../src/lanes.ts';
import type { Ring } from '../src/ring.ts';
import type { Vector } from '../src/vector.ts';
import { placeOnSite } from '../src/Site.ts';
import { pier, processor, satellite, satellitePlace } from './frame.ts';
import { groundFixtures } from './groundFixtures.ts';
import { gap } from './parts.ts';

/** The site: apron in the north; forecourt, roads, and parking in the south. */
const edge = { west: -220, east: 370, south: -150, north: 160 } as const;
/** From the forecourt to the south: curb road, bus island, through road, parking, access road. */
const line = { apron: -40, curb: -44, island: -54, road: -60, parking: -68, access: -132 } as const;
/** The apron ends at the grass next to the taxiway. */
const apronNorth = 146;
const reach = 100;
/** Aisles of the parking lots, with parking spots on both sides. */
const aisles = [-124, -108, -92, -76] as const;
const parkingDoor = -92;
const crossings = [-45, 0, 45] as const;
const crossingHalf = 2;

function ground(unit: string, style: string, ring: Ring, doors: Room['doors'] = []): Room {
  return {
    unit,
    kind: 'exterior',
    style,
    ring,
    enclosure: 'open',
    isWalkable: doors.length > 0,
    doors,
  };
}

function apron(): Room {
  const sat = box(-satellite.length, -satellite.depth, satellite.length, satellite.depth);
  const { west, east, south } = processor;
  const side = 5;
  return {
    ...ground('APRON', 'Apron', [
      [edge.west, line.apron],
      [west - side, line.apron],
      [west - side, south + 6],
      [west, south + 6],
      [west, pier.south],
      [pier.west, pier.south],
      [pier.west, pier.north],
      [pier.east, pier.north],
      [pier.east, pier.south],
      [east, pier.south],
      [east, south + 6],
      [east + side, south + 6],
      [east + side, line.apron],
      [edge.east, line.apron],
      [edge.east, apronNorth],
      [edge.west, apronNorth],
    ]),
    name: 'Apron',
    holes: [sat.map(placeOnSite(satellitePlace))],
  };
}

/** A road from west to east, in pieces between the crosswalks, and the crosswalks. */
function road(
  key: string,
  [south, north]: readonly [number, number],
  sides: readonly [string, string],
): Room[] {
  const cuts = [
    edge.west,
    ...crossings.flatMap((x) => [x - crossingHalf, x + crossingHalf]),
    edge.east,
  ];
  return cuts.slice(1).map((to, i) => {
    const from = cuts[i] ?? edge.west;
    const ring = box(from, south, to, north);
    if (i % 2 === 0) {
      const piece = ground(`${key}-${i / 2 + 1}`, 'Roads', ring);
      return i === 0 ? { ...piece, name: 'Terminal Road' } : piece;
    }
    const middle = (from + to) / 2;
    const [below, above] = sides;
    return ground(`${key}-X${(i + 1) / 2}`, 'Crossings', ring, [
      gap(above, 3.2, [middle, north]),
      gap(below === 'PARKING' ? parkingAt(middle) : below, 3.2, [middle, south]),
    ]);
  });
}

function parkingAt(x: number): string {
  if (x === 0) return 'WALK';
  return x < 0 ? 'P1' : 'P2';
}

function parking(): Room[] {
  const [south, north] = [line.access, line.parking];
  return [
    {
      ...ground('P1', 'Parking', box(-reach, south, -4, north), [
        gap('WALK', 4, [-4, parkingDoor]),
      ]),
      name: 'Car park P1',
    },
    {
      ...ground('P2', 'Parking', box(4, south, reach, north), [gap('WALK', 4, [4, parkingDoor])]),
      name: 'Car park P2',
    },
    {
      ...ground('P3', 'Parking', box(reach, south, 200, north), [
        gap('P2', 6, [reach, parkingDoor]),
      ]),
      name: 'Rental cars P3',
    },
    // Its doors lead to the parking on both sides, and to the crosswalk.
    {
      ...ground('WALK', 'Paths', box(-4, south, 4, north)),
      name: 'Parking walk',
      isWalkable: true,
    },
  ];
}

function greens(): Room[] {
  const green = (unit: string, ring: Ring) => ground(unit, 'Lawns', ring);
  const { west, east } = processor;
  return [
    green('GREEN-N', box(edge.west, apronNorth, edge.east, edge.north)),
    green('GREEN-W', box(edge.west, line.curb, west - 5, line.apron)),
    green('GREEN-E', box(east + 5, line.curb, edge.east, line.apron)),
    green('GREEN-IW', box(edge.west, line.road, -reach, line.island)),
    green('GREEN-IE', box(reach, line.road, edge.east, line.island)),
    green('GREEN-PW', box(edge.west, line.access, -reach, line.parking)),
    green('GREEN-PE', box(200, line.access, edge.east, line.parking)),
    green('GREEN-S', box(edge.west, edge.south, edge.east, -142)),
    {
      ...ground('ACCESS', 'Roads', box(edge.west, -142, edge.east, line.access)),
      name: 'Access road',
    },
  ];
}

/** The outdoors between the buildings. The buildings' facades are added by the build. */
export function outdoors(): FloorPlan {
  return {
    outline: box(edge.west, edge.south, edge.east, edge.north),
    rooms: [
      apron(),
      ...road('CURB', [line.island, line.curb], ['ISLAND', hall]),
      {
        ...ground('ISLAND', 'Paths', box(-reach, line.road, reach, line.island)),
        name: 'Bus station',
        isWalkable: true,
      },
      ...road('ROAD', [line.parking, line.road], ['PARKING', 'ISLAND']),
      ...parking(),
      ...greens(),
    ],
    fixtures: groundFixtures(),
    hallName: 'Forecourt',
    hallUnit: 'FORECOURT',
    hallKind: 'exterior',
    hallStyle: 'Paths',
    hallDoors: [],
    lanes: [
      ...lattice(stops(-77, 77, 5.9), [-38, -42]),
      ...lattice(crossings, [-45.4, -49, -52.6, -61.4, -64, -66.6]),
      ...lattice(stops(-97, 97, 5.9), [-57]),
      ...lattice(crossings, [-55.4, -58.6, -70]),
      ...lattice([0], stops(-130, -70, 6)),
      ...parkingLanes(-100, -4),
      ...parkingLanes(4, 100),
      ...parkingLanes(100, 200),
    ],
  };
}

/** Along the aisles of a parking lot, and the lanes at both ends. */
function parkingLanes(from: number, to: number): Vector[] {
  return [
    ...lattice(stops(from + 2.6, to - 2.6, 7.7), aisles),
    ...lattice([from + 2.6, to - 2.6], [-116, -100, -84]),
  ];
}
