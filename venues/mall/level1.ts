import { ellipse } from '../src/curves.ts';
import { type Fixture, type FloorPlan, hall, outside, type Room } from '../src/FloorPlan.ts';
import type { Vector } from '../src/vector.ts';
import { anchorFront, eastStore, supermarket } from './anchors.ts';
import { glassLifts } from './atrium.ts';
import { cuts, type Lot, row } from './bands.ts';
import { coreA, coreB, coreCuts, coreRooms } from './cores.ts';
import { northCorridor, southCorridor } from './corridors.ts';
import { escalatorsOnLevel1 } from './escalators.ts';
import { bench, column, counter, greenIsland, grid, planter, shelf } from './fixtures.ts';
import { stepsBetween } from '../src/stepsBetween.ts';
import { arc, depth, headingAt, joint, outline, wing, wingHeading } from './frames.ts';
import { type Kiosk, kioskCounters, kioskRoom } from './kiosks.ts';
import { commonLanes, wingLanes } from './lanes.ts';
import { exteriorDoor } from './rooms.ts';
import { besideCorner, cornerShop, wingEnd, type WingLot, wingRow } from './wingRooms.ts';
import { storeCore } from './storeCore.ts';

const passage = 3.2;

const north: readonly Lot[] = [
  { unit: 'N101', from: -anchorFront.north, to: -61, setback: 0.5 },
  { unit: 'N102', from: -61, to: -53.3 },
  { unit: 'N105', from: -31, to: -20 },
  { unit: 'N106', from: -20, to: -11.5 },
  { unit: 'N107', from: -11.5, to: -passage },
  { unit: 'N108', from: passage, to: 10 },
  { unit: 'N109', from: 10, to: 19.5 },
  { unit: 'N110', from: 19.5, to: 31, setback: 0 },
  { unit: 'N113', from: 53.3, to: 60, depth: 13 },
  { unit: 'N114', from: 60, to: anchorFront.north, setback: 0.6 },
];

const southWest: readonly Lot[] = [
  { unit: 'S101', from: -anchorFront.south, to: -56, setback: 0.6 },
  { unit: 'S102', from: -56, to: -50.5, depth: 11 },
  { unit: 'S103', from: -50.5, to: -43 },
  { unit: 'S104', from: -43, to: joint.west, setback: 0.4 },
];

const southEast: readonly Lot[] = [
  { unit: 'S109', from: joint.east, to: 32 },
  { unit: 'S110', from: 32, to: 37.5, depth: 12 },
  { unit: 'S111', from: 37.5, to: 49, setback: 0.5 },
  { unit: 'S112', from: 49, to: 56.5 },
  { unit: 'S113', from: 56.5, to: anchorFront.south, setback: 0.3 },
];

const wingWest: readonly WingLot[] = [
  { unit: 'W101', to: 42 },
  { unit: 'W102', from: 42, to: 48.5 },
  { unit: 'W103', from: 48.5, to: wingEnd.last },
  { unit: 'W104', from: wingEnd.last },
];

const wingEast: readonly WingLot[] = [
  { unit: 'W105', to: 35 },
  { unit: 'W106', from: 35, to: 44.5 },
  { unit: 'W107', from: 44.5, to: 51 },
  { unit: 'W108', from: 51, to: wingEnd.last },
  { unit: 'W109', from: wingEnd.last },
];

const kiosks: readonly Kiosk[] = [
  { unit: 'K101', center: arc(-59, 0), heading: headingAt(-59) },
  { unit: 'K102', center: arc(-51, 0), heading: headingAt(-51) },
  { unit: 'K103', center: arc(51, 0), heading: headingAt(51) },
  { unit: 'K104', center: arc(59, 0), heading: headingAt(59) },
  { unit: 'K105', center: wing(38, 0), heading: wingHeading + Math.PI / 2 },
  { unit: 'K106', center: wing(56, 0), heading: wingHeading + Math.PI / 2 },
];

const desk: Vector = wing(20, 0);

function informationDesk(): Room {
  return {
    unit: 'INFO',
    kind: 'room',
    style: 'Amenities',
    name: 'Information desk',
    ring: ellipse(desk, [2.6, 2.6], wingHeading + Math.PI / 8, 8),
    enclosure: 'open',
    doors: [{ to: hall, width: 1.2, near: wing(26, 0) }],
  };
}

