import { addressesOf, pagePath } from './pagePaths.ts';
import type { SiteFile, SiteManifest } from './siteManifest.ts';

/** What stands at an address. */
export type Resolution =
  | { readonly kind: 'file'; readonly file: SiteFile }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'missing' };

/**
 * The built site, looked up by address. Only addresses from the manifest resolve, so no spelling
 * of a path can reach a file outside the site.
 */
export class Site {
  #files: ReadonlyMap<string, SiteFile> = new Map();
  #pages: ReadonlyMap<string, SiteFile> = new Map();
  #pending: readonly string[] = [];
  #notFoundPage: SiteFile | undefined;

  constructor(manifest: SiteManifest) {
    this.replace(manifest);
  }

  /** Serves what a later build wrote. Responses under way are sent as they began. */
  replace(manifest: SiteManifest): void {
    const files = Object.entries(manifest.files);
    this.#files = new Map(files.filter(([path]) => !path.endsWith('.html')));
    this.#pages = new Map(
      files.flatMap(([path, file]) => {
        const page = pagePath(path);
        if (page === undefined) return [];
        return addressesOf(page).map((address): [string, SiteFile] => [address, file]);
      }),
    );
    this.#pending = manifest.pending ?? [];
    this.#notFoundPage = manifest.files['/404.html'];
  }

  /** Shown, with status 404, for an address that does not exist. */
  get notFoundPage(): SiteFile | undefined {
    return this.#notFoundPage;
  }

  /** Whether the build is still making what is served at an address. */
  isPending(path: string): boolean {
    return this.#pending.some((prefix) => path.startsWith(prefix));
  }

  /** Whether any file that is not a page is served below an address. */
  hasBelow(prefix: string): boolean {
    return [...this.#files.keys()].some((path) => path.startsWith(prefix));
  }

  /** @param path Path of an address, percent-decoded. */
  resolve(path: string): Resolution {
    const file = this.#pages.get(path) ?? this.#files.get(path);
    if (file !== undefined) return { kind: 'file', file };
    const canonical = this.canonicalPath(path);
    return canonical === undefined ? { kind: 'missing' } : { kind: 'redirect', to: canonical };
  }

  /**
   * The page's own address, whichever way it was written: with or without a trailing slash,
   * `.html` or `/index.html`. Undefined where no page is.
   */
  canonicalPath(path: string): string | undefined {
    const bare = path.replace(/(\/index)?\.html$/, '').replace(/\/$/, '');
    return [bare, `${bare}/`].find((candidate) => this.#pages.has(candidate));
  }
}
