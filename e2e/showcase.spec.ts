import { readdirSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { axeViolations, axeViolationsIn } from './support/axeViolations.ts';
import { expectMap } from './support/expectMap.ts';
import { openHydrated } from './support/openHydrated.ts';
import { signInHere } from './support/openSignedIn.ts';
import { pageHtml } from './support/pageHtml.ts';
import { test } from './support/test.ts';
import { runProject } from './support/runProject.ts';
import { watchPage } from './support/watchPage.ts';
import { watchRequests } from '@mezzanine/tooling/watch-requests';
import { withoutMaps } from './support/withoutMaps.ts';

const appsIn = (group: string) => readdirSync(new URL(`../examples/${group}`, import.meta.url));
const apps = appsIn('apps');
const apps5 = appsIn('version-5-apps');
const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const count = (page: Page) => page.getByRole('status').filter({ hasText: 'apps' });
const app = (page: Page) => page.frameLocator('iframe[title$=": live map"]');

test('[SC-01] the index lists every app with an image, and loads little at first @all', async ({
  page,
}) => {
  const { errors, foreignRequests } = watchPage(page);
  const requests = watchRequests(page);
  await openHydrated(page, '/showcase/');
  await expect(cards(page)).toHaveCount(apps.length);
  const pictures = page.getByRole('listitem').locator('img:visible');
  await expect(pictures).toHaveCount(apps.length);
  for (const picture of await pictures.all()) {
    await expect(picture).toHaveAttribute('loading', 'lazy');
    await expect(picture).toHaveAttribute('alt', /\S{2}/);
  }
  await requests.quiet();
  const bytes = await page.evaluate(() => {
    const entries = ['navigation', 'resource'].flatMap((type) =>
      performance.getEntriesByType(type),
    ) as PerformanceResourceTiming[];
    // Prefetched and used files are listed twice.
    const sizes = new Map(entries.map(({ name, encodedBodySize }) => [name, encodedBodySize]));
    return [...sizes.values()].reduce((all, size) => all + size, 0);
  });
  expect(bytes, 'of everything that came').toBeLessThanOrEqual(200_000);
  expect(errors).toEqual([]);
  expect(foreignRequests).toEqual([]);
});

test('[SC-01] filters narrow the apps, are in the URL, and are undone by Back @all', async ({
  page,
}) => {
  await openHydrated(page, '/showcase/');
  const airport = page.getByRole('button', { name: /^Airport/ });
  await airport.press('Enter');
  await expect(page).toHaveURL('/showcase/?venue=airport');
  await expect(airport).toBeFocused();
  await expect(count(page)).toHaveText(`2 of ${apps.length} apps`);
  await page.getByRole('button', { name: /^Shapes/ }).click();
  await expect(page).toHaveURL('/showcase/?venue=airport&topic=shapes');
  await expect(cards(page)).toHaveText(['Asset tracker']);
  expect(await axeViolations(page)).toEqual([]);
  await page.goBack();
  await expect(cards(page)).toHaveCount(2);
  await openHydrated(page, '/showcase/?venue=campus&topic=shapes');
  await expect(page.getByRole('status').filter({ hasText: 'No app matches both' })).toBeVisible();
  await page.getByRole('button', { name: /^Campus: \d+ apps?$/ }).click();
  await expect(page, 'one of both filters').toHaveURL('/showcase/?venue=campus');
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/showcase/');
  await expect(cards(page)).toHaveCount(apps.length);
});

test('[SC-01] an app runs on its page, with its story, its topics and its source @all', async ({
  page,
}) => {
  const { errors } = watchPage(page);
  await openHydrated(page, '/showcase/');
  await page.getByRole('link', { name: 'Gate finder' }).click();
  await expect(page).toHaveURL('/showcase/item?app=gate-finder');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gate finder');
  await expect(page).toHaveTitle(/^Gate finder/);
  await app(page)
    .getByRole('button', { name: /^Bergen/ })
    .click();
  await expect(app(page).getByText(/Bergen leaves from Gate/)).toBeVisible();
  // Further down the page, the map is unloaded.
  expect(await axeViolationsIn(page.locator('iframe[title$=": live map"]'))).toEqual([]);
  await page.getByRole('heading', { name: 'Its source' }).scrollIntoViewIfNeeded();
  await expect(page.locator('pre code')).toContainText("from '@mezzanine/react-sdk'");
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Wayfinding' })).toHaveAttribute(
    'href',
    '/web-sdk/wayfinding',
  );
  expect(await axeViolations(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('[SC-01] an app opens in the playground, and a downloaded copy installs, runs, and builds @all', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await openHydrated(page, '/showcase/item?app=campus-ways');
  await page.getByRole('link', { name: 'Open in playground (Directions across a campus)' }).click();
  await expect(page).toHaveURL('/playground/apps#campus-ways');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Complete apps');
  await signInHere(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  await runProject(download, async (address) => {
    await expectMap(page, address);
    const parts = page.getByRole('list', { name: 'Parts of the way' }).getByRole('button');
    await parts.last().click();
    await expect(parts.last()).toHaveAttribute('aria-current', 'step');
  });
});

test('[SC-01] [DS-05] the showcase of 5.0 lists its own apps, and links 6.0 @all', async ({
  page,
}) => {
  await withoutMaps(page);
  const { errors } = watchPage(page);
  await openHydrated(page, '/showcase/');
  await page.getByRole('link', { name: 'Showcase for 5.0' }).click();
  await expect(page).toHaveURL(/\/showcase\/5\.0\/?$/);
  await openHydrated(page, '/showcase/5.0/');
  await expect(cards(page)).toHaveCount(apps5.length);
  await expect(page.getByRole('listitem').locator('img:visible')).toHaveCount(apps5.length);
  const main = page.getByRole('main');
  await expect(page.getByRole('note')).toContainText('version 5.0');
  await expect(page.getByRole('note').getByRole('link')).toHaveAttribute('href', /^\/showcase\/?$/);
  await expect(main.getByRole('link', { name: 'run the codemod' })).toHaveAttribute(
    'href',
    '/web-sdk/migration-guide#run-the-codemod',
  );
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: /^Campus/ }).click();
  await expect(page).toHaveURL('/showcase/5.0/?venue=campus');
  await expect(cards(page)).toHaveCount(2);
  await main.getByRole('link', { name: 'Guided tour (5.0)' }).click();
  await expect(page).toHaveURL('/showcase/5.0/item?app=guided-tour');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guided tour (5.0)');
  await expect(main.getByRole('link', { name: 'Guided tour', exact: true })).toHaveAttribute(
    'href',
    '/showcase/item?app=guided-tour',
  );
  expect(await axeViolations(page)).toEqual([]);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.getByRole('note').getByRole('link').click();
  await expect(page).toHaveURL(/\/showcase\/item$/);
  await expect(page.locator('[data-app]')).toHaveCount(apps.length);
  expect(errors).toEqual([]);
});

test('[SC-01] an app of 5.0 runs on its page, with its source for 5.0 @all', async ({ page }) => {
  const { errors } = watchPage(page);
  await openHydrated(page, '/showcase/5.0/item?app=gate-finder');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gate finder (5.0)');
  await app(page)
    .getByRole('button', { name: /^Bergen/ })
    .click();
  await expect(app(page).getByText(/Bergen leaves from Gate/)).toBeVisible();
  await page.getByRole('heading', { name: 'Its source' }).scrollIntoViewIfNeeded();
  await expect(page.locator('pre code')).toContainText("from '@mezzanine/mezzanine-js/v5'");
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Wayfinding/ })).toHaveAttribute(
    'href',
    '/web-sdk/5.0/wayfinding',
  );
  // The playground has no examples of 5.0, so the main link opens the page of the app.
  await expect(
    main.getByRole('link', { name: 'Open full page (Gate finder (5.0))' }),
  ).toHaveAttribute('href', '/examples/version-5-apps/gate-finder/?full');
  expect(errors).toEqual([]);
});

