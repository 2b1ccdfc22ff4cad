import { type Fixture, type FloorPlan, hall, type Room } from '../src/FloorPlan.ts';
import type { Vector } from '../src/vector.ts';
import { anchorFront } from './anchors.ts';
import { atriumWell, glassLifts } from './atrium.ts';
import { cuts, type Lot, row } from './bands.ts';
import { cinema } from './cinema.ts';
import { coreA, coreB, coreCuts, coreRooms } from './cores.ts';
import { northCorridor, southCorridor } from './corridors.ts';
import { escalatorsOnLevel3 } from './escalators.ts';
import { bench, counter, grid, planter, table } from './fixtures.ts';
import { stepsBetween } from '../src/stepsBetween.ts';
import { counterStops, foodCourt } from './foodCourt.ts';
import {
  arc,
  cornerLine,
  depth,
  headingAt,
  joint,
  outerWall,
  outline,
  wing,
  wingHeading,
} from './frames.ts';
import { commonLanes } from './lanes.ts';
import { besideCorner, cornerShop } from './wingRooms.ts';

const north: readonly Lot[] = [
  { unit: 'N301', from: -anchorFront.north, to: -53.3 },
  { unit: 'N304', from: -31, to: -17 },
  { unit: 'N305', from: -17, to: -5 },
  { unit: 'N306', from: -5, to: 8 },
  { unit: 'N307', from: 8, to: 19 },
  { unit: 'N308', from: 19, to: 31 },
  { unit: 'N311', from: 53.3, to: 60.5, setback: 0.5 },
  { unit: 'N312', from: 60.5, to: anchorFront.north },
];

const southWest: readonly Lot[] = [
  { unit: 'S301', from: -anchorFront.south, to: -50, setback: 0.6 },
  { unit: 'S302', from: -50, to: -43 },
  { unit: 'S303', from: -43, to: joint.west, setback: 0.4 },
];

const southEast: readonly Lot[] = [
  { unit: 'S308', from: joint.east, to: 33 },
  { unit: 'S309', from: 33, to: 47, setback: 0.5 },
  { unit: 'S310', from: 47, to: 55 },
  { unit: 'S311', from: 55, to: anchorFront.south, setback: 0.5 },
];

const northCounters = ['F301', 'F302', 'F303', 'F304'] as const;
const southCounters = ['F305', 'F306', 'F307', 'F308', 'F309'] as const;

/** The garden on the roof of the wing. */
function terrace(): Room {
  const [westWall, eastWall] = [
    arc(joint.westWall, -depth.southWall),
    arc(joint.eastWall, -depth.southWall),
  ];
  const ring = [
    cornerLine.west[1],
    ...outerWall(westWall, eastWall),
    cornerLine.east[1],
    cornerLine.east[0],
    cornerLine.west[0],
  ];
  return {
    unit: 'GARDEN',
    kind: 'exterior',
    style: 'Garden',
    name: 'Garden terrace',
    ring,
    enclosure: 'air',
    doors: [
      { to: hall, width: 2.8, share: 0.25 },
      { to: hall, width: 2.8, share: 0.75 },
    ],
  };
}

