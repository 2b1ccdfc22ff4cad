import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const reading = page.getByRole('status').filter({ hasText: 'from' });
  const building = page.getByRole('combobox', { name: 'Building', exact: true });
  await expect(reading).toContainText('from 450 m');
  await expect(reading).toContainText('Grounds');
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
  await expect(reading).toContainText('Hartmoor Library, Level 3');
  await building.selectOption('Engineering Building');
  await expect(reading).toContainText('Engineering Building, Level 4');
  await page.getByRole('button', { name: 'Zoom out', exact: true }).click();
  await expect(reading).toContainText('Grounds');
}
