import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const flight = page.getByRole('main').getByRole('button', { name: /^Bergen/ });
  const gate = (await flight.getByRole('strong').innerText()).trim();
  await flight.press('Enter');
  const advice = page.getByText(new RegExp(`Bergen leaves from ${gate}: \\d+ min on foot`));
  await expect(advice).toBeVisible();
  const before = await advice.innerText();
  await page
    .locator('#map canvas')
    .first()
    .click({ position: { x: 1000, y: 330 } });
  await expect(advice).not.toHaveText(before);
  await expect(page.getByText(/The gate has changed|was Gate/).first()).toBeVisible();
}
