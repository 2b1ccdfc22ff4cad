import { createServer, get, type IncomingMessage } from 'node:http';
import { setTimeout as pass } from 'node:timers/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { origin } from './address.ts';
import { holdRequests } from './support/holdRequests.ts';
import { test } from './support/test.ts';

const document = '/web-sdk/getting-started';
const started = 'html[data-has-hydrated="true"]';

/** Opens the document and returns the scripts that it requests from then on. */
async function openQuietly(page: Page, path = document): Promise<readonly string[]> {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(path);
  return scripts;
}

/** Scripts start on their own after five seconds, which a busy machine may take for a check. */
async function waitForInteraction(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window) as (...given: unknown[]) => number;
    const startShort = (run: unknown, ms = 0, ...rest: unknown[]) =>
      ms < 5000 ? start(run, ms, ...rest) : 0;
    Object.assign(window, { setTimeout: startShort });
  });
}

test('a document is complete before its scripts run, and starts them on the first interaction', async ({
  page,
}) => {
  await waitForInteraction(page);
  const scripts = await openQuietly(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(scripts).toEqual([]);
  await page.mouse.move(300, 300);
  await expect(page.locator(started)).toBeAttached();
  expect(scripts.length).toBeGreaterThan(1);
});

test('a click before the scripts listen takes effect once they do, and only once @all', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openQuietly(page);
  const menu = page.getByRole('button', { name: 'Toggle navigation bar' });
  // As with a screen reader, no pointer moves near the menu before the click.
  await menu.dispatchEvent('click');
  await expect(page.locator(started)).toBeAttached();
  await expect(page.locator('.navbar-sidebar--show')).toBeVisible();
  await page.locator('.navbar-sidebar__close').click();
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
});

test('a tab that is clicked first is shown, and is there immediately on the next visit @all', async ({
  page,
}) => {
  await openQuietly(page);
  await page.getByRole('tab', { name: 'pnpm' }).first().dispatchEvent('click');
  await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.goto('/docs/overview');
  const scripts = await openQuietly(page);
  await expect(page.locator(started)).toBeAttached();
  await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect(scripts.length).toBeGreaterThan(1);
});

