// The peers are installed when the benchmark runs. These are the parts of their types that it uses.

declare module 'ngraph.graph' {
  export interface Link<T> {
    readonly data: T;
  }
  export interface Node {
    readonly id: number | string;
  }
  export interface Graph<T> {
    addNode(id: number): Node;
    addLink(from: number, to: number, data: T): Link<T>;
  }
  export default function createGraph<T>(): Graph<T>;
}

declare module 'ngraph.path' {
  import type { Graph, Link, Node } from 'ngraph.graph';

  export interface PathFinder {
    /** From end to start; empty if there is no route. */
    find(from: number, to: number): readonly Node[];
  }
  export function aStar<T>(
    graph: Graph<T>,
    options: {
      readonly oriented: boolean;
      readonly distance: (from: Node, to: Node, link: Link<T>) => number;
      readonly heuristic: (from: Node, to: Node) => number;
    },
  ): PathFinder;
}
