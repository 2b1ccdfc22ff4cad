import { expect, type Page } from '@playwright/test';
import { alterScript } from './support/alterScript.ts';
import { goWithinSite } from './support/goWithinSite.ts';
import { holdRequests } from './support/holdRequests.ts';
import { hydrated, openHydrated } from './support/openHydrated.ts';
import { scriptOfDocument } from './support/scriptWith.ts';
import { test } from './support/testWithoutMaps.ts';

const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name, exact: true });

test.describe('a page that throws while it is rendered', () => {
  /** Makes the page throw as long as `window.isFailing` is not false. */
  async function breakRoadmap(page: Page): Promise<void> {
    await alterScript(page, scriptOfDocument('docs/roadmap.mdx'), (code) =>
      code.replace(
        /default:\(\)=>([\w$]+)/,
        'default:()=>window.isFailing===false?$1:()=>{throw new Error("The plan is torn.",' +
          '{cause:new Error("The drawer jammed.")})}',
      ),
    );
  }

  test('[UI-06] shows the error page with the chain of messages @all', async ({ page }) => {
    await breakRoadmap(page);
    await openHydrated(page, '/docs/overview');
    await sidebarLink(page, 'Roadmap').click();
    await expect(page.getByRole('heading', { name: 'This page crashed.' })).toBeVisible();
    await expect(page.getByText('The plan is torn.')).toBeVisible();
    await expect(page.getByText('The drawer jammed.')).toBeVisible();
    await expect(page.getByText(/Cause:/)).toBeVisible();
  });

  test('[UI-06] is rendered again by Try again, while the rest of the site works @all', async ({
    page,
  }) => {
    await breakRoadmap(page);
    await openHydrated(page, '/docs/overview');
    await sidebarLink(page, 'Roadmap').click();
    const tryAgain = page.getByRole('button', { name: 'Try again' });
    await tryAgain.click();
    await expect(tryAgain, 'a page that still throws stays crashed').toBeVisible();
    await page.evaluate(() => Object.assign(window, { isFailing: false }));
    await tryAgain.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Roadmap' })).toBeVisible();
    await expect(tryAgain).toHaveCount(0);
  });

  test('[UI-06] keeps the navigation usable @all', async ({ page }) => {
    await breakRoadmap(page);
    await openHydrated(page, '/docs/overview');
    await sidebarLink(page, 'Roadmap').click();
    await expect(page.getByRole('heading', { name: 'This page crashed.' })).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Community' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Community' })).toBeVisible();
  });
});

