import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { site } from '../../../../site.config.ts';
import { ObjectDrawing } from './ObjectDrawing.ts';
import { objectPlans, type ObjectPlan } from './ObjectPlan.ts';

type Theme = 'light' | 'dark';

/** Size of an image in pixels, and the margin around the highlighted objects. */
const size = { width: 960, height: 520, margin: 28 } as const;

const html = `<!doctype html><meta charset="utf-8"><title>Object</title>
<style>
  :root { color-scheme: light dark; --mark: light-dark(#c8411b, #ff7a50) }
  body { margin: 0 } #map, svg { position: absolute; inset: 0; width: 100vw; height: 100vh }
  .area { fill: var(--mark); fill-opacity: 0.32; stroke: var(--mark); stroke-width: 2 }
  .line { fill: none; stroke: var(--mark); stroke-width: 3 }
  .point { fill: var(--mark); stroke: light-dark(#fff, #0f1115); stroke-width: 1.5 }
</style><div id="map"></div>`;

/** The demo venue's bundle, which the server sends to the map unchanged. */
const bundle = path.resolve(
  import.meta.dirname,
  `../../../../venues/dist/${site.demo.venueId}.mvf.zip`,
);

/**
 * Takes an image of each kind of object of the venue format: the map from above, rendered by the SDK, with
 * the objects highlighted.
 *
 * @param folder - receives `<object>-light.webp` and `<object>-dark.webp`
 * @returns file names
 */
export async function takeObjectPictures(
  browser: Browser,
  origin: string,
  folder: string,
): Promise<readonly string[]> {
  // A static import would become a `require`, for which a dependency has only a browser build.
  const { readMvf } = await import('@mezzanine/mvf');
  const plans = objectPlans(readMvf(readFileSync(bundle)));
  mkdirSync(folder, { recursive: true });
  const files: string[] = [];
  for (const plan of plans) {
    for (const theme of ['light', 'dark'] as const) {
      const file = `${plan.name}-${theme}.webp`;
      writeFileSync(path.join(folder, file), await take(browser, origin, plan, theme));
      files.push(file);
    }
  }
  return files;
}

async function take(
  browser: Browser,
  origin: string,
  plan: ObjectPlan,
  theme: Theme,
): Promise<Buffer> {
  const { width, height } = size;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: 1.5,
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.route('**/object-picture', (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  );
  await page.goto(`${origin}/object-picture`);
  const drawing = new ObjectDrawing(plan, size);
  const { center, zoomLevel } = drawing;
  await page.evaluate(showMarked, {
    module: `${origin}/sdk/6/mezzanine.js`,
    key: { ...site.demo, baseUrl: origin },
    look: { center, zoomLevel, bearing: 0, pitch: 0, floor: plan.floor },
    svg: drawing.svg(),
  });
  await page.waitForTimeout(600);
  const session = await context.newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  await context.close();
  return Buffer.from(data, 'base64');
}

/** The part of the SDK that an image needs; the page loads it from the server. */
interface Sdk {
  loadVenue(key: object): Promise<object>;
  showMap(map: string, venue: object, look: object): Promise<{ whenIdle(): Promise<void> }>;
}

interface Shown {
  readonly module: string;
  readonly key: object;
  readonly look: object;
  readonly svg: string;
}

/** Runs in the page, without access to this file: shows the map, then adds the highlights. */
async function showMarked({ module, key, look, svg }: Shown): Promise<void> {
  const sdk = (await import(module)) as Sdk;
  const venue = await sdk.loadVenue(key);
  const mapView = await sdk.showMap('#map', venue, look);
  await mapView.whenIdle();
  document.body.insertAdjacentHTML('beforeend', svg);
}
