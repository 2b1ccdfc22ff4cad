import {
  keyLength,
  ownChunk,
  type ChunkTree,
  type PackedRoutes,
  type RouteRun,
  type SiteRoute,
} from './SiteRoute.ts';

/** The routes that `packRoutes` was given. */
export function unpackRoutes({ shapes, runs }: PackedRoutes): readonly SiteRoute[] {
  function unpack(list: readonly RouteRun[], parent: string): readonly SiteRoute[] {
    return list.flatMap(([shape, paths, chunks, below]) =>
      paths.split(' ').map((rest, index) => {
        const [tree = {}, attributes = {}] = shapes[shape] ?? [];
        const path = parent + rest;
        const own = chunks.slice(index * keyLength, (index + 1) * keyLength);
        const route = { path, chunks: withOwnChunk(tree, own), attributes };
        return below === undefined ? route : { ...route, routes: unpack(below, path) };
      }),
    );
  }
  return unpack(runs, '');
}

function withOwnChunk(tree: ChunkTree, own: string): ChunkTree {
  if (typeof tree === 'string') return tree === ownChunk ? own : tree;
  if (isList(tree)) return tree.map((each) => withOwnChunk(each, own));
  return Object.fromEntries(
    Object.entries(tree).map(([name, each]) => [name, withOwnChunk(each, own)]),
  );
}

/** Of a list that cannot be written to, `Array.isArray` says less. */
function isList(tree: ChunkTree): tree is readonly ChunkTree[] {
  return Array.isArray(tree);
}
