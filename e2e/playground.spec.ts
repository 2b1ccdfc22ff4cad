import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { origin } from './address.ts';
import { axeViolations, axeViolationsIn } from './support/axeViolations.ts';
import { escapeAttempts, escapeProgram } from './support/escapeAttempts.ts';
import { expectMap } from './support/expectMap.ts';
import { hydrated, openHydrated } from './support/openHydrated.ts';
import { openSignedIn, signInHere } from './support/openSignedIn.ts';
import { roomFeature } from './support/roomFeature.ts';
import { runProject } from './support/runProject.ts';
import { specifiedRoutes } from './support/specifiedRoutes.ts';
import { watchPage } from './support/watchPage.ts';

const content = (page: Page) => page.locator('.cm-content');
const log = (page: Page) => page.getByRole('log', { name: 'Console' });
const bench = (page: Page, state: string) => page.locator(`[data-state="${state}"]`);
const demo = {
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  baseUrl: origin,
};
/** Two rooms, the second east of the first. */
const cottage = {
  type: 'FeatureCollection',
  features: ['Kitchen', 'Study'].map((name, at) => roomFeature('room', name, at)),
};
const map = (page: Page) =>
  page.frameLocator('iframe[title="Preview"]').locator('[data-mezzanine-state="idle"]');

/** Replaces the program, and runs the new one. */
async function runProgram(page: Page, text: string): Promise<void> {
  await content(page).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
  await page.keyboard.press('Control+Enter');
}

