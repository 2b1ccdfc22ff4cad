import { expect, type Page } from '@playwright/test';
import { site } from '../site.config.ts';
import { axeViolations } from './support/axeViolations.ts';
import { goWithinSite } from './support/goWithinSite.ts';
import { hydrated, openHydrated } from './support/openHydrated.ts';
import { expectOwnPage, pageHtml } from './support/pageHtml.ts';
import { scriptsOf } from './support/scriptsOf.ts';
import { specifiedRoutes } from './support/specifiedRoutes.ts';
import { test } from './support/testWithoutMaps.ts';
import { watchPage } from './support/watchPage.ts';
import { watchRequests } from '@mezzanine/tooling/watch-requests';

const sdk = `/web-sdk/api-reference/api-reference-${site.product.slug}-js`;
const react = '/web-sdk/api-reference/api-reference-react';

/** Scrolled to just below the navigation, and not covered by it. */
async function expectAtTop(page: Page, id: string): Promise<void> {
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  const top = () =>
    page.locator(`[id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThan(40);
  await expect.poll(top).toBeLessThan(400);
}

for (const route of [sdk, react]) {
  test(`${route} is available, with its contents by topic @all`, async ({ page, request }) => {
    expect(specifiedRoutes()).toContain(route);
    expectOwnPage(await pageHtml(request, route), route, site.product.name);
    await openHydrated(page, route);
    const contents = page.locator('.table-of-contents').first();
    for (const topic of ['Map view', 'Spaces', 'Camera', 'Floors']) {
      const link = contents.getByRole('link', { name: topic, exact: true });
      await expect(link.first()).toBeVisible();
    }
  });
}

test('every symbol of the SDK is described on the page of its topic @all', async ({ request }) => {
  const overview = await pageHtml(request, sdk);
  const address = /href="?(?<path>\/web-sdk\/api-reference\/[^#" >]+)#(?<id>[\w-]+)"?><code>/g;
  const links = [...overview.html.matchAll(address)].map(({ groups }) => groups ?? {});
  expect(links.length).toBeGreaterThan(120);
  const pages = new Map<string, string>();
  for (const path of new Set(links.map(({ path: target = '' }) => target))) {
    pages.set(path, (await pageHtml(request, path)).html);
  }
  const missing = links.filter(
    ({ path: target = '', id = '' }) =>
      !new RegExp(` id="?${id}[" >]`).test(pages.get(target) ?? ''),
  );
  expect(missing).toEqual([]);
});

test('a function shows its signature, parameters, errors, and an example, without scripts', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${sdk}/map-view#showmap`);
  const main = page.getByRole('main');
  await expect(main.locator('h2#showmap')).toBeVisible();
  await expect(main.locator('.api-signature').first()).toContainText('): Promise<MapView>');
  await expect(main.locator('.api-details').first()).toContainText('Throws');
  await expect(main.getByText("await showMap('#map'")).toBeVisible();
  const row = main.locator('tr#showmapoptions-pitch');
  await expect(row).toContainText('pitch?');
  await expect(row).toContainText('number');
  await expect(row).toContainText('50');
  await expect(row).toContainText('Pitch in degrees, 0 (straight down) to 75.');
  await context.close();
});

test('the content of a reference page is only in its HTML, and in no script @all', async ({
  page,
}) => {
  const requests = watchRequests(page);
  const scripts = scriptsOf(page);
  await openHydrated(page, `${sdk}/camera`);
  await requests.quiet();
  await expect(page.locator('#camera-animateto')).toBeVisible();
  const carrying = (await scripts()).filter((code) => code.includes('camera-animateto'));
  expect(carrying).toEqual([]);
});

for (const id of ['camera-animateto', 'camerastate', 'focusoptions-maxzoomlevel']) {
  test(`the URL ${sdk}/camera#${id} opens that section @all`, async ({ page }) => {
    await openHydrated(page, `${sdk}/camera#${id}`);
    await expectAtTop(page, id);
  });
}

test('a type in a signature links to its symbol, even on another page @all', async ({ page }) => {
  const { errors } = watchPage(page);
  await openHydrated(page, `${sdk}/map-view`);
  await page.locator('.api-signature').first().getByRole('link', { name: 'Venue' }).click();
  await expect(page).toHaveURL(`${sdk}/venue#venue`);
  await expectAtTop(page, 'venue');
  await page.goBack();
  await expect(page.locator('#showmapoptions-pitch')).toBeAttached();
  expect(errors).toEqual([]);
});

test('a name in a guide links to the reference, once per section and not in headings @all', async ({
  page,
}) => {
  await openHydrated(page, '/web-sdk/interactivity');
  const link = page.getByRole('main').locator(`a[href^="${sdk}/"]`).first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${sdk}/[\\w-]+#${name.toLowerCase()}$`));
  await expect(page.locator(`h2[id="${name.toLowerCase()}"]`)).toBeInViewport();
  await page.goto('/web-sdk/interactivity');
  await expect(page.locator(`:is(h2, h3) a[href^="${sdk}/"]`)).toHaveCount(0);
});

test('a guide shows the options of a call as defined by the types @all', async ({ page }) => {
  await openHydrated(page, '/web-sdk/camera');
  const table = page.getByRole('group', { name: 'Properties of AnimateOptions' });
  const row = table.getByRole('row').filter({ hasText: 'durationMs' });
  await expect(row.getByRole('cell')).toHaveText([
    'durationMs?',
    'number',
    '600',
    'Duration in milliseconds, 0 to 60,000. 0 disables the animation.',
  ]);
});

test('option tables are in no script, and are loaded on navigation @all', async ({ page }) => {
  const scripts = scriptsOf(page);
  await openHydrated(page, '/web-sdk/views');
  await goWithinSite(page, '/web-sdk/camera');
  const words = 'two levels below the zoom level that fits the whole venue';
  const table = page.getByRole('group', { name: 'Properties of CameraLimits' });
  await expect(table).toContainText(words);
  const carrying = (await scripts()).filter((code) => code.includes(words));
  expect(carrying).toEqual([]);
});

for (const [query, expected] of [
  ['ShowMapOptions', /#showmapoptions/],
  ['animateTo', /#camera-animateto/],
  ['useMapView', /api-reference-react#usemapview/],
] as const) {
  test(`search finds ${query} by name @all`, async ({ page }) => {
    await openHydrated(page, '/community');
    await page.getByRole('button', { name: 'Search docs' }).click();
    await page.locator('.DocSearch-Input').fill(query);
    const links = page.getByRole('dialog', { name: 'Search' }).locator('.DocSearch-Hit a');
    await expect(links.first()).toContainText(query);
    const addresses = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(addresses.some((address) => expected.test(address ?? ''))).toBe(true);
    await links.nth(addresses.findIndex((address) => expected.test(address ?? ''))).click();
    await hydrated(page);
    await expect(page).toHaveURL(expected);
  });
}

test('the reference has no WCAG 2.2 AA violation on a desktop and on a phone @all', async ({
  page,
}) => {
  test.slow();
  for (const path of [sdk, react, `${sdk}/camera`]) {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await openHydrated(page, path);
      expect.soft(await axeViolations(page), `${path} at ${width}`).toEqual([]);
    }
  }
});
