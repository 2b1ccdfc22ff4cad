import { expect, type Locator, type Page } from '@playwright/test';
import { openHydrated } from './openHydrated.ts';

/** The elements of the search dialog. */
export interface SearchDialog {
  readonly dialog: Locator;
  readonly button: Locator;
  readonly field: Locator;
  readonly hits: Locator;
  readonly status: Locator;
}

/** Finds the search dialog on a page, open or not. */
export function searchDialog(page: Page): SearchDialog {
  const dialog = page.getByRole('dialog', { name: 'Search' });
  return {
    dialog,
    button: page.getByRole('button', { name: 'Search docs' }),
    field: dialog.getByRole('combobox', { name: 'Search docs' }),
    hits: dialog.getByRole('option'),
    status: dialog.getByRole('status'),
  };
}

/** Opens a page and its search dialog, with an optional query. */
export async function openSearch(page: Page, query = ''): Promise<SearchDialog> {
  const parts = searchDialog(page);
  await openHydrated(page, '/community');
  await parts.button.click();
  await expect(parts.field).toBeFocused();
  if (query !== '') {
    await page.keyboard.type(query);
    // Announced after a pause in typing, when the last results are shown.
    await expect(parts.status).toHaveText(/result/i);
  }
  return parts;
}
