import vm from 'node:vm';
import type { APIRequestContext } from '@playwright/test';

/** A version of a documentation set in the site's data. */
export interface SiteVersion {
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  readonly path: string;
  readonly mainDocId: string;
  readonly docs: readonly {
    readonly id: string;
    readonly path: string;
    readonly sidebar?: string;
  }[];
  readonly draftIds: readonly string[];
  readonly sidebars: Readonly<Record<string, object>>;
}

/** A documentation set in the site's data. */
export interface SiteSet {
  readonly path: string;
  readonly versions: readonly SiteVersion[];
}

/**
 * Finds a JSON value in the scripts of a site by its first property.
 *
 * @throws Error if no script contains it
 */
export async function readSiteData(
  request: APIRequestContext,
  origin: string,
  property: string,
): Promise<unknown> {
  const html = await (await request.get(`${origin}/`)).text();
  for (const [, source] of html.matchAll(/<script src="?(\/assets\/[^\s">]+)/g)) {
    const code = await (await request.get(`${origin}${source}`)).text();
    const literals = code.matchAll(/JSON\.parse\(('(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)\)/g);
    for (const [, literal = ''] of literals) {
      if (!literal.slice(1).startsWith(`{"${property}"`)) continue;
      return JSON.parse(String(vm.runInNewContext(literal))) as unknown;
    }
  }
  throw new Error(`No script of ${origin} contains data that starts with ${property}.`);
}

/** The documentation sets, by id. */
export async function readSets(
  request: APIRequestContext,
  origin: string,
): Promise<Readonly<Record<string, SiteSet>>> {
  const plugin = 'docusaurus-plugin-content-docs';
  const data = (await readSiteData(request, origin, plugin)) as Readonly<
    Record<string, Readonly<Record<string, SiteSet>>>
  >;
  return data[plugin] ?? {};
}
