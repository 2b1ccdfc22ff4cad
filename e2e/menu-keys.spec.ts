import { expect } from '@playwright/test';
import { openHydrated } from './support/openHydrated.ts';
import { test } from './support/testWithoutMaps.ts';

test('[UI-02] the slide-out menu has the focus while it is open, and gives it back on Escape', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, '/docs/overview');
  const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
  const menu = page.locator('.navbar-sidebar');
  await page.keyboard.press('Tab');
  await toggle.focus();
  await page.waitForLoadState('networkidle');
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

test('[UI-01] Escape closes a dropdown and goes back to its button', async ({ page }) => {
  await openHydrated(page, '/web-sdk/markers');
  await page.keyboard.press('Tab');
  const button = page.getByRole('button', { name: /^Web/ });
  await button.focus();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(button).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});
