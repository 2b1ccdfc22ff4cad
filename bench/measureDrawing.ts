import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '@mezzanine/tooling/chromium';
import { readMvf } from '@mezzanine/mvf';
import type { Contender } from './buildPages.ts';
import { floorScene } from './floorScene.ts';
import { medianOf } from './judge.ts';
import {
  floorSwitchGrowth,
  recreationGrowth,
  type Growth,
} from '@mezzanine/tooling/measure-growth';
import { measurePage, type Measurement } from './measurePage.ts';
import { serve, type BenchServer } from './serve.ts';

/** A venue to draw. */
export interface Drawing {
  readonly title: string;
  /** The bundle. */
  readonly venue: Uint8Array;
  /** Libraries that draw it. */
  readonly by: readonly Contender[];
  /** Default: the view of the mall. */
  readonly zoomLevel?: number;
  /** Number of frames in which the camera orbits. */
  readonly frames: number;
}

/** Draws a venue with each page in turn, and takes the medians. */
export async function measureDrawing(
  pages: string,
  { title, venue, by, zoomLevel, frames }: Drawing,
  runs: number,
): Promise<Partial<Record<Contender, Measurement>>> {
  const server = await serveVenue(pages, venue);
  const measured = new Map<Contender, Measurement[]>(by.map((name) => [name, []]));
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const offset of by.keys()) {
        const name = by[(run + offset) % by.length] ?? 'mezzanine';
        const query = zoomLevel === undefined ? '' : `?zoom=${zoomLevel}`;
        measured.get(name)?.push(await measurePage(server, name, { query, frames }));
      }
      console.log(`${title}: run ${run + 1} of ${runs}`);
    }
  } finally {
    server.close();
  }
  return Object.fromEntries([...measured].map(([name, list]) => [name, medianOf(list)]));
}

/** Memory that remains after 100 floor switches, and after 50 maps were shown and destroyed. */
export async function measureGrowth(
  pages: string,
  venue: Uint8Array,
): Promise<{ readonly switches: Growth; readonly maps: Growth }> {
  const server = await serveVenue(pages, venue);
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumFlags],
  });
  try {
    const open = async () => {
      const page = await browser.newPage({
        viewport: { width: 640, height: 400 },
        reducedMotion: 'reduce',
      });
      page.setDefaultTimeout(0);
      await page.goto(`${server.origin}/lifecycle.html`);
      await page.waitForFunction(() => 'lifecycle' in window);
      return page;
    };
    const switches = await floorSwitchGrowth(await open(), { before: 12, measured: 100 });
    const maps = await recreationGrowth(await open(), { before: 12, measured: 50 });
    return { switches, maps };
  } finally {
    await browser.close();
    server.close();
  }
}

async function serveVenue(pages: string, venue: Uint8Array): Promise<BenchServer> {
  const files = new Map<string, Uint8Array>([
    ['/venue.mvf.zip', venue],
    ['/floor.json', Buffer.from(JSON.stringify(floorScene(readMvf(venue))))],
    ['/warm-up.html', Buffer.from('<!doctype html><title>Warm-up</title>')],
  ]);
  for (const name of await readdir(pages)) {
    files.set(`/${name}`, await readFile(path.join(pages, name)));
  }
  return serve(files);
}
