import type { AnnotationDesign } from './AnnotationDesign.ts';
import { hall } from './FloorPlan.ts';
import type { SafetyInput } from './SafetyInput.ts';
import { clearance, contains, edgesOf, type Ring } from './ring.ts';
import { between, distance, leftOf, minus, plus, times, unit, type Vector } from './vector.ts';
import type { WallLine } from './wallLines.ts';

/** An extinguisher covers the places of its room within this distance: 25 to 30 m apart. */
const reachMeters = 15;
/** Allowed positions on a wall: minimum distances from its ends, and from doors. */
const fromEnd = 0.5;
const fromDoor = 0.9;
const stepMeters = 1.2;
const fromWall = 0.2;
/** Rooms with this many walking places or more have their own extinguishers. */
const largeRoomPlaces = 4;

/**
 * A position on a wall, and its suitability: 1 for a pier or the wall of a plant room, lower for a
 * shopfront.
 */
interface Candidate {
  readonly at: Vector;
  readonly face: string;
  readonly fit: number;
}

/**
 * Distributes extinguishers over the walls of halls, corridors, and large rooms. Each one goes
 * where it covers the most uncovered places, preferably near an exit.
 */
export function placeExtinguishers(
  input: SafetyInput,
  exits: readonly Vector[],
): AnnotationDesign[] {
  const { nodes } = input.layout.graph;
  const served = servedFaces(input);
  const open = new Map(
    [...served].map((face) => [
      face,
      nodes.filter((node) => node.faces.length === 1 && node.faces[0] === face).map((n) => n.at),
    ]),
  );
  const candidates = candidatesIn(input, served).map((candidate) => ({
    ...candidate,
    nearExit: exits.some((exit) => distance(exit, candidate.at) < 5) ? 1.1 : 1,
  }));
  const chosen: Vector[] = [];
  for (;;) {
    let best: (typeof candidates)[number] | undefined;
    let bestScore = 0;
    for (const candidate of candidates) {
      const count = (open.get(candidate.face) ?? []).filter((p) => isServed(p, candidate)).length;
      const score = count * candidate.fit * candidate.nearExit;
      if (score > bestScore + 1e-9) [best, bestScore] = [candidate, score];
    }
    if (!best) return chosen.map((at) => ({ type: 'fire-extinguisher', at }));
    const winner = best;
    chosen.push(winner.at);
    open.set(
      winner.face,
      (open.get(winner.face) ?? []).filter((place) => !isServed(place, winner)),
    );
  }
}

function isServed(place: Vector, { at }: Candidate): boolean {
  return distance(place, at) <= reachMeters;
}

/** The hall, corridors, and large rooms, but nothing outdoors. */
function servedFaces({ rooms, layout }: SafetyInput): Set<string> {
  const places = new Map<string, number>();
  for (const { faces } of layout.graph.nodes) {
    const [only = ''] = faces;
    if (faces.length === 1) places.set(only, (places.get(only) ?? 0) + 1);
  }
  const indoors = rooms.filter(({ kind }) => kind !== 'exterior');
  const large = indoors.filter(
    ({ unit: face, kind }) =>
      kind === 'hallway' || (kind === 'room' && (places.get(face) ?? 0) >= largeRoomPlaces),
  );
  return new Set([hall, ...large.map((room) => room.unit)]);
}

function candidatesIn({ rooms, fixtures, layout }: SafetyInput, served: ReadonlySet<string>) {
  const solid = new Set(
    rooms
      .filter(({ kind, style }) => kind.startsWith('connection.') || style === 'Service')
      .map((room) => room.unit),
  );
  const doors = layout.doors.map(({ center, rule }) => ({ center, half: rule.width / 2 }));
  const inTheWay = fixtures.filter((fixture) => !fixture.isLine).map(({ points }) => points);
  return layout.walls
    .filter(({ wallClass }) => wallClass !== 'railing' && wallClass !== 'parapet')
    .flatMap((wall) => placesOn(wall, served, layout.faces, solid))
    .filter(({ at }) => doors.every(({ center, half }) => distance(center, at) > half + fromDoor))
    .filter(({ at }) => inTheWay.every((ring) => !contains([ring], at)))
    .concat(placesOnColumns(fixtures, served, layout.faces));
}

/** Halls that are too wide for extinguishers on walls have them on columns. */
function placesOnColumns(
  fixtures: SafetyInput['fixtures'],
  served: ReadonlySet<string>,
  faces: ReadonlyMap<string, readonly Ring[]>,
): Candidate[] {
  return fixtures.flatMap(({ kind, points }) => {
    const [corner] = points;
    if (kind !== 'column' || !corner) return [];
    const middle = times(
      points.reduce((sum, point) => plus(sum, point)),
      1 / points.length,
    );
    const at = plus(corner, times(unit(minus(corner, middle)), fromWall));
    const face = faceAt(at, served, faces);
    return face === undefined ? [] : [{ at, face, fit: 0.9 }];
  });
}

/** Positions along both sides of a wall, on the side of a covered face. */
function placesOn(
  { points }: WallLine,
  served: ReadonlySet<string>,
  faces: ReadonlyMap<string, readonly Ring[]>,
  solid: ReadonlySet<string>,
): Candidate[] {
  return edgesOf(points)
    .slice(0, -1)
    .flatMap(([a, b]) => {
      const normal = leftOf(unit(minus(b, a)));
      return sharesAlong(distance(a, b)).flatMap(({ share, isPier }) =>
        [normal, times(normal, -1)].flatMap((side): Candidate[] => {
          const on = between(a, b, share);
          const at = plus(on, times(side, fromWall));
          const face = faceAt(at, served, faces);
          if (face === undefined) return [];
          const behind = plus(on, times(side, -fromWall));
          const isSolid = [...solid].some((room) => contains(faces.get(room) ?? [], behind));
          return [{ at, face, fit: isSolid || isPier ? 1 : 0.8 }];
        }),
      );
    });
}

/** Fractions of a wall at which an extinguisher may be placed. Both ends are piers. */
function sharesAlong(length: number): { share: number; isPier: boolean }[] {
  if (length < 2 * fromEnd) return [];
  const count = Math.max(1, Math.round((length - 2 * fromEnd) / stepMeters));
  return Array.from({ length: count + 1 }, (_, i) => ({
    share: (fromEnd + ((length - 2 * fromEnd) * i) / count) / length,
    isPier: i === 0 || i === count,
  }));
}

function faceAt(
  at: Vector,
  served: ReadonlySet<string>,
  faces: ReadonlyMap<string, readonly Ring[]>,
): string | undefined {
  return [...served].find((face) => {
    const rings = faces.get(face) ?? [];
    // Where two walls meet, the position would be inside the other wall.
    return contains(rings, at) && clearance(rings, at) > fromWall - 0.02;
  });
}