test.describe('before any script has arrived', () => {
  /** Opens the document, and holds its scripts until the returned function is called. */
  async function openHeld(page: Page, path = document): Promise<() => Promise<void>> {
    const scripts = await holdRequests(page, /\/assets\/js\//);
    await page.goto(path);
    return async () => {
      await scripts.release();
      await expect(page.locator(started)).toBeAttached();
    };
  }
  const root = (page: Page) => page.locator('html');

  for (const [path, part, property, value] of [
    ['/nowhere', '.not-found input', 'border-bottom-style', 'solid'],
    ['/blog', '.blog-heading', 'border-bottom-style', 'solid'],
    ['/blog/archive', '.hero', 'color', 'rgb(22, 24, 29)'],
  ] as const) {
    test(`${path} has its styles @all`, async ({ page }) => {
      await holdRequests(page, /\/assets\/js\//);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator(part).first()).toHaveCSS(property, value);
    });
  }

  test('a click on the color mode button switches it, and the next page remembers it', async ({
    page,
  }) => {
    const release = await openHeld(page);
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('[data-first-sight]'), 'not laid out first').toBeAttached();
    await release();
    await expect(page.locator('[data-first-sight]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible();
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    await page.goto('/docs/overview');
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  });

  test('a click on a tab shows its panel, and stays', async ({ page }) => {
    const release = await openHeld(page);
    const tabs = page.locator('.tabs-container').first();
    const pnpm = tabs.getByRole('tab', { name: 'pnpm' });
    await pnpm.click();
    await expect(pnpm).toHaveAttribute('aria-selected', 'true');
    await expect(tabs.getByRole('tabpanel')).toContainText('pnpm');
    await release();
    await expect(pnpm).toHaveAttribute('aria-selected', 'true');
    await expect(tabs.getByRole('tabpanel')).toHaveCount(1);
    await tabs.getByRole('tab', { name: 'npm', exact: true }).click();
    await expect(tabs.getByRole('tabpanel')).toContainText('npm create');
  });

  test('content stays where the browser scrolls after a key @all', async ({ page }) => {
    await openHeld(page);
    await page.keyboard.press('F3');
    const tab = page.getByRole('tab', { name: 'pnpm' }).last();
    // As the browser's own search and the focus scroll.
    await tab.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await page.waitForFunction(() => new Promise((done) => requestIdleCallback(done)));
    await expect(tab).toBeInViewport();
  });

  test('the skip link leads past the sidebar into the document @all', async ({ page }) => {
    const release = await openHeld(page, '/docs/overview');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const isInMain = () =>
      page.evaluate(() => globalThis.document.activeElement?.closest('main') !== null);
    expect(await isInMain()).toBe(true);
    await release();
    expect(await isInMain()).toBe(true);
  });

  test('the announcement closes, and stays closed on the next page @all', async ({ page }) => {
    const release = await openHeld(page);
    const banner = page.locator('.theme-announcement-bar');
    await banner.getByRole('button', { name: 'Close' }).click();
    await expect(banner).toBeHidden();
    await release();
    await expect(banner).toHaveCount(0);
    await page.goto('/docs/overview');
    await expect(banner).toBeHidden();
  });

  test('a copy button copies the code and says so, once @all', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const release = await openHeld(page);
    const blocks = page.locator('figure:has(> pre)');
    const block = blocks.filter({ hasText: 'npm create' }).first();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await block.getByRole('button').click();
    await expect(block.getByRole('button')).toHaveAttribute('data-copied');
    const mark = () =>
      block.getByRole('button').evaluate((button) => getComputedStyle(button, '::after').content);
    expect(await mark()).toContain('✓');
    expect(await copied()).toMatch(/^npm create/);
    await page.evaluate(() => navigator.clipboard.writeText('later'));
    await release();
    expect(await mark()).toBe('none');
    expect(await copied(), 'the click is not repeated').toBe('later');
    await block.getByRole('button').click();
    await expect(block.getByRole('button')).toHaveText('Copied');
  });

  for (const clicks of [1, 2]) {
    test(`an open category of the sidebar answers ${clicks} clicks, and stays so @all`, async ({
      page,
    }) => {
      const release = await openHeld(page, '/docs/overview');
      const sidebar = page.locator('.theme-doc-sidebar-menu');
      const category = sidebar.getByRole('button', { name: /sidebar category 'Embed a map'/ });
      const entry = sidebar.getByRole('link', { name: 'Deep linking' });
      // Before the scripts run, the list of a closed category has no height.
      const expectShown = (isShown: boolean) =>
        isShown ? expect(entry).toBeInViewport() : expect(entry).not.toBeInViewport();
      await expectShown(true);
      for (let click = 0; click < clicks; click += 1) await category.click();
      const isOpen = clicks === 2;
      await expect(category).toHaveAttribute('aria-expanded', String(isOpen));
      await expectShown(isOpen);
      await release();
      await expect(category).toHaveAttribute('aria-expanded', String(isOpen));
      await expectShown(isOpen);
      await category.click();
      await expect(category).toHaveAttribute('aria-expanded', String(!isOpen));
      await expectShown(!isOpen);
    });
  }

  test('an open category without a page of its own closes, and the document stays @all', async ({
    page,
  }) => {
    const release = await openHeld(page);
    const sidebar = page.locator('.theme-doc-sidebar-menu');
    const entry = sidebar.getByRole('link', { name: 'Spaces', exact: true });
    await expect(entry).toBeInViewport();
    const category = sidebar.getByRole('button', { name: 'On the map', exact: true });
    await category.click();
    await expect(entry).not.toBeInViewport();
    await release();
    await expect(category).toHaveAttribute('aria-expanded', 'false');
    await expect(entry).not.toBeInViewport();
    await expect(page).toHaveURL(document);
    await category.click();
    await expect(entry).toBeInViewport();
  });

  test('the menu opens, and its links work @all', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const release = await openHeld(page);
    const button = page.getByRole('button', { name: 'Toggle navigation bar' });
    const early = page.locator('.early-menu').getByRole('link', { name: 'Camera', exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await early.scrollIntoViewIfNeeded();
    await expect(early).toBeInViewport();
    await release();
    await expect(page.locator('.navbar-sidebar--show')).toBeVisible();
    await expect(page.locator('.early-menu')).toBeHidden();
    await page.getByRole('button', { name: 'Close navigation bar' }).click();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('a second click closes the menu, and it does not open later @all', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const release = await openHeld(page);
    const button = page.getByRole('button', { name: 'Toggle navigation bar' });
    await button.click();
    await button.click();
    await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
    await release();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('a link to an SDK opens its page @all', async ({ page }) => {
    await openHeld(page, '/docs/overview');
    await page.getByRole('navigation', { name: 'Main' }).locator('.nav-sdk').first().click();
    await expect(page).toHaveURL(/\/web-sdk\/getting-started$/);
  });

  for (const [way, tag] of [
    ['click', ''],
    ['shortcut', ' @all'],
  ] as const) {
    test(`search opens by ${way}, and keeps every key${tag}`, async ({ page }) => {
      const release = await openHeld(page);
      const button = page.getByRole('button', { name: 'Search docs' });
      if (way === 'click') await button.click();
      else await page.keyboard.press('Control+k');
      const field = page.getByRole('dialog', { name: 'Search' }).getByRole('textbox');
      await expect(field).toBeFocused();
      await page.keyboard.type('blue d');
      await release();
      await page.keyboard.type('ot');
      const box = page.getByRole('dialog').getByRole('combobox');
      await expect(box).toBeFocused();
      await expect(box).toHaveValue('blue dot');
      await expect(page.getByRole('option').first()).toContainText(/blue dot/i);
      await expect(page.locator('.early-search')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      if (way === 'click') await expect(button).toBeFocused();
    });
  }

  test('Escape closes search, and it does not open later @all', async ({ page }) => {
    const release = await openHeld(page);
    await page.getByRole('button', { name: 'Search docs' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await release();
    await page.mouse.move(300, 300);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('Enter opens the page of results @all', async ({ page }) => {
    const release = await openHeld(page);
    await page.keyboard.press('/');
    await page.keyboard.type('labels');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search-results?q=labels');
    await release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

for (const shortcut of ['/', 'Control+k']) {
  test(`search opens if ${shortcut} is the first key @all`, async ({ page }) => {
    await openQuietly(page);
    await page.keyboard.press(shortcut);
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  });
}

test('a URL with a fragment or a query starts the scripts immediately @all', async ({ page }) => {
  const scripts = await openQuietly(page, `${document}#next-steps`);
  await expect(page.locator(started)).toBeAttached();
  expect(scripts.length).toBeGreaterThan(1);
});

test('content far below is laid out as it comes near, and completely on the first interaction @all', async ({
  page,
}) => {
  await waitForInteraction(page);
  await openQuietly(page);
  const headings = page.locator('.markdown > h2');
  const isLaidOut = (heading: Locator) =>
    heading
      .locator('.hash-link')
      .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));
  await expect.poll(() => isLaidOut(headings.first())).toBe(true);
  expect(await isLaidOut(headings.last())).toBe(false);
  expect(await headings.last().ariaSnapshot(), 'for who listens it is there').toContain('heading');
  await page.mouse.move(100, 100);
  await expect.poll(() => isLaidOut(headings.last())).toBe(true);
  await expect(page.locator('[data-first-sight]')).toHaveCount(0);
});

test('if a URL has a fragment, or a user returns to a page, all content is laid out immediately @all', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const { firstSight = 'false' } = globalThis.document.documentElement.dataset;
      window.name = firstSight;
    });
  });
  const isAtFirstSight = () => page.evaluate(() => window.name);
  await page.goto(document, { waitUntil: 'domcontentloaded' });
  expect(await isAtFirstSight()).toBe('true');
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await isAtFirstSight()).toBe('false');
  await page.goto('/docs/overview');
  await page.goto(`${document}#next-steps`, { waitUntil: 'domcontentloaded' });
  expect(await isAtFirstSight()).toBe('false');
});

test('scripts wait for the end of a document that arrives slowly @all', async ({ page }) => {
  const answerTo = (url = '') =>
    new Promise<IncomingMessage>((resolve) =>
      get(new URL(url, origin), { headers: { 'accept-encoding': 'identity' } }, resolve),
    );
  const slow = createServer((request, response) => {
    void (async () => {
      const answer = await answerTo(request.url);
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part as Buffer);
      const body = Buffer.concat(parts);
      response.setHeader('content-type', answer.headers['content-type'] ?? '');
      const isDocument = request.url?.startsWith(document) === true;
      if (isDocument) {
        response.write(body.subarray(0, body.indexOf('<body')));
        await pass(1500);
      }
      response.end(isDocument ? body.subarray(body.indexOf('<body')) : body);
    })();
  });
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  const address = slow.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  await page.goto(`http://127.0.0.1:${address.port}${document}#next-steps`);
  await expect(page.locator(started)).toBeAttached();
  slow.close();
});

test('a page without interaction downloads its scripts, then starts them @all', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await openQuietly(page);
  await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
  await page.clock.runFor(2500);
  await expect(page.locator('link[rel=prefetch]')).toHaveCount(2);
  await expect(page.locator(started)).toHaveCount(0);
  await page.clock.runFor(3000);
  await page.clock.resume();
  await expect(page.locator(started)).toBeAttached();
});
