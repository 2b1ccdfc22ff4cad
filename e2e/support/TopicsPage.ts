import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, type Browser, type Page } from '@playwright/test';
import { leanThree } from '@mezzanine/mezzanine-js/lean-three';
import { changedShare } from '@mezzanine/tooling/changed-share';
import { watchPage, type PageWatch } from './watchPage.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const origin = 'http://topics.localhost';
const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Topics</title>
<link rel="icon" href="data:,">
<style>body { margin: 0 } #map { width: 100vw; height: 100vh }</style>
<div id="map"></div><script type="module" src="/main.js"></script>`;

const contentType = 'text/javascript';
const libraryFiles = ['maplibre-gl-worker.mjs', 'maplibre-gl-shared.mjs'];
const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32">
<rect width="64" height="32" fill="#0f766e"/><circle cx="32" cy="16" r="12" fill="#f3e9da"/></svg>`;

/** Sizes of the screenshots, in CSS pixels. */
const sizes = { desktop: { width: 640, height: 400 }, phone: { width: 390, height: 600 } } as const;

/**
 * Up to half of what a topic draws can differ, and at most two percent of the image. Differences of fonts
 * and rounding between machines are smaller; a topic that draws nothing exceeds this.
 */
const maxShareOfTopic = 0.5;
const maxShareOfImage = 0.02;
/** Maximum number of screenshots until the map must be idle. */
const maxScreenshots = 20;
/** Minimum share of the image that a topic must change. */
const minShare = 0.004;

type ShowMapOptions = Parameters<typeof topicsPage.show>[0];

/** Options of a map before a topic is used. */
export interface Setting extends ShowMapOptions {
  readonly size?: keyof typeof sizes;
}

/** A page with one venue, in which topics are used one after another. */
export class TopicsPage {
  readonly page: Page;
  readonly #watch: PageWatch;

  private constructor(page: Page) {
    this.page = page;
    this.#watch = watchPage(page, origin);
  }

  /** Opens a page with the SDK's source, bundled for browsers, and a demo venue. */
  static async open(browser: Browser, venue: string): Promise<TopicsPage> {
    const page = await browser.newPage({ viewport: sizes.desktop, reducedMotion: 'reduce' });
    const topics = new TopicsPage(page);
    const files = new Map([
      ...(await bundleScripts()),
      ['', { contentType: 'text/html', body: Buffer.from(html) }],
      ['picture.svg', { contentType: 'image/svg+xml', body: Buffer.from(picture) }],
      // MapLibre loads its worker relative to its bundle.
      ...(await Promise.all(libraryFiles.map(libraryFile))),
      ['model.glb', await fileAt('../topics-page/robot.glb')],
      ['venue.zip', await fileAt(`../../venues/dist/${venue}.mvf.zip`)],
    ]);
    await page.route(`${origin}/**`, async (route) => {
      const file = files.get(new URL(route.request().url()).pathname.slice(1));
      await route.fulfill(file ?? { status: 404 });
    });
    await page.goto(origin);
    await page.waitForFunction(() => 'topicsPage' in globalThis);
    return topics;
  }

  /** Shows the venue again. */
  async show({ size = 'desktop', ...options }: Setting): Promise<void> {
    await this.page.mouse.move(0, 0);
    await this.page.setViewportSize(sizes[size]);
    const shown: ShowMapOptions = { labels: 'none', ...options };
    await this.page.evaluate((given) => topicsPage.show(given), shown);
  }

  /** Zooms in or out by zoom levels. */
  async zoomBy(levels: number): Promise<void> {
    await this.page.evaluate((by) => {
      const { camera } = topicsPage.mapView;
      camera.set({ zoomLevel: camera.zoomLevel + by });
    }, levels);
  }

  /**
   * Uses a topic and compares the screenshot with the expected one. The screenshot must differ from
   * the previous one.
   *
   * @param name - name of the image
   * @param use - runs in the page, or uses the page's mouse
   * @returns the result of `use`
   */
  async picture<T>(name: string, use: (page: Page) => Promise<T>): Promise<T> {
    const before = await this.#take();
    const given = await use(this.page);
    const after = await this.#takeSettled();
    const share = await changedShare(this.page, before, after);
    expect(share, 'share of the image that the topic changes').toBeGreaterThan(minShare);
    expect(after).toMatchSnapshot(`${name}.png`, {
      maxDiffPixelRatio: Math.min(share * maxShareOfTopic, maxShareOfImage),
    });
    this.expectNoFailure();
    return given;
  }

  /** Takes a screenshot of the idle map. */
  take(): Promise<Buffer> {
    return this.#takeSettled();
  }

  /** Expects no errors from the page and the map. */
  expectNoFailure(): void {
    expect(this.#watch.errors).toEqual([]);
    expect(this.#watch.foreignRequests).toEqual([]);
  }

  /** Takes screenshots until two are identical, because files of a topic can load late. */
  async #takeSettled(): Promise<Buffer> {
    let last = await this.#take();
    for (let count = 0; count < maxScreenshots; count += 1) {
      const next = await this.#take();
      if (next.equals(last)) return next;
      last = next;
    }
    throw new Error('The map did not become idle.');
  }

  async #take(): Promise<Buffer> {
    await this.page.evaluate(async () => {
      await topicsPage.mapView.whenIdle();
      if (topicsPage.failures.length > 0) throw new Error(topicsPage.failures.join('\n'));
    });
    return this.page.screenshot();
  }
}

interface ServedFile {
  readonly contentType: string;
  readonly body: Buffer;
}

async function fileAt(path: string): Promise<ServedFile> {
  return { contentType: 'application/octet-stream', body: await readFile(at(path)) };
}

async function libraryFile(name: string): Promise<readonly [string, ServedFile]> {
  const path = fileURLToPath(import.meta.resolve(`maplibre-gl/dist/${name}`));
  return [name, { contentType, body: await readFile(path) }];
}

async function bundleScripts(): Promise<ReadonlyMap<string, ServedFile>> {
  const { outputFiles } = await build({
    entryPoints: [at('../topics-page/main.ts')],
    outdir: at('./'),
    write: false,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['mezzanine-source'],
    plugins: [leanThree()],
    logLevel: 'silent',
  });
  return new Map(
    outputFiles.map(({ path, contents }) => [
      basename(path),
      { contentType, body: Buffer.from(contents) },
    ]),
  );
}
