import { writeFile } from 'node:fs/promises';
import { type Mvf, writeMvf } from '@mezzanine/mvf';
import { tinyVenue } from '@mezzanine/mvf/fixtures/tinyVenue';
import { expect, type Locator, type Page } from '@playwright/test';
import { axeViolations } from './support/axeViolations.ts';
import { test } from './support/testWithServer.ts';

test('an operator drops a venue, publishes the next version by keyboard, and rolls back @all', async ({
  page,
  request,
}, testInfo) => {
  const first = testInfo.outputPath('first.mvf.zip');
  const second = testInfo.outputPath('second.mvf.zip');
  await writeFile(first, writeMvf(named('First house')));
  await writeFile(second, writeMvf(named('Second house')));

  await page.goto('/stats/venues');
  const file = page.getByLabel('File');
  await dropFile(page, file, first);
  await expect(file).toHaveValue(/first\.mvf\.zip$/);
  await page.getByLabel('Id', { exact: true }).fill('house');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First house');
  await expect(page).toHaveURL(/\/stats\/venues\/house$/);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Open the map' }).click();
  await page.locator('[data-mezzanine-state="idle"]').waitFor();
  await expect(page.locator('canvas').first()).toHaveAccessibleName('Map of First house');

  // Listens before the page opens: the browser receives keys and this request on separate channels,
  // so a key pressed right after it could open the system's dialog.
  const chooser = page.waitForEvent('filechooser');
  await page.goto('/stats/venues');
  await file.focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(second);
  await page.keyboard.press('Tab');
  await page.keyboard.type('house');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second house');
  const versions = page.getByRole('table', { name: 'Versions' }).getByRole('row');
  await expect(versions).toHaveCount(3);
  await expect(versions.nth(1)).toContainText('Published');

  await versions
    .nth(2)
    .getByRole('button', { name: /^Publish the version of .* again$/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First house');
  await expect(versions.nth(2)).toContainText('Published');
  const served = await request.get('/api/v1/venues');
  expect(await served.json()).toMatchObject({
    venues: expect.arrayContaining([expect.objectContaining({ id: 'house', name: 'First house' })]),
  });
});

function named(name: string): Mvf {
  return { ...tinyVenue, manifest: { ...tinyVenue.manifest, name } };
}

/** Drops a file as the system does; events that a script dispatches do not fill an input. */
async function dropFile(page: Page, target: Locator, path: string): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error('The field for files is not visible.');
  const session = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', {
      type,
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      data: { items: [], files: [path], dragOperationsMask: 1 },
    });
  }
  await session.detach();
}
