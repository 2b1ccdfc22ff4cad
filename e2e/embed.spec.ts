import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, type Page } from '@playwright/test';
import type { EmbedPage } from './embed-page/main.tsx';
import { origin as viewerOrigin } from './address.ts';
import { test } from './support/test.ts';

const viewer = `${viewerOrigin}/viewer/`;
const element = '<mezzanine-map venue="mall" mode="embed" title="Map of the mall"';

/** The bodies of the pages that embed a map. */
const bodies: Readonly<Record<string, string>> = {
  '/frame': `<iframe src="${viewer}?venue=mall&amp;mode=embed" title="Map of the mall"
    width="600" height="440" style="border: 0" loading="lazy"
    allow="geolocation; clipboard-write"></iframe>`,
  '/named': `<iframe src="${viewer}?venue=mall&amp;mode=embed&amp;host=https://shop.example"
    title="Map of the mall" width="600" height="440"></iframe>`,
  '/element': `<script async src="${viewer}mezzanine-map.js"></script>
    ${element} location="Lantern Coffee"><a href="${viewer}?venue=mall">Open the map</a>
    </mezzanine-map>`,
  '/react': `<div data-viewer="${viewer}"></div>`,
  '/twenty': `<script async src="${viewer}mezzanine-map.js"></script>
    ${`${element} style="height: 600px; margin-bottom: 100px"></mezzanine-map>`.repeat(20)}`,
  '/nowhere': `<script async src="${viewer}mezzanine-map.js"></script>
    ${element} viewer="http://nowhere.localhost/viewer/"></mezzanine-map>`,
};

// Rendering is in software, so use fewer pixels for the same map.
test.use({ viewport: { width: 640, height: 480 } });

// A separate server, because browsers block requests from other sites to this machine.
let server: Server;
let host: string;

