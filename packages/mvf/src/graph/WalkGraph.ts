import { roundPosition } from '../roundPosition.ts';
import type { NodeFeature } from '../record-types/node.ts';
import type { SpaceProps } from '../record-types/space.ts';
import type { LocalPlane } from '../LocalPlane.ts';
import type { Vec } from './planeGeometry.ts';

/** A node under construction. */
export interface WalkNode {
  readonly index: number;
  readonly floor: string;
  readonly at: Vec;
  /** Ids of the spaces that contain it; a door is in both of its spaces. */
  readonly spaces: string[];
  readonly links: Set<number>;
  /** Kinds of those spaces. */
  readonly kinds: string[];
}

/** The walking graph of a venue under construction. */
export class WalkGraph {
  readonly #nodes: WalkNode[] = [];
  readonly #ids: string[] = [];
  readonly #taken: ReadonlySet<string>;
  #lastNumber = 0;

  /** @param taken ids that are already used */
  constructor(taken: ReadonlySet<string>) {
    this.#taken = taken;
  }

  /** Adds a node. */
  add(floor: string, at: Vec): WalkNode {
    const node: WalkNode = {
      index: this.#nodes.length,
      floor,
      at,
      spaces: [],
      kinds: [],
      links: new Set(),
    };
    this.#nodes.push(node);
    do this.#lastNumber += 1;
    while (this.#taken.has(`n_${this.#lastNumber}`));
    this.#ids.push(`n_${this.#lastNumber}`);
    return node;
  }

  /** Notes a space that contains a node. */
  putIn(node: WalkNode, { id, kind }: SpaceProps): void {
    if (!node.spaces.includes(id)) node.spaces.push(id);
    if (!node.kinds.includes(kind)) node.kinds.push(kind);
  }

  /** Adds an edge between two nodes, in both directions. */
  link(a: WalkNode, b: WalkNode): void {
    if (a === b) return;
    a.links.add(b.index);
    b.links.add(a.index);
  }

  /** Id of a node in the file. */
  idOf(node: WalkNode): string {
    return this.#ids[node.index] ?? '';
  }

  /** Nodes of a floor. */
  onFloor(floor: string): WalkNode[] {
    return this.#nodes.filter((node) => node.floor === floor);
  }

  /** All nodes as features; `keep` filters nodes, with the edges to them. */
  toFeatures(
    plane: LocalPlane,
    keep: (node: WalkNode) => boolean,
    flagsOf: (node: WalkNode) => number,
  ): NodeFeature[] {
    return this.#nodes.filter(keep).map((node) => {
      const { spaces } = node;
      const [first] = spaces;
      const neighbors = [...node.links].flatMap((index) => {
        const other = this.#nodes[index];
        return other !== undefined && keep(other) ? [{ id: this.idOf(other), weight: 0 }] : [];
      });
      return {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: roundPosition(plane.toPosition(node.at)) },
        properties: {
          id: this.idOf(node),
          floor: node.floor,
          ...(first !== undefined && { space: spaces.length === 1 ? first : spaces }),
          neighbors,
          flags: [flagsOf(node)],
        },
      };
    });
  }
}
