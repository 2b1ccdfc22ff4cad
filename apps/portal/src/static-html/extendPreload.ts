import { loadStaticHtml } from './loadStaticHtml.ts';

/** The properties of a route that are read and changed here. */
export interface PreloadedRoute {
  readonly path?: string | readonly string[] | undefined;
  readonly component?: unknown;
  readonly routes?: readonly PreloadedRoute[] | undefined;
}

interface PageComponent {
  preload: () => Promise<unknown>;
}

/**
 * Makes the routes of Markdown pages load their static HTML together with their code, except for the first
 * page, which contains it.
 *
 * @param routes - `@generated/routes`
 * @param chunkNames - `@generated/routesChunkNames`: the parts of each route, by path and hash
 * @throws Error if no route is a Markdown page, because Docusaurus changed its generated files
 */
export function extendPreload(
  routes: readonly PreloadedRoute[],
  chunkNames: Readonly<Record<string, unknown>>,
): void {
  const parts = Object.entries(chunkNames);
  const documents = new Set(
    parts
      .filter(([, chunks]) => 'content' in Object(chunks))
      .map(([name]) => name.slice(0, name.lastIndexOf('-'))),
  );
  const pages = leavesOf(routes).filter(({ path }) => documents.has(String(path)));
  for (const { path, component } of pages) extendOne(component as PageComponent, String(path));
  if (pages.length > 0) return;
  throw new Error(
    `None of ${routes.length} routes has a part named content in routesChunkNames; expected one ` +
      'for each Markdown page. Adapt src/static-html/extendPreload.ts to this Docusaurus version.',
  );
}

function leavesOf(routes: readonly PreloadedRoute[]): readonly PreloadedRoute[] {
  return routes.flatMap((route) => (route.routes === undefined ? [route] : leavesOf(route.routes)));
}

function extendOne(component: PageComponent, path: string): void {
  const { preload } = component;
  component.preload = () =>
    isNavigation() ? Promise.all([preload(), loadStaticHtml(path)]) : preload();
}

/** Whether a page is already rendered: Docusaurus sets its root when it hydrates the first one. */
function isNavigation(): boolean {
  return typeof window !== 'undefined' && 'docusaurusRoot' in window;
}
