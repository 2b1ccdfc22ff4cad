import { expect, type Page } from '@playwright/test';
import { dxfDrawing, rectangle } from '@mezzanine/mvf/fixtures/dxfDrawing';
import { geoPackage } from '@mezzanine/mvf/fixtures/geoPackage';
import { ifcHouse } from '@mezzanine/mvf/fixtures/ifcHouse';
import { indoorsLayers } from '@mezzanine/mvf/fixtures/indoorsShapefile';
import { axeViolations } from './support/axeViolations.ts';
import { hydrated, openHydrated } from './support/openHydrated.ts';
import { roomFeature } from './support/roomFeature.ts';
import { test } from './support/test.ts';
import { watchPage } from './support/watchPage.ts';

const guide = '/web-sdk/camera';
const doctorPage = '/docs/map-doctor';

const cottage = JSON.stringify({
  type: 'FeatureCollection',
  features: [roomFeature('hallway', 'Hall', 0), roomFeature('room', 'Scullery', 1)],
});

const doctor = (page: Page) => page.getByRole('region', { name: 'Map doctor' });
const example = (page: Page) => page.getByRole('region', { name: /^Live example/ }).first();
const venueChoice = (page: Page) =>
  page.getByRole('radiogroup', { name: 'Venue of the live examples' }).first();
const own = (page: Page) => venueChoice(page).getByRole('radio', { name: 'Your map: cottage' });
const demo = (page: Page) => venueChoice(page).getByRole('radio', { name: 'Demo venue' });
const mapOf = (page: Page, name: RegExp) =>
  page.locator('iframe').first().contentFrame().getByLabel(name).first();

/** Opens a file in the map doctor. */
async function openFile(page: Page, name: string, content: string | Uint8Array): Promise<void> {
  await doctor(page)
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
}

/** Opens the cottage in the map doctor, which stores it. */
async function storeCottage(page: Page): Promise<void> {
  await openHydrated(page, doctorPage);
  await openFile(page, 'cottage.geojson', cottage);
  await expect(doctor(page)).toContainText('The live examples of all pages can use this map.');
}

test('a map that is dropped once runs in the examples of all pages, and is never uploaded', async ({
  page,
}) => {
  const { errors, foreignRequests } = watchPage(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    const body = request.postDataBuffer()?.toString('latin1') ?? '';
    sent.push(`${request.url()} ${body}`);
  });
  await openHydrated(page, guide);
  await example(page).getByRole('link', { name: 'Use your own map' }).click();
  await expect(page).toHaveURL(doctorPage);
  await openFile(page, 'cottage.geojson', cottage);
  await expect(doctor(page)).toContainText('The live examples of all pages can use this map.');
  await expect(own(page)).toBeChecked();

  await openHydrated(page, guide);
  await expect(own(page)).toBeChecked();
  await mapOf(page, /^Map of cottage/).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await own(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(demo(page)).toBeChecked();
  await mapOf(page, /^Map of (?!cottage)/).waitFor();
  await page.keyboard.press('ArrowRight');
  await mapOf(page, /^Map of cottage/).waitFor();

  await openHydrated(page, '/');
  await expect(own(page)).toBeChecked();
  await mapOf(page, /^Map of cottage/).waitFor();
  await page.getByRole('button', { name: 'Remove my map' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your map was deleted.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Use your own map' }).first()).toBeVisible();
  await mapOf(page, /^Map of (?!cottage)/).waitFor();
  await openHydrated(page, guide);
  await expect(example(page).getByRole('link', { name: 'Use your own map' })).toBeVisible();
  await expect(venueChoice(page)).toHaveCount(0);

  expect(sent.length).toBeGreaterThan(0);
  const contents = ['cottage', 'Scullery', 'PK\u0003\u0004'];
  expect(sent.filter((line) => contents.some((part) => line.includes(part)))).toEqual([]);
  expect(errors).toEqual([]);
  expect(foreignRequests).toEqual([]);
});

test('the switch fits a phone, in the dark @all', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await storeCottage(page);
  await openHydrated(page, guide);
  await expect(own(page)).toBeChecked();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  expect(await axeViolations(page)).toEqual([]);
});

test('a lost or damaged map leaves the demo venue, and the page says so @all', async ({ page }) => {
  await storeCottage(page);
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('mezzanine-playground');
        opening.onerror = () => reject(new Error('not opened'));
        opening.onsuccess = () => {
          const change = opening.result.transaction('maps', 'readwrite');
          change.objectStore('maps').put(new ArrayBuffer(40), 'your-map-2-bundle');
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
  await openHydrated(page, guide);
  const alert = example(page).getByRole('alert');
  await expect(alert).toContainText('stores no map of your own');
  await venueChoice(page).getByText('Demo venue').click();
  await expect(alert).toHaveCount(0);
  await mapOf(page, /^Map of (?!cottage)/).waitFor();

  await page.evaluate(() => {
    localStorage.setItem('mezzanine.map', 'own');
    indexedDB.deleteDatabase('mezzanine-playground');
  });
  await page.reload();
  await hydrated(page);
  await expect(example(page)).toContainText('Your map could not be read');
  await mapOf(page, /^Map of (?!cottage)/).waitFor();
});

for (const [name, refuse, message] of [
  ['a private window', 'SecurityError', 'does not allow this site to store it'],
  ['a full disk', 'QuotaExceededError', 'has no space left for it'],
] as const) {
  test(`${name} keeps the demo venue, and the doctor says why @all`, async ({ page }) => {
    await page.addInitScript((error) => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('Refused.', error);
      };
    }, refuse);
    await openHydrated(page, doctorPage);
    await openFile(page, 'cottage.geojson', cottage);
    await expect(doctor(page)).toContainText(message);
    await expect(
      doctor(page)
        .getByLabel(/^Map of cottage/)
        .first(),
    ).toBeVisible();
    await openHydrated(page, guide);
    await mapOf(page, /^Map of (?!cottage)/).waitFor();
    await expect(example(page).getByRole('link', { name: 'Use your own map' })).toBeVisible();
  });
}

