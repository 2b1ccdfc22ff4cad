import { expect, type Page } from '@playwright/test';
import { changedShare } from '@mezzanine/tooling/changed-share';
import { mapPicture } from '@mezzanine/tooling/map-picture';

/** A look changes a larger share of the screenshot than this. */
const leastShare = 0.01;
/** After a look that raises rooms, only the labels that fit may differ. */
const mostShareOfLabels = 0.002;

export async function check(page: Page): Promise<void> {
  const pictureAfter = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).click();
    return Buffer.from(await mapPicture(page), 'base64');
  };
  const shown = [Buffer.from(await mapPicture(page), 'base64')];
  for (const name of ['By category', 'By area', 'Back doors', 'Reset']) {
    const picture = await pictureAfter(name);
    const before = shown.at(-1) ?? picture;
    const share = await changedShare(page, before, picture);
    expect(share, `${name} shows something of its own`).toBeGreaterThan(leastShare);
    shown.push(picture);
  }
  const [first, last] = [shown[0], shown.at(-1)] as [Buffer, Buffer];
  expect(await changedShare(page, first, last), 'Reset').toBeLessThan(mostShareOfLabels);
}
