import type { NetworkInput } from '@mezzanine/wayfinding';

const spacingMeters = 3;
const metersPerDegree = 111_320;
/** Number of nodes per core: stairs and elevators alternate, about 50 m apart. */
const coreEvery = 16;

/**
 * A tower of square floors: a grid of nodes about 3 m apart with a sixth of the edges missing, and
 * cores of stairs and elevators that connect all floors.
 *
 * @param count - approximate number of nodes
 * @param floorCount - number of floors
 */
export function buildingGraph(count: number, floorCount: number): NetworkInput {
  const random = randomFrom(7);
  const side = Math.round(Math.sqrt(count / floorCount));
  const levels = Array.from({ length: floorCount }, (_, floor) => floor);
  const columns = Array.from({ length: side }, (_, column) => column);
  const places = columns.flatMap((x) => columns.map((y) => ({ x, y })));
  const idOf = (floor: number, x: number, y: number) => `${floor}/${x}/${y}`;
  const degrees = (at: number) => ((at + random() / 3) * spacingMeters) / metersPerDegree;
  const nodes = levels.flatMap((floor) =>
    places.map(({ x, y }) => ({
      id: idOf(floor, x, y),
      floor: `${floor}`,
      position: [degrees(x), degrees(y)] as const,
    })),
  );
  const edges = levels.flatMap((floor) =>
    places.flatMap(({ x, y }) =>
      [
        { x: x + 1, y },
        { x, y: y + 1 },
        { x: x + 1, y: y + 1 },
      ].flatMap((next) => {
        if (next.x >= side || next.y >= side || random() > 0.85) return [];
        const [from, to] = [idOf(floor, x, y), idOf(floor, next.x, next.y)];
        return [
          { from, to },
          { from: to, to: from },
        ];
      }),
    ),
  );
  const isCore = (at: number) => at % coreEvery === coreEvery / 4;
  const connections = places
    .filter(({ x, y }) => isCore(x) && isCore(y))
    .map(({ x, y }, index) => ({
      id: `core-${index}`,
      kind: index % 2 === 0 ? 'elevator' : 'stairs',
      nodes: levels.map((floor) => idOf(floor, x, y)),
    }));
  const floors = levels.map((floor) => ({ id: `${floor}`, altitudeMeters: floor * 4 }));
  return { floors, nodes, edges, connections };
}

/** Pseudorandom numbers from 0 to 1, the same in every run. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
