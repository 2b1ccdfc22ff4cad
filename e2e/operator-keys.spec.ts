import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from './support/axeViolations.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`an operator creates, rotates, and revokes a key by keyboard at 390 px, ${colorScheme} @all`, async ({
    page,
    request,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 844 });
    const id = `keys-${colorScheme}-${Date.now()}`;
    await page.goto('/stats');
    await page.getByRole('link', { name: 'workspaces and keys' }).press('Enter');
    await page.getByLabel('Id', { exact: true }).fill(id);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Lobby screens');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lobby screens');

    await page.getByLabel('Name').fill('Screen 1');
    await page.getByRole('checkbox', { name: /^webhooks/ }).press('Space');
    await page.getByRole('button', { name: 'Create key' }).press('Enter');
    const shown = page.getByRole('status');
    const first = readPair(await shown.innerText());
    const opens = async (pair: object) =>
      (await request.post('/api/v1/token', { data: pair })).status();
    expect(await opens(first)).toBe(200);
    expect(await axeViolations(page)).toEqual([]);
    expect(await widthBeyondScreen(page)).toBe(0);

    await page.goto(page.url().replace(/\/keys$/, ''));
    await expect(page.locator('main')).not.toContainText(first.secret);
    await expect(page.getByRole('row', { name: /Screen 1/ })).toContainText('read, webhooks');
    await page.getByLabel('The old secret works').selectOption('no longer');
    await page.getByRole('button', { name: 'Rotate Screen 1' }).press('Enter');
    const second = readPair(await shown.innerText());
    expect([await opens(first), await opens(second)]).toEqual([401, 200]);

    await page.getByRole('checkbox', { name: /stop working/ }).press('Space');
    await page.getByRole('button', { name: 'Revoke Screen 1' }).press('Enter');
    await expect(page.getByRole('row', { name: /Screen 1/ })).toContainText('Revoked');
    expect(await opens(second)).toBe(401);
    expect(await axeViolations(page)).toEqual([]);
    expect(await widthBeyondScreen(page)).toBe(0);
  });
}

function readPair(text: string) {
  const [key = ''] = /key_\w+/.exec(text) ?? [];
  const [secret = ''] = /sk_\w+/.exec(text) ?? [];
  return { key, secret };
}

function widthBeyondScreen(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
