import { expect, type Page } from '@playwright/test';
import { clickAround } from '@mezzanine/tooling/map-picture';

export async function check(page: Page): Promise<void> {
  const reading = page.locator('output');
  await clickAround(page, async () => (await reading.innerText()).includes('m²'));
  const first = await reading.innerText();
  await clickAround(page, async () => {
    const text = await reading.innerText();
    return text.includes('m²') && text !== first;
  });
  await expect(reading).toHaveText(/, .+, \d+ m²/);
}
