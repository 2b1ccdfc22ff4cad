import Flatbush from 'flatbush';
import { type Barrier, Barriers } from './Barriers.ts';
import type { Graph } from './Graph.ts';
import type { LocalPlane, LocalPoint } from '@mezzanine/mvf';
import type { NetworkInput } from './NetworkInput.ts';
import { Landmarks } from './Landmarks.ts';

/**
 * Spatial indexes of each floor: barriers, nodes, named places. Each index is built on first use.
 */
export class Surroundings {
  readonly #input: NetworkInput;
  readonly #graph: Graph;
  readonly #plane: LocalPlane;
  readonly #barriers = new Map<string, Barriers>();
  readonly #landmarks = new Map<string, Landmarks>();
  readonly #nodes = new Map<string, NodeIndex>();

  constructor(input: NetworkInput, graph: Graph, plane: LocalPlane) {
    this.#input = input;
    this.#graph = graph;
    this.#plane = plane;
  }

  /** Barriers of a floor. */
  barriersOf(floor: string): Barriers {
    return remember(this.#barriers, floor, () => {
      const lines = (this.#input.barriers ?? []).filter((barrier) => barrier.floor === floor);
      return new Barriers(
        lines.flatMap(({ line, widthMeters = 0 }) =>
          piecesOf(
            line.map((position) => this.#plane.toLocal(position)),
            widthMeters / 2,
          ),
        ),
      );
    });
  }

  /** Named places of a floor. */
  landmarksOf(floor: string): Landmarks {
    return remember(this.#landmarks, floor, () => {
      const places = (this.#input.places ?? []).filter((place) => place.floor === floor);
      return new Landmarks(
        places.map(({ id, name, outline }) => ({
          id,
          name,
          outline: outline.map((position) => this.#plane.toLocal(position)),
        })),
        this.barriersOf(floor),
      );
    });
  }

  /** Nodes of a floor, nearest to a point first. */
  nodesNear(floor: string, point: LocalPoint, most: number): readonly number[] {
    const { index, nodes } = remember(this.#nodes, floor, () => this.#indexNodes(floor));
    if (index === undefined) return [];
    return index.neighbors(point[0], point[1], most).map((found) => nodes[found] ?? 0);
  }

  #indexNodes(floor: string): NodeIndex {
    const { floorIndexes, floorOf, x, y } = this.#graph;
    const floorIndex = floorIndexes.get(floor);
    const nodes: number[] = [];
    for (const [node, at] of floorOf.entries()) if (at === floorIndex) nodes.push(node);
    if (nodes.length === 0) return { index: undefined, nodes };
    const index = new Flatbush(nodes.length);
    for (const node of nodes) index.add(x[node] ?? 0, y[node] ?? 0);
    index.finish();
    return { index, nodes };
  }
}

interface NodeIndex {
  readonly index: Flatbush | undefined;
  readonly nodes: readonly number[];
}

/** The segments of a line. */
export function piecesOf(line: readonly LocalPoint[], halfWidth: number): Barrier[] {
  return line.slice(1).map((end, i) => ({ start: line[i] ?? end, end, halfWidth }));
}

function remember<T>(known: Map<string, T>, key: string, make: () => T): T {
  const old = known.get(key);
  if (old !== undefined) return old;
  const made = make();
  known.set(key, made);
  return made;
}
