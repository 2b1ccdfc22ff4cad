import type { Fixture } from '../src/FloorPlan.ts';
import { rectangle } from '../src/curves.ts';
import { distance, minus, plus, times, type Vector } from '../src/vector.ts';

/**
 * Half the outline of a narrow-body jet of 38 m, with its nose at the origin and its tail to the
 * north.
 */
const half: readonly Vector[] = [
  [0, 0],
  [1, 0.9],
  [1.7, 2.6],
  [1.95, 4.6],
  [1.95, 13.2],
  [16.6, 21.8],
  [17, 23.8],
  [1.95, 19.8],
  [1.9, 28],
  [1.3, 32],
  [6.4, 35.6],
  [6.5, 37.2],
  [0.9, 36.2],
  [0, 38],
];

/**
 * An aircraft at its stand: the position of its nose, and the direction from nose to tail in
 * radians.
 */
export function aircraft(nose: Vector, toward: number): Fixture {
  const turn = toward - Math.PI / 2;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const right = half;
  const left = half.slice(1, -1).map(([x, y]): Vector => [-x, y]);
  return {
    kind: 'aircraft',
    style: 'Aircraft',
    points: [...right, ...left.reverse()].map(([x, y]) =>
      plus(nose, [x * cos - y * sin, x * sin + y * cos]),
    ),
  };
}

/** A jet bridge from a gate's door to the aircraft's. */
export function boardingBridge(from: Vector, to: Vector): Fixture {
  const along = minus(to, from);
  const points = rectangle(
    plus(from, times(along, 0.5)),
    [distance(from, to), 2.6],
    Math.atan2(along[1], along[0]),
  );
  return { kind: 'boarding bridge', style: 'BoardingBridges', points };
}
