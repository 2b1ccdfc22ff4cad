import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { SearchIndex } from '@mezzanine/search';
import { ToolError } from '../results/ToolError.ts';
import { indexSearch } from './indexSearch.ts';
import {
  maxSiteFileBytes,
  type PackageSource,
  type SiteHit,
  type SiteQuery,
} from './SiteSource.ts';

/** Where a built checkout has the files of a URL prefix. */
const checkoutFolders: readonly (readonly [prefix: string, folder: string])[] = [
  ['/search-index.json', 'apps/server/dist/search-index.json'],
  ['/examples/', 'examples/dist/'],
  ['/play/', '.cache/playground/'],
  ['/maven/', '.cache/maven/'],
  ['/downloads/', '.cache/downloads/'],
  ['/', 'apps/portal/build/'],
];

/**
 * A built site in a folder: a checkout of the repository after `npm run build`, or a copy of a served site
 * with its `search-index.json`.
 */
export class FolderSite implements PackageSource {
  readonly origin = '';
  readonly #folder: string;
  readonly #mounts: readonly (readonly [prefix: string, folder: string])[];
  #index: Promise<SearchIndex> | undefined;

  private constructor(folder: string, isCheckout: boolean) {
    this.#folder = folder;
    this.#mounts = isCheckout ? checkoutFolders : [['/', '']];
  }

  /** @throws ToolError if there is no such folder */
  static async open(folder: string): Promise<FolderSite> {
    const real = await realpath(folder).catch(() => {
      throw new ToolError(
        `The folder "${folder}" of --site does not exist. Pass a checkout after npm run build, or a copy of a site.`,
      );
    });
    const isCheckout = await stat(join(real, 'apps/portal/build')).then(
      (found) => found.isDirectory(),
      () => false,
    );
    return new FolderSite(real, isCheckout);
  }

  async search(query: SiteQuery): Promise<readonly SiteHit[]> {
    this.#index ??= this.#readIndex();
    this.#index.catch(() => (this.#index = undefined));
    return indexSearch(await this.#index, query);
  }

  async readText(path: string): Promise<string | undefined> {
    return (await this.readBytes(path))?.toString('utf8');
  }

  async readBytes(path: string): Promise<Buffer | undefined> {
    const file = await this.#find(path);
    if (file === undefined) return undefined;
    const { size } = await stat(file);
    if (size > maxSiteFileBytes)
      throw new ToolError(`The file ${path} has ${size} bytes, which is too large.`);
    return readFile(file);
  }

  /** The file at a path, if it is in the folder, even after following links. */
  async #find(path: string): Promise<string | undefined> {
    const [prefix, folder] = this.#mounts.find(([start]) => path.startsWith(start)) ?? ['', ''];
    const file = await realpath(join(this.#folder, folder, path.slice(prefix.length))).catch(
      () => undefined,
    );
    if (file === undefined || !file.startsWith(this.#folder + sep)) return undefined;
    return (await stat(file)).isFile() ? file : undefined;
  }

  async #readIndex(): Promise<SearchIndex> {
    const text = await this.readText('/search-index.json');
    if (text === undefined) {
      throw new ToolError(
        'The folder of --site has no search-index.json, so it cannot be searched. Build it: npm run build',
      );
    }
    return SearchIndex.parse(text);
  }
}
