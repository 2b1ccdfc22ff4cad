import { expect, type Page } from '@playwright/test';
import { site } from '../site.config.ts';
import { holdUntilStalled } from './support/holdUntilStalled.ts';
import { hydrated, openHydrated } from './support/openHydrated.ts';
import { scriptWith } from './support/scriptWith.ts';
import { openSearch, searchDialog } from './support/searchDialog.ts';
import { test } from './support/testWithoutMaps.ts';
import { watchPage } from './support/watchPage.ts';

/** Ranges highlighted on the page that a result led to. */
const markedRanges = (page: Page) =>
  page.evaluate(() => CSS.highlights.get('search-words')?.size ?? 0);

test('[SM-05] [SM-06] [SM-16] results are grouped by section, five each, labeled with SDK and version', async ({
  page,
}) => {
  const { errors, foreignRequests } = watchPage(page);
  const { dialog, hits } = await openSearch(page, 'level selection');
  await expect(hits.first()).toContainText('Level selection', { ignoreCase: true });
  await expect(hits.first()).toContainText(`${site.product.name} JS 6.0`);
  await expect(hits.first().locator('mark').first()).toHaveText(/level/i);
  const sections = dialog.getByRole('listbox', { name: 'Results' }).getByRole('group');
  for (const section of await sections.all()) {
    const name = await section.getAttribute('aria-labelledby');
    await expect(page.locator(`[id="${name}"]`)).not.toBeEmpty();
    const count = await section.getByRole('option').count();
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(5);
  }
  expect(await dialog.locator('img, [class*="rovider"]').count(), 'no logo of a vendor').toBe(0);
  expect(await page.locator('link[rel="preconnect"]').count()).toBe(0);
  expect(foreignRequests).toEqual([]);
  expect(errors).toEqual([]);
});

test('[SM-07] [SM-18] shows the number of results and links to all of them @all', async ({
  page,
}) => {
  const { dialog, status } = await openSearch(page, 'camera');
  await expect(status).toHaveText(/^\d+ results$/);
  const count = /\d+/.exec(await status.innerText())?.[0];
  await dialog.getByRole('link', { name: `See all ${count} results` }).click();
  await expect(page).toHaveURL('/search-results?q=camera');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('status')).toContainText(`${count} results`);
});

test('opens after a navigation that happens while its program is loading @all', async ({
  page,
}) => {
  const { errors } = watchPage(page);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await openHydrated(page, '/community');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  const program = scriptWith('DocSearch-Container--Stalled');
  await page.route(`**${program}`, async (route) => {
    await released;
    await route.continue();
  });
  const requested = page.waitForRequest((request) => request.url().endsWith(program));
  await page.keyboard.press('/');
  await requested;
  await page.goBack();
  await expect(page).toHaveURL('/community');
  const { field } = searchDialog(page);
  await expect(field).toHaveCount(0);
  release();
  await expect(field).toBeFocused();
  expect(errors).toEqual([]);
});

test('[SM-11] [SM-17] arrow keys move, Enter opens here, Ctrl+Enter in a tab, Shift+Enter in a window', async ({
  page,
  context,
}) => {
  const { dialog, field, hits } = await openSearch(page, 'camera');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(hits.first()).toHaveAttribute('aria-selected', 'true');
  const first = (await hits.first().getAttribute('id')) ?? '';
  await expect(field).toHaveAttribute('aria-activedescendant', first);
  await page.keyboard.press('ArrowUp');
  await expect(hits.last(), 'the list is a ring').toHaveAttribute('aria-selected', 'true');
  await expect(hits.last()).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(hits.nth(1)).toHaveAttribute('aria-selected', 'true');
  const address = new URL((await hits.nth(1).getAttribute('href')) ?? '', page.url());
  for (const keys of ['Control+Enter', 'Shift+Enter']) {
    const opened = context.waitForEvent('page');
    await page.keyboard.press(keys);
    const other = await opened;
    await expect.poll(() => new URL(other.url()).pathname, keys).toBe(address.pathname);
    await other.close();
    await expect(dialog).toBeVisible();
  }
  await page.keyboard.press('Tab');
  await expect(field, 'Tab closes the list').toHaveAttribute('aria-expanded', 'false');
  await expect(hits, 'and hides it').toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(field, 'focus opens it').toHaveAttribute('aria-expanded', 'true');
  await expect(hits.first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/web-sdk\/camera/);
});

test('[SM-07] results are announced only for the complete query, however late they arrive @all', async ({
  page,
}) => {
  const { status } = await openSearch(page);
  await page.keyboard.type('camer');
  await expect(status).toHaveText(/^\d+ results$/);
  const shown = await holdUntilStalled(page, '"camera"');
  await page.keyboard.type('a');
  // Takes longer than a pause in typing.
  await expect.poll(shown).toContainEqual({ status: 'stalled', isMarked: true, announced: '' });
  await expect(status).toHaveText(/^\d+ results$/);
});

