/** Stands in for `@generated/routesChunkNames`, made from the short table. */
import type { ChunkTree } from '../SiteRoute.ts';
import { routeTable, type NamedRoute } from './routeTable.ts';

function namesOf({ path, name, chunks, routes }: NamedRoute): readonly [string, ChunkTree][] {
  return [[`${path}-${name}`, chunks], ...(routes ?? []).flatMap(namesOf)];
}

export default Object.fromEntries(routeTable.flatMap(namesOf));