test('[NAV-06] a page without a default export fails with a message @all', async ({ page }) => {
  await alterScript(page, scriptOfDocument('docs/roadmap.mdx'), (code) =>
    code.replace(/default:\(\)=>/, 'another:()=>'),
  );
  await openHydrated(page, '/docs/overview');
  await sidebarLink(page, 'Roadmap').click();
  await expect(page.getByText(/doesn't have a default export/)).toContainText('/docs/roadmap');
});

test.describe('a site at a base path other than the configured one', () => {
  const message = 'Your Docusaurus site did not load properly.';

  /** Serves a page of the site under `/portal/`, where none of its files are. */
  async function moveSite(page: Page, path: string): Promise<void> {
    const response = await page.request.get(path);
    await page.route('**/portal/**', async (route) => {
      await route.fulfill({ response, headers: response.headers() });
    });
    await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
    await page.goto('/portal/');
  }

  test('[UI-07] shows a red banner with a base path to try @all', async ({ page }) => {
    await moveSite(page, '/');
    const banner = page.locator('[id="__docusaurus-base-url-issue-banner"]');
    await expect(banner).toBeVisible();
    await expect(banner).toContainText(message);
    await expect(banner).toContainText('We suggest trying baseUrl = /portal/');
    await expect(banner).toHaveCSS('border-color', 'rgb(255, 0, 0)');
  });

  test('[UI-07] shows it only on the home page @all', async ({ page }) => {
    await moveSite(page, '/docs/overview');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(message)).toHaveCount(0);
  });

  test('[UI-07] does not show it if the base path is correct @all', async ({ page }) => {
    await openHydrated(page, '/');
    await expect(page.getByText(message)).toHaveCount(0);
  });
});

test.describe('a page with code that is slow or missing', () => {
  const spinner = (page: Page) => page.getByRole('status', { name: 'Loading' });
  const path = '/docs/roadmap';

  /**
   * Follows two links at once; the first one loads first. The site delays navigation until a page's
   * code is loaded, so only this leads a user to a page without its code.
   */
  async function meetMissingCode(page: Page) {
    const first = await holdRequests(page, `**${scriptOfDocument('docs/overview.mdx')}`);
    const second = await holdRequests(page, `**${scriptOfDocument('docs/roadmap.mdx')}`);
    await page.clock.install({ time: 0 });
    await openHydrated(page, '/web-sdk/getting-started');
    await page.clock.pauseAt(60_000);
    await goWithinSite(page, '/docs/overview');
    await first.arrived;
    await goWithinSite(page, path);
    await second.arrived;
    await first.release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    return second;
  }

  test('[UI-08] shows a centered spinner after 200 ms and not before @all', async ({ page }) => {
    const held = await meetMissingCode(page);
    await page.clock.runFor(199);
    await expect(spinner(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(spinner(page)).toBeVisible();
    const mark = spinner(page).locator('> *');
    expect(await mark.evaluate((element) => getComputedStyle(element).animationName)).not.toBe(
      'none',
    );
    const [box, around] = [await mark.boundingBox(), await page.locator('body').boundingBox()];
    const middle = (box?.x ?? 0) + (box?.width ?? 0) / 2;
    expect(Math.abs(middle - (around?.width ?? 0) / 2)).toBeLessThan(160);
    await page.clock.resume();
    await held.release();
    await expect(page.getByRole('heading', { level: 1, name: 'Roadmap' })).toBeVisible();
    await expect(spinner(page)).toHaveCount(0);
  });

  test('[UI-08] shows in a red box why loading failed, and Retry loads again @all', async ({
    page,
  }) => {
    const held = await meetMissingCode(page);
    // The site reloads a page that failed to load (NAV-01). Without a response, the user stays on
    // it.
    await page.route(`**${path}`, (route) => route.fulfill({ status: 204 }));
    await page.clock.resume();
    await held.fail();
    const box = page.getByRole('alert');
    await expect(box).toContainText(/Loading chunk .* failed/i);
    const [red = 0, green = 0, blue = 0] =
      (await box.evaluate((element) => getComputedStyle(element).backgroundColor))
        .match(/\d+/g)
        ?.map(Number) ?? [];
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
    await box.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Roadmap' })).toBeVisible();
  });
});

test.describe('a first page', () => {
  const box = (page: Page) => page.getByRole('alert');

  for (const [code, script, tag] of [
    ['a chunk', () => scriptOfDocument('docs/roadmap.mdx'), ''],
    ['the framework', () => '/assets/js/main.*.js', ' @all'],
  ] as const) {
    test(`[UI-08] with ${code} that fails to load says so in a red box, and Retry loads it again${tag}`, async ({
      page,
    }) => {
      const pattern = `**${script()}`;
      await page.route(pattern, (route) => route.abort());
      await page.goto('/docs/roadmap');
      await page.mouse.move(300, 300);
      await expect(box(page)).toContainText(/Loading .*failed/i);
      await expect(box(page)).toHaveCSS('background-color', 'rgb(179, 38, 30)');
      await expect(page.getByRole('heading', { level: 1, name: 'Roadmap' })).toBeVisible();
      await page.unroute(pattern);
      await box(page).getByRole('button', { name: 'Retry' }).click();
      await expect(box(page)).toHaveCount(0);
      await page.mouse.move(310, 310);
      await hydrated(page);
    });
  }
});
