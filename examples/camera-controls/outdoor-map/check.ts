import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const says = (text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();
  const credit = page.getByRole('link', { name: 'MapLibre', exact: true });
  await says('The outdoors are shown.');
  await expect(credit).toBeVisible();
  await page.getByLabel('Show what is around', { exact: true }).uncheck();
  await says('Only the venue is shown.');
  await expect(credit).toHaveCount(0);
  await page.getByLabel('Show what is around', { exact: true }).check();
  await says('The outdoors are shown.');
}
