import { LocalPlane, type LocalPoint } from '@mezzanine/mvf';
import type {
  BarrierInput,
  ConnectionInput,
  EdgeInput,
  LonLat,
  NetworkInput,
  NodeInput,
  PlaceInput,
} from './NetworkInput.ts';

const cellMeters = 6;
const halfDoorMeters = 0.55;
const plane = new LocalPlane([-9.14, 38.72]);

/** Converts meters in a random venue to a position on the Earth. */
function onEarth(point: LocalPoint): LonLat {
  return plane.toPosition(point);
}

/** Number of random cases per property; the nightly run sets FUZZ_RUNS. */
export const fuzzRuns = Number(process.env['FUZZ_RUNS'] ?? 1000);

/** Timeout of a property; the nightly run has a hundred times as many cases. */
export const fuzzTimeoutMs = Math.max(20_000, fuzzRuns * 30);

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Plan {
  readonly nodes: NodeInput[];
  readonly edges: EdgeInput[];
  readonly barriers: BarrierInput[];
  readonly places: PlaceInput[];
}

/**
 * A venue of one to four floors of square cells with walls, doors, and openings between them;
 * stairs, elevators, one-way escalators and shuttles that cost less than their length; weights,
 * one-way edges, nodes on top of each other, steps, and outdoor floors.
 */
export function randomVenue(seed: number): NetworkInput {
  const random = randomFrom(seed);
  const size = 2 + Math.floor(random() * 3);
  const count = 1 + Math.floor(random() * 4);
  const plan: Plan = { nodes: [], edges: [], barriers: [], places: [] };
  for (let floor = 0; floor < count; floor += 1) addFloor(plan, `f${floor}`, size, random);
  const floors = Array.from({ length: count }, (_, index) => ({
    id: `f${index}`,
    altitudeMeters: index * (3 + random() * 2),
  }));
  return { floors, ...plan, connections: connectionsOf(plan.nodes, random) };
}

function addFloor(plan: Plan, floor: string, size: number, random: () => number): void {
  const isOutdoors = random() < 0.15;
  const cells = Array.from({ length: size * size }, (_, cell) => {
    const [column, row] = [cell % size, Math.floor(cell / size)];
    const ids = Array.from({ length: 1 + Math.floor(random() * 3) }, (_, index) => {
      const place: LocalPoint = [
        column * cellMeters + 0.7 + random() * (cellMeters - 1.4),
        row * cellMeters + 0.7 + random() * (cellMeters - 1.4),
      ];
      return addNode(plan, { id: `${floor}_${cell}_${index}`, floor, place, isOutdoors, random });
    });
    link(plan, ids, ids, random);
    return ids;
  });
  for (const [cell, ids] of cells.entries()) {
    const [column, row] = [cell % size, Math.floor(cell / size)];
    const [x, y] = [(column + 1) * cellMeters, (row + 1) * cellMeters];
    const east = column + 1 < size ? cells[cell + 1] : undefined;
    const north = cells[cell + size];
    if (east) join(plan, { floor, ids, others: east, wall: line([x, y - 6], [x, y]), random });
    if (north) join(plan, { floor, ids, others: north, wall: line([x - 6, y], [x, y]), random });
    const outline = [
      [x - 6, y - 6],
      [x, y - 6],
      [x, y],
      [x - 6, y],
    ].map(([east = 0, north = 0]) => onEarth([east, north]));
    if (random() < 0.4) {
      plan.places.push({ id: `p_${floor}_${cell}`, name: `Shop ${cell}`, floor, outline });
    }
  }
}

interface Boundary {
  readonly floor: string;
  readonly ids: readonly string[];
  readonly others: readonly string[];
  readonly wall: readonly [LocalPoint, LocalPoint];
  readonly random: () => number;
}

/** Leaves the boundary open, adds a wall with a door, or adds a wall. */
function join(plan: Plan, { floor, ids, others, wall, random }: Boundary): void {
  const kind = random();
  if (kind < 0.3) {
    link(plan, ids, others, random);
    return;
  }
  const [start, end] = wall;
  if (kind > 0.8) {
    plan.barriers.push({ floor, line: wall.map(onEarth) });
    return;
  }
  const along = 1.2 + random() * (cellMeters - 2.4);
  const at = (meters: number): LocalPoint => [
    start[0] + ((end[0] - start[0]) * meters) / cellMeters,
    start[1] + ((end[1] - start[1]) * meters) / cellMeters,
  ];
  plan.barriers.push(
    { floor, line: [start, at(along - halfDoorMeters)].map(onEarth) },
    { floor, line: [at(along + halfDoorMeters), end].map(onEarth) },
  );
  const id = `d_${floor}_${plan.nodes.length}`;
  const door = [addNode(plan, { id, floor, place: at(along), isOutdoors: false, random })];
  link(plan, door, ids, random);
  link(plan, door, others, random);
}

interface NewNode {
  readonly id: string;
  readonly floor: string;
  readonly place: LocalPoint;
  readonly isOutdoors: boolean;
  readonly random: () => number;
}

function addNode(plan: Plan, { id, floor, place, isOutdoors, random }: NewNode): string {
  const isAccessible = random() > 0.05;
  plan.nodes.push({ id, floor, position: onEarth(place), isOutdoors, isAccessible });
  if (random() > 0.04) return id;
  // A second node at the same position: an edge of length zero.
  const twin = `${id}_twin`;
  plan.nodes.push({ id: twin, floor, position: onEarth(place) });
  link(plan, [id], [twin], random);
  return twin;
}

function link(
  plan: Plan,
  some: readonly string[],
  others: readonly string[],
  random: () => number,
): void {
  for (const from of some) {
    for (const to of others) {
      if (from === to) continue;
      const weight = random() < 0.1 ? random() * 20 : 0;
      plan.edges.push({ from, to, weight });
      if (random() > 0.06) plan.edges.push({ from: to, to: from, weight });
    }
  }
}

function connectionsOf(nodes: readonly NodeInput[], random: () => number): ConnectionInput[] {
  const kinds = ['stairs', 'elevator', 'escalator', 'shuttle', 'ramp'];
  const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)];
  return Array.from({ length: Math.floor(random() * 7) }, (_, index) => {
    const kind = pick(kinds) ?? 'stairs';
    const joined = Array.from({ length: 2 + Math.floor(random() * 2) }, () => pick(nodes)?.id);
    return {
      id: `c${index}`,
      kind,
      nodes: joined.flatMap((id) => id ?? []),
      isOneWay: kind === 'escalator' || random() < 0.1,
      ...(random() < 0.2 && { isAccessible: random() < 0.5 }),
      ...(random() < 0.3 && { weight: random() * 30 }),
      // A shuttle may cost nothing, however far it goes.
      ...(kind === 'shuttle' && { multiplier: random() < 0.5 ? 0 : 0.2 }),
    };
  });
}

function line(start: LocalPoint, end: LocalPoint): readonly [LocalPoint, LocalPoint] {
  return [start, end];
}
