import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { site } from '../../../../site.config.ts';
import type { DocSet } from '../../config/DocSet.ts';
import type { Skill } from '../skills/readSkills.ts';
import { skillEntries, skillFiles } from '../skills/skillFiles.ts';
import { cardAlt, type Card } from './cards/Card.ts';
import { cardListPath, type CardList } from './cards/CardList.ts';
import { headTags } from './headTags.ts';
import { llmsPath, siteList, versionList } from './llmsLists.ts';
import { llmsText, type LlmsEntry } from './llmsText.ts';
import { markdownPath } from './markdownPath.ts';
import { pageMarkdown } from './pageMarkdown.ts';
import { PageSource } from './PageSource.ts';
import type { SiteDocuments } from './SiteDocuments.ts';

/** Error pages, which get no head tags and no Markdown. */
const unlisted = /^\/404/;

/**
 * Writes the files that tools read: each page as Markdown, page lists for language models, skills for
 * assistants, a preview image per page and the head tags that refer to them, and the search phrases for
 * the index.
 */
export class ReaderFiles {
  readonly #outDir: string;
  readonly #documents: SiteDocuments;
  readonly #phrases: ReadonlyMap<string, readonly string[]>;
  /** By the paths of their images. */
  readonly #cards = new Map<string, Card>();
  /** Pages outside the documentation sets. */
  readonly #others: LlmsEntry[] = [];

  /**
   * @param outDir - folder of the built site
   * @param documents - the documents of all sets
   * @param phrases - search phrases that pages do not contain, by URL path without a slash at its end
   */
  constructor(
    outDir: string,
    documents: SiteDocuments,
    phrases: ReadonlyMap<string, readonly string[]>,
  ) {
    this.#outDir = outDir;
    this.#documents = documents;
    this.#phrases = phrases;
  }

  /**
   * Writes the page as Markdown.
   *
   * @param html - the built page
   * @returns the tags for its head
   */
  async add(html: string): Promise<string> {
    const page = new PageSource(html);
    if (unlisted.test(page.path)) return '';
    const { section, facts, trail, isInSet } = this.#documents.placeOf(page);
    const bare = page.path.replace(/\/$/, '');
    const name = `${bare === '' ? 'index' : bare.slice(1)}.png`;
    const picture = `/img/cards/${name}`;
    const card = { title: page.title, section, siteName: site.product.name };
    this.#cards.set(name, card);
    const markdown = markdownPath(page.path);
    if (markdown !== undefined) {
      await this.#write(markdown, pageMarkdown(page, facts));
      const { title, description } = page;
      if (!isInSet) this.#others.push({ title, address: site.url + markdown, description });
    }
    return headTags(page, { siteUrl: site.url, picture, pictureAlt: cardAlt(card), trail });
  }

  /**
   * Writes the files about all pages, after they were added, and lists the preview images for
   * `scripts/drawCards.ts`.
   *
   * @param siteDir - folder of the portal
   * @param skills - the skills to serve
   */
  async finish(sets: readonly DocSet[], siteDir: string, skills: readonly Skill[]): Promise<void> {
    const list: CardList = Object.fromEntries(this.#cards);
    await mkdir(path.dirname(path.join(siteDir, cardListPath)), { recursive: true });
    await writeFile(path.join(siteDir, cardListPath), JSON.stringify(list));
    const more = [
      { title: 'More', entries: this.#others },
      { title: 'Skills for assistants', entries: skillEntries(skills) },
    ];
    await this.#write('/llms.txt', llmsText(siteList(sets, this.#documents.find, more)));
    for (const set of sets) {
      for (const version of set.versions) {
        const list = versionList(set, version, this.#documents.find);
        await this.#write(llmsPath(set, version), llmsText(list));
      }
    }
    for (const [name, bytes] of skillFiles(skills)) await this.#write(name, bytes);
    const phrases = JSON.stringify(Object.fromEntries(this.#phrases));
    await this.#write('/search-phrases.json', phrases);
  }

  async #write(name: string, content: string | Uint8Array): Promise<void> {
    const file = path.join(this.#outDir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
