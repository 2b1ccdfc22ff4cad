/**
 * `npm run size`: what a documentation page costs over the wire on a cold visit without a map in
 * view, against its budget. All pages are reckoned from the built files, some are visited with a
 * browser as well. Starts the built server; fails when a page is over budget.
 *
 * With `-- --portal <folder>`, reckons the pages of another built copy of the portal, such as its
 * final shape, and visits none.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { site } from '../../../site.config.ts';
import { chromiumFlags, ensureChromium } from '@mezzanine/tooling/chromium';
import { startServer } from '@mezzanine/tooling/start-server';
import { measurePage, type PageWeight } from './size/measurePage.ts';
import { classesLeftOut } from './size/classesLeftOut.ts';
import { weighPages } from './size/weighPages.ts';
import { weighViewer } from './size/weighViewer.ts';

const reference = '/web-sdk/api-reference';
const pages = [
  '/docs/overview',
  '/web-sdk/camera',
  '/web-sdk/getting-started',
  `${reference}/api-reference-${site.product.slug}-js/venue`,
  `${reference}/api-reference-react`,
];

/** Bytes (of a thousand to the kB) and number of requests. */
const budget: PageWeight = { script: 115_000, total: 145_000, requests: 24 };

/** Bytes of script, gzip, that the viewer may begin with, map engine and all. */
const viewerBudget = 260_000;

const keys = ['script', 'total', 'requests'] as const;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

function row(name: string, { script, total, requests }: PageWeight): string {
  const cells = [kilobytes(script), kilobytes(total), String(requests)];
  return name.padEnd(56) + cells.map((cell) => cell.padStart(12)).join('');
}

const isWithinBudget = (weight: PageWeight): boolean =>
  keys.every((key) => weight[key] <= budget[key]);

/** Reckons all pages and prints the heaviest and those over budget; true when there are none. */
function reckonAll(portal: string): boolean {
  const weighed = weighPages(portal);
  const heaviest = [weighed[0], weighed.toSorted((a, b) => b.total - a.total)[0]];
  const over = weighed.filter((page) => !isWithinBudget(page));
  console.log(`${weighed.length} pages, reckoned; the heaviest in script, in total, over budget:`);
  for (const page of new Set([...heaviest, ...over])) {
    if (page !== undefined) console.log(row(page.path, page));
  }
  const missing = classesLeftOut(path.join(portal, 'build'));
  if (missing.length > 0) {
    console.error(`Pages have classes whose styles are left out: ${missing.join(', ')}.`);
    console.error('Let plugins/lean/unusedStyles.ts keep them.');
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
  const { values } = parseArgs({ options: { portal: { type: 'string' } } });
  const own = path.resolve(import.meta.dirname, '..');
  const isReckoned = reckonAll(path.resolve(values.portal ?? own));
  if (values.portal !== undefined) return isReckoned;
  const isViewerWithin = reckonViewer();
  return (await measureAll()) && isReckoned && isViewerWithin;
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
    const names = ['Script', 'Total', 'Requests'];
    console.log('Page'.padEnd(56) + names.map((name) => name.padStart(12)).join(''));
    weights.forEach((weight, index) => console.log(row(pages[index] ?? '', weight)));
    console.log(row('Budget', budget));
    return weights.every(isWithinBudget);
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
