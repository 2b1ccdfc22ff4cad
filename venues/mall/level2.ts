import { type Fixture, type FloorPlan, type Room } from '../src/FloorPlan.ts';
import { anchorFront, eastStore, twinStores } from './anchors.ts';
import { atriumWell, glassLifts } from './atrium.ts';
import { cuts, type Lot, row } from './bands.ts';
import { coreA, coreB, coreCuts, coreRooms } from './cores.ts';
import { northCorridor, southCorridor } from './corridors.ts';
import { escalatorsOnLevel2 } from './escalators.ts';
import { bench, column, grid, planter, shelf } from './fixtures.ts';
import { stepsBetween } from '../src/stepsBetween.ts';
import { arc, headingAt, joint, outline, wing, wingHeading } from './frames.ts';
import { commonLanes, wingLanes } from './lanes.ts';
import { opening } from './rooms.ts';
import { storeCore } from './storeCore.ts';
import { besideCorner, cornerShop, wingEnd, type WingLot, wingRow } from './wingRooms.ts';

const north: readonly Lot[] = [
  { unit: 'N201', from: -anchorFront.north, to: -62, setback: 0.5 },
  { unit: 'N202', from: -62, to: -53.3 },
  { unit: 'N205', from: -31, to: -22.5 },
  { unit: 'N206', from: -22.5, to: -14 },
  { unit: 'N207', from: -14, to: -3 },
  { unit: 'N208', from: -3, to: 4.5 },
  { unit: 'N209', from: 4.5, to: 15 },
  { unit: 'N210', from: 15, to: 23 },
  { unit: 'N211', from: 23, to: 31 },
  { unit: 'N214', from: 53.3, to: 59, depth: 12 },
  { unit: 'N215', from: 59, to: anchorFront.north, setback: 0.6 },
];

const southWest: readonly Lot[] = [
  { unit: 'S201', from: -anchorFront.south, to: -58 },
  { unit: 'S202', from: -58, to: -48.5, setback: 0.5 },
  { unit: 'S203', from: -48.5, to: -42.5, depth: 12 },
  { unit: 'S204', from: -42.5, to: joint.west, setback: 0.3 },
];

const southEast: readonly Lot[] = [
  { unit: 'S209', from: joint.east, to: 30.5 },
  { unit: 'S210', from: 30.5, to: 41, setback: 0.5 },
  { unit: 'S211', from: 41, to: 47, depth: 11 },
  { unit: 'S212', from: 47, to: 57.5 },
  { unit: 'S213', from: 57.5, to: anchorFront.south, setback: 0.4 },
];

const wingWest: readonly WingLot[] = [
  { unit: 'W201', to: 38.5 },
  { unit: 'W202', from: 38.5, to: 50 },
  { unit: 'W203', from: 50, to: wingEnd.last },
  { unit: 'W204', from: wingEnd.last },
];

const wingEast: readonly WingLot[] = [
  { unit: 'W205', to: 37 },
  { unit: 'W206', from: 37, to: 43 },
  { unit: 'W207', from: 43, to: 54 },
  { unit: 'W208', from: 54, to: wingEnd.last },
  { unit: 'W209', from: wingEnd.last },
];

/** The slot in the floor of the wing, with rounded ends. */
function wingSlot(): Room {
  const half = 1.9;
  const cap = (u: number, start: number) =>
    Array.from({ length: 13 }, (_, i) => {
      const angle = start + (Math.PI * i) / 12;
      return wing(u - half * Math.cos(angle), half * Math.sin(angle));
    });
  return opening('SLOT-S', [...cap(38, -Math.PI / 2), ...cap(60, Math.PI / 2)]);
}

function rooms(): Room[] {
  const core = storeCore('2');
  return [
    ...twinStores('H200', 'H210'),
    eastStore('D200', core.holes, []),
    ...core.rooms,
    ...row(
      north.filter((lot) => lot.from < -4),
      1,
      'NW',
    ),
    ...row(
      north.filter((lot) => lot.from > -4),
      1,
      'NE',
    ),
    ...coreRooms(coreA, ['N204', 'N203']),
    ...coreRooms(coreB, ['N212', 'N213']),
    ...row(southWest, -1, 'SW'),
    ...row(southEast, -1, 'SE'),
    besideCorner('S205', 'west', -24.5),
    cornerShop('S206', 'west', -24.5),
    cornerShop('S207', 'east', 14.5),
    besideCorner('S208', 'east', 14.5),
    ...wingRow(wingWest, 'west'),
    ...wingRow(wingEast, 'east'),
    northCorridor('NW', [-anchorFront.north, -3], [...cuts(north), ...coreCuts(coreA)], []),
    northCorridor(
      'NE',
      [-3, anchorFront.north],
      [...cuts(north), ...coreCuts(coreB)],
      [{ to: 'NW', width: 1.8, isService: true }],
    ),
    southCorridor({
      side: 'west',
      anchor: -anchorFront.south,
      cuts: cuts(southWest),
      wing: wingWest,
      doors: [],
    }),
    southCorridor({
      side: 'east',
      anchor: anchorFront.south,
      cuts: cuts(southEast),
      wing: wingEast,
      doors: [],
    }),
    ...glassLifts(),
    atriumWell('otb'),
    ...escalatorsOnLevel2(),
    wingSlot(),
  ];
}

function fixtures(): Fixture[] {
  return [
    ...[-1, 1].flatMap((side) => [
      planter(arc(side * 19.6, 0), [0.8, 1.6], headingAt(side * 19.6)),
      bench(arc(side * 21.4, 0), headingAt(side * 21.4) + Math.PI / 2),
    ]),
    ...[26, 67].flatMap((u) => [
      planter(wing(u, 0), [0.9, 1.9], wingHeading),
      bench(wing(u, -1.6), wingHeading + Math.PI / 2),
      bench(wing(u, 1.6), wingHeading + Math.PI / 2),
    ]),
    ...grid(stepsBetween(77, 95, 9), [-24, -14, 10, 24]).map(column),
    ...grid([-78, -90], [-22, -12, 12, 22]).map(column),
    ...stepsBetween(-25, -7, 4.5).map((t) => shelf(arc(-84, t), 6, headingAt(-84))),
  ];
}

/** Level 2: shops around the openings, sports and home at the west end. */
export function level2(): FloorPlan {
  return {
    outline,
    rooms: rooms(),
    fixtures: fixtures(),
    hallName: 'Concourse',
    hallDoors: [],
    lanes: [
      ...commonLanes(),
      ...wingLanes(),
      ...grid(stepsBetween(72, 100, 7), [-26, -18.5, -10.5, -7, 6, 14, 21.5, 28]),
      ...grid(stepsBetween(-98, -72, 6.5), [-28, -20, -14.5, -8.5, -3, 3, 9.5, 17, 25]),
    ],
  };
}
