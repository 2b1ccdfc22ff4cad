import type { SearchRecord } from '@mezzanine/search';

/** Parts of the portal that are not documentation sets, by the first segment of their URLs. */
const otherParts = new Set(['api', 'blog', 'community', 'playground', 'showcase']);

/** The purpose of a page by its URL. The first match wins. */
const kinds: readonly (readonly [RegExp, SearchRecord['kind']])[] = [
  [/\/(?:[\w-]+-)?release-notes$/, 'release-note'],
  [/^\/blog\//, 'blog'],
  [/^\/api\/|\/api-reference(?:\/|$)/, 'reference'],
  [/^\/(?:playground|showcase)(?:\/|$)/, 'example'],
  [/^\/docs\/(?:category\/|roadmap$)/, 'page'],
  [/^\/docs\/|^\/[\w-]+-sdk\//, 'guide'],
];

/**
 * Determines the documentation set and the purpose of a page, which users can filter by.
 *
 * @param path Canonical path of the page.
 * @param tags Tags of the page; `docs-<set>-<version>` names its set.
 */
export function classifyPage(
  path: string,
  tags: readonly string[],
): Pick<SearchRecord, 'set' | 'kind'> {
  const kind = kinds.find(([pattern]) => pattern.test(path))?.[1] ?? 'page';
  return { set: setOf(path, tags), kind };
}

function setOf(path: string, tags: readonly string[]): string {
  const id = tags.map((tag) => /^docs-(.+)-(?:current|\d[\d.]*)$/.exec(tag)?.[1]).find(Boolean);
  if (id !== undefined) return id === 'default' ? 'docs' : id;
  const part = path.split('/')[1] ?? '';
  return otherParts.has(part) ? part : 'site';
}
