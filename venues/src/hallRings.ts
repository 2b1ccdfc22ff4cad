import { hall } from './FloorPlan.ts';
import { contains, type Ring, signedArea } from './ring.ts';
import type { Edge } from './subdivide.ts';
import { minus, type Vector } from './vector.ts';

/** The polygons that the rooms leave free, largest first: an outer ring each, then its holes. */
export function hallRings(edges: readonly Edge[]): Ring[][] {
  const rings = traceRings(directed(edges));
  const outers = rings.filter((ring) => signedArea(ring) > 0);
  outers.sort((a, b) => signedArea(b) - signedArea(a));
  const holes = rings.filter((ring) => signedArea(ring) < 0);
  return outers.map((outer) => [
    outer,
    ...holes.filter((hole) =>
      hole.every((point) => outer.includes(point) || contains([outer], point)),
    ),
  ]);
}

/** The edges with the hall on their left. */
function directed(edges: readonly Edge[]): Map<Vector, Vector[]> {
  const from = new Map<Vector, Vector[]>();
  for (const { a, b, left, right } of edges) {
    if (left === right) continue;
    if (left === hall) from.set(a, [...(from.get(a) ?? []), b]);
    if (right === hall) from.set(b, [...(from.get(b) ?? []), a]);
  }
  return from;
}

function traceRings(from: Map<Vector, Vector[]>): Vector[][] {
  const rings: Vector[][] = [];
  for (const start of from.keys()) {
    while ((from.get(start)?.length ?? 0) > 0) rings.push(traceFrom(start, from));
  }
  return rings;
}

function traceFrom(start: Vector, from: Map<Vector, Vector[]>): Vector[] {
  const ring: Vector[] = [];
  let previous: Vector | undefined;
  let current = start;
  do {
    ring.push(current);
    const next = takeLeftmost(current, previous, from);
    previous = current;
    current = next;
  } while (current !== start);
  return ring;
}

/** At a junction, the leftmost edge keeps the face on the left whole. */
function takeLeftmost(
  current: Vector,
  previous: Vector | undefined,
  from: Map<Vector, Vector[]>,
): Vector {
  const choices = from.get(current) ?? [];
  const back = previous ? angleOf(minus(previous, current)) : 0;
  const turn = (to: Vector): number => {
    const clockwise = back - angleOf(minus(to, current));
    return clockwise <= 1e-9 ? clockwise + 2 * Math.PI : clockwise;
  };
  const [next] = [...choices].sort((a, b) => turn(a) - turn(b));
  if (!next) throw new RangeError(`The hall is not closed at (${current.join(', ')}).`);
  from.set(
    current,
    choices.filter((choice) => choice !== next),
  );
  return next;
}

function angleOf([x, y]: Vector): number {
  return Math.atan2(y, x);
}
