import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const map = () => page.screenshot({ clip: { x: 0, y: 0, width, height: height * 0.6 } });
  const changes = async (use: () => Promise<unknown>) => {
    const before = await map();
    await use();
    await expect.poll(async () => before.equals(await map())).toBe(false);
  };
  for (const name of ['Light on dark', 'With icon']) {
    await changes(() => page.getByRole('button', { name, exact: true }).click());
  }
  await changes(() => page.getByRole('combobox').selectOption({ index: 1 }));
  await changes(() => page.getByRole('combobox').selectOption({ index: 0 }));
}
