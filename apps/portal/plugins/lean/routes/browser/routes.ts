/** Stands in for `@generated/routes`, made from the short table. */
import ComponentCreator from '@docusaurus/ComponentCreator';
import { routeTable, type NamedRoute } from './routeTable.ts';

interface Route {
  readonly path: string;
  readonly component: unknown;
  readonly routes?: readonly Route[];
}

function withComponent({ path, name, attributes, routes }: NamedRoute): Route {
  const component: unknown = ComponentCreator(path, name);
  const route = { ...attributes, path, component };
  return routes === undefined ? route : { ...route, routes: routes.map(withComponent) };
}

export default routeTable.map(withComponent);
