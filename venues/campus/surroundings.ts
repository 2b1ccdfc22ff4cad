import { along, blob, rectangle, smooth } from '../src/surroundings/outlines.ts';
import { buildTown } from '../src/surroundings/buildTown.ts';
import type { Surroundings } from '../src/surroundings/Surroundings.ts';
import type { Vector } from '../src/vector.ts';

const grounds = rectangle(-158, -128, 158, 118);
/** The lake in the south, along a shore with two bays. */
const shore = smooth([
  [-1300, -420],
  [-700, -360],
  [-420, -420],
  [-120, -300],
  [160, -350],
  [420, -280],
  [800, -370],
  [1300, -330],
]);
const lake: Vector[] = [[1300, -1300], [-1300, -1300], ...shore];
const shorePark: Vector[] = [
  ...shore.filter(([x]) => x > -420 && x < 440),
  [420, -196],
  [-410, -196],
];
const field = rectangle(184, -120, 320, 20);
const common = blob([-300, 180], [86, 58]);
const bend = ([x, y]: Vector): Vector => [
  x + 12 * Math.sin(y / 260),
  y + 14 * Math.sin((x + 80) / 300),
];

const town = buildTown({
  seed: 33,
  up: [
    { at: -790 },
    { at: -690 },
    { at: -590, name: 'Garrison Street' },
    { at: -490 },
    { at: -400, name: 'Clergy Street' },
    { at: -285 },
    { at: -172, widthMeters: 11, name: 'College Street' },
    { at: -60 },
    { at: 60, name: 'Limestone Avenue' },
    { at: 172, widthMeters: 11, name: 'Larkmere Avenue' },
    { at: 332 },
    { at: 430, name: 'Wolfe Street' },
    { at: 530 },
    { at: 630 },
    { at: 740 },
  ],
  across: [
    { at: -260 },
    { at: -160, widthMeters: 14, name: 'King Street' },
    { at: -60 },
    { at: 40, name: 'Earl Street' },
    { at: 134, widthMeters: 11, name: 'Union Street' },
    { at: 220, name: 'Johnson Street' },
    { at: 310 },
    { at: 400, name: 'Brock Street' },
    { at: 490 },
    { at: 580 },
  ],
  bend,
  free: [grounds, lake, shorePark, field, common],
  lot: [23, 25],
  heights: [6, 14],
  gaps: 0.14,
});

/** A college town by the lake, on a fictional site near Kingston, Ontario. */
export const campusSurroundings: Surroundings = {
  areas: [
    { kind: 'town', outline: rectangle(-810, -280, 760, 600) },
    { kind: 'green', outline: shorePark },
    { kind: 'green', outline: grounds },
    { kind: 'green', outline: common },
    { kind: 'green', outline: field },
    { kind: 'wood', outline: blob([-270, -262], [70, 30], 4) },
    { kind: 'wood', outline: blob([300, -236], [60, 24], 4) },
    { kind: 'wood', outline: blob([-318, 192], [34, 22]) },
    { kind: 'paved', outline: rectangle(206, -100, 298, 0) },
    { kind: 'green', outline: rectangle(214, -92, 290, -8) },
    { kind: 'water', outline: lake },
  ],
  ways: [
    ...town.ways,
    {
      kind: 'path',
      widthMeters: 4,
      name: 'Waterfront Path',
      line: shore.filter(([x]) => x > -420 && x < 440).map(([x, y]): Vector => [x, y + 18]),
    },
    {
      kind: 'path',
      widthMeters: 3,
      line: smooth([
        [-300, 240],
        [-290, 180],
        [-310, 120],
      ]),
    },
    {
      kind: 'path',
      widthMeters: 3,
      line: smooth([
        [-388, 180],
        [-300, 170],
        [-214, 190],
      ]),
    },
    {
      kind: 'path',
      widthMeters: 5,
      line: [
        [0, -128],
        [0, -160],
        [-20, -296],
      ],
    },
  ],
  blocks: town.blocks,
  trees: {
    radiusMeters: 3,
    at: [
      ...along(
        [
          [-165, -150],
          [-165, 120],
        ],
        13,
      ),
      ...along(
        [
          [165, -150],
          [165, 120],
        ],
        13,
      ),
      ...along(
        [
          [-150, 124],
          [150, 124],
        ],
        13,
      ),
      ...along(
        [
          [-400, -184],
          [400, -186],
        ],
        15,
      ),
      ...along(
        shorePark.slice(0, -2).map(([x, y]): Vector => [x, y + 30]),
        17,
      ),
      ...along(
        [
          [188, -116],
          [188, 16],
        ],
        12,
      ),
    ],
  },
  names: [
    { name: 'Lakeshore Park', at: [60, -240] },
    { name: 'Hart Common', at: [-286, 152] },
    { name: 'Athletic Field', at: [252, -50] },
    { name: 'Lake Ontario', at: [0, -520] },
  ],
};
