import { hall, type Room } from '../src/FloorPlan.ts';
import { at } from '../src/ring.ts';
import { crossing, minus, plus, times, unit, leftOf, type Vector } from '../src/vector.ts';

/** The quad: four lawns between two crossing paths, with a round plaza in the middle. */
export const quadCenter: Vector = [12, -4];

/** Its corners, counterclockwise from the south-west. */
export const quadCorners: readonly Vector[] = [
  [-52, -36],
  [78, -36],
  [78, 32],
  [-52, 32],
];

const pathHalf = 2;
const placeRadius = 9;
const arcSteps = 10;

/** The lawn on one side of the quad: a wedge between two paths, cut off by the plaza. */
function wedge(index: number): Vector[] {
  const [p, q] = [at(quadCorners, index), at(quadCorners, index + 1)];
  const [u, v] = [unit(minus(p, quadCenter)), unit(minus(q, quadCenter))];
  // The wedge is to the left of `u` and to the right of `v`.
  const nearP = plus(quadCenter, times(leftOf(u), pathHalf));
  const nearQ = minus(quadCenter, times(leftOf(v), pathHalf));
  const inset = Math.asin(pathHalf / placeRadius);
  const from = Math.atan2(u[1], u[0]) + inset;
  let to = Math.atan2(v[1], v[0]) - inset;
  if (to < from) to += 2 * Math.PI;
  const arc = Array.from({ length: arcSteps + 1 }, (_, i): Vector => {
    const angle = to + ((from - to) * i) / arcSteps;
    return plus(quadCenter, [placeRadius * Math.cos(angle), placeRadius * Math.sin(angle)]);
  });
  return [crossing(nearP, plus(nearP, u), p, q), crossing(nearQ, plus(nearQ, v), p, q), ...arc];
}

/** The lawns of the quad, each with an opening to the plaza. */
export function quadLawns(): Room[] {
  return ['South', 'East', 'North', 'West'].map((side, i): Room => {
    const ring = wedge(i);
    return {
      unit: `QUAD-${side.slice(0, 1)}`,
      kind: 'exterior',
      style: 'Lawns',
      name: `${side} quad`,
      ring,
      enclosure: 'open',
      doors: [
        { to: hall, width: 6, near: times(plus(at(ring, 0), at(ring, 1)), 0.5), kind: 'opening' },
      ],
    };
  });
}