test.beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./embed-page/main.tsx', import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    conditions: ['mezzanine-source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  const program = outputFiles[0]?.text ?? '';
  server = createServer(({ url = '/' }, response) => {
    const body = bodies[url];
    const type = url === '/main.js' ? 'text/javascript' : 'text/html';
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8` });
    response.end(body === undefined ? program : document(body));
  });
  await new Promise<void>((done) => server.listen(0, done));
  host = `http://localhost:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Opens a page of a different origin than the viewer's. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(host + path);
}

const document = (body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>A shop</title>
  <link rel="icon" href="data:,"><main>${body}</main>
  <script type="module" src="/main.js"></script>`;

const map = (page: Page) => page.frameLocator('iframe');
const heading = (page: Page, name: string) => map(page).getByRole('heading', { name });
const heard = (page: Page, type: string) =>
  page.evaluate(
    (wanted) => embedPage.heard.flatMap(([one, payload]) => (one === wanted ? [payload] : [])),
    type,
  );

test('pasted HTML: the page controls the map and receives its events', async ({ page }) => {
  await open(page, '/frame');
  const first = await page.evaluate(async () => (await embedPage.connect()).getState());
  expect(first).toMatchObject({ view: 'map', location: [], language: 'en' });

  await map(page)
    .getByRole('searchbox')
    .or(map(page).getByRole('combobox'))
    .first()
    .fill('Inkhorn');
  await map(page).getByText('Inkhorn Books').first().click();
  await expect
    .poll(() => heard(page, 'location-clicked'))
    .toMatchObject([{ name: 'Inkhorn Books' }]);

  const chosen = await page.evaluate(() => client.setState({ location: ['Lantern Coffee'] }));
  expect(chosen.location).toHaveLength(1);
  await expect(heading(page, 'Lantern Coffee')).toBeVisible();
  const refused = page.evaluate(() => client.setState({ location: ['The moon'] }));
  await expect(refused).rejects.toThrow('The moon');

  const way = { from: ['Inkhorn Books'], to: ['Lantern Coffee'], accessible: true };
  const shown = await page.evaluate((request) => client.showDirections(request), way);
  expect(shown).toMatchObject({ view: 'directions', accessible: true });
  await expect.poll(() => heard(page, 'directions-changed')).not.toEqual([]);
  const [told] = (await heard(page, 'directions-changed')) as [
    { directions: { instructions: string[]; lengthMeters: number } },
  ];
  expect(told.directions.lengthMeters).toBeGreaterThan(5);
  expect(told.directions.instructions.at(-1)).toContain('Lantern Coffee');

  await page.evaluate(() => client.clearDirections());
  const dot = { latitude: 43.18504, longitude: -79.80466, accuracyMeters: 4 };
  await page.evaluate((position) => client.setPosition(position), dot);
  await expect.poll(() => heard(page, 'position-shown')).toMatchObject([{ position: dot }]);
});

test('a page with an origin other than the configured one is ignored', async ({ page }) => {
  await open(page, '/named');
  await map(page).locator('[data-mezzanine-map="ready"]').waitFor();
  await page.evaluate((target) => {
    const frame = window.document.querySelector('iframe')?.contentWindow;
    const say = (type: string, payload: object): void =>
      frame?.postMessage({ mezzanine: 1, type, id: 1, payload }, target);
    say('connect', { versions: [1] });
    say('welcome', { version: 1 });
    say('get-state', {});
    say('set-state', { location: ['Lantern Coffee'] });
  }, viewerOrigin);
  // If the frame has responded to a later message, it has received these.
  await page.frames()[1]?.evaluate(() => new Promise((done) => setTimeout(done, 0)));
  await expect(heading(page, 'Lantern Coffee')).toHaveCount(0);
  expect(await page.evaluate(() => embedPage.posted)).toEqual([]);
});

test('the element has attributes, methods, and events, and changes settings without reloading @all', async ({
  page,
}) => {
  let release = (): void => {};
  const isReleased = new Promise<void>((done) => (release = done));
  // Holds the viewer until the link has been read, because a fast viewer replaces it immediately.
  await page.route(`${viewer}?**`, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto(`${host}/element`, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('link', { name: 'Open the map' })).toBeVisible();
  release();
  await expect(heading(page, 'Lantern Coffee')).toBeVisible();
  await expect(page.locator('iframe')).toHaveAttribute('title', 'Map of the mall');
  await expect(page.getByRole('link', { name: 'Open the map' })).toBeHidden();
  await expect.poll(() => heard(page, 'ready')).toHaveLength(1);

  const mapElement = page.locator('mezzanine-map');
  await mapElement.evaluate((one) => one.setAttribute('location', 'Inkhorn Books'));
  await expect(heading(page, 'Inkhorn Books')).toBeVisible();
  const way = { from: ['Inkhorn Books'], to: ['Lantern Coffee'] };
  const state = await mapElement.evaluate(
    (one, request) => (one as HTMLElementTagNameMap['mezzanine-map']).showDirections(request),
    way,
  );
  expect(state.view).toBe('directions');
  await expect.poll(() => heard(page, 'directions')).not.toEqual([]);
  expect(await heard(page, 'ready')).toHaveLength(1);
  expect(await heard(page, 'error')).toEqual([]);
});

test('React: properties set state, and events report changes @all', async ({ page }) => {
  await open(page, '/react');
  await expect(heading(page, 'Lantern Coffee')).toBeVisible();
  await page.getByRole('button', { name: 'Books', exact: true }).click();
  await expect(heading(page, 'Inkhorn Books')).toBeVisible();
  await expect(page.locator('output')).not.toBeEmpty();
});

test('BR-52: of twenty embeds, those out of view make no requests @all', async ({ page }) => {
  const asked: string[] = [];
  await page.route(`${viewer}?**`, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<title>A map</title>' });
  });
  await open(page, '/twenty');
  await expect.poll(() => asked.length).toBe(1);
  const frames = page.locator('iframe');
  await page.evaluate(() => window.scrollTo(0, 700 * 10));
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  // The first one is now far away, and unloaded.
  await expect.poll(() => frames.count()).toBeLessThanOrEqual(2);
  expect(asked.length).toBeLessThanOrEqual(3);
});

test('BR-53: an unreachable viewer is reported, with a button to try again @all', async ({
  page,
}) => {
  let isThere = false;
  await page.route('http://nowhere.localhost/**', (route) =>
    isThere
      ? route.fulfill({ contentType: 'text/html', body: '<h1>A map</h1>' })
      : route.abort('connectionrefused'),
  );
  await open(page, '/nowhere');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('http://nowhere.localhost cannot be reached.');
  await expect(page.getByRole('link', { name: 'Open the map' })).toBeVisible();
  await expect.poll(() => heard(page, 'error')).toMatchObject([{ code: 'not-connected' }]);
  isThere = true;
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect(heading(page, 'A map')).toBeVisible();
  await expect(alert).toHaveCount(0);
});

declare const embedPage: EmbedPage;
