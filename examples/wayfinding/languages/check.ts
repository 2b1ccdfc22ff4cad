import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const steps = page.getByRole('list').filter({ hasText: 'Arrive' });
  await expect(steps.getByRole('listitem').last()).toContainText('Arrive at');
  await page.getByLabel('Language').selectOption('fr');
  const inFrench = page.locator('ol[lang=fr]');
  await expect(inFrench.getByRole('listitem').last()).toContainText('Vous êtes arrivé');
  await expect(page.locator('[aria-roledescription=plan]')).toBeVisible();
}
