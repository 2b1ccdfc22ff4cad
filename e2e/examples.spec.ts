import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { axeViolations } from './support/axeViolations.ts';
import { countColors } from './support/countColors.ts';
import { exampleNames } from './support/exampleNames.ts';
import { test } from './support/sharedPage.ts';
import { watchPage } from './support/watchPage.ts';

/** A blank map has one or two colors, and a rendered one many more. */
const drawnColors = 24;
const venues = ['airport', 'office', 'campus', 'mall'] as const;
const phone = { width: 390, height: 844 } as const;

/** Maximum time until a map is idle. Maps with animations never are. */
const restMs = 20_000;

/** Opens an example and waits until its map is rendered. Returns problems, which must be empty. */
async function open(page: Page, address: string) {
  const { errors, foreignRequests } = watchPage(page);
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    // Requests that the page aborts itself, such as for an image it no longer needs, are not
    // failures.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') refused.push(request.url());
  });
  await page.goto(address);
  await page.locator('[data-mezzanine-state]').first().waitFor();
  const atRest = page.locator('[data-mezzanine-state="idle"]').first();
  await atRest.waitFor({ timeout: restMs }).catch(() => undefined);
  await expect.poll(() => countColors(page.locator('#map'))).toBeGreaterThan(drawnColors);
  return { errors, foreignRequests, refused };
}

/** The venue that an example uses. */
function ownVenue(name: string): string | undefined {
  const readme = new URL(`../examples/${name}/README.md`, import.meta.url);
  return /^venue: (?<id>.+)$/m.exec(readFileSync(readme, 'utf8'))?.groups?.['id'];
}

const nothing = { errors: [], foreignRequests: [], refused: [] };

/** Examples of each SDK and version run with every change, and the others in `test:all`. */
const withEveryChange = ['version-4/analytics', 'version-5/ambient-occlusion', 'wayfinding/a-to-b'];
test('[example] all examples that run with every change exist', () => {
  expect(exampleNames()).toEqual(expect.arrayContaining(withEveryChange));
});

for (const name of exampleNames()) {
  const tag = withEveryChange.includes(name) ? '' : ' @all';
  test(`[example] ${name} runs, is accessible, and does what it shows${tag}`, async ({ page }) => {
    const seen = await open(page, `/examples/${name}/`);
    expect(await axeViolations(page)).toEqual([]);
    const { check } = (await import(`../examples/${name}/check.ts`)) as {
      check: (page: Page) => Promise<void>;
    };
    await check(page);
    expect(seen).toEqual(nothing);
  });

  test(
    `[example] ${name} runs with every other venue, in dark mode, on a phone`,
    {
      tag: '@all',
    },
    async ({ page }) => {
      await page.setViewportSize(phone);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      for (const venue of venues.filter((one) => one !== ownVenue(name))) {
        const seen = await open(page, `/examples/${name}/?venue=${venue}`);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(width, venue).toBe(phone.width);
        expect.soft(seen, venue).toEqual(nothing);
        page.removeAllListeners();
      }
    },
  );
}
