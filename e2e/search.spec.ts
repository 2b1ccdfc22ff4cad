import { expect } from '@playwright/test';
import { openHydrated } from './support/openHydrated.ts';
import { openSearch, searchDialog } from './support/searchDialog.ts';
import { scriptsOf } from './support/scriptsOf.ts';
import { test } from './support/testWithoutMaps.ts';
import { watchRequests } from '@mezzanine/tooling/watch-requests';

test('[SM-01] [SM-18] the button, Ctrl+K, Command+K, and / open the dialog with the cursor in it, and focus returns when it closes', async ({
  page,
}) => {
  const { dialog, button, field } = await openSearch(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button, 'focus is back on the button').toBeFocused();
  const link = page.getByRole('link', { name: 'Blog' }).first();
  for (const keys of ['Control+k', 'Meta+k', '/']) {
    await link.focus();
    await page.keyboard.press(keys);
    await expect(field, keys).toBeFocused();
    await expect(field).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(link, `focus is back where ${keys} was pressed`).toBeFocused();
  }
});

test('[SM-01] / in a text field is text @all', async ({ page }) => {
  const { dialog } = searchDialog(page);
  await openHydrated(page, '/search-results');
  const field = page.getByRole('searchbox', { name: 'Search docs' });
  await field.focus();
  await page.keyboard.press('/');
  await expect(field).toHaveValue('/');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(dialog).toBeVisible();
});

test('[SM-01] loads the dialog only when a user opens it @all', async ({ page }) => {
  const requests = watchRequests(page);
  const scripts = scriptsOf(page);
  const withDialog = async () =>
    (await scripts()).filter((code) => code.includes('DocSearch-Dropdown')).length;
  await openHydrated(page, '/community');
  await requests.quiet();
  expect(await withDialog()).toBe(0);
  await page.keyboard.press('/');
  await expect(searchDialog(page).dialog).toBeVisible();
  await expect.poll(withDialog).toBe(1);
});

test('[SM-02] a character typed on the button starts the query, other keys do not, and / can be disabled @all', async ({
  page,
}) => {
  const { dialog, button, field } = searchDialog(page);
  await openHydrated(page, '/community');
  await button.focus();
  for (const keys of ['F2', 'Shift', 'Control+c']) await page.keyboard.press(keys);
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('w');
  await expect(field).toBeFocused();
  await page.keyboard.type('ay');
  await expect(field).toHaveValue('way');
  const slash = dialog.getByRole('switch', { name: '/ opens search' });
  await expect(slash).toBeChecked();
  await slash.click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await button.blur();
  await page.keyboard.press('/');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(slash).not.toBeChecked();
});

test('[SM-03] Escape, a click outside, and Cancel close the dialog @all', async ({ page }) => {
  const { dialog, button, field, hits } = await openSearch(page, 'camera');
  await expect(hits.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog, 'one Escape, though results are shown').toHaveCount(0);
  await button.click();
  await expect(field).toBeFocused();
  await page.mouse.click(10, 780);
  await expect(dialog).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await button.click();
  const cancel = dialog.getByRole('button', { name: 'Cancel' });
  await expect(cancel).toBeInViewport();
  await cancel.click();
  await expect(dialog).toHaveCount(0);
});

test('[SM-10] the field has a label, accepts 64 characters, and starts with selected text @all', async ({
  page,
}) => {
  const { dialog, field } = await openSearch(page);
  await expect(field).toHaveAttribute('placeholder', 'Search docs');
  await page.keyboard.type('m'.repeat(70));
  await expect(field).toHaveValue('m'.repeat(64));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const selected = await page.evaluate(() => {
    const paragraph = document.querySelector('main p');
    if (!paragraph) return '';
    window.getSelection()?.selectAllChildren(paragraph);
    return window.getSelection()?.toString() ?? '';
  });
  expect(selected.length).toBeGreaterThan(64);
  await page.keyboard.press('Control+k');
  await expect(field).toHaveValue(selected.slice(0, 64));
  await page.keyboard.type('x');
  await expect(field, 'the next key replaces it').toHaveValue('x');
});
