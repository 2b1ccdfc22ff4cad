import type { FloorImageDesign } from '../src/FloorAdditions.ts';
import { arc, headingAt, wing, wingHeading } from './frames.ts';

const ink = '#8A7F6C';
const clay = '#C98F6B';

function svg(width: number, height: number, content: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content.join('')}</svg>\n`;
}

function polar(radius: number, degrees: number, middle: number): string {
  const angle = (degrees * Math.PI) / 180;
  const [x, y] = [middle + radius * Math.sin(angle), middle - radius * Math.cos(angle)];
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}

/** A compass in two stone colors: four long points above four short ones, in two rings. */
function compass(): string {
  const point = (degrees: number, length: number, width: number): string => {
    const [tip, left, right] = [
      polar(length, degrees, 120),
      polar(width, degrees - 45, 120),
      polar(width, degrees + 45, 120),
    ];
    return `<path d="M${tip}L${left}L120 120z" fill="${clay}"/><path d="M${tip}L${right}L120 120z" fill="${ink}"/>`;
  };
  return svg(240, 240, [
    `<g fill="none" stroke="${ink}"><circle cx="120" cy="120" r="116" stroke-width="4"/><circle cx="120" cy="120" r="88" stroke-width="2"/></g>`,
    ...[45, 135, 225, 315].map((degrees) => point(degrees, 80, 16)),
    ...[0, 90, 180, 270].map((degrees) => point(degrees, 106, 22)),
    `<circle cx="120" cy="120" r="8" fill="#FBF8F1"/>`,
  ]);
}

/** Ten bowling lanes with arrows, gutters between them, and pins at the far end. */
function bowlingLanes(): string {
  const lanes = Array.from({ length: 10 }, (_, i) => {
    const x = 6 + i * 15;
    const pins = [0, 1, 2, 3].flatMap((line) =>
      Array.from({ length: line + 1 }, (_pin, k) => {
        const cx = x + 6 + (k - line / 2) * 2.6;
        return `<circle cx="${Math.round(cx * 10) / 10}" cy="${16 - line * 2.6}" r=".9" fill="#FFFFFF" stroke="${ink}" stroke-width=".3"/>`;
      }),
    );
    return [
      `<rect x="${x}" y="4" width="12" height="156" fill="${i % 2 === 0 ? '#E7CDA4' : '#E2C598'}"/>`,
      `<rect x="${x + 12}" y="4" width="3" height="156" fill="#B9AE9C"/>`,
      `<path d="M${x} 140h12" stroke="#8C5A3C" stroke-width=".8"/>`,
      `<path d="M${x + 2} 122l1.5-4 1.5 4zM${x + 5} 116l1-4 1 4zM${x + 7} 122l1.5-4 1.5 4z" fill="#8C5A3C"/>`,
      ...pins,
    ].join('');
  });
  return svg(162, 164, lanes);
}

/** An oval track of three lanes. */
function runningTrack(): string {
  const lane = (inset: number, color: string): string =>
    `<rect x="${inset}" y="${inset}" width="${84 - 2 * inset}" height="${164 - 2 * inset}" rx="${42 - inset}" fill="${color}" stroke="#FFFFFF" stroke-width="1"/>`;
  return svg(84, 164, [
    lane(1, '#C4694A'),
    lane(7, '#C4694A'),
    lane(13, '#C4694A'),
    lane(19, '#DCE7F0'),
    '<path d="M1 82h18" stroke="#FFFFFF" stroke-width="2"/>',
  ]);
}

/** Hopscotch with ten squares: singles and pairs, with dots instead of digits. */
function hopscotch(): string {
  const tints = ['#E7A977', '#A9CCE0', '#C7B8E0', '#AFC8A6'];
  const squares = [[0], [0], [-10, 10], [0], [-10, 10], [0], [-10, 10]].flatMap((columns, line) =>
    columns.map((x, i) => ({ x: 30 + x, y: 122 - line * 20, tint: tints[(line + i) % 4] ?? '' })),
  );
  return svg(60, 144, [
    ...squares.map(
      ({ x, y, tint }) =>
        `<rect x="${x - 9}" y="${y - 9}" width="18" height="18" rx="2" fill="${tint}" stroke="#FFFFFF" stroke-width="1.5"/>`,
    ),
    ...squares.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="2" fill="#FFFFFF"/>`),
  ]);
}

/** A maze of paving stones: rings with gaps, each rotated relative to the last. */
function labyrinth(): string {
  const rings = [108, 90, 72, 54, 36].map((radius, i) => {
    const gap = 10 + (108 / radius) * 6;
    const turn = i * 137;
    return `<path d="M${polar(radius, turn + gap, 120)}A${radius} ${radius} 0 1 1 ${polar(radius, turn - gap, 120)}" />`;
  });
  const bars = [99, 81, 63, 45].map((radius, i) => {
    const turn = i * 137 + 62;
    return `<path d="M${polar(radius + 9, turn, 120)}L${polar(radius - 9, turn, 120)}"/>`;
  });
  return svg(240, 240, [
    '<circle cx="120" cy="120" r="118" fill="#E9E2D2"/>',
    `<g fill="none" stroke="#A8977A" stroke-width="6" stroke-linecap="round">${[...rings, ...bars].join('')}</g>`,
    `<circle cx="120" cy="120" r="14" fill="#AFC8A6"/>`,
  ]);
}

/** Floor images of the mall as SVG, by path in the bundle. */
export const mallPictures: Readonly<Record<string, string>> = {
  'assets/compass.svg': compass(),
  'assets/bowling-lanes.svg': bowlingLanes(),
  'assets/running-track.svg': runningTrack(),
  'assets/hopscotch.svg': hopscotch(),
  'assets/labyrinth.svg': labyrinth(),
};

/** Positions of the images, by level. */
export const mallImages = {
  l1: [
    {
      key: 'compass',
      name: 'Compass laid in the floor of the main entrance',
      asset: 'assets/compass.svg',
      at: wing(71, 0),
      size: [6.4, 6.4],
      heading: wingHeading,
    },
  ],
  l2: [
    {
      key: 'track',
      name: 'Running track',
      asset: 'assets/running-track.svg',
      at: arc(52.25, -17),
      size: [8.4, 16.4],
      heading: headingAt(52.25),
      unit: 'S212',
    },
  ],
  l3: [
    {
      key: 'lanes',
      name: 'Bowling lanes',
      asset: 'assets/bowling-lanes.svg',
      at: arc(-61.6, 19),
      size: [14.6, 14.8],
      heading: headingAt(-61.6),
      unit: 'N301',
    },
    {
      key: 'hopscotch',
      name: 'Hopscotch painted on the floor',
      asset: 'assets/hopscotch.svg',
      at: arc(57, 4.9),
      size: [1.9, 4.6],
      heading: headingAt(57) + Math.PI / 2,
    },
    {
      key: 'labyrinth',
      name: 'Labyrinth of paving stones',
      asset: 'assets/labyrinth.svg',
      at: wing(54, 0),
      size: [5.6, 5.6],
      heading: wingHeading,
      unit: 'GARDEN',
    },
  ],
} as const satisfies Readonly<Record<string, readonly FloorImageDesign[]>>;
