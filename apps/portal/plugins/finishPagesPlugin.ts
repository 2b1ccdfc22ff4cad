import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, LoadedPlugin, Plugin } from '@docusaurus/types';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { readExamples } from '@mezzanine/tooling/examples';
import { site } from '../../../site.config.ts';
import type { DocSet } from '../config/DocSet.ts';
import { ownServiceUrl } from '../src/analytics/ownService.ts';
import { earlyResultsPath } from '../src/search/early/earlyResultsPath.ts';
import { resultsPagePath } from '../src/search/resultsPageAddress.ts';
import { examplePhrases } from './examples/examplePhrases.ts';
import { PageFiles } from './performance/PageFiles.ts';
import { earlyResultsProgram } from './performance/earlyResultsProgram.ts';
import { isDocument, withLateStart } from './performance/withLateStart.ts';
import { withPageStyles } from './performance/withPageStyles.ts';
import { withPreloads } from './performance/withPreloads.ts';
import { withHeadTags } from './readers/headTags.ts';
import { ReaderFiles } from './readers/ReaderFiles.ts';
import { readSearchPhrases } from './readers/searchPhrases.ts';
import { SiteDocuments } from './readers/SiteDocuments.ts';
import { readSkills } from './skills/readSkills.ts';

/** The parts of the site that the plugin reads. */
type Site = Pick<LoadContext, 'siteDir' | 'generatedFilesDir' | 'baseUrl'>;

/**
 * Finishes the built pages: links their styles, adds tags for search engines and previews, delays the scripts of documents,
 * and writes Markdown versions and the other files for tools. Every change to built HTML belongs here, so that each page is read
 * and written only once.
 *
 * @param examplesFolder - the examples, whose pages in the playground get the search phrases of their guides
 */
export function finishPagesPlugin(sets: readonly DocSet[], examplesFolder: string) {
  return function mezzanineFinishPages({ siteDir, generatedFilesDir, baseUrl }: Site): Plugin {
    return {
      name: 'mezzanine-finish-pages',
      async postBuild({ outDir, plugins }) {
        const content = docsContent(plugins);
        const documents = [...content.values()].flatMap(({ loadedVersions }) =>
          loadedVersions.flatMap(({ docs }) => docs),
        );
        const phrases = await readSearchPhrases(siteDir, documents);
        const ofExamples = examplePhrases(await readExamples(examplesFolder), phrases);
        const allPhrases = new Map([...phrases, ...ofExamples]);
        const readers = new ReaderFiles(outDir, new SiteDocuments(sets, content), allPhrases);
        const files = new PageFiles(generatedFilesDir);
        await finishPages(outDir, {
          add: (html) => readers.add(html),
          stylesOf: (page) => files.stylesOf(`${baseUrl}${page}`),
          scriptsOf: (page) => files.scriptsOf(`${baseUrl}${page}`),
        });
        await writeFile(path.join(outDir, earlyResultsPath), earlyResultsProgram(sets));
        await readers.finish(sets, siteDir, await readSkills(path.join(siteDir, '../..')));
      },
    };
  };
}

/**
 * Applies all changes to each page of a built site.
 *
 * @param outDir - folder of the built site
 * @param parts - receive each page and return its tags, and the styles and scripts of a page by its path
 * @throws Error if no page is a document
 */
export async function finishPages(
  outDir: string,
  parts: Pick<ReaderFiles, 'add'> & Pick<PageFiles, 'stylesOf' | 'scriptsOf'>,
): Promise<void> {
  const pageViewsUrl = site.analytics.service === 'own' ? ownServiceUrl : undefined;
  let documents = 0;
  for (const file of await htmlFiles(outDir)) {
    const html = await readFile(file, 'utf8');
    const page = pageOf(outDir, file);
    const tags = await parts.add(html);
    const styled = withPageStyles(html, parts.stylesOf(page));
    // Users open this page in the middle of typing, and wait for it.
    const isUrgent = `/${page}` === resultsPagePath;
    const loading = isUrgent ? withPreloads(styled, parts.scriptsOf(page)) : styled;
    await writeFile(file, withLateStart(withHeadTags(loading, tags), pageViewsUrl));
    if (isDocument(html)) documents += 1;
  }
  if (documents === 0) {
    throw new Error(
      `No page in ${outDir} is a document. Adapt isDocument in plugins/performance/withLateStart.ts ` +
        'to the classes of this Docusaurus version.',
    );
  }
}

/** The path of a page below the base path of the site, without a slash at its start: `docs/overview`. */
function pageOf(outDir: string, file: string): string {
  const name = path.relative(outDir, file).split(path.sep).join('/');
  return name.replace(/(^|\/)index\.html$|\.html$/, '$1');
}

async function htmlFiles(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder, { recursive: true });
  return names
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((name) => path.join(folder, name));
}

function docsContent(plugins: readonly LoadedPlugin[]): ReadonlyMap<string, LoadedContent> {
  return new Map(
    plugins
      .filter(({ name }) => name === 'docusaurus-plugin-content-docs')
      .map(({ options, content }) => [options.id, content as LoadedContent]),
  );
}
