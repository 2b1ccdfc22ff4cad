import { facadeKind, type FloorPlan, hall, outside } from './FloorPlan.ts';
import type { Door } from './placeDoors.ts';
import type { Edge } from './subdivide.ts';
import { distance, type Vector } from './vector.ts';

/** How a wall is built, which determines its style. */
export type WallClass = 'outer' | 'front' | 'inner' | 'parapet' | 'railing';

/** A wall, drawn along its centerline. Doors are gaps between walls. */
export interface WallLine {
  readonly wallClass: WallClass;
  readonly points: readonly Vector[];
  readonly faces: readonly [string, string];
}

/** The walls of a plan: one line for each section between two faces, split at doors. */
export function wallLines(
  plan: FloorPlan,
  edges: readonly Edge[],
  doors: readonly Door[],
): WallLine[] {
  const classOf = classifier(plan);
  const runs = new Map<
    string,
    { wallClass: WallClass; faces: [string, string]; pieces: Piece[] }
  >();
  for (const edge of edges) {
    const wallClass = classOf(edge);
    if (wallClass === undefined) continue;
    const isOuter = wallClass === 'outer' || wallClass === 'parapet';
    const key = isOuter ? wallClass : `${wallClass}/${edge.left}/${edge.right}`;
    const run = runs.get(key) ?? { wallClass, faces: [edge.left, edge.right], pieces: [] };
    run.pieces.push(...piecesOf(edge, doors));
    runs.set(key, run);
  }
  return [...runs.values()].flatMap(({ wallClass, faces, pieces }) =>
    chain(pieces).map((points) => ({ wallClass, faces, points })),
  );
}

type Piece = readonly [Vector, Vector];

function classifier(plan: FloorPlan): (edge: Edge) => WallClass | undefined {
  const rooms = new Map(plan.rooms.map((room) => [room.unit, room]));
  const border = plan.hallKind === 'exterior' ? 'open' : 'air';
  const enclosureOf = (face: string): string => {
    if (face === outside) return border;
    return rooms.get(face)?.enclosure ?? (face === hall ? 'open' : 'walls');
  };
  return ({ left, right }) => {
    const kinds = [left, right].map((face) => rooms.get(face)?.kind ?? '');
    const isOpening = kinds.includes('otb') || kinds.includes('void');
    // A facade is a building seen from outdoors, which has only its own walls.
    if (kinds.includes(facadeKind)) return undefined;
    // An opening at the facade, as in an atrium, ends at the facade.
    if (isOpening && right !== outside) return railingOf(kinds);
    const wallClass = classFor([enclosureOf(left), enclosureOf(right)]);
    // Outdoors, no wall belongs to a building: a terrace or a court ends at a parapet.
    return wallClass === 'outer' && plan.hallKind === 'exterior' ? 'parapet' : wallClass;
  };
}

/** The wall between two enclosures; none if both are open. */
function classFor(sides: readonly string[]): WallClass | undefined {
  if (sides.includes('railing') && !sides.includes('walls')) return 'railing';
  const open = sides.filter((side) => side === 'open').length;
  const air = sides.filter((side) => side === 'air').length;
  if (air > 0) return air === 2 ? 'parapet' : 'outer';
  if (open === 2) return undefined;
  return open === 1 ? 'front' : 'inner';
}

/** An opening has a railing, except next to an elevator or escalator. */
function railingOf(kinds: readonly string[]): WallClass | undefined {
  return kinds.some((kind) => kind.startsWith('connection.')) ? undefined : 'railing';
}

function piecesOf(edge: Edge, doors: readonly Door[]): Piece[] {
  const own = doors.filter((door) => door.edge === edge);
  own.sort((p, q) => distance(edge.a, p.center) - distance(edge.a, q.center));
  const pieces: Piece[] = [];
  let start = edge.a;
  for (const door of own) {
    pieces.push([start, door.a]);
    start = door.b;
  }
  return [...pieces, [start, edge.b]];
}

/** Joins segments end to end into as few lines as possible. */
function chain(pieces: readonly Piece[]): Vector[][] {
  const next = new Map<Vector, Piece[]>();
  const arrivals = new Map<Vector, number>();
  for (const piece of pieces) {
    next.set(piece[0], [...(next.get(piece[0]) ?? []), piece]);
    arrivals.set(piece[1], (arrivals.get(piece[1]) ?? 0) + 1);
  }
  const done = new Set<Piece>();
  const follow = (first: Piece): Vector[] => {
    const line: Vector[] = [first[0]];
    let piece: Piece | undefined = first;
    while (piece && !done.has(piece)) {
      done.add(piece);
      line.push(piece[1]);
      const onward: Piece[] = next.get(piece[1]) ?? [];
      piece = onward.length === 1 ? onward[0] : undefined;
    }
    return line;
  };
  const starts = pieces.filter(([a]) => arrivals.get(a) !== 1 || next.get(a)?.length !== 1);
  const lines: Vector[][] = [];
  // The remaining segments form closed rings, which have no start.
  for (const piece of [...starts, ...pieces]) if (!done.has(piece)) lines.push(follow(piece));
  return lines;
}
