import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type { ChunkTree, SiteRoute } from './SiteRoute.ts';

/** What the framework writes of its routes, in three files. */
export interface GeneratedRoutes {
  readonly routes: readonly SiteRoute[];
  /** Modules by the name of the chunk that the framework gives each. */
  readonly modules: ReadonlyMap<string, string>;
}

interface WrittenRoute {
  readonly path: string;
  readonly component: ChunkTree;
  readonly routes?: readonly WrittenRoute[];
}

/**
 * Reads the routes out of the folder of generated files.
 *
 * @throws when the framework writes its files in another way than this one knows.
 */
export function readRoutes(folder: string): GeneratedRoutes {
  const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
  const trees = JSON.parse(read('routesChunkNames.json')) as Record<string, ChunkTree>;
  const source = read('routes.js')
    .replace(/^import .*$/gm, '')
    .replace('export default', 'routes =');
  const context = {
    routes: undefined as readonly WrittenRoute[] | undefined,
    ComponentCreator: (of: string, hash?: string): ChunkTree => trees[`${of}-${hash}`] ?? {},
  };
  vm.runInNewContext(source, context);
  const imports = read('registry.js').matchAll(
    /webpackChunkName: "(?<name>[^"]+)" \*\/ (?<module>"(?:[^"\\]|\\.)+")/g,
  );
  const modules = new Map(
    [...imports].map(({ groups }) => [
      groups?.['name'] ?? '',
      JSON.parse(groups?.['module'] ?? '') as string,
    ]),
  );
  if (context.routes === undefined || modules.size === 0) {
    throw new Error(
      `${folder} holds no routes as Docusaurus 3.10 writes them; expected routes.js with a list and ` +
        'registry.js with imports. Adapt plugins/lean/routes to the new version.',
    );
  }
  return { routes: siteRoutes(context.routes), modules };
}

function siteRoutes(written: readonly WrittenRoute[]): readonly SiteRoute[] {
  return written.map(({ path: at, component: chunks, routes, ...attributes }) => ({
    path: at,
    chunks,
    attributes,
    ...(routes === undefined ? {} : { routes: siteRoutes(routes) }),
  }));
}
