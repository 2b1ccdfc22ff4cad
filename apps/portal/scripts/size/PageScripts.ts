import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

/** Names of chunks, in the shape in which their modules become a page's props. */
type ChunkTree = string | readonly ChunkTree[] | { readonly [name: string]: ChunkTree };

/** A route as Docusaurus generates it, with its chunks in place of its component. */
interface Route {
  readonly path: string;
  readonly component: ChunkTree;
  readonly routes?: readonly Route[];
}

/** What Docusaurus says of the browser's bundle: chunks by name, and files by chunk. */
interface ClientManifest {
  readonly entrypoints: readonly string[];
  readonly origins: Readonly<Record<string, readonly string[]>>;
  readonly assets: Readonly<Record<string, { readonly js?: readonly { readonly file: string }[] }>>;
}

/** The scripts that each page of a built portal runs, by the files that Docusaurus generates. */
export class PageScripts {
  readonly #manifest: ClientManifest;
  readonly #chunks: ReadonlyMap<string, readonly string[]>;

  /**
   * @param generated - the folder `.docusaurus`
   * @throws Error when it has no routes in the form of this Docusaurus version
   */
  constructor(generated: string) {
    const read = (name: string): string => readFileSync(path.join(generated, name), 'utf8');
    this.#manifest = JSON.parse(read('client-manifest.json')) as ClientManifest;
    const names = JSON.parse(read('routesChunkNames.json')) as Record<string, ChunkTree>;
    const context = {
      routes: undefined as readonly Route[] | undefined,
      ComponentCreator: (at: string, hash?: string): ChunkTree => names[`${at}-${hash}`] ?? [],
    };
    const source = read('routes.js').replace(/^import .*$/gm, '');
    vm.runInNewContext(source.replace('export default', 'routes ='), context);
    this.#chunks = new Map(leavesOf(context.routes ?? [], []));
    if (this.#chunks.size === 0) {
      throw new Error(
        `${generated}/routes.js has no routes; expected "export default [" and a list. Adapt ` +
          'scripts/size/PageScripts.ts to this Docusaurus version.',
      );
    }
  }

  /**
   * Addresses of the scripts of a page.
   *
   * @throws Error when none of its own chunks is in the bundle
   */
  of(page: string): ReadonlySet<string> {
    const { entrypoints, origins, assets } = this.#manifest;
    const own = this.#chunks.get(page) ?? this.#chunks.get(page.replace(/\/$/, '')) ?? [];
    // A chunk whose modules are all in the main program is left out of the bundle.
    const known = own.filter((name) => origins[name] !== undefined);
    if (own.length > 0 && known.length === 0) {
      throw new Error(`client-manifest.json has none of the chunks of ${page}: ${own.join(', ')}.`);
    }
    const ids = [...entrypoints, ...known].flatMap((name) => origins[name] ?? []);
    return new Set(ids.flatMap((id) => assets[id]?.js ?? []).map(({ file }) => `/${file}`));
  }
}

/** Pages, each with the chunks of all routes around it. */
function leavesOf(
  routes: readonly Route[],
  around: readonly string[],
): readonly (readonly [page: string, chunks: readonly string[]])[] {
  return routes.flatMap((route) => {
    const chunks = [...around, ...namesIn(route.component)];
    return route.routes === undefined
      ? [[route.path, chunks] as const]
      : leavesOf(route.routes, chunks);
  });
}

function namesIn(tree: ChunkTree): readonly string[] {
  return typeof tree === 'string' ? [tree] : Object.values(tree).flatMap(namesIn);
}
