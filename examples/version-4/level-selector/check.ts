import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const output = page.locator('output');
  const [building, floor] = [page.getByRole('combobox').first(), page.getByRole('combobox').last()];
  const before = await output.innerText();
  await building.selectOption({ index: 2 });
  await expect(output).not.toHaveText(before);
  const floors = await floor.locator('option').allTextContents();
  expect(floors.length).toBeGreaterThan(1);
  await floor.selectOption({ index: 0 });
  await expect(output).toContainText(`, ${floors[0] ?? ''}, elevation ${floors.length - 1}`);
}
