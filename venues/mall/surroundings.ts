import { along, blob, rectangle, ribbon, smooth } from '../src/surroundings/outlines.ts';
import { buildTown } from '../src/surroundings/buildTown.ts';
import type { Surroundings, Way } from '../src/surroundings/Surroundings.ts';
import type { Vector } from '../src/vector.ts';

/** The mall's own ground: parking on all sides, a ring road, and a green strip. */
const grounds = rectangle(-205, -190, 205, 135);
const creekLine = smooth([
  [-900, 330],
  [-520, 260],
  [-260, 205],
  [60, 235],
  [330, 190],
  [620, 300],
  [1000, 280],
]);
const valley = ribbon(creekLine, 95);
const creek = ribbon(creekLine, 14);
const pond = blob([-330, 232], [46, 26]);
const bend = ([x, y]: Vector): Vector => [
  x + 22 * Math.sin(y / 210),
  y + 18 * Math.sin((x - 60) / 260),
];

const homes = buildTown({
  seed: 21,
  up: [-760, -660, -560, -460, -360, -285, 285, 370, 470, 570, 670, 770].map((at) => ({ at })),
  across: [
    { at: -640 },
    { at: -560, name: 'Marlowe Crescent' },
    { at: -470 },
    { at: -380, name: 'Fernhill Drive' },
    { at: -260, widthMeters: 20, name: 'Alderwick Road' },
    { at: -130 },
    { at: -40, name: 'Tamarack Street' },
    { at: 50 },
    { at: 140 },
    { at: 300 },
    { at: 390, name: 'Bracken Lane' },
    { at: 480 },
    { at: 570 },
  ],
  bend,
  free: [grounds],
  crossed: [valley, rectangle(-300, -400, 300, -190)],
  lot: [24, 26],
  heights: [5, 9],
  gaps: 0.16,
});

const { blocks: shops } = buildTown({
  seed: 5,
  up: [-280, -140, 0, 140, 280].map((at) => ({ at, widthMeters: 10 })),
  across: [{ at: -380 }, { at: -278, widthMeters: 16 }],
  bend,
  free: [grounds],
  lot: [56, 42],
  heights: [6, 11],
  gaps: 0.12,
});

/** Aisles of the parking lots, in front of the building and behind it. */
const aisles: Way[] = [-172, -154, -136, -118, -100, 62, 80, 98].map((y) => ({
  kind: 'path',
  widthMeters: 6,
  line: [
    [-192, y],
    [192, y],
  ],
}));

const ring: Way = {
  kind: 'street',
  widthMeters: 9,
  line: smooth([
    [0, -184],
    [-170, -184],
    [-192, -165],
    [-192, 100],
    [-170, 122],
    [170, 122],
    [192, 100],
    [192, -165],
    [170, -184],
    [0, -184],
  ]),
};

/** A suburb around a mall, on a fictional site in Hamilton, Ontario. */
export const mallSurroundings: Surroundings = {
  areas: [
    { kind: 'town', outline: rectangle(-780, -660, 790, 590) },
    { kind: 'green', outline: valley },
    { kind: 'wood', outline: blob([430, 232], [70, 34], 4) },
    { kind: 'wood', outline: blob([-120, 222], [60, 20], 4) },
    { kind: 'wood', outline: blob([-640, 300], [70, 30]) },
    { kind: 'water', outline: creek },
    { kind: 'water', outline: pond },
    { kind: 'green', outline: grounds },
    { kind: 'paved', outline: rectangle(-182, -178, 182, 114) },
    { kind: 'green', outline: rectangle(-118, -92, 118, 46) },
    ...[-127, -145, 71, 89].map((y) => ({
      kind: 'green' as const,
      outline: rectangle(-166, y - 1.5, 166, y + 1.5),
    })),
  ],
  ways: [
    ...homes.ways,
    ring,
    ...aisles,
    {
      kind: 'street',
      widthMeters: 10,
      line: [
        [0, -184],
        [0, -262],
      ],
      name: 'Center Gate',
    },
    {
      kind: 'street',
      widthMeters: 9,
      line: [
        [-192, -40],
        [-285, -44],
      ],
    },
    {
      kind: 'street',
      widthMeters: 9,
      line: [
        [192, -40],
        [285, -30],
      ],
    },
    { kind: 'path', widthMeters: 3, line: creekLine.map(([x, y]): Vector => [x, y + 22]) },
    {
      kind: 'path',
      widthMeters: 5,
      line: [
        [0, -178],
        [0, -78],
      ],
    },
  ],
  blocks: [...homes.blocks, ...shops],
  trees: {
    radiusMeters: 2.6,
    at: [
      ...[-127, -145, 71, 89].flatMap((y) =>
        along(
          [
            [-160, y],
            [160, y],
          ],
          16,
        ),
      ),
      ...along(
        [
          [-184, -160],
          [-184, 96],
        ],
        14,
      ),
      ...along(
        [
          [184, -160],
          [184, 96],
        ],
        14,
      ),
      ...along(
        creekLine.map(([x, y]): Vector => [x, y + 34]),
        19,
      ),
      ...along(
        [
          [-300, -247],
          [300, -247],
        ],
        18,
      ),
    ],
  },
  names: [
    { name: 'Alder Creek Trail', at: [-40, 262] },
    { name: 'Parking South', at: [-110, -145] },
    { name: 'Parking North', at: [-110, 89] },
  ],
};
