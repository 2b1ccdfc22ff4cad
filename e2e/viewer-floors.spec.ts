import { expect, test } from '@playwright/test';

test('floors that are drawn apart have their names, and a click on one selects the floor', async ({
  page,
}) => {
  await page.goto('/viewer/?venue=office&stacked=true');
  await expect(page.locator('[data-mezzanine-state="idle"]')).toBeVisible();
  const name = (floor: string) =>
    page.locator('[class^="floor_"], [class^="currentFloor_"]').filter({ hasText: floor });
  for (const floor of ['Ground floor', 'Floor 1', 'Floor 2', 'Floor 3']) {
    await expect(name(floor)).toBeInViewport({ ratio: 1 });
  }
  const tops = async () =>
    Promise.all(
      ['Floor 3', 'Floor 2', 'Floor 1', 'Ground floor'].map(
        async (floor) => (await name(floor).boundingBox())?.y ?? 0,
      ),
    );
  await expect
    .poll(async () =>
      (await tops()).every((top, at, all) => at === 0 || top - (all[at - 1] ?? 0) > 60),
    )
    .toBe(true);
  await name('Floor 2').click();
  await expect(page.getByRole('radio', { name: 'Floor 2' })).toBeChecked();
  await expect(page).toHaveURL(/floor=m_f2/);
  await expect(page.locator('[class^="currentFloor_"]')).toHaveText('Floor 2');
  await page.getByRole('button', { name: 'Show one floor' }).click();
  await expect(name('Floor 2')).toHaveCount(0);
});
