import { along, blob, rectangle, ribbon, smooth } from '../src/surroundings/outlines.ts';
import { buildTown } from '../src/surroundings/buildTown.ts';
import type { Surroundings } from '../src/surroundings/Surroundings.ts';
import type { Vector } from '../src/vector.ts';

/** The river in the south, and the dock that branches off it. */
const river = ribbon(
  smooth([
    [-1200, -330],
    [-500, -250],
    [0, -300],
    [420, -240],
    [1200, -380],
  ]),
  280,
);
const dock = rectangle(150, -200, 205, 40);
const square = rectangle(-52, -40, 56, 36);
const park = blob([-215, 118], [92, 58]);
const bend = ([x, y]: Vector): Vector => [
  x + 14 * Math.sin(y / 240),
  y + 16 * Math.sin((x + 200) / 380),
];

const town = buildTown({
  seed: 7,
  up: [
    { at: -720 },
    { at: -610 },
    { at: -500 },
    { at: -390, widthMeters: 14, name: 'Havikstraat' },
    { at: -300 },
    { at: -130, name: 'Zeilmakersgang' },
    { at: -68, name: 'Torenvalkkade' },
    { at: 72, name: 'Sperwerstraat' },
    { at: 132 },
    { at: 222 },
    { at: 310, widthMeters: 14, name: 'Oostbrugweg' },
    { at: 410 },
    { at: 520 },
    { at: 640 },
  ],
  across: [
    { at: -480 },
    { at: -150, name: 'Maaskade' },
    { at: -56, name: 'Leuvelaan' },
    { at: 52, widthMeters: 16, name: 'Kestrellaan' },
    { at: 190 },
    { at: 280, name: 'Noordsingel' },
    { at: 370 },
    { at: 470 },
    { at: 580 },
  ],
  bend,
  free: [square, dock, river, park],
  lot: [26, 24],
  heights: [7, 17],
  gaps: 0.1,
});

/** An office district by the river, on a fictional site in Rotterdam. */
export const officeSurroundings: Surroundings = {
  areas: [
    { kind: 'town', outline: rectangle(-740, -160, 660, 600) },
    { kind: 'green', outline: park },
    { kind: 'wood', outline: blob([-232, 128], [38, 24], 4) },
    { kind: 'paved', outline: square },
    { kind: 'green', outline: rectangle(-46, -36, -38, 30) },
    { kind: 'green', outline: rectangle(42, -36, 51, 30) },
    { kind: 'water', outline: river },
    { kind: 'water', outline: dock },
  ],
  ways: [
    ...town.ways,
    {
      kind: 'street',
      widthMeters: 16,
      line: [
        [310, -140],
        [330, -460],
        [360, -900],
      ],
      name: 'Oostbrug',
    },
    {
      kind: 'path',
      widthMeters: 3,
      line: smooth([
        [-300, 90],
        [-240, 130],
        [-190, 110],
        [-128, 140],
      ]),
    },
    {
      kind: 'path',
      widthMeters: 3,
      line: smooth([
        [-215, 180],
        [-205, 120],
        [-230, 64],
      ]),
    },
    {
      kind: 'path',
      widthMeters: 4,
      line: [
        [-66, -32],
        [67, -32],
      ],
    },
    {
      kind: 'path',
      widthMeters: 3,
      line: [
        [-36, -47],
        [-36, 53],
      ],
    },
  ],
  blocks: town.blocks,
  trees: {
    radiusMeters: 2.4,
    at: [
      ...along(
        [
          [-42, -34],
          [-42, 28],
        ],
        8,
      ),
      ...along(
        [
          [46, -34],
          [46, 28],
        ],
        8,
      ),
      ...along(
        [
          [-28, -24],
          [34, -24],
        ],
        11,
      ),
      ...along(
        [
          [-28, 24],
          [34, 24],
        ],
        13,
      ),
      ...along(
        [
          [-130, 40],
          [130, 43],
        ],
        14,
      ),
      ...along(
        [
          [-120, -66],
          [120, -69],
        ],
        14,
      ),
      ...along(
        [
          [-300, 78],
          [-140, 96],
        ],
        12,
      ),
      ...along(
        [
          [144, -190],
          [144, 36],
        ],
        12,
      ),
    ],
  },
  names: [
    { name: 'Spanvoetpark', at: [-212, 96] },
    { name: 'Rietdok', at: [178, -90] },
    { name: 'Nieuwe Maas', at: [-60, -300] },
  ],
};
