import type { ChunkTree } from './SiteRoute.ts';

/** Names of all chunks in a tree. */
export function chunkNames(tree: ChunkTree): readonly string[] {
  return typeof tree === 'string' ? [tree] : Object.values(tree).flatMap(chunkNames);
}
