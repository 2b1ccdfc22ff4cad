import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chunkNames } from '../../plugins/lean/routes/chunkNames.ts';
import type { PackedRoutes, SiteRoute } from '../../plugins/lean/routes/SiteRoute.ts';
import { unpackRoutes } from '../../plugins/lean/routes/unpackRoutes.ts';
import type { PageWeight } from './measurePage.ts';

/** A page and what its cold visit costs, reckoned from the built files. */
export interface WeighedPage extends PageWeight {
  readonly path: string;
}

interface Page {
  readonly path: string;
  readonly html: string;
  /** Scripts, by their addresses. */
  readonly scripts: ReadonlySet<string>;
}

/** Paths whose pages are documents. */
const documents = /^\/(docs|web-sdk|react-native-sdk|ios-sdk|android-sdk|showcase)\//;

/**
 * Weighs every document of a built portal: its HTML, the scripts that it runs, its stylesheet and
 * the pictures that it shows at once. The next page's scripts come when its link comes into view.
 *
 * @param portal - folder of the portal, with `build` and `.docusaurus`
 * @returns the heaviest in script first
 */
export function weighPages(portal: string): readonly WeighedPage[] {
  const build = path.join(portal, 'build');
  const sizes = new Map<string, number>();

  function sizeOf(address: string): number {
    const known = sizes.get(address);
    const size = known ?? brotliCompressSync(readFileSync(path.join(build, address))).length;
    sizes.set(address, size);
    return size;
  }

  const sum = (addresses: Iterable<string>): number =>
    [...addresses].reduce((all, address) => all + sizeOf(address), 0);

  return readPages(portal)
    .map((page) => {
      const others = new Set([`${page.path}.html`, ...partsOf(page.html)]);
      const script = sum(page.scripts);
      return {
        path: page.path,
        script,
        total: script + sum(others),
        requests: page.scripts.size + others.size,
      };
    })
    .sort((a, b) => b.script - a.script);
}

function readPages(portal: string): readonly Page[] {
  const generated = path.join(portal, '.docusaurus');
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(path.join(generated, file), 'utf8'));
  const routes = unpackRoutes(read('mezzanine-lean-bundle/default/routes.json') as PackedRoutes);
  const manifest = read('client-manifest.json') as {
    readonly entrypoints: readonly string[];
    readonly origins: Readonly<Record<string, readonly string[]>>;
  };
  const files = readdirSync(path.join(portal, 'build/assets/js'));
  const scriptsOf = (name: string): readonly string[] =>
    files
      .filter((file) => file.startsWith(`${name}.`) && file.endsWith('.js'))
      .map((file) => `/assets/js/${file}`);
  return leavesOf(routes, []).flatMap(({ path: at, chunks }) => {
    const names = [...manifest.entrypoints, 'runtime~main', ...chunks];
    const scripts = names.flatMap((name) => [name, ...(manifest.origins[name] ?? [])]);
    if (!documents.test(at) || at.endsWith('/')) return [];
    const html = readFileSync(path.join(portal, 'build', `${at}.html`), 'utf8');
    return [{ path: at, html, scripts: new Set(scripts.flatMap(scriptsOf)) }];
  });
}

/** Pages, each with the chunks of the routes that it lies in. */
function leavesOf(
  routes: readonly SiteRoute[],
  around: readonly string[],
): readonly { readonly path: string; readonly chunks: readonly string[] }[] {
  return routes.flatMap((route) => {
    const chunks = [...around, ...chunkNames(route.chunks)];
    return route.routes === undefined
      ? [{ path: route.path, chunks }]
      : leavesOf(route.routes, chunks);
  });
}

/** Addresses of the stylesheets, the icon and the pictures that the page loads at once. */
function partsOf(html: string): readonly string[] {
  const tags = [...html.matchAll(/<(?:img|link)\b[^>]*>/g)].map(([tag]) => tag);
  return tags
    .filter((tag) => !/loading="?lazy/.test(tag))
    .filter((tag) => tag.startsWith('<img') || /rel="?(?:stylesheet|icon)\b/.test(tag))
    .map((tag) => /(?:src|href)="?(?<address>[^" >]+)/.exec(tag)?.groups?.['address'] ?? '')
    .filter((address) => /^\/.*\.(?:css|svg)$/.test(address));
}
