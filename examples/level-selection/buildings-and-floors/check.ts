import { expect, type Page } from '@playwright/test';
import { clickAround } from '@mezzanine/tooling/map-picture';

export async function check(page: Page): Promise<void> {
  const reading = page.locator('output');
  const building = page.getByRole('combobox', { name: 'Building', exact: true });
  await expect(reading).toHaveText('Grounds, 1 of 1');
  await building.selectOption({ index: 1 });
  await expect(reading).toHaveText('Level 1, 1 of 3');
  await expect(page.getByRole('button', { name: 'Down', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Up', exact: true }).click();
  await expect(reading).toHaveText('Level 2, 2 of 3');
  await building.selectOption({ index: 0 });
  await expect(reading).toHaveText('Grounds, 1 of 1');
  await page.locator('[data-mezzanine-state="idle"]').waitFor();
  await clickAround(page, async () => (await building.inputValue()) !== (await firstOf(page)));
  await expect(reading).toContainText('Level 1');
}

const firstOf = (page: Page) => page.locator('option').first().getAttribute('value');
