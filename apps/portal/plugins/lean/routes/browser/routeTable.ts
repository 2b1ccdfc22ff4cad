import packed from '@generated/mezzanine-lean-bundle/default/routes.json';
import type { SiteRoute } from '../SiteRoute.ts';
import { unpackRoutes } from '../unpackRoutes.ts';

/** A route that the framework can tell from others of its path. */
export interface NamedRoute extends SiteRoute {
  readonly name: string;
  readonly routes?: readonly NamedRoute[];
}

let count = 0;

function named({ routes, ...route }: SiteRoute): NamedRoute {
  count += 1;
  const name = String(count);
  return { ...route, name, ...(routes === undefined ? {} : { routes: routes.map(named) }) };
}

/** The routes of the site. */
export const routeTable: readonly NamedRoute[] = unpackRoutes(packed).map(named);
