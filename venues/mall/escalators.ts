import { hall, type Room } from '../src/FloorPlan.ts';
import type { Ring } from '../src/ring.ts';
import { arc } from './frames.ts';
import { opening } from './rooms.ts';

/** Half the width of an escalator pair, and of its slot. */
const half = 2.3;

/**
 * The escalators are in slots along the concourse, mirrored on both sides of the atrium. The lower
 * ones rise toward the atrium from level 1 to 2, and the upper ones from level 2 to 3.
 */
const lower = { far: 40, near: 27 } as const;
const upper = { far: 64, near: 51 } as const;

type Side = 1 | -1;
const sides: readonly [Side, string][] = [
  [-1, 'W'],
  [1, 'E'],
];

function stretch(from: number, to: number): Ring {
  return [arc(from, -half), arc(to, -half), arc(to, half), arc(from, half)];
}

function escalator(
  unit: string,
  side: Side,
  run: typeof lower | typeof upper,
  end: 'far' | 'near',
): Room {
  return {
    unit,
    kind: 'connection.escalator',
    style: 'Escalators',
    name: 'Escalator',
    ring: stretch(side * run.far, side * run.near),
    enclosure: 'open',
    doors: [
      { to: hall, width: 3.6, near: arc(side * (end === 'far' ? run.far + 5 : run.near - 5), 0) },
    ],
  };
}

/** Level 1: the bottom of the lower escalators. */
export function escalatorsOnLevel1(): Room[] {
  return sides.map(([side, name]) => escalator(`ESC-${name}1`, side, lower, 'far'));
}

/**
 * Level 2: the top of the lower escalators, the bottom of the upper ones, and the slots between
 * them.
 */
export function escalatorsOnLevel2(): Room[] {
  return sides.flatMap(([side, name]) => [
    escalator(`ESC-${name}1`, side, lower, 'near'),
    escalator(`ESC-${name}2`, side, upper, 'far'),
    opening(`SLOT-${name}`, stretch(side * upper.near, side * lower.far)),
  ]);
}

/** Level 3: the top of the upper escalators, and rounded slots above the lower ones. */
export function escalatorsOnLevel3(): Room[] {
  return sides.flatMap(([side, name]) => [
    escalator(`ESC-${name}2`, side, upper, 'near'),
    opening(`SLOT-${name}`, roundedSlot(side * 46, side * 26.5)),
  ]);
}

/** A slot along the concourse with rounded ends. */
function roundedSlot(from: number, to: number): Ring {
  const [west, east] = [Math.min(from, to) + half, Math.max(from, to) - half];
  const cap = (s: number, start: number): Ring =>
    Array.from({ length: 13 }, (_, i) => {
      const angle = start + (Math.PI * i) / 12;
      return arc(s + half * Math.cos(angle), half * Math.sin(angle));
    });
  const middle = (west + east) / 2;
  return [
    ...cap(east, -Math.PI / 2),
    arc(middle, half),
    ...cap(west, Math.PI / 2),
    arc(middle, -half),
  ];
}
