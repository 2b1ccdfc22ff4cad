import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from './support/axeViolations.ts';
import { countColors } from './support/countColors.ts';
import { openHydrated } from './support/openHydrated.ts';
import { watchPage } from './support/watchPage.ts';

const route = '/docs/demo-keys-and-maps';

/** Content of the code block with this title. */
async function blockOf(page: Page, title: string): Promise<string> {
  const block = page.locator('figure').filter({ has: page.getByText(title, { exact: true }) });
  return ((await block.locator('code').textContent()) ?? '').trim();
}

test('[demo] the key pair on the page opens every venue that the server lists @all', async ({
  page,
  request,
}) => {
  await openHydrated(page, route);
  const data = { key: await blockOf(page, 'Key'), secret: await blockOf(page, 'Secret') };
  const token = await request.post('/api/v1/token', { data });
  expect(token.status()).toBe(200);
  const { accessToken } = (await token.json()) as { accessToken: string };
  const { venues } = (await (await request.get('/api/v1/venues')).json()) as {
    venues: { id: string; name: string }[];
  };
  for (const { id, name } of venues) {
    const venue = page.getByRole('region', { name: `Demo venue ${name}` });
    await expect(venue.locator('code')).toHaveText(id);
    const headers = { Authorization: `Bearer ${accessToken}` };
    const bundle = await request.get(`/api/v1/venues/${id}/bundle`, { headers });
    expect((await bundle.body()).subarray(0, 2).toString()).toBe('PK');
  }
  await expect(page.getByRole('region', { name: /^Demo venue / })).toHaveCount(venues.length);
});

test('[demo] a bundle can be downloaded in both versions, and an id copied @all', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { errors, foreignRequests } = watchPage(page);
  await openHydrated(page, route);
  const office = page.getByRole('region', { name: 'Demo venue Kestrel House' });
  for (const [version, file] of [
    [2, 'office.mvf.zip'],
    [1, 'office.v1.mvf.zip'],
  ] as const) {
    const coming = page.waitForEvent('download');
    await office.getByRole('button', { name: `Bundle, version ${version}` }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe(file);
    const served = await readFile(new URL(`../venues/dist/${file}`, import.meta.url));
    expect((await readFile(await download.path())).equals(served)).toBe(true);
    await expect(office.getByRole('status')).toContainText(file);
  }
  await office.getByRole('button', { name: 'Copy id' }).click();
  await expect(office.getByRole('status')).toHaveText('Copied office.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('office');
  expect(errors).toEqual([]);
  expect(foreignRequests).toEqual([]);
});

test('[demo] a map starts on request, and shows its own venue @all', async ({ page }) => {
  await openHydrated(page, route);
  await expect(page.locator('iframe')).toHaveCount(0);
  const campus = page.getByRole('region', { name: 'Demo venue Larkmere College' });
  await expect(campus.locator('img:visible')).toHaveCount(1);
  await campus.getByRole('button', { name: /^Run/ }).click();
  const map = campus.frameLocator('iframe');
  await map.locator('[data-mezzanine-state="idle"]').waitFor();
  await expect(map.getByRole('application', { name: 'Larkmere College' })).toBeVisible();
  expect(await countColors(campus.locator('iframe'))).toBeGreaterThan(24);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`[demo] has no WCAG 2.2 AA violation on a phone in ${colorScheme} mode @all`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 844 });
    await openHydrated(page, route);
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const heights = await page
      .getByRole('region', { name: /^Demo venue/ })
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(40);
  });
}
