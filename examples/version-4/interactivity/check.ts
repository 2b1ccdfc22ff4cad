import { expect, type Page } from '@playwright/test';
import { clickAround } from '@mezzanine/tooling/map-picture';

export async function check(page: Page): Promise<void> {
  const output = page.locator('output');
  await clickAround(page, async () => (await output.innerText()).includes(', '));
  await page.getByLabel('Interactive').uncheck();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.locator('canvas').click({ position: { x: width / 2, y: height / 2 } });
  await expect(output).toHaveText('Nothing selected.');
}
