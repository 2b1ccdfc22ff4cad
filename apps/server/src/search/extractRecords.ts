import { createHash } from 'node:crypto';
import { load, type CheerioAPI } from 'cheerio';
import { classifyPage } from './classifyPage.ts';
import type { SearchRecord } from './SearchRecord.ts';

type Selection = ReturnType<CheerioAPI>;

/** Parts of a page that repeat elsewhere or are not prose. */
const skipped = [
  'nav, footer, aside, script, style, noscript, template, svg, iframe, button, form, dialog',
  'pre, figure:has(pre), .theme-code-block',
  '.hash-link, .theme-doc-breadcrumbs, .theme-doc-version-badge, .theme-doc-version-banner',
  '.theme-doc-toc-mobile, .theme-doc-toc-desktop, .table-of-contents, .theme-doc-footer',
  // Cards say what other pages say of themselves; lines on the kind of a symbol are all alike.
  '.doc-card, .api-kind, [hidden], [aria-hidden="true"], .docsearch-ignore',
].join(', ');

/** Pages that list other pages' text again. */
const listPages =
  '.blog-list-page, .blog-tags-list-page, .blog-tags-post-list-page, .blog-archive-page, .blog-authors-list-page, .blog-authors-posts-page';

const headings = 'h1, h2, h3, h4, h5, h6';
/** A definition takes its term along; a term alone says nothing. */
const texts = 'p, li, tr, dd, figcaption, summary';
/** Children of a list item or cell that are records of their own. */
const nested = 'ul, ol, dl, table, p, h1, h2, h3, h4, h5, h6';

/** Parts of a page whose address their heading has when it has none itself. */
const parts = 'article[id], section[id]';

/** Longest text of one record; longer paragraphs are cut at a word. */
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
 * Reads the search records of a built page: one for each heading, one for each paragraph, list item
 * and table row under it. A table row with an address of its own, such as a property or an error
 * code of the API reference, is a heading too, one level below the one it stands under.
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
  const article = main.find('article').first();
  // On pages of cards each card is an article, and the page's heading stands before them.
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
      // The page's own heading needs no anchor: its address is the page's.
      anchor = level === 1 ? '' : (item.attr('id') ?? item.closest(parts).attr('id') ?? anchor);
      writer.addHeading({ anchor, hierarchy }, level);
    } else if (hierarchy[1] !== null) {
      const isMember = isOwnRow(item) && writer.addMember(cellTexts($, item), item, hierarchy);
      if (!isMember) writer.addText({ anchor, hierarchy }, ownText($, item));
    }
  }
  return writer.records;
}

/** Whether a table row has an address of its own, and does not lead to where more is said. */
function isOwnRow(item: Selection): boolean {
  if (!item.is('tr[id]')) return false;
  const href = item.find('a').first().attr('href');
  const isName = item.children('td').first().find('a').length > 0;
  return !isName || href === `#${item.attr('id')}`;
}

/** Writes the records of one page in order. */
class RecordWriter {
  readonly records: SearchRecord[] = [];
  readonly #page: PageContext;
  /** How often each record without its place was there, for ids that a new paragraph leaves alone. */
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

  /** Adds a row with an id: its first cell as a heading, the others as text; false without a name. */
  addMember([name = '', ...cells]: string[], row: Selection, under: Place['hierarchy']): boolean {
    if (name === '') return false;
    const level = Math.min(6, under.findLastIndex((text) => text !== null) + 1);
    // A question mark says that a property may be missing; it is no part of its name.
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
