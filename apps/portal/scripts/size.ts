/**
 * `npm run size` compares what a page transfers on a cold visit, without a map in view, with its budget.
 * It measures all pages from the built files, and some in a browser. Starts the built server. Fails
 * if a page is over budget.
 *
 * With `-- --portal <folder>`, measures the files of another built copy of the portal, such as its
 * final shape, without a browser. With `-- --savings`, prints what each part of
 * `plugins/performance` saves, and checks nothing.
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
import { weighStyles } from './size/weighStyles.ts';
import { weighViewer } from './size/weighViewer.ts';

const reference = '/web-sdk/api-reference';
const pages = [
  '/docs/overview',
  '/web-sdk/camera',
  '/web-sdk/getting-started',
  `${reference}/api-reference-${site.product.slug}-js/venue`,
  `${reference}/api-reference-react`,
];

/** Limit in bytes for the gzipped scripts that the viewer starts with, including the map engine. */
const viewerBudget = 260_000;

/**
 * Limit in bytes for the global stylesheet (brotli), which every page waits for. A server sends ten packets of 1,460
 * bytes in the first round trip (RFC 6928), headers included. A larger file needs a second one.
 */
const stylesBudget = 14_000;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

function row(name: string, ...cells: readonly string[]): string {
  return name.padEnd(56) + cells.map((cell) => cell.padStart(15)).join('');
}

function weightRow(name: string, weight: PageWeight): string {
  const { beforeActing, withPrograms, requests } = weight;
  return row(name, kilobytes(beforeActing), kilobytes(withPrograms), String(requests));
}

const header = row('Page', 'To read', 'With scripts', 'Requests');

/** Measures all pages and prints the largest and all over budget; returns whether none is over. */
async function weighAll(portal: string): Promise<boolean> {
  const weighed = await weighPages(portal);
  const heaviestIn = (key: keyof PageWeight, pages = weighed) =>
    pages.toSorted((a, b) => b[key] - a[key])[0];
  const guides = weighed.filter(({ path: page }) => isGuide(page));
  const heaviest = [
    heaviestIn('beforeActing', guides),
    ...(['beforeActing', 'withPrograms', 'requests'] as const).map((key) => heaviestIn(key)),
  ].filter((page) => page !== undefined);
  const over = weighed.filter((page) => !isWithinBudget(page.path, page));
  console.log(
    `${weighed.length} pages measured. The largest guide, the largest page, and pages over budget:`,
  );
  console.log(header);
  for (const page of new Set([...heaviest, ...over])) console.log(weightRow(page.path, page));
  const missing = stylesLeftOut(path.join(portal, 'build'));
  if (missing.length > 0) {
    console.error(`Pages use classes whose styles were removed: ${missing.join(', ')}.`);
    console.error('Add the sources of these classes to plugins/performance/themeStyles.ts.');
  }
  return over.length === 0 && missing.length === 0;
}

/** Prints the size of the viewer's initial scripts; returns whether it is within the budget. */
function reckonViewer(): boolean {
  const bytes = weighViewer(path.resolve(import.meta.dirname, '../../viewer/dist'));
  console.log(
    `The viewer starts with ${kilobytes(bytes)} of scripts (gzip); the budget is ${kilobytes(viewerBudget)}.`,
  );
  return bytes <= viewerBudget;
}

/** Prints the size of the global stylesheet; returns whether it is within the budget. */
function areStylesWithin(portal: string): boolean {
  const bytes = weighStyles(path.join(portal, 'build'));
  console.log(
    `The global stylesheet has ${kilobytes(bytes)} (brotli); the budget is ${kilobytes(stylesBudget)}.`,
  );
  return bytes <= stylesBudget;
}

async function checkAll(): Promise<boolean> {
  const options = { portal: { type: 'string' }, savings: { type: 'boolean' } } as const;
  const { values } = parseArgs({ options });
  if (values.savings === true) {
    await printSavings();
    return true;
  }
  const own = path.resolve(import.meta.dirname, '..');
  const portal = path.resolve(values.portal ?? own);
  const areStylesSmall = areStylesWithin(portal);
  const isWeighed = (await weighAll(portal)) && areStylesSmall;
  if (values.portal !== undefined) return isWeighed;
  const isViewerWithin = reckonViewer();
  return (await measureAll()) && isWeighed && isViewerWithin;
}

/** Measures the pages concurrently and prints a row per page; returns whether none is over budget. */
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
    console.error(
      'A page, the stylesheet, or the viewer is over its budget, or a page lacks styles. See above.',
    );
    process.exitCode = 1;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