test('Enter before the response opens the first result of the typed query @all', async ({
  page,
}) => {
  await openSearch(page);
  let answer = () => {};
  const isPressed = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/1/indexes/*/queries*', async (route) => {
    await isPressed;
    await route.continue();
  });
  await page.keyboard.type('interactivity');
  await page.keyboard.press('Enter');
  answer();
  await expect(page).toHaveURL(/\/web-sdk\/interactivity/);
});

test('[SM-04] [SM-12] [SM-13] opened results are saved without query highlights, can be starred and removed, and stop being saved if disabled @all', async ({
  page,
}) => {
  const { dialog, button, field, hits } = await openSearch(page);
  await expect(dialog).toContainText('No recent searches');
  await page.keyboard.type('level selection');
  await expect(hits.first()).toContainText('Level selection', { ignoreCase: true });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/web-sdk\/level-selection/);
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).not.toMatch(/_highlightResult|_snippetResult|__autocomplete_|<mark>/);
  expect(stored, 'no key of the service').not.toContain(site.search.apiKey);
  await button.click();
  const recent = dialog.getByRole('grid', { name: 'Recent' }).getByRole('row');
  await expect(recent).toHaveCount(1);
  await expect(field).toHaveAttribute('aria-haspopup', 'grid');
  await recent.getByRole('button', { name: /^Make Level selection a favorite$/i }).click();
  const favorite = dialog.getByRole('grid', { name: 'Favorite' }).getByRole('row');
  await expect(favorite).toHaveCount(1);
  await expect(recent).toHaveCount(0);
  await field.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await button.click();
  await dialog.getByRole('switch', { name: 'Keep recent searches' }).click();
  await field.fill('wayfinding');
  await expect(hits.first()).toContainText(/wayfinding/i);
  await hits.first().click();
  await expect(dialog).toHaveCount(0);
  await button.click();
  await expect(favorite).toHaveCount(1);
  await expect(recent).toHaveCount(0);
  await favorite.getByRole('button', { name: /^Remove/ }).click();
  await expect(dialog).toContainText('Recent searches are not kept');
});

test('[SM-08] [SM-16] [SM-18] says that nothing was found, and suggests what the index has @all', async ({
  page,
}) => {
  const { dialog, field, hits, status } = await openSearch(page, 'zzqxv');
  await expect(dialog).toContainText('No results for "zzqxv"');
  await expect(status).toHaveText('No results for zzqxv');
  await expect(dialog).toContainText('Try searching for');
  const suggestions = dialog.getByRole('list', { name: 'Try searching for' }).getByRole('button');
  await expect(suggestions).toHaveCount(3);
  await expect(dialog).toContainText('Believe this query should return results?');
  await expect(dialog.getByRole('link', { name: 'Let us know.' })).toHaveAttribute('href', /zzqxv/);
  const suggested = await suggestions.first().innerText();
  await suggestions.first().click();
  await expect(field).toHaveValue(suggested);
  await expect(hits.first(), 'what is suggested can be found').toBeVisible();
});

test('[SM-14] is idle, loading, stalled after 300 ms, and idle again @all', async ({ page }) => {
  const { dialog, hits } = await openSearch(page);
  await expect(dialog).toHaveAttribute('data-status', 'idle');
  const shown = await holdUntilStalled(page);
  await page.keyboard.type('l');
  await expect(hits.first()).toBeVisible();
  await expect(dialog).toHaveAttribute('data-status', 'idle');
  expect((await shown()).map(({ status, isMarked }) => [status, isMarked])).toEqual([
    ['loading', false],
    ['stalled', true],
    ['idle', false],
  ]);
});

test('[SR-02] [SR-03] [SR-04] requests by POST with id and key in the URL, for the user’s versions @all', async ({
  page,
}) => {
  await openSearch(page);
  for (const [width, words] of [
    [1280, 10],
    [769, 10],
    [768, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const asked = page.waitForRequest('**/1/indexes/*/queries*');
    await page.keyboard.type('c');
    const request = await asked;
    expect(request.method()).toBe('POST');
    const address = new URL(request.url());
    expect(address.pathname).toBe('/1/indexes/*/queries');
    expect(address.searchParams.get('x-algolia-application-id')).toBe(site.search.appId);
    expect(address.searchParams.get('x-algolia-api-key')).toBe(site.search.apiKey);
    const { requests } = request.postDataJSON() as { requests: Record<string, unknown>[] };
    expect(requests[0]).toMatchObject({
      indexName: site.search.indexName,
      hitsPerPage: 20,
      clickAnalytics: true,
      attributesToSnippet: expect.arrayContaining([`content:${words}`]),
      facetFilters: ['language:en', expect.arrayContaining(['docusaurus_tag:docs-web-sdk-6.0'])],
    });
  }
});

test('[SR-05] reports shown and opened results, in one batch each @all', async ({ page }) => {
  const events: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/1/events')) return;
    events.push(...(request.postDataJSON() as { events: Record<string, unknown>[] }).events);
  });
  const { hits } = await openSearch(page, 'camera');
  await expect(hits.first()).toBeVisible();
  await expect.poll(() => events.length, 'six keys, one report').toBe(1);
  expect(events[0]).toMatchObject({ eventType: 'view', index: site.search.indexName });
  expect((events[0]?.['objectIDs'] as string[]).length).toBeLessThanOrEqual(20);
  await page.keyboard.press('Enter');
  await expect.poll(() => events.length).toBe(2);
  expect(events[1]).toMatchObject({ eventType: 'click', positions: [1] });
  expect(events[1]?.['queryID']).toMatch(/^\w{32}$/);
});

