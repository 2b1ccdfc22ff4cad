import { expect, type Page } from '@playwright/test';
import { origin } from './address.ts';
import { axeViolations } from './support/axeViolations.ts';
import { hydrated, openHydrated } from './support/openHydrated.ts';
import { scriptsOf } from './support/scriptsOf.ts';
import { test } from './support/testWithoutMaps.ts';
import { watchPage } from './support/watchPage.ts';
import { watchRequests } from '@mezzanine/tooling/watch-requests';

const place = '/playground/?from=guide#here';
const bar = (page: Page) => page.getByRole('region', { name: 'Sign-in' });
const button = (page: Page, name: string) => bar(page).getByRole('button', { name });

/** Returns all sign-in data that the page's scripts could read. */
const kept = (page: Page) =>
  page.evaluate(() => ({
    cookies: document.cookie,
    storage: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  }));

test('[PG-02] a user signs in, returns to the same page, stays signed in, and signs out of both sessions', async ({
  page,
}) => {
  const { errors, foreignRequests } = watchPage(page);
  await openHydrated(page, place);
  await expect(bar(page)).toContainText('You are not signed in.');
  await button(page, 'Sign in').click();

  await expect(page).toHaveTitle(/^Sign in \|/);
  expect(await axeViolations(page)).toEqual([]);
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Ada Lovelace');
  await page.keyboard.press('Enter');

  await expect(bar(page)).toContainText('Signed in as Ada Lovelace');
  await expect(page).toHaveURL(place);
  await expect.poll(async () => (await kept(page)).cookies).toBe('mezzanine_signed_in=1');
  expect((await kept(page)).storage).not.toMatch(/eyJ|mezzanine\.sign-in|token|verifier/i);

  await page.reload();
  await expect(bar(page)).toContainText('Signed in as Ada Lovelace');
  expect((await kept(page)).storage).not.toMatch(/eyJ|mezzanine\.sign-in/);
  await expect(page.locator('iframe[title^="Checks whether"]')).toHaveCount(0);

  await button(page, 'Sign out').click();
  await expect(page).toHaveURL('/playground/');
  await expect(bar(page)).toContainText('You are not signed in.');
  await expect.poll(async () => (await kept(page)).cookies).toBe('');
  await button(page, 'Sign in').click();
  await expect(page, 'the provider asks again').toHaveTitle(/^Sign in \|/);
  expect(errors).toEqual([]);
  expect(foreignRequests).toEqual([]);
});

test('[PG-02] a user who cancels, or whose provider is down, sees what to do and can continue @all', async ({
  page,
}) => {
  await openHydrated(page, '/playground/');
  await button(page, 'Sign in').click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(bar(page).getByRole('alert')).toContainText('was canceled');
  await expect(page).toHaveURL('/playground/');

  await page.route('**/oidc/**', (route) => route.abort());
  await page.reload();
  await hydrated(page);
  await button(page, 'Sign in').click();
  await expect(bar(page).getByRole('alert')).toContainText(
    'The sign-in provider does not respond.',
  );
  await expect(button(page, 'Try again')).toBeEnabled();
  await page.getByRole('link', { name: 'Docs', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.unroute('**/oidc/**');
  // Opens a response without a request.
  const from = encodeURIComponent(`${origin}/oidc`);
  await openHydrated(page, `/playground/?code=abc&state=def&iss=${from}#here`);
  await expect(bar(page).getByRole('alert')).toContainText('started in another window');
  await expect(page).not.toHaveURL(/abc/);
});

test('[PG-02] users who have not signed in load no code for the provider @all', async ({
  page,
}) => {
  const requests = watchRequests(page);
  const scripts = scriptsOf(page);
  for (const path of ['/docs/overview', '/playground/']) {
    await openHydrated(page, path);
    await requests.quiet();
    const texts = await scripts();
    expect(texts.filter((text) => text.includes('code_challenge'))).toEqual([]);
  }
  await expect(button(page, 'Sign in')).toBeEnabled();
});
