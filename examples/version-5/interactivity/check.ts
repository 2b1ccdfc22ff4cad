import { expect, type Page } from '@playwright/test';
import { clickAround } from '@mezzanine/tooling/map-picture';

export async function check(page: Page): Promise<void> {
  const reading = page.locator('output');
  await clickAround(page, async () => (await reading.innerText()).includes(' · '));
  const first = await reading.innerText();
  await clickAround(page, async () => {
    const text = await reading.innerText();
    return text.includes(' · ') && text !== first;
  });
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(reading).toContainText('Nothing there.');
  await expect(page.getByRole('button', { name: 'Clear', exact: true })).toBeDisabled();
}
