import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '../../../../../site.config.ts';
import { chunkKeys } from './chunkKeys.ts';
import { packGlobalData, type GlobalData } from './globalData.ts';
import { packRoutes } from './packRoutes.ts';
import { readRoutes } from './readRoutes.ts';
import type { ChunkTree, SiteRoute } from './SiteRoute.ts';

/**
 * Writes, beside the tables of routes that the framework has generated, those that a browser gets:
 * `routes.json`, `globalData.json`, and in `parts` one module a chunk, named by its short name.
 *
 * @param generated - folder of what the framework generates
 * @param folder - where to write
 */
export function writeRoutes(generated: string, folder: string): void {
  const { routes, modules } = readRoutes(generated);
  const keys = chunkKeys([...modules.keys()]);
  const parts = path.join(folder, 'parts');
  rmSync(parts, { recursive: true, force: true });
  mkdirSync(parts, { recursive: true });
  for (const [name, module] of modules) {
    writeFileSync(path.join(parts, keys.get(name) ?? ''), partOf(module));
  }
  const packed = packRoutes(routes.map((route) => renamed(route, keys)));
  writeFileSync(path.join(folder, 'routes.json'), JSON.stringify(packed));
  const data = JSON.parse(
    readFileSync(path.join(generated, 'globalData.json'), 'utf8'),
  ) as GlobalData;
  writeFileSync(
    path.join(folder, 'globalData.json'),
    JSON.stringify(packGlobalData(data, site.product.slug)),
  );
}

function partOf(module: string): string {
  const from = `from ${JSON.stringify(module)};\n`;
  const isData = module.endsWith('.json');
  return `export { default } ${from}${isData ? '' : `export * ${from}`}`;
}

function renamed(route: SiteRoute, keys: ReadonlyMap<string, string>): SiteRoute {
  const { routes } = route;
  return {
    ...route,
    chunks: renamedTree(route.chunks, keys),
    ...(routes === undefined ? {} : { routes: routes.map((each) => renamed(each, keys)) }),
  };
}

function renamedTree(tree: ChunkTree, keys: ReadonlyMap<string, string>): ChunkTree {
  const text = JSON.stringify(tree, (_, value: unknown) =>
    typeof value === 'string' ? keys.get(value) : value,
  );
  return JSON.parse(text) as ChunkTree;
}
