import type { ConnectionDesign } from '../src/VenueDesign.ts';

function stopsOn(unit: string, key: string, numbers: readonly number[]) {
  return numbers.map((number) => ({ floor: `${key}${number}`, unit }));
}

/** Building key, unit, name, type, and floors counted from 1. */
type Line = readonly [string, string, string, 'elevator' | 'stairs', readonly number[]];

const lines: readonly Line[] = [
  ['lib', 'LIFT-1', 'Library elevator 1', 'elevator', [1, 2, 3]],
  ['lib', 'LIFT-2', 'Library elevator 2', 'elevator', [1, 2, 3]],
  ['lib', 'STAIR-A', 'Library stairs A', 'stairs', [1, 2, 3]],
  ['lib', 'STAIR-E', 'Library stairs E', 'stairs', [1, 2, 3]],
  ['lib', 'STAIR-O', 'Library open stairs', 'stairs', [1, 2, 3]],
  ['eng', 'LIFT-1', 'Engineering elevator 1', 'elevator', [1, 2, 3, 4]],
  ['eng', 'LIFT-2', 'Engineering elevator 2', 'elevator', [1, 2, 3, 4]],
  ['eng', 'STAIR-A', 'Engineering stairs A', 'stairs', [1, 2, 3, 4]],
  ['eng', 'STAIR-B', 'Engineering stairs B', 'stairs', [1, 2, 3, 4]],
  ['eng', 'STAIR-C', 'Engineering stairs C', 'stairs', [1, 2, 3, 4]],
  // No elevator, so the upper floor of the lecture hall is only reached by stairs.
  ['lec', 'STAIR-N', 'Lecture hall north stairs', 'stairs', [1, 2]],
  ['lec', 'STAIR-S', 'Lecture hall south stairs', 'stairs', [1, 2]],
  ['stu', 'LIFT-1', 'Student center elevator 1', 'elevator', [1, 2]],
  ['stu', 'LIFT-2', 'Student center elevator 2', 'elevator', [1, 2]],
  ['stu', 'STAIR-A', 'Student center stairs A', 'stairs', [1, 2]],
  ['stu', 'STAIR-E', 'Student center stairs E', 'stairs', [1, 2]],
];

/** Connections between the floors of the buildings, and the steps and the ramp outdoors. */
export const campusConnections: readonly ConnectionDesign[] = [
  ...lines.map(([building, unit, name, type, numbers]) => ({
    key: `${building}_${unit.toLowerCase().replace('-', '_')}`,
    type,
    name,
    accessible: type === 'elevator',
    stops: stopsOn(unit, building, numbers),
  })),
  {
    key: 'steps_lib',
    type: 'stairs',
    name: 'Terrace steps',
    accessible: false,
    stops: [{ floor: 'out', unit: 'STEPS-LIB' }],
  },
  {
    key: 'ramp_lib',
    type: 'ramp',
    name: 'Terrace ramp',
    accessible: true,
    stops: [{ floor: 'out', unit: 'RAMP-LIB' }],
  },
  {
    key: 'steps_spo',
    type: 'stairs',
    name: 'Sports steps',
    accessible: false,
    stops: [{ floor: 'out', unit: 'STEPS-SPO' }],
  },
];
