import { addressesOf, pagePath } from './pagePaths.ts';
import type { SiteFile, SiteManifest } from './siteManifest.ts';

/** The file or redirect at a path. */
export type Resolution =
  | { readonly kind: 'file'; readonly file: SiteFile }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'missing' };

/**
 * The built site, looked up by path. Only paths from the manifest resolve, so no spelling of a path
 * can reach a file outside the site.
 */
export class Site {
  #files: ReadonlyMap<string, SiteFile> = new Map();
  #pages: ReadonlyMap<string, SiteFile> = new Map();
  #pending: readonly string[] = [];
  #notFoundPage: SiteFile | undefined;

  constructor(manifest: SiteManifest) {
    this.replace(manifest);
  }

  /** Serves the output of a later build. Responses in progress are completed with the old files. */
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

  /** Shown with status 404 for unknown paths. */
  get notFoundPage(): SiteFile | undefined {
    return this.#notFoundPage;
  }

  /** Whether the build has not written the files at a path yet. */
  isPending(path: string): boolean {
    return this.#pending.some((prefix) => path.startsWith(prefix));
  }

  /** Whether any file that is not a page is served below a path. */
  hasBelow(prefix: string): boolean {
    return [...this.#files.keys()].some((path) => path.startsWith(prefix));
  }

  /** @param path Path of a URL, percent-decoded. */
  resolve(path: string): Resolution {
    const file = this.#pages.get(path) ?? this.#files.get(path);
    if (file !== undefined) return { kind: 'file', file };
    const canonical = this.canonicalPath(path);
    return canonical === undefined ? { kind: 'missing' } : { kind: 'redirect', to: canonical };
  }

  /**
   * The page's canonical path for any of its spellings: with or without a trailing slash, `.html`,
   * or `/index.html`. Undefined if there is no page.
   */
  canonicalPath(path: string): string | undefined {
    const bare = path.replace(/(\/index)?\.html$/, '').replace(/\/$/, '');
    return [bare, `${bare}/`].find((candidate) => this.#pages.has(candidate));
  }
}