function rooms(): Room[] {
  const exit = exteriorDoor(1.8, { weight: 400, isService: true });
  const loading = exteriorDoor(2.6, { weight: 400, isService: true });
  const core = storeCore('1');
  return [
    ...supermarket('S100'),
    eastStore('D100', core.holes, [exteriorDoor(3.6, { near: arc(104, 0) })]),
    ...core.rooms,
    ...row(
      north.filter((lot) => lot.to <= 0),
      1,
      'NW',
    ),
    ...row(
      north.filter((lot) => lot.from >= 0),
      1,
      'NE',
    ),
    ...coreRooms(coreA, ['N104', 'N103']),
    ...coreRooms(coreB, ['N111', 'N112']),
    ...row(southWest, -1, 'SW'),
    ...row(southEast, -1, 'SE'),
    besideCorner('S105', 'west', -23.5),
    cornerShop('S106', 'west', -23.5),
    cornerShop('S107', 'east', 15),
    besideCorner('S108', 'east', 15),
    ...wingRow(wingWest, 'west'),
    ...wingRow(wingEast, 'east'),
    northCorridor(
      'NW',
      [-anchorFront.north, -passage],
      [...cuts(north), ...coreCuts(coreA)],
      [exit],
    ),
    northCorridor('NE', [passage, anchorFront.north], [...cuts(north), ...coreCuts(coreB)], [exit]),
    southCorridor({
      side: 'west',
      anchor: -anchorFront.south,
      cuts: cuts(southWest),
      wing: wingWest,
      doors: [loading],
    }),
    southCorridor({
      side: 'east',
      anchor: anchorFront.south,
      cuts: cuts(southEast),
      wing: wingEast,
      doors: [loading],
    }),
    ...glassLifts(),
    ...escalatorsOnLevel1(),
    ...kiosks.map(kioskRoom),
    informationDesk(),
  ];
}

function atriumFixtures(): Fixture[] {
  const ring = Array.from({ length: 12 }, (_, i) => (i / 12) * 2 * Math.PI + Math.PI / 12);
  return [
    { kind: 'fountain', style: 'Fountain', name: 'Fountain', points: ellipse([0, 0], [4.6, 3.4]) },
    ...[-1, 1].flatMap((side) => [
      planter(arc(side * 8.6, 0), [1.5, 2.2], headingAt(side * 8.6)),
      bench(arc(side * 5.2, 5.6), headingAt(0) + side * -0.5, 3),
      bench(arc(side * 5.2, -5.6), headingAt(0) + side * 0.5, 3),
    ]),
    ...ring.map((angle) => column(arc(18.6 * Math.cos(angle), 10.6 * Math.sin(angle)))),
  ];
}

function fixtures(): Fixture[] {
  const deskRing = ellipse(desk, [2.1, 2.1], wingHeading - Math.PI / 2, 24).slice(2, 23);
  const deskHole = ellipse(desk, [1.5, 1.5], wingHeading - Math.PI / 2, 24)
    .slice(2, 23)
    .reverse();
  return [
    ...atriumFixtures(),
    { kind: 'desk', style: 'Counters', points: [...deskRing, ...deskHole] },
    ...kiosks.flatMap(kioskCounters),
    ...[-65, -44.5, 44.5, 65].flatMap((s) => greenIsland(s)),
    ...[30, 46.5, 65].flatMap((u) => [
      planter(wing(u, 0), [0.9, 1.9], wingHeading),
      bench(wing(u, -1.6), wingHeading + Math.PI / 2),
      bench(wing(u, 1.6), wingHeading + Math.PI / 2),
    ]),
    ...supermarketFixtures(),
    ...grid(stepsBetween(77, 95, 9), [-24, -14, 10, 24]).map(column),
  ];
}

function supermarketFixtures(): Fixture[] {
  const shelves = stepsBetween(-26, 26, 3.7).filter((t) => Math.abs(t) > 1.5);
  return [
    ...shelves.map((t) => shelf(arc(-84, t), 9.5, headingAt(-84))),
    ...stepsBetween(-18, 18, 3.6).map((t) => counter(arc(-74.6, t), [2.6, 0.9], headingAt(-74.6))),
  ];
}

/** Level 1: supermarket, fashion in the department store, and three entrances. */
export function level1(): FloorPlan {
  return {
    outline,
    rooms: rooms(),
    fixtures: fixtures(),
    hallName: 'Concourse',
    hallDoors: [
      ...[-4, 0, 4].map((w) => ({ to: outside, width: 2.8, near: wing(wingEnd.facade, w) })),
      { to: outside, width: 3.6, near: arc(0, depth.northWall) },
    ],
    lanes: [
      ...commonLanes(),
      ...wingLanes(),
      ...stepsBetween(18, 30, 4).map((t) => arc(0, t)),
      ...grid([-71.8, -77.4], stepsBetween(-16.2, 12.6, 7.2)),
      ...grid([-84], [-20.4, -13, 0, 13, 20.4]),
      ...grid([-77.4, -90.4], [-20.4, -13, -6, 0, 6, 13, 20.4]),
      ...grid(stepsBetween(72, 100, 7), [-26, -18.5, -10.5, -7, 6, 14, 21.5, 28]),
    ],
  };
}
