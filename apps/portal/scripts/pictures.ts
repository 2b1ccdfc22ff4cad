/**
 * `npm run pictures -w @mezzanine/portal` takes every screenshot of the portal from the running product:
 * live examples in light and dark (`static/img/examples`), demo venues (`static/img/venues`),
 * objects of the venue format (`static/img/format`), the Power BI visual (`static/img/power-bi`),
 * and the pages in the README (`static/img/readme`). With a prefix, as in
 * `npm run pictures -w @mezzanine/portal -- format`, takes only those whose name starts with it; `thumbs`
 * only crops the thumbnails of the screenshots that exist.
 * Starts the built server. Build again afterwards.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '@mezzanine/tooling/chromium';
import { listExamples } from '@mezzanine/tooling/examples';
import { startServer } from '@mezzanine/tooling/start-server';
import {
  exampleAddress,
  fullPageOf,
  isPhoneApp,
} from '../src/components/LiveExample/exampleAddress.ts';
import { takeObjectPictures } from './pictures/takeObjectPictures.ts';
import { takeThumbnails } from './pictures/takeThumbnails.ts';
import { takeVisualPictures } from './pictures/takeVisualPictures.ts';

type Theme = 'light' | 'dark';

interface Shot {
  readonly address: string;
  readonly file: string;
  readonly theme: Theme;
  readonly width: number;
  readonly height: number;
  /** Device pixels per CSS pixel. */
  readonly scale: number;
  /** Of the WebP file, from 0 to 100. Default: 82. */
  readonly quality?: number;
  /** Also writes a smaller image of this width, for the index of the showcase. */
  readonly small?: readonly { readonly file: string; readonly width: number }[];
}

const images = path.resolve(import.meta.dirname, '../static/img');

const examples = path.resolve(import.meta.dirname, '../../../examples');

/**
 * Sizes of an example's frame in a document in a wide window and on a phone, so that a picture has
 * the labels of the map that replaces it.
 */
const wideFrame = { width: 744, height: 465, scale: 1200 / 744 } as const;
const phoneFrame = { width: 342, height: 428, scale: 1.75, quality: 70 } as const;
/** Apps fill their own pages. */
const appFrame = { width: 1200, height: 750, scale: 1 } as const;

async function exampleShots(): Promise<readonly Shot[]> {
  const names = await listExamples(examples);
  return names.flatMap((name) =>
    (['light', 'dark'] as const).flatMap((theme): readonly Shot[] => {
      const address = `/examples/${name}/?theme=${theme}&full`;
      const file = `examples/${name}-${theme}`;
      if (isPhoneApp(name)) {
        return [{ address, file: `${file}.webp`, theme, scale: 1, width: 390, height: 780 }];
      }
      const small = [360, 800].map((width) => ({ file: `${file}-${width}.webp`, width }));
      const isApp = /^(version-5-)?apps\//.test(name);
      return [
        isApp
          ? { address, file: `${file}.webp`, theme, ...appFrame, small }
          : { address, file: `${file}.webp`, theme, ...wideFrame },
        { address, file: `${file}-phone.webp`, theme, ...phoneFrame },
      ];
    }),
  );
}

/** The demo venues on `/docs/demo-keys-and-maps`. */
const venueShots: readonly Shot[] = ['mall', 'airport', 'office', 'campus'].flatMap((venue) =>
  (['light', 'dark'] as const).map((theme) => ({
    address: `/examples/getting-started/show-a-venue/?venue=${venue}&theme=${theme}&full`,
    file: `venues/${venue}-${theme}.webp`,
    theme,
    width: 1200,
    height: 675,
    scale: 1,
  })),
);

const desktop = { width: 1440, height: 900, scale: 1 } as const;
const phone = { width: 390, height: 844, scale: 2 } as const;

const pageShots: readonly Shot[] = [
  { address: '/', file: 'readme/home.webp', theme: 'light', ...desktop },
  { address: '/', file: 'readme/home-dark.webp', theme: 'dark', ...desktop },
  { address: '/', file: 'readme/home-phone.webp', theme: 'light', ...phone },
  { address: '/web-sdk/camera', file: 'readme/guide.webp', theme: 'light', ...desktop },
  { address: '/web-sdk/camera', file: 'readme/guide-dark.webp', theme: 'dark', ...desktop },
  {
    address: '/examples/getting-started/show-a-venue/?full',
    file: 'readme/mall.webp',
    theme: 'light',
    ...desktop,
  },
];

/** Waits until the map of the page, or of its first frame, is completely rendered. */
async function waitForMap(page: Page): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    for (const frame of page.frames()) {
      const isLoading = (await frame.getByText(/^Loading/).count()) > 0;
      if (!isLoading && (await frame.locator('[data-mezzanine-state="idle"]').count()) > 0) {
        // Labels fade in, and the frame fades in over its screenshot.
        await page.waitForTimeout(800);
        return;
      }
    }
    await page.waitForTimeout(200);
  }
  throw new Error(`No map was rendered on ${page.url()} within a minute.`);
}

async function take(browser: Browser, origin: string, shot: Shot): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: shot.width, height: shot.height },
    deviceScaleFactor: shot.scale,
    colorScheme: shot.theme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(origin + shot.address, { waitUntil: 'load' });
  await waitForMap(page);
  const session = await context.newCDPSession(page);
  const { quality = 82 } = shot;
  const whole = await session.send('Page.captureScreenshot', { format: 'webp', quality });
  write(shot.file, whole.data);
  for (const { file, width } of shot.small ?? []) {
    const clip = { x: 0, y: 0, width: shot.width, height: shot.height, scale: width / shot.width };
    const less = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality: width < 600 ? 24 : 65,
      clip,
    });
    write(file, less.data);
  }
  await context.close();
}

function write(name: string, base64: string): void {
  const file = path.join(images, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, Buffer.from(base64, 'base64'));
}

/** Thumbnails are parts of screenshots, so they come last. */
async function takeAllThumbnails(browser: Browser): Promise<void> {
  const names = await listExamples(examples);
  // Other examples are in no list of the playground.
  const listed = names.filter((name) => exampleAddress(name).href !== fullPageOf(name).href);
  const files = await takeThumbnails(browser, path.join(images, 'examples'), listed);
  console.log(`Took ${files.length} thumbnails`);
}

async function takeAll(): Promise<void> {
  const server = await startServer();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumFlags],
  });
  try {
    const [wanted = ''] = process.argv.slice(2);
    if ('format'.startsWith(wanted) || wanted.startsWith('format')) {
      const files = await takeObjectPictures(browser, server.origin, path.join(images, 'format'));
      for (const file of files) console.log(`Took format/${file}`);
    }
    if ('power-bi'.startsWith(wanted) || wanted.startsWith('power-bi')) {
      const files = await takeVisualPictures(browser, path.join(images, 'power-bi'));
      for (const file of files) console.log(`Took power-bi/${file}`);
    }
    const shots = [...(await exampleShots()), ...venueShots, ...pageShots];
    for (const shot of shots.filter(({ file }) => file.startsWith(wanted))) {
      await take(browser, server.origin, shot);
      console.log(`Took ${shot.file}`);
    }
    if ('thumbs'.startsWith(wanted)) await takeAllThumbnails(browser);
  } finally {
    await browser.close();
    server.stop();
  }
}

takeAll().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
