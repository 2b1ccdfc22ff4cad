import { expect, type Page } from '@playwright/test';
import { changedShare } from '@mezzanine/tooling/changed-share';
import { settledPicture } from '@mezzanine/tooling/map-picture';
import { axeViolations } from './support/axeViolations.ts';
import { openHydrated } from './support/openHydrated.ts';
import { roomFeature } from './support/roomFeature.ts';
import { test } from './support/test.ts';

const route = '/docs/map-doctor';

/** A hall and two rooms side by side; one name is garbled, and one is too long. */
const cottage = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    roomFeature('hallway', 'Hall', 0),
    roomFeature('room', 'CafÃ©', 1),
    roomFeature('room', 'Pantry '.repeat(20).trim(), 2),
  ],
});

/** Counts texts with paths of a walking graph that the page itself parses, not its worker. */
async function countParsedPaths(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const parse = JSON.parse.bind(JSON);
    let count = 0;
    JSON.parse = (...given: Parameters<typeof parse>): unknown => {
      if (given[0].includes('"neighbors":[{')) count += 1;
      return parse(...given);
    };
    Object.assign(window, { parsedPaths: () => count });
  });
  return () =>
    page.evaluate(() => (window as unknown as { parsedPaths: () => number }).parsedPaths());
}

test('a dropped file is examined, fixed, undone, and saved, without any upload', async ({
  page,
}) => {
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('Pantry') === true) uploads.push(request.url());
  });
  const parsedPaths = await countParsedPaths(page);
  await openHydrated(page, route);
  const doctor = page.getByRole('region', { name: 'Map doctor' });
  const choose = (name: string, text: string) =>
    doctor
      .locator('input[type="file"]')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) });

  await choose('cottage.geojson', cottage);
  const status = doctor.getByRole('status').first();
  await expect(status).toContainText('cottage.geojson was examined.');
  await expect(doctor.getByLabel(/^Map of cottage/).first()).toBeVisible();
  expect(await parsedPaths(), 'the map of the page needs no paths').toBe(0);
  const finding = doctor.getByRole('listitem').filter({ hasText: 'at most 80 characters' }).first();
  await expect(finding).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await finding.getByRole('textbox').fill('Kitchen');
  await finding.getByRole('button', { name: 'Preview: Rename' }).focus();
  await page.keyboard.press('Enter');
  await expect(status).toContainText('Preview: 1 space changed.');
  await finding.getByRole('button', { name: 'Rename', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(status).toContainText('Rename: 1 space changed.');
  // The button disappears with its finding; the focus stays in the list.
  await expect(doctor.getByRole('heading', { name: /^Findings/ })).toBeFocused();
  await expect(
    doctor.getByRole('listitem').filter({ hasText: 'at most 80 characters' }),
  ).toHaveCount(0);

  await doctor.getByRole('button', { name: 'Undo: Rename' }).click();
  await expect(status).toContainText('Undone: Rename.');
  await expect(doctor.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(finding).toBeVisible();
  await doctor.getByRole('button', { name: 'Fix all' }).click();
  await expect(status).toContainText('applied.');

  for (const [button, name] of [
    ['Save as bundle', 'cottage.mvf.zip'],
    ['Save as IMDF', 'cottage.imdf.zip'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      doctor.getByRole('button', { name: button }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(name);
    await expect(status).toContainText(`${name} was saved.`);
  }

  await choose('broken.zip', 'PK\u0003\u0004 and no more');
  await expect(doctor.getByRole('alert').first()).toContainText('broken.zip cannot be used.');
  await expect(doctor, 'the file of before is still there').toContainText('cottage');
  expect(uploads).toEqual([]);
});

/** Opens features in the map doctor, as a file. */
async function openCampus(page: Page, features: readonly object[]): Promise<void> {
  const campus = JSON.stringify({ type: 'FeatureCollection', features });
  await page
    .getByRole('region', { name: 'Map doctor' })
    .locator('input[type="file"]')
    .setInputFiles({ name: 'campus.geojson', mimeType: '', buffer: Buffer.from(campus) });
}

/** A feature on a floor of one of several buildings. */
function on(building: string, level: number, feature: ReturnType<typeof roomFeature>) {
  return { ...feature, properties: { ...feature.properties, building, level } };
}

for (const { rooms, distance, opens } of [
  { rooms: 1, distance: 3, opens: 'on all of them' },
  { rooms: 6, distance: 7, opens: 'on all of them, beside a much larger one' },
  { rooms: 1, distance: 40, opens: 'on the first one, if they are far apart' },
]) {
  test(`a map of several buildings opens ${opens} @all`, async ({ page }) => {
    await openHydrated(page, route);
    await openCampus(page, [
      ...Array.from({ length: rooms }, (_, at) =>
        on('Library', 0, roomFeature('room', `Room ${at}`, at)),
      ),
      on('Gym', 0, roomFeature('room', 'Hall', distance)),
    ]);
    const doctor = page.getByRole('region', { name: 'Map doctor' });
    await expect(doctor.getByRole('combobox', { name: 'Floor' })).toBeVisible();
    await settledPicture(page);
    const map = doctor.getByLabel(/^Map of campus/).first();
    const opened = await map.screenshot();
    await map.press('Home');
    await settledPicture(page);
    const changed = await changedShare(page, opened, await map.screenshot());
    // The key shows the current floor alone. Its focus ring is drawn, too.
    if (distance < 10) expect(changed).toBeGreaterThan(0.1);
    else expect(changed).toBeLessThan(0.05);
  });
}

test('the floors of each building can be selected, also after a fix @all', async ({ page }) => {
  const campus = [
    on('Library', 0, roomFeature('room', 'Desk', 0)),
    on('Library', 1, roomFeature('room', 'CafÃ©', 0)),
    on('Gym', 0, roomFeature('room', 'Hall', 20)),
  ];
  await openHydrated(page, route);
  const doctor = page.getByRole('region', { name: 'Map doctor' });
  await openCampus(page, campus);
  const floor = doctor.getByRole('combobox', { name: 'Floor' });
  const all = ['Library, Level 1', 'Library, Level 0', 'Gym, Level 0'];
  await expect(floor.getByRole('option')).toHaveText(all);
  const shown = () =>
    floor.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text);
  expect(await shown()).toBe('Library, Level 0');
  const map = doctor.getByLabel(/^Map of campus/).first();
  const library = await map.screenshot();
  await floor.selectOption('Gym, Level 0');
  await expect
    .poll(async () => changedShare(page, library, await map.screenshot()), {
      message: 'the camera goes to the building',
    })
    .toBeGreaterThan(0.05);

  const garbled = doctor
    .getByRole('listitem')
    .filter({ hasText: 'CafÃ©' })
    .filter({ has: page.locator('button[type="submit"]') })
    .first();
  const showFinding = garbled.getByRole('button', { name: 'Show on the map' });
  for (const message of ['the floor of the finding', 'its floor again']) {
    await showFinding.click();
    await expect.poll(shown, message).toBe('Library, Level 1');
    await floor.selectOption('Gym, Level 0');
  }
  await settledPicture(page);
  const gym = await map.screenshot();
  const before = await map.elementHandle();
  await garbled.locator('button[type="submit"]').click();
  await expect.poll(() => before?.evaluate((old) => old.isConnected), 'the fixed map').toBe(false);
  await expect(floor).toBeVisible();
  expect(await shown(), 'the fixed map shows the same floor').toBe('Gym, Level 0');
  await expect
    .poll(async () => changedShare(page, gym, await map.screenshot()), {
      message: 'the fixed map shows the same part',
    })
    .toBeLessThan(0.02);
  expect(await axeViolations(page)).toEqual([]);

  await openCampus(page, campus);
  await expect.poll(shown, 'another file starts at its first floor').toBe('Library, Level 0');
});

test('the doctor fits a phone, in the dark @all', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, route);
  const doctor = page.getByRole('region', { name: 'Map doctor' });
  await doctor
    .locator('input[type="file"]')
    .setInputFiles({ name: 'cottage.geojson', mimeType: '', buffer: Buffer.from(cottage) });
  await expect(doctor.getByRole('status').first()).toContainText('was examined.');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  expect(await axeViolations(page)).toEqual([]);
});
