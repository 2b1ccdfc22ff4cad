import { expect, test, type Page } from '@playwright/test';
import { countColors } from './countColors.ts';
import { watchPage } from './watchPage.ts';

/** A blank map has one or two colors, and a drawn map many more. */
const drawnColors = 24;
/** Software draws the maps: on a busy machine, a picture of a moving one takes half a minute. */
const pictureTimeout = 120_000;

/** Controls of a sample that a reader cannot see. */
function hiddenControls(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, input, select, output')]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { top, left, width } = element.getBoundingClientRect();
        const isEmpty = width === 0;
        return !isEmpty && (top >= innerHeight || left >= innerWidth || top < 0 || left < 0);
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
}

/**
 * Expects that pages with one sample each draw, report no error, find all their files, and show their controls.
 *
 * @param origin - origin of the pages. The page of `labels/zones` is `/labels-zones`.
 */
export async function expectSamplesDraw(
  page: Page,
  origin: string,
  names: readonly string[],
): Promise<void> {
  // Browsers request it from every page without an icon.
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  for (const name of names) {
    await test.step(name, async () => {
      const { errors } = watchPage(page);
      const missing: string[] = [];
      page.on('response', (response) => {
        if (response.status() >= 400) missing.push(`${response.status()} ${response.url()}`);
      });
      await page.goto(`${origin}/${name.replace('/', '-')}`);
      await page.locator('[data-mezzanine-state]').first().waitFor();
      await expect
        .poll(() => countColors(page.locator('body')), { message: name, timeout: pictureTimeout })
        .toBeGreaterThan(drawnColors);
      expect.soft(await hiddenControls(page), name).toEqual([]);
      await expect.soft(page.getByText('could not be rendered'), name).toHaveCount(0);
      expect.soft({ errors, missing }, name).toEqual({ errors: [], missing: [] });
      page.removeAllListeners();
    });
  }
}