test('[SC-01] the page of apps opens at one, reports an unknown one, and is complete without scripts @all', async ({
  page,
  request,
}) => {
  await withoutMaps(page);
  const { text } = await pageHtml(request, '/showcase/item');
  for (const name of ['Gate finder', 'Mall directory', 'Stacked floor explorer']) {
    expect(text).toContain(name);
  }
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await openHydrated(page, '/showcase/item?app=kiosk');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kiosk with QR hand-off');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await openHydrated(page, '/showcase/');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await openHydrated(page, '/showcase/item?app=kisok');
  await expect(page.getByRole('status').filter({ hasText: 'kisok' })).toBeVisible();
  await expect(page.locator('[data-app]')).toHaveCount(apps.length);
  expect(await axeViolations(page)).toEqual([]);
});

test('[SC-01] without scripts, and from search, a URL shows the app it names @all', async ({
  browser,
  page,
  baseURL,
}) => {
  await withoutMaps(page);
  await openHydrated(page, '/showcase/item#safety-map');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Safety map');
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL !== undefined && { baseURL }),
  });
  const still = await context.newPage();
  await still.goto('/showcase/item#safety-map');
  await expect(still.getByRole('heading', { name: 'Safety map' })).toBeInViewport();
  await expect(still.getByRole('link', { name: 'Open full page (Safety map)' })).toBeVisible();
  await context.close();
});
