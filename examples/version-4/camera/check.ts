import { expect, type Page } from '@playwright/test';

export async function check(page: Page): Promise<void> {
  const output = page.locator('output');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button('From above').click();
  await expect(output).toHaveText(/ · 0\.00 · /);
  const rotation = async () => Number.parseFloat(await output.innerText());
  const before = await rotation();
  await button('Turn').click();
  await expect
    .poll(async () => Math.abs((await rotation()) - before - Math.PI / 2))
    .toBeLessThan(0.02);
  await page.getByRole('group').getByRole('button').last().click();
  await expect(output).toHaveText(/ · 1\.00 · /);
  const near = Number.parseFloat((await output.innerText()).split(' · ').at(-1) ?? '');
  expect(near).toBeLessThan(150);
  await button('Overview').click();
  await expect(output).toHaveText(/^-0\.44 · 0\.87 · /);
}
