import { expect, test, type Page } from '@playwright/test';

const document = '/web-sdk/getting-started';
const started = 'html[data-has-hydrated="true"]';

/** Opens the document and returns what scripts it has asked for since. */
async function openQuietly(page: Page, path = document): Promise<readonly string[]> {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(path);
  return scripts;
}

test('a document is whole before any program, and starts its own at the first act', async ({
  page,
}) => {
  const scripts = await openQuietly(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(scripts).toEqual([]);
  await page.mouse.move(300, 300);
  await expect(page.locator(started)).toBeAttached();
  expect(scripts.length).toBeGreaterThan(1);
});

test('what is clicked before the programs listen happens once they do, and once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openQuietly(page);
  const menu = page.getByRole('button', { name: 'Toggle navigation bar' });
  // No pointer comes near it before the click, as with a screen reader.
  await menu.dispatchEvent('click');
  await expect(page.locator(started)).toBeAttached();
  await expect(page.locator('.navbar-sidebar--show')).toBeVisible();
  await page.locator('.navbar-sidebar__close').click();
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
});

test('a tab that is the first thing clicked is shown, and is there at once on the next visit', async ({
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

for (const shortcut of ['/', 'Control+k']) {
  test(`search opens when ${shortcut} is the first key`, async ({ page }) => {
    await openQuietly(page);
    await page.keyboard.press(shortcut);
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  });
}

test('an address with a part or a question starts the programs at once', async ({ page }) => {
  const scripts = await openQuietly(page, `${document}#next-steps`);
  await expect(page.locator(started)).toBeAttached();
  expect(scripts.length).toBeGreaterThan(1);
});

test('a page that is only looked at fetches its programs, then starts them', async ({ page }) => {
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
