import { expect } from '@playwright/test';
import { site } from '../site.config.ts';
import { PortalServer } from './support/PortalServer.ts';
import { scriptWith } from './support/scriptWith.ts';
import { alterScript } from './support/alterScript.ts';
import { openSearch } from './support/searchDialog.ts';
import { test as plain } from './support/test.ts';
import { test } from './support/testWithServer.ts';
import { watchPage } from './support/watchPage.ts';

test('[SM-09] [SM-14] the dialog says that the service is unavailable, and works again when it is back @all', async ({
  page,
  server,
}, testInfo) => {
  const { errors } = watchPage(page, server.origin);
  const uncaught = () => errors.filter((text) => !text.includes('Failed to load resource'));
  const { dialog, hits, status } = await openSearch(page, 'cam');
  await expect(hits.first()).toBeVisible();
  await server.stop();
  await page.keyboard.type('era');
  await expect(dialog).toContainText('Unable to fetch results');
  await expect(dialog).toContainText('You might want to check your network connection.');
  await expect(dialog).toHaveAttribute('data-status', 'error');
  await expect(status).toHaveText('Unable to fetch results');
  const again = await PortalServer.start(testInfo.outputPath('data'), new URL(server.origin).port);
  try {
    await expect(hits.first(), 'by itself').toBeVisible();
    await expect(dialog).toHaveAttribute('data-status', 'idle');
    await expect(status).toHaveText(/results$/);
  } finally {
    await again.stop();
  }
  expect(uncaught()).toEqual([]);
});

test('[SR-01] [SM-09] the results page says so, too, and works again when the service is back @all', async ({
  page,
  server,
}, testInfo) => {
  const { errors } = watchPage(page, server.origin);
  await page.goto('/search-results?q=camera');
  const main = page.getByRole('main');
  await expect(main.locator('ol').getByRole('listitem').first()).toBeVisible();
  await server.stop();
  await page.getByRole('searchbox').fill('label');
  await expect(main.getByRole('status')).toHaveText(
    'Unable to fetch results. You might want to check your network connection.',
  );
  const again = await PortalServer.start(testInfo.outputPath('data'), new URL(server.origin).port);
  try {
    await expect(main.getByRole('status')).toHaveText(/results/);
  } finally {
    await again.stop();
  }
  expect(errors.filter((text) => !text.includes('Failed to load resource'))).toEqual([]);
});

plain(
  'suggestions of the results page arrive by themselves after a failure @all',
  async ({ page }) => {
    let isDown = true;
    await page.route('**/1/indexes/*/queries*', (route) =>
      isDown ? route.abort() : route.continue(),
    );
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/queries'),
    );
    await page.goto('/search-results');
    await failed;
    isDown = false;
    const suggested = page.getByRole('list', { name: 'Try searching for' }).getByRole('link');
    await expect(suggested).toHaveCount(3);
  },
);

plain(
  '[SM-09] a rejected search shows the same sentence, and details below it',
  async ({ page }) => {
    await page.route('**/1/indexes/*/queries*', (route) =>
      route.fulfill({ status: 403, json: { message: 'Invalid key', status: 403 } }),
    );
    const { dialog, field } = await openSearch(page);
    await field.fill('camera');
    await expect(dialog.locator('.DocSearch-ErrorScreen p')).toHaveText([
      'Unable to fetch results',
      'You might want to check your network connection.',
      'The search service rejected the search: 403 Invalid key',
    ]);
  },
);

plain.describe('a hosted service', () => {
  // The test's hosts are not in the server's policy.
  plain.use({ bypassCSP: true });

  plain(
    '[SR-06] answers when it is configured: the next host where one fails, the provider’s logo beside results',
    async ({ page }) => {
      const hosts = ['one.search.example', 'two.search.example'];
      await alterScript(page, scriptWith(site.search.apiKey), (code) =>
        code.replace(/(indexName:"[^"]+",hosts:)\[\]/, `$1${JSON.stringify(hosts)}`),
      );
      const asked: string[] = [];
      await page.route(/search\.example|insights\.algolia\.io/, async (route) => {
        const { host } = new URL(route.request().url());
        asked.push(host);
        if (host === hosts[0]) return route.fulfill({ status: 503, body: '{}' });
        const headers = { 'access-control-allow-origin': '*' };
        // Reports of shown results need no response, even while the test ends.
        if (host !== hosts[1]) return route.fulfill({ json: {}, headers });
        const local = await page.request.post(`/1/indexes/*/queries`, {
          params: {
            'x-algolia-application-id': site.search.appId,
            'x-algolia-api-key': site.search.apiKey,
          },
          data: route.request().postData() ?? '',
          headers: { 'content-type': 'text/plain' },
        });
        return route.fulfill({
          json: await local.json(),
          headers,
        });
      });
      const { dialog, field, hits } = await openSearch(page);
      await field.fill('camera');
      await expect(hits.first()).toContainText(/camera/i);
      await field.fill('labels');
      await expect(hits.first()).toContainText(/label/i);
      expect(
        asked.filter((host) => host === hosts[0]),
        'a failed host is avoided',
      ).toHaveLength(1);
      await expect(dialog.getByRole('img', { name: 'Algolia' })).toBeVisible();
      await expect.poll(() => asked).toContain('insights.algolia.io');
    },
  );
});
