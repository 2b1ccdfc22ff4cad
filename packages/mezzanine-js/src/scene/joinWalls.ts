import type { Steps } from '../steps.ts';
import { distanceBetween, withoutRepeats } from './lines.ts';
import type { Line, PathShape, Point } from './SceneModel.ts';

/** Wall ends closer than this form one corner. */
const SNAP_METERS = 0.06;
/** Number of corners after which to yield to the page. */
const CORNERS_PER_STEP = 60;
/** Cosine of the maximum bend at which a wall continues through a corner of three. */
const STRAIGHT = 0.94;
/** Ends stop this far inside the walls they meet, to avoid coplanar faces. */
const INSET_METERS = 0.015;

/** A wall before it is joined with its neighbors. */
export interface LooseWall {
  readonly line: Line;
  readonly widthMeters: number;
  /** Only walls of the same group are joined; usually those drawn in the same style. */
  readonly group: string;
}

/** The joined walls of a group. */
export interface JoinedWall {
  readonly shape: PathShape;
  readonly group: string;
}

interface Chain {
  readonly points: Point[];
  readonly widthMeters: number;
  readonly group: string;
  isClosed: boolean;
}

/**
 * Joins walls that meet end to end, so their corners can be mitered. Where three or more ends meet,
 * the straightest pairs are joined and the other walls end inside them.
 *
 * @param walls - walls of one floor
 * @returns the joined walls and the group of each
 */
export function* joinWallSteps(walls: readonly LooseWall[]): Steps<JoinedWall[]> {
  const chains = walls.map(toChain).filter((chain) => chain.points.length > 1);
  const corners = new Corners();
  for (const chain of chains) corners.add(chain);
  yield;
  for (const [index, key] of corners.keys().entries()) {
    mergeAt(key, corners);
    if (index % CORNERS_PER_STEP === 0) yield;
  }
  yield;
  return [...corners.chains()].map((chain) => ({
    shape: toShape(chain, corners),
    group: chain.group,
  }));
}

function toChain(wall: LooseWall): Chain {
  const points = withoutRepeats(wall.line, 1e-3);
  const first = points[0];
  const last = points.at(-1);
  const isClosed =
    points.length > 3 && !!first && !!last && distanceBetween(first, last) < SNAP_METERS;
  if (isClosed) points.pop();
  return { points, widthMeters: wall.widthMeters, group: wall.group, isClosed };
}

/** Open chains by the corner they end at. */
class Corners {
  readonly #ends = new Map<string, Set<Chain>>();
  readonly #chains = new Set<Chain>();

  add(chain: Chain): void {
    this.#chains.add(chain);
    if (chain.isClosed) return;
    for (const key of endsOf(chain)) {
      const set = this.#ends.get(key) ?? new Set();
      this.#ends.set(key, set.add(chain));
    }
  }

  delete(chain: Chain): void {
    this.#chains.delete(chain);
    for (const key of endsOf(chain)) this.#ends.get(key)?.delete(chain);
  }

  at(key: string): Chain[] {
    return [...(this.#ends.get(key) ?? [])];
  }

  keys(): string[] {
    return [...this.#ends.keys()];
  }

  chains(): ReadonlySet<Chain> {
    return this.#chains;
  }
}

/** Joins pairs that continue each other until none are left; where only two ends meet, any pair. */
function mergeAt(key: string, corners: Corners): void {
  for (;;) {
    const ends = corners.at(key);
    const straightest = ends.length === 2 ? -1 : STRAIGHT;
    const pair = bestPair(ends, key, straightest);
    if (!pair) return;
    merge(...pair, key, corners);
  }
}

function bestPair(
  ends: readonly Chain[],
  key: string,
  straightest: number,
): [Chain, Chain] | undefined {
  let best: [Chain, Chain] | undefined;
  let bestStraightness = straightest;
  ends.forEach((a, i) => {
    for (const b of ends.slice(i + 1)) {
      if (a.group !== b.group || a.widthMeters !== b.widthMeters) continue;
      const [ax, ay] = inwardFrom(a, key);
      const [bx, by] = inwardFrom(b, key);
      const straightness = -(ax * bx + ay * by);
      if (straightness < bestStraightness) continue;
      best = [a, b];
      bestStraightness = straightness;
    }
  });
  return best;
}

/** Unit vector from the end of a chain at a corner into the chain. */
function inwardFrom({ points }: Chain, key: string): Point {
  const isHead = keyOf(points[0]) === key;
  const end = isHead ? points[0] : points.at(-1);
  const next = isHead ? points[1] : points.at(-2);
  if (!end || !next) return [0, 0];
  const length = distanceBetween(end, next) || 1;
  return [(next[0] - end[0]) / length, (next[1] - end[1]) / length];
}

function merge(a: Chain, b: Chain, key: string, corners: Corners): void {
  corners.delete(a);
  corners.delete(b);
  const head = keyOf(a.points.at(-1)) === key ? a.points : [...a.points].reverse();
  const tail = keyOf(b.points[0]) === key ? b.points : [...b.points].reverse();
  const points = [...head, ...tail.slice(1)];
  const isClosed = points.length > 3 && keyOf(points[0]) === keyOf(points.at(-1));
  if (isClosed) points.pop();
  corners.add({ points, widthMeters: a.widthMeters, group: a.group, isClosed });
}

function toShape(chain: Chain, corners: Corners): PathShape {
  const line = chain.isClosed ? chain.points : reachIntoCorners(chain, corners);
  return { type: 'path', line, isClosed: chain.isClosed, widthMeters: chain.widthMeters };
}

/** Extends an end that meets others by half their width, to avoid a notch in the corner. */
function reachIntoCorners(chain: Chain, corners: Corners): Point[] {
  const points = [...chain.points];
  const [first, last] = endsOf(chain);
  const reach = (key: string) =>
    Math.min(
      chain.widthMeters,
      ...corners
        .at(key)
        .filter((other) => other !== chain)
        .map((other) => other.widthMeters),
    ) /
      2 -
    INSET_METERS;
  if (corners.at(last).length > 1) lengthen(points, reach(last));
  if (corners.at(first).length > 1) {
    points.reverse();
    lengthen(points, reach(first));
    points.reverse();
  }
  return points;
}

function lengthen(points: Point[], by: number): void {
  const end = points.at(-1);
  const before = points.at(-2);
  if (!end || !before) return;
  const length = distanceBetween(before, end);
  points[points.length - 1] = [
    end[0] + ((end[0] - before[0]) / length) * by,
    end[1] + ((end[1] - before[1]) / length) * by,
  ];
}

function endsOf(chain: Chain): [string, string] {
  return [keyOf(chain.points[0]), keyOf(chain.points.at(-1))];
}

function keyOf(point: Point | undefined): string {
  if (!point) return '';
  return `${Math.round(point[0] / SNAP_METERS)},${Math.round(point[1] / SNAP_METERS)}`;
}
