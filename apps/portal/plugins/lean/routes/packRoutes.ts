import { chunkNames } from './chunkNames.ts';
import {
  ownChunk,
  type ChunkTree,
  type PackedRoutes,
  type RouteRun,
  type RouteShape,
  type SiteRoute,
} from './SiteRoute.ts';

/**
 * The routes in a form that takes a few bytes a page: what they have in common is said once, and
 * paths without what their parent's path says. `unpackRoutes` is its inverse.
 *
 * @throws when a path does not continue its parent's, or holds a space.
 */
export function packRoutes(routes: readonly SiteRoute[]): PackedRoutes {
  const counts = new Map<string, number>();
  countChunks(routes, counts);
  const shapes: RouteShape[] = [];
  const numbers = new Map<string, number>();

  function numberOf(shape: RouteShape): number {
    const text = JSON.stringify(shape);
    const number = numbers.get(text) ?? shapes.push(shape) - 1;
    numbers.set(text, number);
    return number;
  }

  function pack(list: readonly SiteRoute[], parent: string): readonly RouteRun[] {
    const runs: RouteRun[] = [];
    for (const { path, chunks, attributes, routes: below } of list) {
      const rest = restOf(path, parent);
      const own = chunkNames(chunks).filter((name) => counts.get(name) === 1);
      const [key = ''] = own.length === 1 ? own : [];
      const shape = numberOf([key === '' ? chunks : withoutOwnChunk(chunks, key), attributes]);
      const last = runs.at(-1);
      if (below !== undefined) runs.push([shape, rest, key, pack(below, path)]);
      else if (last?.[0] === shape && last[3] === undefined) {
        runs[runs.length - 1] = [shape, `${last[1]} ${rest}`, last[2] + key];
      } else runs.push([shape, rest, key]);
    }
    return runs;
  }

  const runs = pack(routes, '');
  return { shapes, runs };
}

function restOf(path: string, parent: string): string {
  if (!path.startsWith(parent) || path.includes(' ')) {
    throw new Error(
      `The route "${path}" below "${parent}" cannot be packed; expected a path without spaces that ` +
        "begins with its parent's. Change the path where the page is declared.",
    );
  }
  return path.slice(parent.length);
}

function countChunks(routes: readonly SiteRoute[], counts: Map<string, number>): void {
  for (const { chunks, routes: below } of routes) {
    for (const name of chunkNames(chunks)) counts.set(name, (counts.get(name) ?? 0) + 1);
    countChunks(below ?? [], counts);
  }
}

function withoutOwnChunk(tree: ChunkTree, own: string): ChunkTree {
  return JSON.parse(
    JSON.stringify(tree).replace(JSON.stringify(own), `"${ownChunk}"`),
  ) as ChunkTree;
}
