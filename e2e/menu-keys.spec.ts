import { expect, type Locator, type Page } from '@playwright/test';
import { openHydrated } from './support/openHydrated.ts';
import { scriptWith } from './support/scriptWith.ts';
import { test } from './support/testWithoutMaps.ts';

test('[UI-02] the slide-out menu has the focus while it is open, and returns it on Escape', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, '/docs/overview');
  const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
  const menu = page.locator('.navbar-sidebar');
  await page.keyboard.press('Tab');
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeFocused();
  for (let stop = 0; stop < 5; stop += 1) {
    await page.keyboard.press('Tab');
    await expect(menu.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
  await expect(menu).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveCount(1);
  await expect(menu.locator(':focus')).toHaveCount(0);
});

test('[UI-01] Escape closes a dropdown and focuses its button @all', async ({ page }) => {
  await openHydrated(page, '/web-sdk/markers');
  await page.keyboard.press('Tab');
  const button = page.getByRole('button', { name: /^Web/ });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const item = page.locator('.dropdown--show .dropdown__link').first();
  // Items cannot have the focus before the first frame of the dropdown's transition.
  await expect(item).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(item).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('[UI-02] the first key closes a menu opened with a pointer, and the focus returns @all', async ({
  page,
}) => {
  const { toggle, menu } = await openMenu(page);
  // Not every browser focuses a pressed button.
  await toggle.blur();
  await page.keyboard.press('Escape');
  await expect(menu).not.toBeInViewport();
  await expect(toggle).toBeFocused();
  await expect(page.locator('[inert]:not(.navbar-sidebar *)')).toHaveCount(0);
});

test('[UI-02] the first key focuses a menu opened with a pointer, and keeps the focus in it @all', async ({
  page,
}) => {
  const { menu } = await openMenu(page);
  await page.keyboard.press('Shift');
  await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeFocused();
  for (let stop = 0; stop < 5; stop += 1) {
    await page.keyboard.press('Tab');
    await expect(menu.locator(':focus')).toHaveCount(1);
  }
});

test('[UI-02] the next key loads a script that failed to load, without an error @all', async ({
  page,
}) => {
  const failures: Error[] = [];
  page.on('pageerror', (error) => failures.push(error));
  const program = scriptWith('.navbar-sidebar--show .navbar-sidebar__close');
  const { menu, toggle } = await openMenu(page);
  let refused = 0;
  await page.route(`**${program}`, (route) => {
    refused += 1;
    return route.abort();
  });
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(program));
  await page.keyboard.press('Escape');
  await failed;
  expect(refused).toBe(1);
  await expect(menu).toBeInViewport();
  await page.unroute(`**${program}`);
  await page.keyboard.press('Escape');
  await expect(menu).not.toBeInViewport();
  await expect(toggle).toBeFocused();
  expect(failures).toEqual([]);
});

/** Opens the slide-out menu by a pointer, before any key. */
async function openMenu(page: Page): Promise<{ toggle: Locator; menu: Locator }> {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, '/docs/overview');
  const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
  const menu = page.locator('.navbar-sidebar');
  await toggle.click();
  await expect(menu).toBeInViewport();
  return { toggle, menu };
}
