/**
 * `npm run size`: what a documentation page costs over the wire on a cold visit without a map in
 * view, against its budget. Starts the built server; fails when a page is over budget.
 */
import { chromium } from '@playwright/test';
import { site } from '../../../site.config.ts';
import { chromiumFlags, ensureChromium } from '../../../e2e/chromium.ts';
import { startServer } from './browser/startServer.ts';
import { measurePage, type PageWeight } from './size/measurePage.ts';

const reference = '/web-sdk/api-reference';
const pages = [
  ...['/docs/overview', '/web-sdk/camera', '/web-sdk/getting-started'],
  ...[
    `${reference}/api-reference-${site.product.slug}-js/venue`,
    `${reference}/api-reference-react`,
  ],
];

/** Bytes (of a thousand to the kB) and number of requests. */
const budget: PageWeight = { script: 120_000, total: 160_000, requests: 24 };

const keys = ['script', 'total', 'requests'] as const;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

function row(name: string, { script, total, requests }: PageWeight): string {
  const cells = [kilobytes(script), kilobytes(total), String(requests)];
  return name.padEnd(56) + cells.map((cell) => cell.padStart(12)).join('');
}

/** Prints a row a page; true when none is over budget. */
async function measureAll(): Promise<boolean> {
  const server = await startServer();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumFlags],
  });
  let isWithin = true;
  try {
    const names = ['Script', 'Total', 'Requests'];
    console.log('Page'.padEnd(56) + names.map((name) => name.padStart(12)).join(''));
    for (const page of pages) {
      const weight = await measurePage(browser, server.origin + page);
      console.log(row(page, weight));
      isWithin &&= keys.every((key) => weight[key] <= budget[key]);
    }
    console.log(row('Budget', budget));
  } finally {
    await browser.close();
    server.stop();
  }
  return isWithin;
}

measureAll().then(
  (isWithin) => {
    if (isWithin) return;
    console.error('A page is over its budget.');
    process.exitCode = 1;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
