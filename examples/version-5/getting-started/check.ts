import { expect, type Page } from '@playwright/test';
import { clickAround } from '@mezzanine/tooling/map-picture';

export async function check(page: Page): Promise<void> {
  const reading = page.getByRole('status').filter({ hasText: /./ });
  await expect(reading).toHaveText('Click a room.');
  const output = page.locator('output');
  const isChosen = async () => !/^(?:Click a room|No location here)/.test(await output.innerText());
  await clickAround(page, isChosen);
  expect(await isChosen()).toBe(true);
}
