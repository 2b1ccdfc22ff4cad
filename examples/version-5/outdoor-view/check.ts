import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const says = (text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();
  const credit = page.getByRole('link', { name: 'MapLibre', exact: true });
  const box = page.getByLabel('Outdoor view', { exact: true });
  await says('The surroundings are shown.');
  await expect(credit).toBeVisible();
  await box.uncheck();
  await says('Only the venue is shown.');
  await expect(credit).toHaveCount(0);
  await box.check();
  await says('The surroundings are shown.');
  await expect(box).toBeChecked();
}
