/**
 * Compares every built page with its Markdown: headings, paragraphs, items, code, and cells of tables in
 * order. Fails if only one of them has a text. `npm run routes -w @mezzanine/portal` runs it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { articleOf } from './page-text/articleOf.ts';
import { blockDifferences } from './page-text/blockDifferences.ts';
import { htmlBlocks } from './page-text/htmlBlocks.ts';
import { markdownBlocks } from './page-text/markdownBlocks.ts';

/** Printed differences per page. */
const maxShown = 5;

const build = path.resolve(import.meta.dirname, '../build');
const pages = readdirSync(build, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => name.replace(/\.md$/, ''))
  .filter((name) => existsSync(path.join(build, `${name}.html`)))
  .sort();

let differing = 0;
for (const name of pages) {
  const read = (extension: string) => readFileSync(path.join(build, name + extension), 'utf8');
  const html = htmlBlocks(articleOf(read('.html')));
  const found = blockDifferences(html, markdownBlocks(read('.md')));
  if (found.length === 0) continue;
  differing += 1;
  console.error(`\n/${name}: ${found.length} differences`);
  for (const line of found.slice(0, maxShown)) console.error(`  ${line}`);
}

console.log(`\nMarkdown: ${pages.length - differing} of ${pages.length} pages equal their HTML.`);
if (pages.length === 0) console.error('The portal is not built. Run: npm run build');
if (pages.length === 0 || differing > 0) process.exitCode = 1;
