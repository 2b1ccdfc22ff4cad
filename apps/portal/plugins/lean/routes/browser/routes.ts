/** Stands in for `@generated/routes`, made from the short table. */
import ComponentCreator from '@docusaurus/ComponentCreator';
import { loadPieces } from '../../../../src/pieces/pieces.ts';
import { routeTable, type NamedRoute } from './routeTable.ts';

interface PageComponent {
  preload: () => Promise<unknown>;
}

interface Route {
  readonly path: string;
  readonly component: PageComponent;
  readonly routes?: readonly Route[];
}

/** Loads with a page's code what stands in its HTML only, but for the page that the reader opens. */
function preloadPieces(component: PageComponent, path: string): void {
  const { preload } = component;
  component.preload = () => (isOpen() ? Promise.all([preload(), loadPieces(path)]) : preload());
}

/** Whether the page is alive: the framework puts its root there when it first draws it. */
function isOpen(): boolean {
  return 'docusaurusRoot' in window;
}

function withComponent({ path, name, chunks, attributes, routes }: NamedRoute): Route {
  const component = ComponentCreator(path, name) as unknown as PageComponent;
  if ('content' in Object(chunks)) preloadPieces(component, path);
  const route = { ...attributes, path, component };
  return routes === undefined ? route : { ...route, routes: routes.map(withComponent) };
}

export default routeTable.map(withComponent);
