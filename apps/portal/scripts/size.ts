/**
 * `npm run size`: what a page costs over the wire on a cold visit without a map in view, against its
 * budget. All pages are weighed from the built files, some are visited with a browser as well.
 * Starts the built server; fails when a page is over budget.
 *
 * With `-- --portal <folder>`, weighs the pages of another built copy of the portal, such as its
 * final shape, and visits none. With `-- --savings`, prints what each part of `plugins/performance`
 * saves, and checks nothing.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { site } from '../../../site.config.ts';
import { chromiumFlags, ensureChromium } from '@mezzanine/tooling/chromium';
import { startServer } from '@mezzanine/tooling/start-server';
import { budgetOf, isGuide, isWithinBudget } from './size/budgets.ts';
import { measurePage } from './size/measurePage.ts';
import { printSavings } from './size/printSavings.ts';
import { stylesLeftOut } from './size/stylesLeftOut.ts';
import { weighPages, type PageWeight } from './size/weighPages.ts';
import { weighViewer } from './size/weighViewer.ts';

const reference = '/web-sdk/api-reference';
const pages = [
  '/docs/overview',
  '/web-sdk/camera',
  '/web-sdk/getting-started',
  `${reference}/api-reference-${site.product.slug}-js/venue`,
  `${reference}/api-reference-react`,
];

/** Bytes of script, gzip, that the viewer may begin with, map engine and all. */
const viewerBudget = 260_000;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

function row(name: string, ...cells: readonly string[]): string {
  return name.padEnd(56) + cells.map((cell) => cell.padStart(15)).join('');
}

function weightRow(name: string, weight: PageWeight): string {
  const { beforeActing, withPrograms, requests } = weight;
  return row(name, kilobytes(beforeActing), kilobytes(withPrograms), String(requests));
}

const header = row('Page', 'Before acting', 'With programs', 'Requests');

/** Weighs all pages; prints the heaviest and those over budget; true when there are none. */
function weighAll(portal: string): boolean {
  const weighed = weighPages(portal);
  const heaviestIn = (key: keyof PageWeight, pages = weighed) =>
    pages.toSorted((a, b) => b[key] - a[key])[0];
  const guides = weighed.filter(({ path: page }) => isGuide(page));
  const heaviest = [
    heaviestIn('beforeActing', guides),
    ...(['beforeActing', 'withPrograms', 'requests'] as const).map((key) => heaviestIn(key)),
  ].filter((page) => page !== undefined);
  const over = weighed.filter((page) => !isWithinBudget(page.path, page));
  console.log(
    `${weighed.length} pages weighed; the heaviest guide, the heaviest, those over budget:`,
  );
  console.log(header);
  for (const page of new Set([...heaviest, ...over])) console.log(weightRow(page.path, page));
  const missing = stylesLeftOut(path.join(portal, 'build'));
  if (missing.length > 0) {
    console.error(`Pages have classes whose styles are left out: ${missing.join(', ')}.`);
    console.error('Add where they come from to plugins/performance/themeStyles.ts.');
  }
  return over.length === 0 && missing.length === 0;
}

/** Prints what the viewer begins with; true when it is within its budget. */
function reckonViewer(): boolean {
  const bytes = weighViewer(path.resolve(import.meta.dirname, '../../viewer/dist'));
  console.log(
    `The viewer begins with ${kilobytes(bytes)} of script (gzip), of ${kilobytes(viewerBudget)}.`,
  );
  return bytes <= viewerBudget;
}

async function checkAll(): Promise<boolean> {
  const options = { portal: { type: 'string' }, savings: { type: 'boolean' } } as const;
  const { values } = parseArgs({ options });
  if (values.savings === true) {
    await printSavings();
    return true;
  }
  const own = path.resolve(import.meta.dirname, '..');
  const isWeighed = weighAll(path.resolve(values.portal ?? own));
  if (values.portal !== undefined) return isWeighed;
  const isViewerWithin = reckonViewer();
  return (await measureAll()) && isWeighed && isViewerWithin;
}

/** Visits the pages side by side, prints a row a page; true when none is over budget. */
async function measureAll(): Promise<boolean> {
  const server = await startServer();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumFlags],
  });
  try {
    const weights = await Promise.all(
      pages.map((page) => measurePage(browser, server.origin + page)),
    );
    console.log(`Visited:\n${header}`);
    weights.forEach((weight, index) => console.log(weightRow(pages[index] ?? '', weight)));
    console.log(weightRow('Budget of a guide', budgetOf('/docs/overview')));
    console.log(weightRow('Budget of any other page', budgetOf('/')));
    return weights.every((weight, index) => isWithinBudget(pages[index] ?? '', weight));
  } finally {
    await browser.close();
    server.stop();
  }
}

checkAll().then(
  (isWithin) => {
    if (isWithin) return;
    console.error('A page or the viewer is over its budget, or a page is without its styles.');
    process.exitCode = 1;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
