import type { Vector } from '../vector.ts';
import { covers } from './outlines.ts';
import { random } from './random.ts';
import type { Block, GroundArea, Way } from './Surroundings.ts';

/** A street of the grid. */
interface GridStreet {
  /** Where it crosses the other axis, in meters. */
  readonly at: number;
  readonly widthMeters?: number;
  readonly name?: string;
}

/** A town on a grid of streets, which may be curved. */
export interface TownDesign {
  readonly seed: number;
  /** Streets that run from south to north, ordered from west to east. */
  readonly up: readonly GridStreet[];
  /** Streets that run from west to east, ordered from south to north. */
  readonly across: readonly GridStreet[];
  /** Moves every point of the grid. Default: the identity. */
  readonly bend?: (place: Vector) => Vector;
  /** Areas without streets and houses: the venue, water, and parks. */
  readonly free: readonly (readonly Vector[])[];
  /** Areas that streets cross, on bridges and through parks, but without houses. */
  readonly crossed?: readonly (readonly Vector[])[];
  /** Footprint of a house, in meters. */
  readonly lot: Vector;
  /** Lowest and highest house, in meters. */
  readonly heights: Vector;
  /** Maximum distance of houses from the site's origin. Default: 420 m. */
  readonly reach?: number;
  /** Share of empty lots. */
  readonly gaps: number;
}

/** The parts of a town. */
export interface Town {
  readonly areas: readonly GroundArea[];
  readonly ways: readonly Way[];
  readonly blocks: readonly Block[];
}

const REACH_METERS = 420;
const STREET_METERS = 9;
const SIDEWALK_METERS = 3;
/** Curved streets consist of segments of this length. */
const PIECE_METERS = 40;

/** Lays out streets, and houses on the blocks between them. */
export function buildTown(design: TownDesign): Town {
  const next = random(design.seed);
  const { up, across, bend = (place: Vector) => place, reach = REACH_METERS } = design;
  const isFree = (place: Vector) => !design.free.some((outline) => covers(outline, place));
  const crossed = design.crossed ?? [];
  const isDry = (place: Vector) =>
    Math.hypot(...place) < reach &&
    isFree(place) &&
    !crossed.some((outline) => covers(outline, place));
  const ends = (streets: readonly GridStreet[]): Vector => [
    streets[0]?.at ?? 0,
    streets.at(-1)?.at ?? 0,
  ];
  const run = (street: GridStreet, reach: Vector, toPlace: (along: number) => Vector) =>
    piecesOf(reach, toPlace, isFree).map((line) => wayOf(street, line));
  const ways = [
    ...up.flatMap((one) => run(one, ends(across), (y) => bend([one.at, y]))),
    ...across.flatMap((one) => run(one, ends(up), (x) => bend([x, one.at]))),
  ];
  const quarters = up.slice(1).flatMap((east, i) =>
    across.slice(1).map((north, j) => {
      const [west, south] = [up[i] ?? east, across[j] ?? north];
      return {
        from: [west.at + insetOf(west), south.at + insetOf(south)] as const,
        to: [east.at - insetOf(east), north.at - insetOf(north)] as const,
      };
    }),
  );
  const blocks = quarters
    .flatMap((quarter) => lotsOf(quarter, design, next))
    .map(({ outline, heightMeters }) => ({ outline: outline.map(bend), heightMeters }))
    .filter(({ outline }) => outline.every(isDry));
  return { areas: [], ways, blocks };
}

function insetOf({ widthMeters = STREET_METERS }: GridStreet): number {
  return widthMeters / 2 + SIDEWALK_METERS;
}

function wayOf({ widthMeters = STREET_METERS, name }: GridStreet, line: readonly Vector[]): Way {
  return { kind: 'street', widthMeters, line, ...(name !== undefined && { name }) };
}

/** The segments of a street on free ground. */
function piecesOf(
  [from, to]: Vector,
  toPlace: (along: number) => Vector,
  isFree: (place: Vector) => boolean,
): Vector[][] {
  const count = Math.max(1, Math.round((to - from) / PIECE_METERS));
  const pieces: Vector[][] = [[]];
  for (let i = 0; i <= count; i += 1) {
    const place = toPlace(from + ((to - from) * i) / count);
    if (isFree(place)) pieces.at(-1)?.push(place);
    else if (pieces.at(-1)?.length !== 0) pieces.push([]);
  }
  return pieces.filter(({ length }) => length > 1);
}

/**
 * Houses of different depths along the streets, some with a wing. The middle of the blocks is left
 * for yards.
 */
function lotsOf(
  { from, to }: { readonly from: Vector; readonly to: Vector },
  { lot, heights, gaps }: TownDesign,
  next: () => number,
): Block[] {
  const [wide, deep] = [to[0] - from[0], to[1] - from[1]];
  const [columns, rows] = [Math.floor(wide / lot[0]), Math.floor(deep / lot[1])];
  const blocks: Block[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const isYard = row > 0 && row < rows - 1 && column > 0 && column < columns - 1;
      const [a, b, c] = [next(), next(), next()];
      if (isYard || next() < gaps) continue;
      const [w, d] = [wide / columns, deep / rows];
      const [x, y] = [from[0] + column * w, from[1] + row * d];
      const [x1, y1] = [x + w * 0.08 * (1 + a), y + d * 0.08 * (1 + b)];
      const [x2, y2] = [x + w * (0.9 - 0.12 * c), y + d * (0.9 - 0.12 * a)];
      const heightMeters = Math.round(heights[0] + (heights[1] - heights[0]) * b * b);
      blocks.push({ outline: houseOf([x1, y1], [x2, y2], c), heightMeters });
    }
  }
  return blocks;
}

function houseOf([x1, y1]: Vector, [x2, y2]: Vector, form: number): Vector[] {
  const corners: Vector[] = [
    [x1, y1],
    [x2, y1],
    [x2, y2],
    [x1, y2],
  ];
  if (form < 0.6) return corners;
  const [midX, midY] = [x1 + (x2 - x1) * form * 0.75, y1 + (y2 - y1) * 0.55];
  return [
    [x1, y1],
    [x2, y1],
    [x2, midY],
    [midX, midY],
    [midX, y2],
    [x1, y2],
  ];
}