test('highlights the match on the opened page, until Escape or the next page @all', async ({
  page,
}) => {
  const { errors } = watchPage(page);
  const { dialog, button, field, hits } = await openSearch(page, 'camera');
  await expect(hits.first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/web-sdk\/camera$/);
  await expect.poll(() => markedRanges(page)).toBeGreaterThan(3);
  expect(await page.locator('main .markdown mark').count(), 'the page is as it was').toBe(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => markedRanges(page)).toBe(0);
  await button.click();
  await field.fill('wayfinding');
  await expect(hits.first()).toContainText(/wayfinding/i);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/web-sdk\/wayfinding/);
  const text = page.locator('main .markdown');
  const named = async () => (await text.innerText()).match(/wayfinding/gi)?.length ?? 0;
  await expect.poll(named).toBeGreaterThan(1);
  await expect.poll(() => markedRanges(page)).toBeGreaterThanOrEqual(await named());
  await page.getByRole('link', { name: 'Camera', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Camera');
  await expect.poll(() => markedRanges(page)).toBe(0);
  await button.click();
  await field.fill('<img src=x onerror=alert(1)>');
  await expect(searchDialog(page).status).toHaveText(/result/);
  expect(await dialog.locator('img').count()).toBe(0);
  expect(errors).toEqual([]);
});

test('filters narrow results, with toggles that work by keyboard @all', async ({ page }) => {
  const { dialog, field, hits, status } = await openSearch(page, 'camera');
  await expect(hits.first()).toBeVisible();
  await expect(status).toHaveText(/results/);
  const all = await status.innerText();
  const reference = dialog
    .getByRole('group', { name: 'Filter by kind' })
    .getByRole('button', { name: /^Reference/ });
  await expect(reference).toHaveAttribute('aria-pressed', 'false');
  for (let tabs = 0; tabs < 20; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await reference.evaluate((chip) => chip === document.activeElement)) break;
  }
  await expect(reference).toBeFocused();
  await page.keyboard.press('Space');
  await expect(reference).toHaveAttribute('aria-pressed', 'true');
  await expect(status).not.toHaveText(all);
  // The number of results is announced before the list shows them.
  const addresses = () =>
    hits.evaluateAll((all) => all.map((hit) => hit.getAttribute('href') ?? ''));
  await expect
    .poll(async () => {
      const all = await addresses();
      return all.length > 0 && all.every((address) => address.includes('reference'));
    })
    .toBe(true);
  await expect(dialog.getByRole('link', { name: /^See all/ })).toHaveAttribute(
    'href',
    '/search-results?q=camera&kind=reference',
  );
  await expect(reference, 'focus stays').toBeFocused();
  await dialog.getByRole('button', { name: 'Clear filters' }).click();
  await expect(status).toHaveText(all);
  await field.focus();
  await page.keyboard.press('Enter');
  await hydrated(page);
  await expect(dialog).toHaveCount(0);
});

test('[SR-04] another version of a set can be searched @all', async ({ page }) => {
  // The current build may contain one version of each set, so the service is faked to list two.
  const filters: unknown[] = [];
  await page.route('**/1/indexes/*/queries*', async (route) => {
    const { requests } = route.request().postDataJSON() as {
      requests: { facetFilters: unknown }[];
    };
    filters.push(requests[0]?.facetFilters);
    const response = await route.fetch();
    const answer = (await response.json()) as { results: { facets?: object }[] };
    const last = answer.results.at(-1);
    if (last) last.facets = { version: { '6.0': 9, '5.0': 4, current: 3 } };
    await route.fulfill({ response, json: answer });
  });
  const { dialog, hits } = await openSearch(page, 'camera');
  await expect(hits.first()).toBeVisible();
  const versions = dialog.getByRole('group', { name: 'Filter by version' }).getByRole('button');
  await expect(versions).toHaveText([/^6\.0/, /^5\.0/]);
  expect(JSON.stringify(filters.at(-1))).toContain('docusaurus_tag:docs-web-sdk-6.0');
  await versions.nth(1).click();
  await expect.poll(() => filters.at(-1)).toEqual(['language:en', ['version:5.0']]);
});

test('fits 320 px with touch targets, and shows the active result in forced colors @all', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { dialog, hits } = await openSearch(page, 'camera');
  await expect(hits.first()).toBeVisible();
  const excess = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(excess).toBe(0);
  for (const target of await dialog.getByRole('button').or(hits).all()) {
    const height = await target.evaluate((element) => element.getBoundingClientRect().height);
    expect(height, (await target.textContent()) ?? '').toBeGreaterThanOrEqual(44);
  }
  const edge = (index: number) =>
    hits.nth(index).evaluate((element) => getComputedStyle(element).outlineStyle);
  await page.emulateMedia({ forcedColors: 'active' });
  expect([await edge(0), await edge(1)]).toEqual(['solid', 'none']);
});
