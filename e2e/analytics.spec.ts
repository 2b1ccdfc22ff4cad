import { expect, type Page } from '@playwright/test';
import { holdRequests } from './support/holdRequests.ts';
import { openHydrated } from './support/openHydrated.ts';
import { test } from './support/testWithServer.ts';

const sink = '/api/v1/page-views';

/** Records reports of page views. */
function watchReports(page: Page): readonly Record<string, unknown>[] {
  const reports: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(sink)) {
      reports.push(request.postDataJSON() as Record<string, unknown>);
    }
  });
  return reports;
}

/** Reads the counted views of each path from the page of counts. */
async function counts(page: Page): Promise<Readonly<Record<string, number>>> {
  const stats = await page.context().newPage();
  await stats.goto('/stats');
  const rows = await stats
    .getByRole('region', { name: 'Pages' })
    .locator('tbody tr')
    .evaluateAll((all) =>
      all.map((row) => [...row.children].slice(0, 2).map((cell) => cell.textContent?.trim() ?? '')),
    );
  await stats.close();
  return Object.fromEntries(
    rows.map(([path = '', count]): [string, number] => [path, Number(count)]),
  );
}

const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();

test('[AN-01] counts one view per page, including the first, on every route change', async ({
  page,
}) => {
  const reports = watchReports(page);
  await openHydrated(page, '/community');
  await follow(page, 'Roadmap');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Roadmap');
  await follow(page, 'Privacy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/privacy/i);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Roadmap');
  const paths = ['/community', '/docs/roadmap', '/privacy', '/docs/roadmap'];
  await expect.poll(() => reports.map(({ path }) => path)).toEqual(paths);
  await expect
    .poll(() => counts(page))
    .toEqual({ '/community': 1, '/docs/roadmap': 2, '/privacy': 1 });
});

test('[AN-01] counts a view that ends before the scripts run, once @all', async ({ page }) => {
  await page.goto('/docs/roadmap');
  await page.goto('about:blank');
  await openHydrated(page, '/community');
  await expect.poll(() => counts(page)).toEqual({ '/docs/roadmap': 1, '/community': 1 });
});

test('[AN-01] counts a view that ends after two seconds of reading, by a beacon @all', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (...given) => {
      localStorage.setItem('beacon', String(given[0]));
      return send(...given);
    };
  });
  await page.goto('/docs/roadmap');
  await page.clock.runFor(2000);
  await page.goto('/llms.txt');
  expect(await page.evaluate(() => localStorage.getItem('beacon'))).toBe(sink);
  await expect.poll(() => counts(page)).toEqual({ '/docs/roadmap': 1 });
});

test('[AN-01] counts a view of a page whose scripts start at once, and do not arrive @all', async ({
  page,
}) => {
  await holdRequests(page, '**/assets/js/*.js');
  await page.goto('/community', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto('about:blank');
  await expect.poll(() => counts(page)).toEqual({ '/community': 1 });
});

test('[AN-01] a heading of the same page is not another view @all', async ({ page }) => {
  const reports = watchReports(page);
  await openHydrated(page, '/docs/roadmap');
  await page.locator('.table-of-contents a').last().click();
  await expect(page).toHaveURL(/#/);
  await follow(page, 'Community');
  await expect.poll(() => reports.map(({ path }) => path)).toEqual(['/docs/roadmap', '/community']);
});

test('[AN-01] sends the path and the referrer, and nothing about the user @all', async ({
  page,
  context,
}) => {
  const reports = watchReports(page);
  await page.goto('/community?token=secret#part', { referer: 'http://news.example/item?id=7' });
  await expect.poll(() => reports).toHaveLength(1);
  expect(reports[0]).toMatchObject({ path: '/community', referrerHost: 'news.example' });
  expect(
    Object.keys(reports[0] ?? {})
      .filter((key) => key !== 'width')
      .sort(),
  ).toEqual(['path', 'referrerHost']);
  expect(await context.cookies()).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[AN-01] counts nothing: the server renders and sends pages without counting @all', async ({
    page,
    request,
  }) => {
    await page.goto('/community');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Community');
    expect((await request.get('/docs/roadmap')).status()).toBe(200);
    const stats = await (await request.get('/stats')).text();
    expect(stats).not.toContain('/community');
    expect(stats).not.toContain('/docs/roadmap');
  });
});

for (const [name, property, value] of [
  ['Do Not Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
] as const) {
  test(`[AN-01] reports nothing from a browser with ${name} @all`, async ({ page }) => {
    await page.addInitScript(
      ([key, wish]) => Object.defineProperty(navigator, key, { value: wish }),
      [property, value] as const,
    );
    const reports = watchReports(page);
    await openHydrated(page, '/community');
    await follow(page, 'Roadmap');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Roadmap');
    expect(reports).toEqual([]);
    expect(await counts(page)).toEqual({});
  });
}

for (const header of ['DNT', 'Sec-GPC']) {
  test(`[AN-01] the server does not count requests with ${header}: 1 @all`, async ({
    page,
    request,
  }) => {
    const response = await request.post(sink, {
      headers: { [header]: '1' },
      data: { path: '/community' },
    });
    expect(response.status()).toBe(204);
    expect(await counts(page)).toEqual({});
    await request.post(sink, { data: { path: '/community' } });
    expect(await counts(page)).toEqual({ '/community': 1 });
  });
}

for (const [name, answer] of [
  ['cannot be reached', 'abort'],
  ['answers with an error', 500],
] as const) {
  test(`[AN-01] a service that ${name} has no effect on the page @all`, async ({ page }) => {
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(String(error)));
    await page.route(`**${sink}`, (route) =>
      answer === 'abort' ? route.abort() : route.fulfill({ status: answer }),
    );
    await openHydrated(page, '/community');
    await follow(page, 'Roadmap');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Roadmap');
    expect(failures).toEqual([]);
  });
}
