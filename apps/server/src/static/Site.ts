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
  readonly #files: ReadonlyMap<string, SiteFile>;
  readonly #pages: ReadonlyMap<string, SiteFile>;
  /** Shown, with status 404, for an address that does not exist. */
  readonly notFoundPage: SiteFile | undefined;

  constructor(manifest: SiteManifest) {
    const files = Object.entries(manifest.files);
    this.#files = new Map(files.filter(([path]) => !path.endsWith('.html')));
    this.#pages = new Map(
      files.flatMap(([path, file]) => {
        const page = pagePath(path);
        if (page === undefined) return [];
        return addressesOf(page).map((address): [string, SiteFile] => [address, file]);
      }),
    );
    this.notFoundPage = manifest.files['/404.html'];
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
