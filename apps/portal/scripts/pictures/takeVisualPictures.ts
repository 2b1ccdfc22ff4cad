import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { build } from 'esbuild';
import { unzipSync } from 'fflate';
import type { Data } from '@mezzanine/power-bi/test-host';

const root = path.resolve(import.meta.dirname, '../../../..');
const size = { width: 640, height: 480 } as const;
const report = 'http://report.localhost/';
const bundle = 'http://maps.localhost/office.mvf.zip';
const office = readFileSync(path.join(root, 'venues/dist/office.mvf.zip'));

const placeRoles = ['latitude', 'longitude', 'floor', 'value'];

/** Data of the report, by image name. */
const pictures: Readonly<Record<string, (rooms: readonly Room[]) => Omit<Data, 'objects'>>> = {
  points: (rooms) => ({ roles: placeRoles, rows: peopleIn(rooms, 2) }),
  // More people, closer together.
  heat: (rooms) => ({ roles: placeRoles, rows: peopleIn(rooms, 5) }),
  rooms: (rooms) => ({ roles: ['place', 'value'], rows: roomRows(rooms) }),
};

/**
 * Takes images of the Power BI visual from the file that users download, as a report shows it with
 * data of the demo office.
 *
 * @param folder - receives `<drawing>-light.webp` and `<drawing>-dark.webp`
 * @returns file names
 */
export async function takeVisualPictures(
  browser: Browser,
  folder: string,
): Promise<readonly string[]> {
  mkdirSync(folder, { recursive: true });
  const html = await reportHtml();
  const rooms = await secondFloor();
  const files: string[] = [];
  for (const [name, data] of Object.entries(pictures)) {
    for (const theme of ['light', 'dark'] as const) {
      const drawing = name === 'rooms' ? {} : { drawing: name };
      const objects = {
        venue: { address: bundle },
        map: { theme, floor: '2', labels: name === 'rooms', ...drawing },
      };
      const file = `${name}-${theme}.webp`;
      writeFileSync(
        path.join(folder, file),
        await take(browser, html, { ...data(rooms), objects }),
      );
      files.push(file);
    }
  }
  return files;
}

/** Rooms of the second floor with numbers of bookings. */
function roomRows(rooms: readonly Room[]): Data['rows'] {
  return rooms.map(({ id }, index) => [id, 4 + ((index * 37) % 29)]);
}

/** People in the rooms of the second floor. */
function peopleIn(rooms: readonly Room[], each: number): Data['rows'] {
  return rooms.flatMap(({ center: [east, north] }, room) =>
    Array.from({ length: each }, (_, person) => {
      const angle = (room * 5 + person) * 2.4;
      const away = 0.000_006 * (1 + (person % 3));
      const value = 1 + ((room * 7 + person * 3) % 9);
      return [north + away * Math.sin(angle), east + 1.6 * away * Math.cos(angle), 2, value];
    }),
  );
}

interface Room {
  readonly id: string;
  readonly center: readonly [east: number, north: number];
}

async function secondFloor(): Promise<readonly Room[]> {
  const { readMvf } = await import('@mezzanine/mvf');
  const { spaces = {} } = readMvf(office);
  const rooms = spaces['m_f2']?.filter(({ properties: { kind } }) => kind === 'room') ?? [];
  if (rooms.length === 0) throw new Error('The demo office has no rooms on its second floor.');
  return rooms.flatMap(({ properties: { id, center } }) => {
    const [east, north] = center ?? [];
    return east === undefined || north === undefined
      ? []
      : [{ id, center: [east, north] as const }];
  });
}

/** A page with the visual's own script and a host that replaces Power BI. */
async function reportHtml(): Promise<string> {
  const files = unzipSync(readFileSync(path.join(root, '.cache/downloads/mezzanine.pbiviz')));
  const [, json] = Object.entries(files).find(([name]) => name.startsWith('resources/')) ?? [];
  const { content } = JSON.parse(new TextDecoder().decode(json)) as {
    readonly content: { readonly js: string; readonly css: string };
  };
  const { outputFiles } = await build({
    entryPoints: [path.join(root, 'integrations/power-bi/test-host/host.ts')],
    write: false,
    bundle: true,
    format: 'iife',
    logLevel: 'silent',
  });
  const scripts = [content.js, outputFiles[0]?.text ?? '']
    .map((program) => `<script>${program.replaceAll('</script', '<\\/script')}</script>`)
    .join('');
  return `<!doctype html><meta charset="utf-8"><title>Report</title><link rel="icon" href="data:,">
    <style>body { margin: 0 } main { height: ${size.height}px } ${content.css}</style>
    <main></main>${scripts}`;
}

async function take(browser: Browser, html: string, data: Data): Promise<Buffer> {
  const context = await browser.newContext({ viewport: size, deviceScaleFactor: 1.5 });
  const page = await context.newPage();
  await page.route(/^http/, (route) => {
    const isBundle = route.request().url() === bundle;
    const headers = { 'Access-Control-Allow-Origin': '*' };
    return isBundle
      ? route.fulfill({ contentType: 'application/zip', headers, body: office })
      : route.fulfill({ contentType: 'text/html', body: html });
  });
  await page.goto(report);
  await draw(page, data);
  const session = await context.newCDPSession(page);
  const shot = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  await context.close();
  return Buffer.from(shot.data, 'base64');
}

async function draw(page: Page, data: Data): Promise<void> {
  await page.waitForFunction(() => 'update' in window);
  await page.evaluate((given) => window.update(given), data);
  await page.waitForFunction(() => window.heard.rendering.includes('finished'));
  // Labels and the legend fade in.
  await page.waitForTimeout(1500);
}
