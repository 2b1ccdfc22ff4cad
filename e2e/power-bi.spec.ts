import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, type Frame, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { htmlEscape } from 'escape-goat';
import { unzipSync } from 'fflate';
import { site } from '../site.config.ts';
import { origin } from './address.ts';
import type { Data } from '@mezzanine/power-bi/test-host';
import { test } from './support/test.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const report = 'http://report.localhost';
const bundle = 'http://maps.localhost/office.mvf.zip';

/** Hot, halfway, and cold colors that do not occur on maps. */
const colors = {
  low: { solid: { color: '#00ff00' } },
  middle: { solid: { color: '#ff00ff' } },
  high: { solid: { color: '#ff0000' } },
};
const objects = { venue: { address: bundle }, colors, map: { labels: false, floor: '2' } };

// Rendering is in software, so use fewer pixels for the same map.
test.use({ viewport: { width: 640, height: 480 } });

let visual: { readonly js: string; readonly css: string };
let privileges: unknown;
let hostProgram: string;

test.beforeAll(async () => {
  // The same file that users download.
  const bytes = await readFile(at('../.cache/downloads/mezzanine.pbiviz'));
  ({
    content: visual,
    capabilities: { privileges },
  } = resourceOf(bytes));
  const { outputFiles } = await build({
    entryPoints: [at('../integrations/power-bi/test-host/host.ts')],
    write: false,
    bundle: true,
    format: 'iife',
    logLevel: 'silent',
  });
  hostProgram = outputFiles[0]?.text ?? '';
});

test('the visual draws points, heat, and places on each floor, and reports the selection @all', async ({
  page,
}) => {
  const { frame, requests } = await openReport(page, visual);
  await expect(frame.getByText('Show your data on an indoor map')).toBeHidden();
  await update(frame, { roles: [], rows: [], objects: {} });
  await expect(frame.getByText('Show your data on an indoor map')).toBeVisible();

  const roles = ['latitude', 'longitude', 'floor', 'value', 'details'];
  const rows = [
    ...spread([4.49255, 51.90682], 2, 40),
    ...spread([4.49255, 51.90682], 'Floor 3', 15),
    [51.9, 4.49, 'Attic', 1, 'nowhere'],
  ];
  await update(frame, { roles, rows, objects });
  await expect(frame.getByText('not in the venue: Attic')).toBeVisible();
  await expect(frame.locator('.legend')).toContainText('value');
  const points = await inkOf(page);
  expect(points.hot + points.middle + points.cold).toBeGreaterThan(400);
  expect(points.cold).toBeGreaterThan(10);

  await update(frame, {
    roles,
    rows,
    objects: { ...objects, map: { ...objects.map, drawing: 'heat' } },
  });
  await expect(frame.locator('.legend')).toContainText('High');
  await expect.poll(async () => (await inkOf(page)).any).toBeGreaterThan(2 * points.any);

  await frame.getByRole('button', { name: 'Ground floor', exact: true }).click();
  await expect.poll(async () => (await inkOf(page)).any).toBeLessThan(20);
  await frame.getByRole('button', { name: 'Floor 3', exact: true }).click();
  await expect.poll(async () => (await inkOf(page)).any).toBeGreaterThan(points.any);

  const places = { roles: ['place', 'value'], rows: roomRows, objects };
  await update(frame, places);
  // From here on, hot pixels belong to a room, and no longer to the heat map.
  await expect.poll(async () => (await inkOf(page)).any).toBeLessThan(20);
  await frame.getByRole('button', { name: 'Floor 2', exact: true }).click();
  await expect.poll(async () => (await inkOf(page)).hot).toBeGreaterThan(200);
  const { x, y } = (await inkOf(page)).hottest;
  await page.mouse.click(x, y);
  await expect.poll(() => frame.evaluate(() => window.heard.chosen)).toEqual([[0]]);
  await expect
    .poll(() => frame.evaluate(() => window.heard.tooltips.at(-1)))
    .toContain('value: 90');

  expect(
    await frame.evaluate(() => window.heard.rendering.filter((one) => one !== 'started')),
  ).toEqual(Array.from({ length: 4 }, () => 'finished'));
  expect(requests.filter((url) => url !== `${report}/`)).toEqual([bundle]);
});

test('the visual says that web access was denied, reads the platform API, and makes no requests with a built-in venue @all', async ({
  page,
}) => {
  expect(privileges).toEqual([expect.objectContaining({ name: 'WebAccess' })]);
  const refused = await openReport(page, visual);
  await refused.frame.evaluate(() => (window.webAccess = 3));
  await update(refused.frame, { roles: [], rows: [], objects });
  await expect(
    refused.frame.getByText('Your administrator has turned off web access'),
  ).toBeVisible();

  const { key, secret } = site.demo;
  const platform = { venue: { address: origin, venueId: 'office', key, secret } };
  await refused.frame.evaluate(() => (window.webAccess = 0));
  await update(refused.frame, { roles: ['place', 'value'], rows: roomRows, objects: platform });
  await expect(
    refused.frame.getByRole('button', { name: 'Ground floor', exact: true }),
  ).toBeVisible();
  await expect(refused.frame.locator('.message')).toBeHidden();

  const built = await buildWithVenue();
  expect(built.capabilities.privileges).toEqual([]);
  const { frame, requests } = await openReport(page, built.content);
  await frame.evaluate(() => (window.webAccess = 1));
  const inside = { ...objects, venue: {} };
  await update(frame, { roles: ['place', 'value'], rows: roomRows, objects: inside });
  await expect.poll(async () => (await inkOf(page)).hot).toBeGreaterThan(200);
  expect(requests.filter((url) => url !== `${report}/`)).toEqual([]);
});

