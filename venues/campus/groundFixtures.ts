import { box } from '../src/box.ts';
import { ellipse } from '../src/curves.ts';
import type { Fixture } from '../src/FloorPlan.ts';
import { bench, item, planter, tree } from '../src/furniture.ts';
import { lattice, stops } from '../src/lanes.ts';
import { plus, type Vector } from '../src/vector.ts';
import { quadCenter } from './quad.ts';
import { inside } from './stacks.ts';

/** Random offsets of trees, so that rows look natural. */
const stray = 1.1;

/** A tree near a place. Its offset and width are derived from the place. */
function grown([x, y]: Vector): Fixture {
  const [a, b] = [Math.sin(x * 12.9 + y * 4.1), Math.cos(x * 3.7 - y * 9.3)];
  return tree([x + a * stray, y + b * stray], 2.3 + 0.6 * a * b);
}

function trees(): Fixture[] {
  return [
    ...lattice(stops(-134, -52, 13.5), [66, 80, 93]),
    ...lattice(stops(50, 134, 13.5), [70, 82, 94]),
    ...lattice([-133], stops(-30, 34, 11)),
    ...lattice([-110, -95, -80, -66], [-33, -10]),
    ...lattice([47, 60, 74], [42, 52]),
    ...lattice([-52, -45], [42]),
    ...lattice([104, 112], [-46, -36]),
    ...lattice(stops(-28, 28, 11), [100]),
    ...lattice([132], stops(-36, 48, 12)),
    ...lattice([-9, 9], stops(-91, -51, 10)),
    ...lattice([-18, 19.5], [-84, -66, -54]),
    ...stops(-36, 60, 12).map((x): Vector => [x, -31.6]),
    ...stops(-36, 60, 12).map((x): Vector => [x, 27.6]),
  ].map(grown);
}

/** Painted spots of a parking lot, drawn as thin lines. */
function bays(): Fixture[] {
  const line = (x: number, y: number): Fixture => ({
    kind: 'marking',
    style: 'Markings',
    points: box(x - 0.06, y - 2.4, x + 0.06, y + 2.4),
    isLoose: true,
  });
  return lattice(stops(-135, -105, 2.7), [-95.4, -76.5, -71.5, -52.6]).map(([x, y]) => line(x, y));
}

function bikeRacks(): Fixture[] {
  const { lectureHall, studentCenter } = inside;
  const rack = (at: Vector, heading: number): Fixture =>
    item(['bike rack', 'Equipment'], at, [0.12, 1.7], heading);
  return [
    ...stops(-15, -8, 0.9).map((y) => rack(lectureHall([25.2, y]), Math.PI / 2 + 0.14)),
    ...stops(12, 22, 0.9).map((x) => rack(studentCenter([x, 20.6]), 0.087)),
    ...stops(-32, -24, 0.9).map((x) => rack([x, 39.6], 0)),
  ];
}

/**
 * Objects outdoors: trees, benches, the fountain, bike racks, parking spots, and the bus shelter.
 */
export function groundFixtures(): Fixture[] {
  const round = stops(0, Math.PI * 1.5, Math.PI / 2).map((angle) => angle + Math.PI * 0.02);
  return [
    ...trees(),
    ...bays(),
    ...bikeRacks(),
    {
      kind: 'fountain',
      style: 'Fountain',
      name: 'Fountain',
      points: ellipse(quadCenter, [3, 3], 0, 36),
    },
    ...round.map((angle) =>
      bench(
        plus(quadCenter, [6.6 * Math.cos(angle), 6.6 * Math.sin(angle)]),
        2.6,
        angle + Math.PI / 2,
      ),
    ),
    ...[-26, -16, 16, 26].map((x) => planter([x, 50], [1.6, 1.6])),
    ...[-21, 21].map((x) => bench([x, 50], 3)),
    ...stops(-86, -56, 10).flatMap((y) => [
      bench([-3.6, y], 2.2, Math.PI / 2),
      bench([3.6, y], 2.2, Math.PI / 2),
    ]),
    item(['shelter', 'Equipment'], [-30, -104.6], [9, 1.2]),
    item(['sign', 'Counters'], [7.4, -100], [1.6, 0.3], 0),
  ];
}
