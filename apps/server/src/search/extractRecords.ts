import { createHash } from 'node:crypto';
import { load, type CheerioAPI } from 'cheerio';
import type { SearchRecord } from '@mezzanine/search';
import { classifyPage } from './classifyPage.ts';

type Selection = ReturnType<CheerioAPI>;

/** Parts of a page that repeat elsewhere or are not prose. */
const skipped = [
  'nav, footer, aside, script, style, noscript, template, svg, iframe, button, form, dialog',
  'pre, figure:has(pre), .theme-code-block',
  '.hash-link, .theme-doc-breadcrumbs, .theme-doc-version-badge, .theme-doc-version-banner',
  '.theme-doc-toc-mobile, .theme-doc-toc-desktop, .table-of-contents, .theme-doc-footer',
  // Cards repeat other pages' descriptions. Lines about the kind of a symbol are all similar.
  '.doc-card, .api-kind, [hidden], [aria-hidden="true"], .docsearch-ignore',
  // Messages about the page's state.
  '[role="status"]',
].join(', ');

/** Pages that repeat other pages' text. */
const listPages =
  '.blog-list-page, .blog-tags-list-page, .blog-tags-post-list-page, .blog-archive-page, .blog-authors-list-page, .blog-authors-posts-page';

const headings = 'h1, h2, h3, h4, h5, h6';
/** A definition is indexed with its term, because a term alone is not informative. */
const texts = 'p, li, tr, dd, figcaption, summary';
/** Children of a list item or cell that have their own records. */
const nested = 'ul, ol, dl, table, p, h1, h2, h3, h4, h5, h6';

/** Parts of a page whose id is used if their heading has none. */
const parts = 'article[id], section[id], li[id]';

/** Maximum text length of a record. Longer paragraphs are truncated at a word. */
const maxContentLength = 600;

interface PageContext {
  readonly path: string;
  readonly language: string;
  readonly version: string;
  readonly tags: readonly string[];
  readonly set: string;
  readonly kind: SearchRecord['kind'];
}

interface Place {
  readonly anchor: string;
  readonly hierarchy: readonly (string | null)[];
}

/**
 * Extracts the search records of a built page: one for each heading, and one for each paragraph,
 * list item, and table row below it. A table row with its own id, such as a property or an error
 * code of the API reference, is also a heading, one level below the one above it.
 *
 * @param html The built page, with its `docsearch:*` meta tags.
 * @param path Canonical path of the page.
 * @returns an empty list for pages with noindex or that only list other pages.
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
  const article = main.find('article').first();
  // On pages of cards, each card is an article, and the page's heading is before them.
  const body = article.find('h1').length > 0 || main.find('h1').length === 0 ? article : main;
  const root = body.length > 0 ? body : main;
  root.find(skipped).remove();

  const page: PageContext = {
    path,
    language: meta($, 'docsearch:language') ?? $('html').attr('lang') ?? 'en',
    version: meta($, 'docsearch:version') ?? '',
    tags,
    ...classifyPage(path, tags),
  };
  return collect($, root, section, page);
}

function collect(
  $: CheerioAPI,
  body: Selection,
  section: string,
  page: PageContext,
): SearchRecord[] {
  const writer = new RecordWriter(page);
  const hierarchy: (string | null)[] = [section, null, null, null, null, null, null];
  let anchor = '';
  for (const element of body.find(`${headings}, ${texts}`).toArray()) {
    const item = $(element);
    if (/^h[1-6]$/.test(element.tagName)) {
      const level = Number(element.tagName[1]);
      const text = readText(item);
      if (text === '') continue;
      hierarchy[level] = text;
      hierarchy.fill(null, level + 1);
      // The page's own heading needs no anchor: its URL is the page's.
      anchor = level === 1 ? '' : (item.attr('id') ?? item.closest(parts).attr('id') ?? anchor);
      writer.addHeading({ anchor, hierarchy }, level);
    } else if (hierarchy[1] !== null) {
      const isMember = isOwnRow(item) && writer.addMember(cellTexts($, item), item, hierarchy);
      if (!isMember) writer.addText({ anchor, hierarchy }, ownText($, item));
    }
  }
  return writer.records;
}

/** Whether a table row has its own URL, and does not link to a detailed section. */
function isOwnRow(item: Selection): boolean {
  if (!item.is('tr[id]')) return false;
  const href = item.find('a').first().attr('href');
  const isName = item.children('td').first().find('a').length > 0;
  return !isName || href === `#${item.attr('id')}`;
}

/** Creates the records of one page in order. */
class RecordWriter {
  readonly records: SearchRecord[] = [];
  readonly #page: PageContext;
  /**
   * Number of equal records before each one, for ids that do not change when a paragraph is
   * inserted.
   */
  readonly #seen = new Map<string, number>();

  constructor(page: PageContext) {
    this.#page = page;
  }

  addHeading(place: Place, level: number): void {
    this.#push(place, `lvl${level}` as SearchRecord['type'], null);
  }

  addText(place: Place, text: string): void {
    if (text !== '') this.#push(place, 'content', cutAtWord(text));
  }

  /**
   * Adds a row with an id: its first cell as a heading, the others as text. Returns false without a
   * name.
   */
  addMember([name = '', ...cells]: string[], row: Selection, under: Place['hierarchy']): boolean {
    if (name === '') return false;
    const level = Math.min(6, under.findLastIndex((text) => text !== null) + 1);
    // A question mark marks an optional property, and is not part of its name.
    const hierarchy = under.with(level, name.replace(/\?$/, ''));
    const place = { anchor: row.attr('id') ?? '', hierarchy };
    this.addHeading(place, level);
    this.addText(place, cells.join(' · '));
    return true;
  }

  #push({ anchor, hierarchy }: Place, type: SearchRecord['type'], content: string | null): void {
    const page = this.#page;
    const path = anchor === '' ? page.path : `${page.path}#${encodeURIComponent(anchor)}`;
    const identity = [path, type, ...hierarchy, content].join('\n');
    const count = this.#seen.get(identity) ?? 0;
    this.#seen.set(identity, count + 1);
    this.records.push({
      objectID: createHash('sha256').update(`${identity}\n${count}`).digest('hex').slice(0, 20),
      path,
      type,
      hierarchy: [...hierarchy],
      content,
      language: page.language,
      version: page.version,
      tags: [...page.tags],
      set: page.set,
      kind: page.kind,
      position: this.records.length,
    });
  }
}

/**
 * Name of the part of the portal that a page belongs to: its outermost category, its documentation
 * set, or the active navigation item. The search modal shows it as plain text and the results page
 * as HTML, so it must look the same in both.
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

/** `Web SDK` for `docs-web-sdk-6.0`; undefined for pages of the default set or without a set. */
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
  if (item.is('tr')) return cellTexts($, item).join(' · ');
  // A paragraph in a table belongs to the record of its row.
  if (item.closest('tr').length > 0) return '';
  const copy = item.clone();
  copy.find(nested).remove();
  const text = readText(copy);
  if (!item.is('dd')) return text;
  return [readText(item.prevAll('dt').first()), text].filter((part) => part !== '').join(' · ');
}

function cellTexts($: CheerioAPI, row: Selection): string[] {
  const cells = row.children('td').toArray();
  return cells.map((cell) => readText($(cell))).filter((text) => text !== '');
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
