import { expect, type Page } from '@playwright/test';
import { axeViolations } from './support/axeViolations.ts';
import { openHydrated } from './support/openHydrated.ts';
import { test } from './support/testWithServer.ts';
import { watchPage } from './support/watchPage.ts';

const sink = '**/api/v1/feedback';
const feedback = (page: Page) => page.getByRole('region', { name: 'Feedback on this page' });
const answer = (page: Page, name: 'Yes' | 'No') =>
  feedback(page).getByRole('button', { name, exact: true }).click();

/** Rows of one of the tables on the team's page. */
async function rows(page: Page, name: string): Promise<readonly (readonly string[])[]> {
  const team = await page.context().newPage();
  await team.goto('/stats/feedback');
  const cells = await team
    .getByRole('region', { name })
    .locator('tbody tr')
    .evaluateAll((all) =>
      all.map((row) => [...row.children].map((cell) => cell.textContent.trim())),
    );
  await team.close();
  return cells;
}

test('[feedback] an answer is counted immediately, a reason can follow, and the team sees both @all', async ({
  page,
  server,
}) => {
  const { errors } = watchPage(page, server.origin);
  await openHydrated(page, '/docs/roadmap');
  await answer(page, 'No');
  await expect(feedback(page).getByRole('status')).toBeFocused();
  await expect.poll(() => rows(page, 'Answers')).toEqual([['/docs/roadmap', '0', '1', '0 %']]);
  const send = feedback(page).getByRole('button', { name: 'Send' });
  await expect(send).toBeDisabled();
  await feedback(page).getByRole('radio', { name: 'Something is missing' }).check();
  await feedback(page).getByRole('textbox').fill('Dates. <b>Bold</b> ones.');
  expect(await axeViolations(page)).toEqual([]);
  await send.click();
  await expect(feedback(page).getByRole('status')).toContainText('sent to the authors');
  const [row = []] = await rows(page, 'Reasons');
  expect(row.slice(1)).toEqual([
    '/docs/roadmap',
    'No',
    'Something is missing',
    'Dates. <b>Bold</b> ones.',
  ]);
  expect(await rows(page, 'Answers')).toEqual([['/docs/roadmap', '0', '1', '0 %']]);
  const table = await (await page.request.get('/stats/feedback.csv')).text();
  expect(table).toContain('/docs/roadmap,no,Something is missing,Dates. <b>Bold</b> ones.');
  expect(errors).toEqual([]);
});

test('[feedback] the page for the team is accessible, and the next page asks again @all', async ({
  page,
}) => {
  await openHydrated(page, '/docs/roadmap');
  await answer(page, 'Yes');
  await feedback(page).getByRole('radio').first().check();
  await feedback(page).getByRole('button', { name: 'Send' }).click();
  await expect(feedback(page).getByRole('status')).toContainText('sent to the authors');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Overview' }).click();
  await expect(feedback(page).getByRole('button', { name: 'Yes' })).toBeVisible();
  await page.goto('/stats/feedback');
  await expect(page.getByRole('link', { name: /Download all 1/ })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('[feedback] an unreachable server is reported, and the text is kept until the server is back @all', async ({
  page,
}) => {
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(String(error)));
  await page.route(sink, (route) => route.abort());
  await openHydrated(page, '/docs/roadmap');
  await answer(page, 'No');
  const text = feedback(page).getByRole('textbox');
  await text.fill('The second paragraph.');
  const send = feedback(page).getByRole('button', { name: 'Send' });
  await send.click();
  await expect(feedback(page).getByRole('alert')).toContainText('still here');
  await expect(text).toHaveValue('The second paragraph.');
  await page.unroute(sink);
  await send.click();
  await expect(feedback(page).getByRole('status')).toContainText('sent to the authors');
  expect(await rows(page, 'Answers')).toEqual([['/docs/roadmap', '0', '1', '0 %']]);
  expect(await rows(page, 'Reasons')).toHaveLength(1);
  expect(failures).toEqual([]);
});

test('[feedback] a server that fails before the form appears is reported @all', async ({
  page,
}) => {
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(String(error)));
  await openHydrated(page, '/docs/roadmap');
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await answer(page, 'Yes');
  await expect(feedback(page).getByRole('alert')).toContainText('does not respond');
  expect(failures).toEqual([]);
});

for (const [name, property, value] of [
  ['Do Not Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
] as const) {
  test(`[feedback] nothing is sent from a browser with ${name}, and the page says so @all`, async ({
    page,
  }) => {
    await page.addInitScript(
      ([key, wish]) => Object.defineProperty(navigator, key, { value: wish }),
      [property, value] as const,
    );
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/v1/feedback')) sent.push(request.url());
    });
    await openHydrated(page, '/docs/roadmap');
    await answer(page, 'Yes');
    await expect(feedback(page)).toContainText('nothing was sent');
    expect(sent).toEqual([]);
    expect(await rows(page, 'Answers')).toEqual([]);
  });
}

test('[feedback] works with only the keyboard @all', async ({ page }) => {
  await openHydrated(page, '/docs/roadmap');
  await feedback(page).getByRole('button', { name: 'Yes' }).focus();
  await page.keyboard.press('Enter');
  await expect(feedback(page).getByRole('status')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(feedback(page).getByRole('radio').first()).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Clear.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(feedback(page).getByRole('status')).toContainText('sent to the authors');
  expect((await rows(page, 'Reasons')).map((row) => row.at(-1))).toEqual(['Clear.']);
});
