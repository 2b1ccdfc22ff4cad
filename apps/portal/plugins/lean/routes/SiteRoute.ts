/** Names of chunks, in the shape in which their modules become a page's props. */
export type ChunkTree = string | readonly ChunkTree[] | { readonly [name: string]: ChunkTree };

/** A route of the site, as the framework's tables describe it together. */
export interface SiteRoute {
  readonly path: string;
  readonly chunks: ChunkTree;
  /** Whatever else the router or the theme reads of a route. */
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly routes?: readonly SiteRoute[];
}

/** What many routes have in common; in the chunks, `*` stands for the chunk that is a route's own. */
export type RouteShape = readonly [ChunkTree, Readonly<Record<string, unknown>>];

/**
 * Routes that follow one another and have one shape: paths below their parent's, apart by spaces,
 * and the names of their own chunks, each of two letters.
 */
export type RouteRun = readonly [
  shape: number,
  paths: string,
  chunks: string,
  below?: readonly RouteRun[],
];

/** All routes, as every page carries them. */
export interface PackedRoutes {
  readonly shapes: readonly RouteShape[];
  readonly runs: readonly RouteRun[];
}

/** Letters in the name of a route's chunk. */
export const keyLength = 2;

/** Stands for a route's own chunk in what routes have in common. */
export const ownChunk = '*';
