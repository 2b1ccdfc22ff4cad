import type { Page } from '@playwright/test';
import { openHydrated } from './openHydrated.ts';

/** Signs in on the open page of the playground, and waits for its editor. */
export async function signInHere(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Sign-in' }).getByRole('button').click();
  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.keyboard.press('Enter');
  await page.locator('.cm-content').waitFor();
}

/** Opens a page of the playground and signs in. */
export async function openSignedIn(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  await signInHere(page);
}
