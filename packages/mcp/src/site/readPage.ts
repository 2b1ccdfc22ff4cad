import { ToolError } from '../results/ToolError.ts';
import { bodyLines, headingText } from './markdown.ts';
import type { SiteSource } from './SiteSource.ts';

/** A page as Markdown. */
export interface SitePage {
  /** Path of its URL, without an anchor. */
  readonly path: string;
  /** Anchor of the request; undefined if it had none. */
  readonly anchor: string | undefined;
  /** Lines without the front matter. */
  readonly lines: readonly string[];
  /** The front matter's `version`, such as `Web SDK 6.0`. */
  readonly version: string | undefined;
}

/**
 * Reads a page.
 *
 * @param given - a path such as `/web-sdk/camera#move`, or the page's URL on this site
 * @throws ToolError if there is no such page, or the URL belongs to another site
 */
export async function readPage(site: SiteSource, given: string): Promise<SitePage> {
  const { path, anchor } = pageOf(site, given);
  const markdown = await site.readText(`${path}.md`);
  if (markdown === undefined) {
    throw new ToolError(
      `There is no page "${path.slice(0, 200)}". Find pages with docs_search and pass a path from its results.`,
    );
  }
  const lines = bodyLines(withoutOrigin(markdown));
  const [, version] = /^version: "(.*)"$/m.exec(markdown.slice(0, 2000)) ?? [];
  return { path, anchor, lines, version };
}

/** The heading with an anchor that differs from the heading's words. */
export async function headingOfAnchor(
  site: SiteSource,
  path: string,
  anchor: string,
): Promise<string | undefined> {
  if (!/^[\w-]{1,200}$/.test(anchor)) return undefined;
  // Servers redirect from the name with an extension; folders have only that name.
  const html = (await site.readText(path)) ?? (await site.readText(`${path}.html`));
  const pattern = new RegExp(
    `<h[1-6][^>]{0,300} id="?${anchor}(?=[\\s">])[^>]{0,300}>(.{1,1000}?)</h[1-6]>`,
  );
  const [, heading] = pattern.exec(html ?? '') ?? [];
  if (heading === undefined) return undefined;
  const text = heading.replace(/<a [^>]{0,500}>.*?<\/a>/g, '').replace(/<[^>]{0,500}>/g, '');
  return headingText(text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&'));
}

function pageOf(site: SiteSource, given: string): { path: string; anchor: string | undefined } {
  const isUrl = /^[a-z][a-z\d+.-]*:/i.test(given);
  if (isUrl && !isOfSite(site, given)) {
    throw new ToolError(
      `"${given.slice(0, 200)}" is not a page of this documentation. Pass a path such as /web-sdk/camera.`,
    );
  }
  const rest = isUrl ? given.replace(/^[a-z]+:\/\/[^/?#]*/i, '') : given;
  const [beforeHash = '', anchor] = rest.split('#', 2);
  const [page = ''] = beforeHash.split('?', 1);
  const path = `/${page}`
    .replace(/\/+/g, '/')
    .replace(/\/$/, '')
    .replace(/\.(?:md|html)$/, '');
  if (!/^(?:\/[\p{L}\p{N}_~-][\p{L}\p{N}_.~-]*)+$/u.test(path) || path.length > 300) {
    throw new ToolError(
      `"${given.slice(0, 200)}" is not the path of a page. Expected a path such as /web-sdk/camera.`,
    );
  }
  return { path, anchor: anchor === '' ? undefined : anchor };
}

function isOfSite({ origin }: SiteSource, given: string): boolean {
  if (!URL.canParse(given)) return false;
  const url = new URL(given);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return origin === '' ? isLocal : url.origin === origin || (isLocal && isLocalUrl(origin));
}

function isLocalUrl(origin: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname);
}

/** Removes the site's own URL from links, to shorten them. */
function withoutOrigin(markdown: string): string {
  const [, own] = /^url: "(https?:\/\/[^/"]+)/m.exec(markdown.slice(0, 2000)) ?? [];
  return own === undefined ? markdown : markdown.replaceAll(`](${own}/`, '](/');
}
