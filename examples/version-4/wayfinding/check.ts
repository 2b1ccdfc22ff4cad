import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const output = page.locator('output');
  const next = page.getByRole('button', { name: 'Next', exact: true });
  const places = page.getByRole('combobox').locator(':checked');
  const [from = '', to = ''] = await places.allTextContents();
  const marker = (text: string) => page.locator('[data-mezzanine-marker]', { hasText: text });
  await expect(marker(from)).toBeVisible();
  await expect(marker(to)).toBeHidden();
  const [, count = 0] = /^1\/(\d+): .+ \(\d+ m\)$/.exec(await output.innerText()) ?? [];
  for (let step = 1; step < Number(count); step += 1) await next.click();
  await expect(output).toHaveText(`${count}/${count}: Arrive at ${to} (0 m)`);
  await expect(marker(to)).toBeVisible();
  await page.getByLabel('No stairs').check();
  await expect(output).toHaveText(/^1\/\d+: /);
}
