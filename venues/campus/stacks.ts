import { placeOnSite } from '../src/Site.ts';
import type { FloorDesign, StackDesign } from '../src/VenueDesign.ts';
import { engineering } from './engineering.ts';
import { lectureHallGround, lectureHallUpper } from './lectureHall.ts';
import { library } from './library.ts';
import { sportsCenter } from './sportsCenter.ts';
import { studentCenter } from './studentCenter.ts';

/** Positions of the buildings in meters from the center of the quad, and their rotation. */
const places = {
  library: { origin: [0, 74], turnDegrees: 0 },
  engineering: { origin: [102, 14], turnDegrees: -84 },
  lectureHall: { origin: [-94, 22], turnDegrees: 8 },
  studentCenter: { origin: [-58, -66], turnDegrees: 5 },
  sportsCenter: { origin: [64, -76], turnDegrees: -4 },
} as const;

/** Converts the plan of a building to the plane of the site. */
export const inside = {
  engineering: placeOnSite(places.engineering),
  lectureHall: placeOnSite(places.lectureHall),
  studentCenter: placeOnSite(places.studentCenter),
  sportsCenter: placeOnSite(places.sportsCenter),
} as const;

const storeyMeters = 4;

/** Floors numbered from 1, the ground floor. */
function floors(
  key: string,
  plans: readonly FloorDesign['plan'][],
  points: readonly FloorDesign['points'][] = [],
): FloorDesign[] {
  return plans.map((plan, i) => ({
    key: `${key}${i + 1}`,
    name: `Level ${i + 1}`,
    shortName: `${i + 1}`,
    elevation: i,
    maxHeight: storeyMeters,
    plan,
    points: points[i] ?? [],
  }));
}

/** The buildings of the campus. */
export const buildings: readonly StackDesign[] = [
  {
    key: 'lib',
    name: 'Hartmoor Library',
    shortName: 'Library',
    ...places.library,
    facadeStyle: 'FacadesTall',
    floors: floors(
      'lib',
      [library(1), library(2), library(3)],
      [
        [
          { name: 'Self-checkout', at: [7.4, -10.4] },
          { name: 'Drinking fountain', at: [-10.4, 8.2] },
          { name: 'Defibrillator', at: [10.2, 8.2] },
        ],
        [{ name: 'Printers', at: [-10.4, 8.2] }],
        [{ name: 'Printers', at: [-10.4, 8.2] }],
      ],
    ),
  },
  {
    key: 'eng',
    name: 'Engineering Building',
    shortName: 'Engineering',
    ...places.engineering,
    facadeStyle: 'FacadesTall',
    floors: floors(
      'eng',
      [engineering(1), engineering(2), engineering(3), engineering(4)],
      [[{ name: 'Defibrillator', at: [2.6, 0.8] }], [{ name: 'Printers', at: [4.6, -2.6] }]],
    ),
  },
  {
    key: 'lec',
    name: 'Corrigan Lecture Hall',
    shortName: 'Lecture hall',
    ...places.lectureHall,
    floors: floors(
      'lec',
      [lectureHallGround(), lectureHallUpper()],
      [[{ name: 'Cash machine', at: [11, 2.4] }]],
    ),
  },
  {
    key: 'stu',
    name: 'Student Center',
    ...places.studentCenter,
    floors: floors(
      'stu',
      [studentCenter(1), studentCenter(2)],
      [
        [
          { name: 'Cash machine', at: [7.2, -4] },
          { name: 'Lockers', at: [-3.2, 15.4] },
          { name: 'Defibrillator', at: [-3.2, -4.6] },
        ],
        [{ name: 'Microwaves', at: [-3.4, -4.8] }],
      ],
    ),
  },
  {
    key: 'spo',
    name: 'Sports Center',
    ...places.sportsCenter,
    facadeStyle: 'FacadesTall',
    floors: floors(
      'spo',
      [sportsCenter()],
      [
        [
          { name: 'Defibrillator', at: [2.4, 9] },
          { name: 'Drinking fountain', at: [-8.4, 9] },
        ],
      ],
    ),
  },
];
