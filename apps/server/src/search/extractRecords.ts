import { createHash } from 'node:crypto';
import { load, type CheerioAPI } from 'cheerio';
import type { SearchRecord } from './SearchRecord.ts';

type Selection = ReturnType<CheerioAPI>;

/** Parts of a page that repeat elsewhere or are not prose. */
const skipped = [
  'nav, footer, aside, script, style, noscript, template, svg, iframe, button, form, dialog',
  'pre, figure:has(pre), .theme-code-block',
  '.hash-link, .theme-doc-breadcrumbs, .theme-doc-version-badge, .theme-doc-version-banner',
  '.theme-doc-toc-mobile, .theme-doc-toc-desktop, .table-of-contents, .theme-doc-footer',
  '[hidden], [aria-hidden="true"], .docsearch-ignore',
].join(', ');

/** Pages that list other pages' text again. */
const listPages =
  '.blog-list-page, .blog-tags-list-page, .blog-tags-post-list-page, .blog-archive-page, .blog-authors-list-page, .blog-authors-posts-page';

const headings = 'h1, h2, h3, h4, h5, h6';
const texts = 'p, li, tr, dt, dd, figcaption, summary';
/** Children of a list item or cell that are records of their own. */
const nested = 'ul, ol, dl, table, p, h1, h2, h3, h4, h5, h6';

/** Longest text of one record; longer paragraphs are cut at a word. */
const maxContentLength = 600;

interface PageContext {
  readonly path: string;
  readonly language: string;
  readonly version: string;
  readonly tags: readonly string[];
}

/**
 * Reads the search records of a built page: one for each heading, one for each paragraph, list item
 * and table row under it.
 *
 * @param html The page as built, with its `docsearch:*` meta tags.
 * @param path Canonical path of the page.
 * @returns Nothing for pages that ask not to be indexed or only list other pages.
 */
export function extractRecords(html: string, path: string): SearchRecord[] {
  const $ = load(html);
  const isExcluded = $('meta[name="robots"]').attr('content')?.includes('noindex') === true;
  if (isExcluded || $('html').is(listPages)) return [];
  const tags = (meta($, 'docsearch:docusaurus_tag') ?? 'default')
    .split(',')
    .map((tag) => tag.trim());
  const section = sectionName($, tags);
  const main = $('main').first();
  const root = main.find('article').first();
  const body = root.length > 0 ? root : main;
  body.find(skipped).remove();

  const page: PageContext = {
    path,
    language: meta($, 'docsearch:language') ?? $('html').attr('lang') ?? 'en',
    version: meta($, 'docsearch:version') ?? '',
    tags,
  };
  return collect($, body, section, page);
}

function collect(
  $: CheerioAPI,
  body: Selection,
  section: string,
  page: PageContext,
): SearchRecord[] {
  const records: SearchRecord[] = [];
  const hierarchy: (string | null)[] = [section, null, null, null, null, null, null];
  let anchor = '';
  const push = (type: SearchRecord['type'], content: string | null) => {
    records.push(makeRecord({ page, anchor, type, content, hierarchy, ordinal: records.length }));
  };
  for (const element of body.find(`${headings}, ${texts}`).toArray()) {
    const item = $(element);
    if (/^h[1-6]$/.test(element.tagName)) {
      const level = Number(element.tagName[1]) as 1 | 2 | 3 | 4 | 5 | 6;
      const text = readText(item);
      if (text === '') continue;
      hierarchy[level] = text;
      hierarchy.fill(null, level + 1);
      // The page's own heading needs no anchor: its address is the page's.
      anchor = level === 1 ? '' : (item.attr('id') ?? anchor);
      push(`lvl${level}`, null);
    } else if (hierarchy[1] !== null) {
      const text = ownText($, item);
      if (text !== '') push('content', cutAtWord(text));
    }
  }
  return records;
}

function makeRecord(parts: {
  readonly page: PageContext;
  readonly anchor: string;
  readonly type: SearchRecord['type'];
  readonly content: string | null;
  readonly hierarchy: readonly (string | null)[];
  readonly ordinal: number;
}): SearchRecord {
  const { page, anchor, type, content, hierarchy, ordinal } = parts;
  const path = anchor === '' ? page.path : `${page.path}#${encodeURIComponent(anchor)}`;
  const identity = [path, type, ...hierarchy, content, ordinal].join('\n');
  return {
    objectID: createHash('sha256').update(identity).digest('hex').slice(0, 20),
    path,
    type,
    hierarchy: [...hierarchy],
    content,
    language: page.language,
    version: page.version,
    tags: [...page.tags],
  };
}

/**
 * Name of the part of the portal that a page belongs to: its outermost category, else its
 * documentation set, else the entry of the navigation that is marked as active. The search modal
 * shows it as plain text and the results page as HTML, so it must read the same as both.
 */
function sectionName($: CheerioAPI, tags: readonly string[]): string {
  const category = $('.theme-doc-breadcrumbs .breadcrumbs__item:not(.breadcrumbs__item--active)')
    .toArray()
    .map((item) => clean($(item).text()))
    .find((text) => text !== '');
  const active = clean($('nav.navbar .navbar__link--active').first().text());
  const name = [category, setName(tags), active].find((text) => text !== undefined && text !== '');
  return (name ?? 'Pages').replaceAll('&', 'and').replace(/[<>"']/g, '');
}

/** `docs-web-sdk-6.0` → `Web SDK`; undefined for pages of the default set or of none. */
function setName(tags: readonly string[]): string | undefined {
  const id = tags.map((tag) => /^docs-(.+)-(?:current|\d[\d.]*)$/.exec(tag)?.[1]).find(Boolean);
  if (id === undefined || id === 'default') return undefined;
  const words = id.split('-').map((word) => {
    if (word === 'sdk') return 'SDK';
    return word === 'ios' ? 'iOS' : word.charAt(0).toUpperCase() + word.slice(1);
  });
  return words.join(' ');
}

function ownText($: CheerioAPI, item: Selection): string {
  if (item.is('tr')) {
    const cells = item.children('td').toArray();
    return cells
      .map((cell) => readText($(cell)))
      .filter((text) => text !== '')
      .join(' · ');
  }
  // A paragraph in a table belongs to the record of its row.
  if (item.closest('tr').length > 0) return '';
  const copy = item.clone();
  copy.find(nested).remove();
  return readText(copy);
}

function readText(item: Selection): string {
  const copy = item.clone();
  copy.find('br').replaceWith(' ');
  return clean(copy.text());
}

/** Zero-width characters come from heading links and line-break hints. */
function clean(text: string): string {
  return text
    .replace(/[\u200B-\u200D\u2060\uFEFF\u00AD]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function cutAtWord(text: string): string {
  if (text.length <= maxContentLength) return text;
  const cut = text.slice(0, maxContentLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}

function meta($: CheerioAPI, name: string): string | undefined {
  return $(`meta[name="${name}"]`).attr('content');
}