test('an IFC model is imported in a worker that only it loads, and can be canceled @all', async ({
  page,
}) => {
  const { errors, foreignRequests } = watchPage(page);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await storeCottage(page);
  expect(loaded.filter((path) => /ifc/.test(path))).toEqual([]);

  await openFile(page, 'house.ifc', ifcHouse());
  await expect(doctor(page).getByRole('status').first()).toContainText('house.ifc was examined.');
  await expect(doctor(page)).toContainText('(house.ifc): 2 floors');
  await expect(
    doctor(page)
      .getByLabel(/^Map of /)
      .first(),
  ).toBeVisible();
  expect(loaded).toContain('/play/web-ifc/web-ifc.wasm');
  const policyOf = async (path: string) =>
    (await page.request.get(path)).headers()['content-security-policy'];
  expect(await policyOf('/play/wasm.js')).toContain("'wasm-unsafe-eval'");
  for (const path of [doctorPage, '/play/doctor.js', '/play/map.js']) {
    expect(await policyOf(path), path).not.toContain('wasm');
  }

  await page.route('**/web-ifc.wasm', () => undefined);
  await openFile(page, 'slow.ifc', ifcHouse());
  await doctor(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(doctor(page).getByRole('status').first()).toHaveText('Canceled.');
  await expect(doctor(page)).toContainText('(house.ifc)');
  await openFile(page, 'broken.ifc', ifcHouse().slice(0, 300));
  await expect(doctor(page).getByRole('alert').first()).toContainText('broken.ifc cannot be used.');
  expect(errors).toEqual([]);
  expect(foreignRequests).toEqual([]);
});

test('a GeoPackage is imported in the same worker, which loads its reader only then @all', async ({
  page,
}) => {
  const { errors, foreignRequests } = watchPage(page);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await openHydrated(page, doctorPage);
  expect(loaded.filter((path) => /sql/.test(path))).toEqual([]);

  const file = await geoPackage(indoorsLayers());
  await openFile(page, 'indoors.gpkg', file);
  const status = doctor(page).getByRole('status').first();
  await expect(status).toContainText('indoors.gpkg was examined.');
  await expect(
    doctor(page)
      .getByLabel(/^Map of /)
      .first(),
  ).toBeVisible();
  expect(loaded).toContain('/play/sql.js/sql-wasm-browser.wasm');
  expect(loaded.filter((path) => /ifc\.wasm/.test(path))).toEqual([]);

  await openFile(page, 'broken.gpkg', file.slice(0, 5000));
  await expect(doctor(page).getByRole('alert').first()).toContainText(
    'broken.gpkg cannot be used.',
  );
  expect(errors).toEqual([]);
  expect(foreignRequests).toEqual([]);
});

test('the layers of a drawing are confirmed in a table before the import @all', async ({
  page,
}) => {
  await openHydrated(page, doctorPage);
  const drawing = dxfDrawing({
    entities: [
      rectangle('Layer 7', [0, 0], [5000, 4000]),
      rectangle('Layer 7', [5000, 0], [5000, 4000]),
      rectangle('A-FURN', [1000, 1000], [600, 600]),
    ],
  });
  await openFile(page, 'ground.dxf', drawing);
  const table = doctor(page).getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(3);
  const layer = doctor(page).getByRole('combobox', { name: 'Role of layer Layer 7' });
  await expect(layer).toHaveValue('');
  await expect(doctor(page)).toContainText('Choose the layer that has the rooms.');
  expect(await axeViolations(page)).toEqual([]);
  await layer.selectOption('Rooms');
  await doctor(page).getByRole('button', { name: 'Import the drawing' }).press('Enter');
  await expect(doctor(page)).toContainText('(ground.dxf): 1 floor, 2 spaces');
  await expect(table).toHaveCount(0);
});