test('[PG-01] each page of the playground shows its contents before sign-in, and no programs @all', async ({
  page,
}) => {
  const { errors } = watchPage(page);
  const routes = specifiedRoutes().filter((route) => route.startsWith('/playground/'));
  expect(routes).toHaveLength(11);
  for (const route of routes) {
    const response = await page.goto(route);
    expect(response?.status(), route).toBe(200);
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expect(page.locator('pre, iframe[title="Preview"]')).toHaveCount(0);
  }
  expect(await page.locator('*').count()).toBeLessThan(2000);
  await openHydrated(page, '/playground/#labels-own-labels');
  await expect(page).toHaveURL('/playground/labels#own-labels');
  expect(await axeViolations(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('[PG-01] one click without sign-in runs a program and shows it, and signing in edits it', async ({
  page,
}) => {
  const { errors, foreignRequests } = watchPage(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, '/playground/labels#flat-labels');
  const shown = page.frameLocator('iframe[title="Flat labels: live map"]');
  await expect(page.locator('[data-chosen="true"]')).toContainText('Flat labels');
  await page.getByRole('button', { name: 'Run Flat labels' }).click();
  await shown.locator('[data-mezzanine-state="idle"]').waitFor();
  const program = page.getByRole('region', { name: 'Code' }).locator('pre');
  await expect(program).toContainText('showMap');
  await expect(program, 'names the server it came from').toContainText(origin);
  await expect(page.locator('.cm-content, [contenteditable="true"], textarea')).toHaveCount(0);
  const code = await page.getByRole('region', { name: 'Code' }).boundingBox();
  const map = await page.getByRole('region', { name: 'Map' }).boundingBox();
  for (const box of [code, map]) {
    expect(box?.y, 'starts below the toolbar').toBeLessThan(240);
    expect((box?.y ?? 0) + (box?.height ?? Infinity), 'ends in sight').toBeLessThanOrEqual(901);
    expect(box?.height, 'is most of the window').toBeGreaterThan(600);
  }
  expect(await axeViolations(page)).toEqual([]);
  await page.locator('#own-labels').getByRole('link', { name: 'Labels', exact: true }).click();
  await expect(page).toHaveURL('/playground/labels#own-labels');
  await expect(page.getByRole('button', { name: 'Run Labels' })).toBeVisible();

  await signInHere(page);
  await expect(page).toHaveURL('/playground/labels#own-labels');
  await expect(content(page)).toContainText('showMap');
  expect(errors).toEqual([]);
  expect(foreignRequests).toEqual([]);
});

test('[PG-01] the list of examples folds away, and is a drawer on phones @all', async ({
  page,
}) => {
  await openHydrated(page, '/playground/markers');
  const list = page.getByRole('navigation', { name: 'Examples' });
  const fold = page.getByRole('button', { name: 'List of examples' });
  await expect(list.getByRole('link', { name: 'Markers' })).toHaveAttribute('aria-current', 'page');
  await fold.press('Enter');
  await expect(list).toBeHidden();
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await fold.press('Enter');
  await expect(list).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(list).toBeHidden();
  const drawer = page.getByRole('button', { name: 'Examples', exact: true });
  await drawer.press('Enter');
  await expect(list).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(drawer).toBeFocused();
  await drawer.click();
  await page.locator('#shuttle').getByRole('link').first().click();
  await expect(list, 'a choice closes the drawer').toBeHidden();
  await expect(page).toHaveURL('/playground/markers#shuttle');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('[PG-01] the playground itself runs an example that can be changed @all', async ({ page }) => {
  const { errors } = watchPage(page);
  await openSignedIn(page, '/playground/');
  await map(page).waitFor();
  await expect(page.getByRole('heading', { name: 'Labels', exact: true, level: 2 })).toBeVisible();
  await runProgram(page, "console.log('changed');\n");
  await expect(log(page)).toContainText('changed');
  expect(errors).toEqual([]);
});

test('[PG-01] [PG-03] a user edits, breaks, fixes, shares, and downloads an example @all', async ({
  page,
}) => {
  const { foreignRequests } = watchPage(page);
  await openSignedIn(page, '/playground/labels#flat-labels');
  await expect(page).toHaveURL('/playground/labels#flat-labels');
  await map(page).waitFor();
  await expect(content(page), 'programs name the server they came from').toContainText(origin);
  expect(await axeViolations(page)).toEqual([]);
  expect(await axeViolationsIn(page.locator('iframe[title="Preview"]'))).toEqual([]);

  const own = "console.log('ready', { rooms: 3 });\nconst n: number = 'one';\nnull!.x;\n";
  await runProgram(page, own);
  await expect(log(page)).toContainText('ready { rooms: 3 }');
  await expect(log(page)).toContainText('Cannot read properties of null');
  await log(page).getByRole('button', { name: 'main.ts:3' }).click();
  await expect(page.locator('.cm-failed-line')).toHaveText('null!.x;');
  await expect(page.locator('.cm-lintRange-error').first()).toBeAttached();

  const refused = { key: 'a', secret: 'b', venueId: 'mall', baseUrl: origin };
  await runProgram(
    page,
    `import { loadVenue } from '@mezzanine/mezzanine-js';\n\nawait loadVenue(${JSON.stringify(refused)});\n`,
  );
  await expect(log(page)).toContainText('rejected the key');
  await expect(log(page).getByRole('button', { name: 'main.ts:3' })).toBeVisible();
  await content(page).press('Control+End');
  await page.keyboard.type('load');
  await page.keyboard.press('Control+Space');
  await expect(page.getByRole('option', { name: 'loadVenue' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(content(page), 'Escape and Tab leave the editor').not.toBeFocused();

  await runProgram(page, "const  word='shared'\nconsole.log(word)");
  await page.getByRole('button', { name: 'Format' }).click();
  await expect(content(page)).toContainText("const word = 'shared';");
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page).toHaveURL(/#flat-labels&code=[\w-]+$/);
  const link = page.url();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  const files = unzipSync(new Uint8Array(readFileSync(await download.path())));
  const at = 'labels-flat-labels';
  expect(strFromU8(files[`${at}/src/main.ts`] ?? new Uint8Array())).toContain("'shared'");
  expect(strFromU8(files[`${at}/package.json`] ?? new Uint8Array())).toContain(
    `${origin}/packages/mezzanine-js.tgz`,
  );

  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(content(page)).toContainText('showMap');
  await page.getByRole('button', { name: 'Undo reset' }).click();
  await expect(content(page)).toContainText("'shared'");
  await page.reload();
  await expect(content(page), 'the program is still there').toContainText("'shared'");

  await runProgram(page, "console.log('mine');\n");
  await page.goto('about:blank');
  await page.goto(link);
  await hydrated(page);
  await expect(content(page)).toContainText("'shared'");
  await expect(page.getByText('came with a link')).toBeVisible();
  await expect(page.locator('iframe[title="Preview"]'), 'it waits for the reader').toHaveCount(0);
  await page.getByRole('button', { name: 'Bring back my version' }).click();
  await expect(content(page)).toContainText("'mine'");
  expect(foreignRequests).toEqual([]);
});

test('[PG-01] no program escapes from the preview, and none blocks the page', async ({ page }) => {
  let connections = 0;
  const elsewhere = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((done) => elsewhere.listen(0, '127.0.0.1', done));
  const { port } = elsewhere.address() as AddressInfo;
  const unwanted: string[] = [];
  page.on('dialog', (dialog) => {
    unwanted.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => unwanted.push(`window ${popup.url()}`));
  page.on('download', (file) => unwanted.push(`file ${file.url()}`));
  await openHydrated(page, '/docs/overview');
  await openSignedIn(page, '/playground/interactivity#search');
  const before = await page.evaluate(() => [document.cookie, localStorage.length, document.title]);
  await page.getByLabel('Run on change').uncheck();
  await runProgram(page, 'setTimeout(() => {\n  for (;;);\n}, 50);\n');
  await bench(page, 'busy').waitFor();
  await runProgram(page, "console.log('again');\n");
  await expect(log(page), 'what hangs does not hold the next').toContainText('again', {
    timeout: 60_000,
  });
  // After all attempts, the program hangs. Its process must not block later programs.
  const hang = 'setTimeout(() => {\n  for (;;);\n}, 500);\n';
  await runProgram(page, escapeProgram(`http://127.0.0.1:${port}`) + hang);
  await expect(log(page)).toContainText('All attempts were made.', { timeout: 120_000 });
  await bench(page, 'busy').waitFor();
  const text = (await log(page).textContent()) ?? '';
  expect(text).not.toContain('ESCAPED');
  const held = text.match(/held: /g) ?? [];
  expect(held).toHaveLength(Object.keys(escapeAttempts).length);
  expect(await page.evaluate(() => [document.cookie, localStorage.length, document.title])).toEqual(
    before,
  );
  expect(page.url()).toContain('/playground/interactivity');
  expect(connections).toBe(0);
  expect(unwanted).toEqual([]);

  const flood =
    'setInterval(() => {\n  for (let at = 0; at < 100; at += 1) console.log(Math.random());\n}, 1);\n';
  await runProgram(page, flood);
  await expect(log(page), 'runs at once, whatever hung').toContainText(
    'lines in a second, so it was stopped',
  );
  await runProgram(page, "location.href = '/docs/overview';\n");
  await expect(log(page)).toContainText('The program left the preview');

  await runProgram(
    page,
    'const kept: unknown[] = [];\nsetTimeout(() => {\n  for (let at = 0; ; at += 1) if (at < 30) kept.push(new Array(1e6).fill(at));\n}, 100);\n',
  );
  await bench(page, 'busy').waitFor();
  await content(page).press('Control+End');
  await page.keyboard.type('still');
  // The program never ends, so a blocked page would never respond.
  await expect(content(page), 'the page responds').toContainText('still');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.locator('iframe[title="Preview"]')).toHaveCount(0);
  elsewhere.close();
});

test("[PG-01] the user's own map runs here and in a downloaded project, and is never sent @all", async ({
  page,
}) => {
  test.setTimeout(300_000);
  const { errors, foreignRequests } = watchPage(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    const body = request.postDataBuffer() ?? new Uint8Array();
    sent.push(`${request.url()} ${body.toString()}`);
  });
  await openSignedIn(page, '/playground/labels#flat-labels');
  await map(page).waitFor();
  const ownMap = page
    .frameLocator('iframe[title="Preview"]')
    .getByLabel(/^Map of cottage/)
    .first();
  const panel = page.getByRole('region', { name: 'Your map' });
  const choose = (name: string, buffer: Buffer) =>
    panel
      .locator('input[type="file"]')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

  await choose('cottage.geojson', Buffer.from(JSON.stringify(cottage)));
  await expect(panel).toContainText('cottage was imported');
  await expect(panel).toContainText('1 floor, 2 spaces, 0 places');
  await expect(content(page)).toContainText("venueId: 'your-map'");
  await panel.getByText('What could not be imported').click();
  await expect(panel.getByRole('list').first()).toContainText('Draw an entrance');
  await ownMap.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await axeViolationsIn(page.locator('iframe[title="Preview"]'))).toEqual([]);

  await choose('broken.zip', Buffer.from('PK\u0003\u0004 and no more'));
  await expect(panel.getByRole('alert')).toContainText('broken.zip cannot be used.');
  await expect(panel, 'the map of before is still there').toContainText('cottage');

  await page.locator('#own-labels').getByRole('link', { name: 'Labels', exact: true }).click();
  await expect(content(page)).toContainText("venueId: 'your-map'");
  await ownMap.waitFor();
  await page.goto('/playground/level-selection#views');
  await hydrated(page);
  await expect(content(page), 'on other pages, too').toContainText("venueId: 'your-map'");
  await expect.poll(() => page.evaluate(() => scrollY), 'the program is in sight').toBe(0);
  await ownMap.waitFor();
  await expect(page.getByRole('combobox', { name: 'Venue' })).toHaveValue('your-map');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);

  await panel.getByRole('button', { name: 'Remove my map' }).focus();
  await page.keyboard.press('Enter');
  await expect(panel).toContainText('Your map was deleted.');
  await expect(content(page)).toContainText("venueId: 'mall'");
  expect(errors).toEqual([]);
  await page.getByLabel('Run on change').uncheck();
  await runProgram(
    page,
    `import { loadVenue } from '@mezzanine/mezzanine-js';\nawait loadVenue(${JSON.stringify({ ...demo, venueId: 'your-map' })});\n`,
  );
  await expect(log(page)).toContainText('this browser has none');
  expect(sent.filter((line) => /your-map|cottage|Study/.test(line))).toEqual([]);
  expect(foreignRequests).toEqual([]);

  await runProject(download, (address) => expectMap(page, address));
});

test('[PG-01] on a phone, the parts are tabs, and a React example runs in dark mode @all', async ({
  browser,
}) => {
  const page = await browser.newPage({
    baseURL: origin,
    colorScheme: 'dark',
    viewport: { width: 390, height: 800 },
  });
  await openSignedIn(page, '/playground/labels#react-tenants');
  await expect(content(page)).toBeVisible();
  const top = (await page.locator('.cm-editor').boundingBox())?.y ?? Infinity;
  expect(top, 'of the program, at first sight').toBeLessThan(450);
  await expect(page.getByRole('button', { name: 'Download' })).toHaveCount(0);
  await page.getByRole('button', { name: 'More' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Download' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Map' }).click();
  await map(page).waitFor();
  await expect(page.locator('iframe[title="Preview"]')).toBeVisible();
  await expect(content(page)).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Console' })).toBeFocused();
  await expect(log(page)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.close();
});

test('[PG-04] the code of the home page opens in the playground @all', async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('link', { name: 'Try it' }).click();
  await expect(page).toHaveURL('/playground/getting-started#show-a-venue');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting started');
});
