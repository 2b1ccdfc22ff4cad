import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedPlugin, Plugin } from '@docusaurus/types';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { site } from '../../../../site.config.ts';
import type { DocSet } from '../../config/sets.ts';
import { cardAlt, type Card } from './cards/Card.ts';
import { CardStore } from './cards/CardStore.ts';
import { headTags, withHeadTags } from './headTags.ts';
import { llmsPath, setList, siteList } from './llmsLists.ts';
import { llmsText, type LlmsEntry } from './llmsText.ts';
import { markdownPath } from './markdownPath.ts';
import { pageMarkdown } from './pageMarkdown.ts';
import { PageSource } from './PageSource.ts';
import { SiteDocuments } from './SiteDocuments.ts';
import { finishPages } from '../start/finishPages.ts';

/** Pages that nobody links to from elsewhere. */
const unlisted = /^\/404/;

/**
 * What readers' tools take from the finished pages: each page as Markdown, lists of pages for
 * language models, a picture for previews, and the tags that name it.
 */
export function readersPlugin(sets: readonly DocSet[]) {
  return function mezzanineReaders({ siteDir }: { readonly siteDir: string }): Plugin {
    return {
      name: 'mezzanine-readers',
      async postBuild({ outDir, plugins }) {
        const documents = new SiteDocuments(sets, docsContent(plugins));
        const written: WrittenPage[] = [];
        const files = await htmlFiles(outDir);
        for (const file of files) {
          written.push(...(await writePage(path.join(outDir, file), outDir, documents)));
        }
        await finishPages(
          outDir,
          files.map((file) => path.join(outDir, file)),
        );
        const cards = written.map(
          ({ picture, card }) => [path.join(outDir, picture), card] as const,
        );
        await new CardStore(path.join(siteDir, '.cache/cards')).write(new Map(cards));
        const others = written.flatMap(({ entry }) => (entry === undefined ? [] : [entry]));
        await writeLists(outDir, sets, documents, others);
      },
    };
  };
}

function docsContent(plugins: readonly LoadedPlugin[]): ReadonlyMap<string, LoadedContent> {
  return new Map(
    plugins
      .filter(({ name }) => name === 'docusaurus-plugin-content-docs')
      .map(({ options, content }) => [options.id, content as LoadedContent]),
  );
}

async function htmlFiles(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => name.endsWith('.html')).sort();
}

/** What is left to do for a page. */
interface WrittenPage {
  /** Path of the picture to draw. */
  readonly picture: string;
  readonly card: Card;
  /** Of pages beside the sets, for the list of the site. */
  readonly entry?: LlmsEntry;
}

/** Completes a page's head and writes the page as Markdown. */
async function writePage(
  file: string,
  outDir: string,
  documents: SiteDocuments,
): Promise<readonly WrittenPage[]> {
  const html = await readFile(file, 'utf8');
  const page = new PageSource(html);
  if (unlisted.test(page.path)) return [];
  const { section, facts, trail, isInSet } = documents.placeOf(page);
  const bare = page.path.replace(/\/$/, '');
  const picture = `/img/cards${bare === '' ? '/index' : bare}.png`;
  const card = { title: page.title, section, siteName: site.product.name };
  const tags = headTags(page, { siteUrl: site.url, picture, pictureAlt: cardAlt(card), trail });
  await writeFile(file, withHeadTags(html, tags));
  const markdown = markdownPath(page.path);
  if (markdown === undefined) return [{ picture, card }];
  await mkdir(path.dirname(path.join(outDir, markdown)), { recursive: true });
  await writeFile(path.join(outDir, markdown), pageMarkdown(page, facts));
  if (isInSet) return [{ picture, card }];
  const { title, description } = page;
  return [{ picture, card, entry: { title, address: site.url + markdown, description } }];
}

async function writeLists(
  outDir: string,
  sets: readonly DocSet[],
  documents: SiteDocuments,
  others: readonly LlmsEntry[],
): Promise<void> {
  const lists = [
    ['/llms.txt', siteList(sets, documents.find, others)],
    ...sets.map((set) => [llmsPath(set), setList(set, documents.find)] as const),
  ] as const;
  for (const [name, list] of lists) await writeFile(path.join(outDir, name), llmsText(list));
}
