import { lengthOf, rightOf } from '../lines.ts';
import type { Line, Point } from '../SceneModel.ts';
import { turnAt } from './roundCorners.ts';

/** Numbers per vertex: position (2), offset direction (2), meters along, −1 to 1 across. */
export const RIBBON_FLOATS = 6;

/** Where a line turns back by more than this, one ribbon ends and another begins. */
const CUSP_RADIANS = (Math.PI * 2) / 3;
const CAP_PIECES = 8;

/** A ribbon as GPU buffers. */
export interface Ribbon {
  readonly vertices: readonly number[];
  readonly indices: readonly number[];
}

/**
 * Converts a line to a ribbon whose width is chosen at render time: each vertex stores its offset
 * per meter of half width. Both ends are half circles.
 *
 * @param line - two or more different points, in meters
 * @param startsAt - distance along the route at its first point
 */
export function ribbonVertices(line: Line, startsAt: number): Ribbon {
  const ribbon = { vertices: [] as number[], indices: [] as number[] };
  let along = startsAt;
  for (const part of partsOf(line)) {
    addStrip(ribbon, part, along);
    along += lengthOf(part);
  }
  return ribbon;
}

function partsOf(line: Line): Point[][] {
  const parts: Point[][] = [[]];
  for (const [i, point] of line.entries()) {
    parts.at(-1)?.push(point);
    const [before, after] = [line[i - 1], line[i + 1]];
    if (!before || !after) continue;
    if (Math.abs(turnAt(before, point, after)) > CUSP_RADIANS) parts.push([point]);
  }
  return parts.filter((part) => part.length > 1);
}

interface Buffers {
  readonly vertices: number[];
  readonly indices: number[];
}

function addStrip(ribbon: Buffers, part: Line, startsAt: number): void {
  const { vertices, indices } = ribbon;
  const first = vertices.length / RIBBON_FLOATS;
  let along = startsAt;
  for (const [i, [x, y]] of part.entries()) {
    const before = part[i - 1];
    if (before) along += Math.hypot(x - before[0], y - before[1]);
    const [nx, ny] = miterAt(part, i);
    vertices.push(x, y, nx, ny, along, 1, x, y, -nx, -ny, along, -1);
    if (i === 0) continue;
    const at = first + i * 2;
    indices.push(at - 2, at - 1, at, at, at - 1, at + 1);
  }
  const last = part.length - 1;
  addCap(ribbon, { place: part[0], normal: miterAt(part, 0), along: startsAt, turn: 1 });
  addCap(ribbon, { place: part[last], normal: miterAt(part, last), along, turn: -1 });
}

interface Cap {
  readonly place: Point | undefined;
  readonly normal: Point;
  readonly along: number;
  /** From the left side around the end to the right side: 1 counterclockwise. */
  readonly turn: 1 | -1;
}

function addCap({ vertices, indices }: Buffers, { place, normal, along, turn }: Cap): void {
  if (!place) return;
  const center = vertices.length / RIBBON_FLOATS;
  vertices.push(...place, 0, 0, along, 0);
  for (let i = 0; i <= CAP_PIECES; i++) {
    const angle = (turn * i * Math.PI) / CAP_PIECES;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const [nx, ny] = [normal[0] * cos - normal[1] * sin, normal[0] * sin + normal[1] * cos];
    vertices.push(...place, nx, ny, along, cos);
    if (i === 0) continue;
    const [a, b] = turn > 0 ? [center + i, center + i + 1] : [center + i + 1, center + i];
    indices.push(center, a, b);
  }
}

/** Offset to the left of the line, long enough to keep the width of both sides at a join. */
function miterAt(line: Line, i: number): Point {
  const here = line[i];
  if (!here) return [0, 0];
  const [before, after] = [line[i - 1], line[i + 1]];
  const incoming = before && rightOf(here, before);
  const outgoing = after && rightOf(after, here);
  const [a, b] = [incoming ?? outgoing, outgoing ?? incoming];
  if (!a || !b) return [0, 0];
  const [x, y] = [a[0] + b[0], a[1] + b[1]];
  const scale = 2 / (x * x + y * y);
  return [x * scale, y * scale];
}
