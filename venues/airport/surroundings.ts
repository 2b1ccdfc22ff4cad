import { along, blob, rectangle, ribbon, smooth } from '../src/surroundings/outlines.ts';
import { buildTown } from '../src/surroundings/buildTown.ts';
import type { Surroundings, Way } from '../src/surroundings/Surroundings.ts';
import type { Vector } from '../src/vector.ts';

const grounds = rectangle(-220, -150, 370, 160);
const runwayNorth = 420;
const field = rectangle(-1500, 150, 1700, 560);
const approach = smooth([
  [60, -150],
  [60, -260],
  [110, -380],
  [260, -470],
  [300, -700],
  [240, -1400],
]);

const freight = buildTown({
  seed: 11,
  up: [{ at: 420 }, { at: 560 }, { at: 700, name: 'Cargo Road' }, { at: 840 }],
  across: [{ at: -190 }, { at: -60 }, { at: 60 }, { at: 130 }],
  free: [grounds, field],
  lot: [64, 52],
  heights: [8, 14],
  gaps: 0.15,
});

const hotels = buildTown({
  seed: 4,
  up: [{ at: -420 }, { at: -300 }, { at: -180, name: 'Propeller Way' }, { at: -60 }, { at: 40 }],
  across: [{ at: -420 }, { at: -310, name: 'Terminal Drive' }, { at: -200, widthMeters: 12 }],
  free: [grounds],
  lot: [46, 40],
  heights: [8, 22],
  gaps: 0.2,
});

/** Runway, taxiway, and the connections between them, with the width they are drawn with. */
const runways: Way[] = [
  {
    kind: 'path',
    widthMeters: 45,
    line: [
      [-1300, runwayNorth],
      [1500, runwayNorth],
    ],
  },
  {
    kind: 'path',
    widthMeters: 23,
    line: [
      [-1240, 230],
      [1440, 230],
    ],
  },
  ...[-1240, -420, 520, 1440].map((x): Way => ({
    kind: 'path',
    widthMeters: 23,
    line: [
      [x, 230],
      [x + 40, runwayNorth],
    ],
  })),
  ...[-150, 75, 300].map((x): Way => ({
    kind: 'path',
    widthMeters: 23,
    line: [
      [x, 146],
      [x, 230],
    ],
  })),
];

/** An airport between woods and lakes, on a fictional site in Nova Scotia. */
export const airportSurroundings: Surroundings = {
  areas: [
    { kind: 'green', outline: field },
    { kind: 'wood', outline: blob([-760, 820], [520, 170], 4) },
    { kind: 'wood', outline: blob([560, 860], [640, 190], 3) },
    { kind: 'wood', outline: blob([-820, -260], [300, 300], 4) },
    { kind: 'wood', outline: blob([620, -620], [260, 230], 3) },
    { kind: 'wood', outline: blob([-180, -760], [340, 190], 4) },
    { kind: 'water', outline: blob([-780, -300], [110, 80], 4) },
    { kind: 'water', outline: blob([1050, -320], [150, 190], 3) },
    {
      kind: 'water',
      outline: ribbon(
        smooth([
          [-1600, -620],
          [-900, -560],
          [-400, -620],
          [40, -560],
          [900, -900],
        ]),
        16,
      ),
    },
    { kind: 'town', outline: rectangle(-430, -430, 50, -190) },
    { kind: 'town', outline: rectangle(410, -200, 850, 140) },
    { kind: 'paved', outline: rectangle(-230, -160, 380, 165) },
    { kind: 'paved', outline: rectangle(130, -260, 330, -172) },
  ],
  ways: [
    ...runways,
    ...freight.ways,
    ...hotels.ways,
    { kind: 'street', widthMeters: 14, line: approach, name: 'Airport Road' },
    {
      kind: 'street',
      widthMeters: 12,
      line: [
        [-420, -170],
        [420, -170],
      ],
      name: 'Forecourt Road',
    },
    {
      kind: 'street',
      widthMeters: 9,
      line: [
        [420, -170],
        [420, 130],
      ],
    },
    {
      kind: 'rail',
      widthMeters: 4,
      line: smooth([
        [-1500, -480],
        [-600, -450],
        [200, -520],
        [1500, -440],
      ]),
    },
    ...[-248, -232, -216, -200, -184].map((y): Way => ({
      kind: 'path',
      widthMeters: 6,
      line: [
        [140, y],
        [320, y],
      ] as Vector[],
    })),
  ],
  blocks: [...freight.blocks, ...hotels.blocks],
  trees: {
    radiusMeters: 3,
    at: [
      ...along(
        [
          [-400, -179],
          [40, -179],
        ],
        16,
      ),
      ...along(
        approach.map(([x, y]): Vector => [x + 14, y]),
        18,
      ),
      ...along(
        approach.map(([x, y]): Vector => [x - 14, y]),
        18,
      ),
    ],
  },
  names: [
    { name: 'Runway 09–27', at: [140, runwayNorth] },
    { name: 'Long-term parking', at: [232, -208] },
    { name: 'Tarn Lake', at: [-780, -300] },
  ],
};
