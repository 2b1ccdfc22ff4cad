import type { SearchRecord } from './SearchRecord.ts';

/** Parts of the portal that are no documentation set, by the first segment of their addresses. */
const otherParts = new Set(['api', 'blog', 'community', 'playground', 'showcase']);

/** What a page is for, by its address; the first that fits. */
const kinds: readonly (readonly [RegExp, SearchRecord['kind']])[] = [
  [/\/(?:[\w-]+-)?release-notes$/, 'release-note'],
  [/^\/blog\//, 'blog'],
  [/^\/api\/|\/api-reference(?:\/|$)/, 'reference'],
  [/^\/(?:playground|showcase)(?:\/|$)/, 'example'],
  [/^\/docs\/(?:category\/|roadmap$)/, 'page'],
  [/^\/docs\/|^\/[\w-]+-sdk\//, 'guide'],
];

/**
 * Tells which documentation set a page belongs to and what it is for: what readers filter by.
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
