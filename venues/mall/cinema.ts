import { hall, type Room } from '../src/FloorPlan.ts';
import type { Ring } from '../src/ring.ts';
import { anchorFront } from './anchors.ts';
import { arc, depth, outerWall } from './frames.ts';

const { north, south } = anchorFront;
const foyerEnd = 80;
const corridorEnd = 92;
const half = 2.6;
const foyerHalf = 12;

/** The cinema at the west end of level 3: foyer, corridor, and six screens. */
export function cinema(unit: string): Room[] {
  const foyer = [
    arc(-south, -depth.front),
    arc(-north, depth.front),
    arc(-north, foyerHalf),
    arc(-foyerEnd, foyerHalf),
    arc(-foyerEnd, -foyerHalf),
    arc(-south, -foyerHalf),
  ];
  const corridor = [
    arc(-foyerEnd, -half),
    arc(-foyerEnd, half),
    arc(-corridorEnd, half),
    arc(-corridorEnd, -half),
  ];
  const back = arc(-104, 0);
  const [n, s] = [depth.northWall, -depth.southWall];
  const wall = (from: number, t: number, to: number, end: number): Ring =>
    outerWall(arc(from, t), arc(to, end));
  return [
    {
      unit,
      kind: 'room',
      style: 'Shops',
      ring: foyer,
      doors: [{ to: hall, width: 6 }],
    },
    {
      unit: `${unit}-C`,
      kind: 'hallway',
      style: 'Hallways',
      name: 'Cinema corridor',
      ring: corridor,
      doors: [{ to: unit, width: 3 }],
    },
    screen(1, unit, [
      arc(-foyerEnd, foyerHalf),
      arc(-north, foyerHalf),
      ...wall(-north, n, -foyerEnd, n),
    ]),
    screen(2, unit, [
      ...wall(-foyerEnd, s, -south, s),
      arc(-south, -foyerHalf),
      arc(-foyerEnd, -foyerHalf),
    ]),
    screen(3, `${unit}-C`, [
      arc(-corridorEnd, half),
      arc(-foyerEnd, half),
      ...wall(-foyerEnd, n, -corridorEnd, n),
    ]),
    screen(4, `${unit}-C`, [
      ...wall(-corridorEnd, s, -foyerEnd, s),
      arc(-foyerEnd, -half),
      arc(-corridorEnd, -half),
    ]),
    screen(5, `${unit}-C`, [arc(-corridorEnd, 0), ...wall(-corridorEnd, n, -104, 0)]),
    screen(6, `${unit}-C`, [...outerWall(back, arc(-corridorEnd, s)), arc(-corridorEnd, 0)]),
  ];
}

function screen(number: number, entry: string, ring: Ring): Room {
  return {
    unit: `SCREEN-${number}`,
    kind: 'room',
    style: 'Leisure',
    name: `Screen ${number}`,
    ring,
    doors: [{ to: entry, width: 1.8 }],
  };
}
