import { expect, test } from '@playwright/test';

/** Floors of a venue's first building, from the highest to the lowest. */
const buildings = [
  { venue: 'office', floors: ['Floor 3', 'Floor 2', 'Floor 1', 'Ground floor'], second: 'm_f2' },
  { venue: 'mall', floors: ['Level 3', 'Level 2', 'Level 1'], second: 'm_l2' },
] as const;

for (const { venue, floors, second } of buildings) {
  test(`the floors of the ${venue} that are drawn apart have names, and a click on one selects the floor @all`, async ({
    page,
  }) => {
    await page.goto(`/viewer/?venue=${venue}&stacked=true`);
    await expect(page.locator('[data-mezzanine-state="idle"]')).toBeVisible();
    const name = (floor: string) =>
      page.locator('[class^="floor_"], [class^="currentFloor_"]').filter({ hasText: floor });
    const tops = () =>
      Promise.all(floors.map(async (floor) => (await name(floor).boundingBox())?.y ?? 0));
    // Each floor stands clearly below the one before.
    await expect
      .poll(async () => (await tops()).every((top, at, all) => top - (all[at - 1] ?? -99) > 40))
      .toBe(true);
    for (const floor of floors) await expect(name(floor)).toBeInViewport({ ratio: 1 });
    await name(floors[1]).click();
    await expect(page.getByRole('radio', { name: floors[1] })).toBeChecked();
    await expect(page).toHaveURL(new RegExp(`floor=${second}`));
    await expect(page.locator('[class^="currentFloor_"]')).toHaveText(floors[1]);
    await page.getByRole('button', { name: 'Show one floor' }).click();
    await expect(name(floors[1])).toHaveCount(0);
  });
}
