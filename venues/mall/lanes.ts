import type { Vector } from '../src/vector.ts';
import { anchorFront } from './anchors.ts';
import { ringLanes } from './atrium.ts';
import { type Core, coreA, coreB, coreLane } from './cores.ts';
import { grid } from './fixtures.ts';
import { stepsBetween } from '../src/stepsBetween.ts';
import { arc, depth, wing } from './frames.ts';
import { wingEnd } from './wingRooms.ts';

/** Walking places on every floor: concourse, atrium, side corridors, and service corridors. */
export function commonLanes(): Vector[] {
  const ends = anchorFront.south - 2;
  return [
    ...grid(stepsBetween(-ends, ends, 6.4), [4.7, -4.7]),
    ...grid([-66, -46, 46, 66, -24.5, 24.5, -49, 49], [0]),
    ...ringLanes(),
    ...[coreA, coreB].flatMap(coreLanes),
    ...grid(stepsBetween(-66, 66, 7), [30]),
    ...grid([...stepsBetween(-62, -36, 6.5), ...stepsBetween(24, 62, 6.5)], [-29]),
  ];
}

function coreLanes(core: Core): Vector[] {
  return stepsBetween(9.5, depth.northRear - 1.5, 4.2).map((t) => arc(coreLane(core), t));
}

/** Walking places in the wing to the entrance, and in the corridors behind its shops. */
export function wingLanes(): Vector[] {
  const down = stepsBetween(14, wingEnd.facade - 3, 6.4);
  const behind = stepsBetween(33, wingEnd.last - 2, 6.5);
  const behindWidth = (depth.wingRear + depth.wingWall) / 2;
  return [
    ...down.flatMap((u) => [-4, 0, 4].map((w) => wing(u, w))),
    ...behind.flatMap((u) => [wing(Math.max(u, 37), -behindWidth), wing(u, behindWidth)]),
    wing(29, behindWidth),
  ];
}
