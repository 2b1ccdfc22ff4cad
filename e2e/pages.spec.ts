import { expect, type Page } from '@playwright/test';
import { site } from '../site.config.ts';
import { origin } from './address.ts';
import { axeViolations, standStill } from './support/axeViolations.ts';
import { expectOwnPage } from './support/pageHtml.ts';
import { LinkTargets, visitPage } from './support/PageVisit.ts';
import { test } from './support/sharedPage.ts';
import { sitePaths } from './support/sitePaths.ts';
import { liveRoutes } from './support/specifiedRoutes.ts';
import { watchPage, type PageWatch } from './support/watchPage.ts';
import { withoutMaps } from './support/withoutMaps.ts';

/** External hosts that pages may link to: those in the site configuration, and standards. */
const allowedOutside = [
  ...Object.values(site.links),
  'https://www.rfc-editor.org/',
  'https://www.w3.org/',
  'https://developer.mozilla.org/',
  'https://docs.ogc.org/',
  'https://schema.org',
  'https://maplibre.org/',
  'https://www.standardwebhooks.com/',
  'https://learn.microsoft.com/',
  'https://developer.apple.com/documentation/',
  'https://angular.dev/',
];

/** A viewport in which no page may scroll horizontally. */
const narrow = { width: 320, height: 640 };
/** Color modes and window sizes in turn. `accessibility.spec.ts` checks every page in all of them. */
const looks = [
  { name: 'desktop, light', viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { name: '320 px, dark', viewport: narrow, colorScheme: 'dark' },
] as const;

/** Pages that the sitemap omits. */
const unlisted = ['/404-not-found', '/search-results'];
const bare = (path: string) => path.replace(/(.)\/$/, '$1');
// The specified routes that this repository publishes, and all other pages. Paths that differ only
// in a trailing slash are one page.
const paths = [
  ...new Map(['/', ...liveRoutes(), ...sitePaths()].map((path) => [bare(path), path])).values(),
];
const known = new Set([...paths, ...unlisted].map(bare));
/**
 * Pages that only `test:all` opens: pages of symbols except the first, which share one template;
 * pages of older versions, with the components of the latest; and guides of iOS and Android, with
 * the components of React Native's. The stage `routes` reads their HTML for every change.
 */
const symbolPages = paths.filter((path) => /\/api-reference(\/|$)/.test(path)).slice(1);
const likeOthers = paths.filter((path) => /\/\d\.0\/|^\/(ios|android)-sdk\//.test(path));
const openedInAll = [...new Set([...symbolPages, ...likeOthers])];
const opened = paths.filter((path) => !openedInAll.includes(path));
/**
 * Pages that axe checks completely: their navigation and their contrast, which come from the theme and
 * are alike on the pages of a set. Contrast takes as long as all other rules.
 */
const checkedWhole = new Set(new Map(opened.map((path) => [path.split('/')[1], path])).values());
/** Checked link targets, because the pages of a worker mostly link to the same ones. */
const targets = new LinkTargets(origin);
/** Number of tests that share the pages. Two workers run them in turn. */
const parts = 12;

for (const [name, shared, tag] of [
  ['the latest version', opened, ''],
  ['older versions, symbols, and mobile SDKs', openedInAll, ' @all'],
] as const) {
  for (let part = 0; part < parts; part += 1) {
    test(`[RT-01] [links] [axe] every page of ${name} is complete, ${part + 1} of ${parts}${tag}`, async ({
      page,
    }) => {
      // About ten pages per test, each of which takes up to twenty seconds on a busy machine.
      test.setTimeout(600_000);
      await withoutMaps(page);
      const watch = watchPage(page);
      for (const [index, path] of shared.entries()) {
        if (index % parts !== part) continue;
        const said = { errors: watch.errors.length, foreign: watch.foreignRequests.length };
        await expectComplete(page, path);
        // `accessibility.spec.ts` checks the others.
        if (shared === opened) {
          await expectAccessible(page, path, looks[Math.floor(index / parts) % looks.length]!);
        }
        expectQuiet(watch, path, said);
      }
    });
  }
}

async function expectComplete(page: Page, path: string): Promise<void> {
  await page.setViewportSize(narrow);
  const visit = await visitPage(page, path);
  expectOwnPage(visit.sent, path, site.product.name);
  expect.soft(visit.excess, `${path} is wider than the window`).toBe(0);
  expect.soft(await targets.brokenLinks(visit), `${path} links to`).toEqual([]);
  expect.soft(outsideLinks(visit.links), `${path} links outside to`).toEqual([]);
  const linked = await targets.linkedPages(visit);
  expect.soft(linked.filter(isUnknown), `${path} links to pages of no list`).toEqual([]);
}

/**
 * A page that is neither in the sitemap nor listed as omitted. Pages of the server itself do not
 * count.
 */
function isUnknown(path: string): boolean {
  return !known.has(bare(path)) && !/^\/(stats|examples|viewer)(\/|$)/.test(path);
}

function outsideLinks(links: readonly string[]): readonly string[] {
  return links.filter(
    (link) =>
      new URL(link).origin !== origin &&
      !allowedOutside.some((allowed) => link.startsWith(allowed)),
  );
}

async function expectAccessible(page: Page, path: string, look: (typeof looks)[number]) {
  await page.setViewportSize(look.viewport);
  await page.emulateMedia({ colorScheme: look.colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', look.colorScheme);
  const isWhole = checkedWhole.has(path);
  if (isWhole) await standStill(page);
  const violations = isWhole
    ? await axeViolations(page)
    : await axeViolations(page, 'main', ['color-contrast']);
  expect.soft(violations, `${path}, ${look.name}`).toEqual([]);
}

/** Expects no new console errors and no requests to other hosts. */
function expectQuiet(watch: PageWatch, path: string, said: { errors: number; foreign: number }) {
  expect.soft(watch.errors.slice(said.errors), `${path} prints errors`).toEqual([]);
  const foreign = watch.foreignRequests.slice(said.foreign);
  expect.soft(foreign, `${path} asks other hosts`).toEqual([]);
}