/** Rooms of the second floor by id, external id, and name, from the most to the least used. */
const roomRows = [
  ['s_f2_k-2', 90],
  ['Phone booth 2.01', 50],
  ['B-2-02', 10],
];

/** Rows around a place, with values counting from 1. */
function spread([x, y]: readonly [number, number], floor: string | number, count: number) {
  return Array.from({ length: count }, (_, i): (string | number)[] => {
    const angle = i * 2.4;
    const away = 0.000_02 * Math.sqrt(i);
    return [y + away * Math.sin(angle), x + 1.6 * away * Math.cos(angle), floor, i + 1, `row ${i}`];
  });
}

interface Resource {
  readonly content: { readonly js: string; readonly css: string };
  readonly capabilities: { readonly privileges: unknown };
}

function resourceOf(bytes: Uint8Array): Resource {
  const [, json] =
    Object.entries(unzipSync(bytes)).find(([path]) => path.startsWith('resources/')) ?? [];
  return JSON.parse(new TextDecoder().decode(json)) as Resource;
}

async function buildWithVenue(): Promise<Resource> {
  const folder = await mkdtemp(join(tmpdir(), 'visual-'));
  try {
    const venue = at('../venues/dist/office.mvf.zip');
    const tsx = at('../node_modules/tsx/dist/cli.mjs');
    const args = ['--conditions=mezzanine-source', at('../integrations/power-bi/build.ts')];
    await promisify(execFile)(process.execPath, [tsx, ...args, '--venue', venue, '--out', folder]);
    return resourceOf(await readFile(join(folder, 'mezzanine.pbiviz')));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Opens a page with the visual in a frame with an opaque origin, as in reports. */
async function openReport(
  page: Page,
  { js, css }: Resource['content'],
): Promise<{ readonly frame: Frame; readonly requests: readonly string[] }> {
  const requests: string[] = [];
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const inner = `<!doctype html><meta charset="utf-8"><style>body { margin: 0 } main { height: 480px }
    ${css}</style><main></main><script>${escaped(js)}</script><script>${escaped(hostProgram)}</script>`;
  const outer = `<!doctype html><title>Report</title><link rel="icon" href="data:,">
    <style>body { margin: 0 } iframe { border: 0; width: 640px; height: 480px }</style>
    <iframe sandbox="allow-scripts" title="Visual" srcdoc="${htmlEscape(inner)}"></iframe>`;
  await page.route(/^http/, async (route) => {
    const url = route.request().url();
    requests.push(url);
    if (url === `${report}/`) return route.fulfill({ contentType: 'text/html', body: outer });
    // Browsers would ask for permission before an external page can access this machine. They still
    // check the server's CORS headers.
    if (url.startsWith(`${origin}/api/`)) {
      return route.fulfill({ response: await route.fetch() });
    }
    if (url !== bundle) return route.abort();
    const body = await readFile(at('../venues/dist/office.mvf.zip'));
    const headers = { 'Access-Control-Allow-Origin': '*' };
    return route.fulfill({ contentType: 'application/zip', headers, body });
  });
  await page.goto(`${report}/`);
  const frame = page.frames().find((one) => one !== page.mainFrame());
  if (frame === undefined) throw new Error('There is no frame.');
  await frame.waitForFunction(() => 'update' in window);
  return { frame, requests };
}

/** Prevents text from ending the script element that contains it. */
function escaped(program: string): string {
  return program.replaceAll('</script', '<\\/script');
}

async function update(frame: Frame, data: Data): Promise<void> {
  const before = await frame.evaluate(() => window.heard.rendering.length);
  await frame.evaluate((one) => window.update(one), data);
  await frame.waitForFunction((count) => window.heard.rendering.length >= count + 2, before);
}

interface Ink {
  readonly hot: number;
  readonly middle: number;
  readonly cold: number;
  readonly any: number;
  /** The center of the longest run of hot pixels. */
  readonly hottest: { readonly x: number; readonly y: number };
}

/**
 * Counts pixels of saturated colors, which the map itself does not have, next to legend and
 * buttons.
 */
async function inkOf(page: Page): Promise<Ink> {
  const clip = { x: 0, y: 60, width: 580, height: 340 };
  const picture = await page.screenshot({ clip });
  return page.evaluate(
    async ({ source, top }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      if (context === null) throw new Error('This browser has no 2D canvas.');
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      const ink = { hot: 0, middle: 0, cold: 0, any: 0, hottest: { x: 0, y: 0 } };
      let [length, longest] = [0, 0];
      for (let i = 0; i < data.length / 4; i += 1) {
        const [red = 0, green = 0, blue = 0] = data.subarray(i * 4, i * 4 + 3);
        const isStrong = Math.max(red, green, blue) - Math.min(red, green, blue) >= 110;
        const kind = green >= Math.max(red, blue) ? 'cold' : blue > red / 2 ? 'middle' : 'hot';
        length = isStrong && kind === 'hot' ? length + 1 : 0;
        if (isStrong) {
          ink.any += 1;
          ink[kind] += 1;
        }
        if (length <= longest) continue;
        longest = length;
        const x = (i % image.width) - Math.floor(length / 2);
        ink.hottest = { x, y: top + Math.floor(i / image.width) };
      }
      return ink;
    },
    { source: `data:image/png;base64,${picture.toString('base64')}`, top: clip.y },
  );
}
