import path from 'node:path';
import { chromium } from '@playwright/test';
import { startServer } from '@mezzanine/tooling/start-server';
import { chromiumFlags, ensureChromium } from '@mezzanine/tooling/chromium';
import { buildPeer } from './buildPeer.ts';
import { readPages } from './readPages.ts';
import { serveFolder } from './serveFolder.ts';
import { peers } from './sites.ts';

/** A served site, ready to visit. */
export interface Contender {
  /** `portal`, or the peer's name. */
  readonly name: string;
  readonly title: string;
  readonly addressOf: (page: string) => string;
  close(): void;
}

const here = import.meta.dirname;
const portal = path.join(here, '../../apps/portal/build');
const folders = { sites: path.join(here, 'sites'), cache: path.join(here, '.cache'), portal };

/**
 * Builds the peers whose cached build has different pages.
 *
 * @returns the output folder of each, by name
 */
export function buildPeers(): ReadonlyMap<string, string> {
  const pages = readPages(portal, 'web-sdk');
  return new Map(peers.map((peer) => [peer.name, buildPeer(peer, pages, folders)]));
}

/** Serves the portal, which comes first, and all peers. */
export async function serveAll(): Promise<readonly Contender[]> {
  const built = buildPeers();
  const server = await startServer();
  const contenders: Contender[] = [
    {
      name: 'portal',
      title: 'this portal',
      addressOf: (page) => `${server.origin}/web-sdk/${page}`,
      close: () => server.stop(),
    },
  ];
  for (const { name, title, base } of peers) {
    const served = await serveFolder(built.get(name) ?? '');
    const addressOf = (page: string) => served.origin + base + page;
    contenders.push({ name, title, addressOf, close: () => served.close() });
  }
  return contenders;
}

/**
 * Visits all pages once, so that no server compresses or reads from the disk during the
 * measurement.
 */
export async function warmUp(addresses: readonly string[]): Promise<void> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumFlags],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    for (const address of addresses) {
      const answer = await page.goto(address, { waitUntil: 'networkidle' });
      if (!answer?.ok()) throw new Error(`${address} answered with ${answer?.status()}.`);
    }
  } finally {
    await browser.close();
  }
}