function rooms(): Room[] {
  return [
    ...cinema('C300'),
    ...foodCourt('FOOD', northCounters, southCounters),
    ...row(
      north.filter((lot) => lot.from < -6),
      1,
      'NW',
    ),
    ...row(
      north.filter((lot) => lot.from > -6),
      1,
      'NE',
    ),
    ...coreRooms(coreA, ['N303', 'N302']),
    ...coreRooms(coreB, ['N309', 'N310']),
    ...row(southWest, -1, 'SW'),
    ...row(southEast, -1, 'SE'),
    besideCorner('S304', 'west', -25),
    cornerShop('S305', 'west', -25),
    cornerShop('S306', 'east', 14),
    besideCorner('S307', 'east', 14),
    northCorridor('NW', [-anchorFront.north, -5], [...cuts(north), ...coreCuts(coreA)], []),
    northCorridor(
      'NE',
      [-5, counterStops.north[4]],
      [...cuts(north), ...coreCuts(coreB), ...counterStops.north],
      [{ to: 'NW', width: 1.8, isService: true }],
    ),
    southCorridor({
      side: 'west',
      anchor: -anchorFront.south,
      cuts: cuts(southWest),
      doors: [{ to: 'GARDEN', width: 1.8, weight: 400, isService: true }],
    }),
    southCorridor({
      side: 'east',
      anchor: counterStops.south[5],
      cuts: [...cuts(southEast), ...counterStops.south],
      doors: [{ to: 'GARDEN', width: 1.8, weight: 400, isService: true }],
    }),
    terrace(),
    ...glassLifts(),
    atriumWell('void'),
    ...escalatorsOnLevel3(),
  ];
}

function foodCourtFixtures(): Fixture[] {
  const places: Vector[] = [
    ...grid(stepsBetween(73, 97, 4), [-12.5, -8.5, -2, 2, 8.5, 12.5]),
    ...grid([99.5], [-6, 6]),
  ];
  return [
    ...places.map((center) => table(center, 0.65)),
    ...[76, 84, 92].flatMap((s) => [
      planter(arc(s, 5.2), [2.6, 0.6], headingAt(s)),
      planter(arc(s, -5.2), [2.6, 0.6], headingAt(s)),
    ]),
    ...[73, 79, 85, 91].map((s) => counter(arc(s, 19.6), [3.4, 0.7], headingAt(s))),
    ...[69, 75, 81, 86.7, 92.2].map((s) => counter(arc(s, -19.6), [3, 0.7], headingAt(s))),
  ];
}

function gardenFixtures(): Fixture[] {
  const beds: readonly (readonly [number, number, number, number])[] = [
    [40, -15, 5.5, 3.2],
    [40, 14, 5, 3],
    [53, -17, 4, 5],
    [53, 17, 4, 5],
    [66, -15, 6, 2.6],
    [66, 15, 6, 2.6],
    [47, 0, 2.4, 3.6],
    [61, 0, 2.4, 3.6],
  ];
  return [
    ...beds.map(([u, w, across, down]) => planter(wing(u, w), [across, down], wingHeading)),
    ...[47, 61].flatMap((u) => [
      bench(wing(u, -3.6), wingHeading + Math.PI / 2),
      bench(wing(u, 3.6), wingHeading + Math.PI / 2),
    ]),
    ...[36, 57, 71].flatMap((u) => [
      bench(wing(u, -8), wingHeading),
      bench(wing(u, 8), wingHeading),
    ]),
  ];
}

/**
 * Level 3: food court, cinema, restaurants around the atrium, and a garden on the roof of the wing.
 */
export function level3(): FloorPlan {
  return {
    outline,
    rooms: rooms(),
    fixtures: [
      ...foodCourtFixtures(),
      ...gardenFixtures(),
      ...[-49, 49].map((s) => bench(arc(s, 0), headingAt(s) + Math.PI / 2, 3)),
      ...[-1, 1].map((side) => planter(arc(side * 19.6, 0), [0.8, 1.6], headingAt(side * 19.6))),
    ],
    hallName: 'Concourse',
    hallDoors: [],
    lanes: [
      ...commonLanes(),
      ...stepsBetween(14, 26, 6).flatMap((u) => [-4, 0, 4].map((w) => wing(u, w))),
      ...stepsBetween(31, 73, 6).flatMap((u) =>
        [-22, -13, -9.2, -6, 6, 9.2, 13, 22].map((w) => wing(u, w)),
      ),
      ...grid(stepsBetween(71, 99, 4), [-15.5, -10.5, 0, 10.5, 15.5]),
      ...grid([70, 77, 84, 91], [-29, 30]),
      ...grid([-83, -89], [0]),
    ],
  };
}
