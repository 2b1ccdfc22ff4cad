import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const reading = page.getByRole('status').filter({ hasText: '·' });
  const turn = async () => {
    await page.locator('canvas').focus();
    await page.keyboard.press('Shift+ArrowRight');
    // A key that moves the map sets its state immediately.
    await page.locator('[data-mezzanine-state="idle"]').waitFor();
  };
  await turn();
  await expect(reading).toContainText('You: ');
  const before = await reading.innerText();
  await turn();
  await expect(reading).not.toHaveText(before);
  await page.getByRole('checkbox', { name: 'Turn', exact: true }).uncheck();
  const held = await reading.innerText();
  await turn();
  await expect(reading).toHaveText(held);
  await page.keyboard.press('+');
  await expect(reading).not.toHaveText(held);
}
