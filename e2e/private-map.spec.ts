import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { htmlEscape } from 'escape-goat';
import { axeViolations } from './support/axeViolations.ts';
import type { PortalServer } from './support/PortalServer.ts';
import { serveFolder, type ServedFolder } from './support/serveFolder.ts';
import { test } from './support/testWithServer.ts';

// Rendering is in software, so use fewer pixels for the same map.
test.use({ viewport: { width: 640, height: 480 } });

/** Sends a request to the platform API like the workspace's own server. */
async function askAsWorkspace(server: PortalServer, dataFolder: string) {
  const api = `${server.origin}/api/v1`;
  const secret = (await readFile(join(dataFolder, 'workspace-secret'), 'utf8')).trim();
  const json = { 'Content-Type': 'application/json' };
  const issued = await fetch(`${api}/token`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ key: 'workspace', secret }),
  });
  const { accessToken } = (await issued.json()) as { accessToken: string };
  return async (method: string, path: string, body?: object) => {
    const headers = { ...json, Authorization: `Bearer ${accessToken}` };
    const text = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(`${api}${path}`, { method, headers, ...text });
    return (answer.status === 204 ? {} : await answer.json()) as {
      id: string;
      url: string;
      access: string;
    };
  };
}

/** Opens the host page with a frame, and returns the frame. */
async function frameIn(page: Page, { folder, origin }: Host, address: string) {
  const frame = `<iframe src="${htmlEscape(address)}" title="Map" width="600" height="440"></iframe>`;
  const head = '<title>Shop</title><link rel="icon" href="data:,">';
  await writeFile(join(folder, 'index.html'), `<!doctype html><html lang="en">${head}${frame}`);
  await page.goto(`${origin}/`);
  return page.frameLocator('iframe');
}

/** A server of another origin. */
interface Host extends ServedFolder {
  readonly folder: string;
}

async function serveHost(folder: string): Promise<Host> {
  await mkdir(folder, { recursive: true });
  return { ...(await serveFolder(folder)), folder };
}

test('a private map is shown in frames of the pages that its link lists, until it is revoked', async ({
  page,
  server,
}, testInfo) => {
  const shop = await serveHost(testInfo.outputPath('shop'));
  const stranger = await serveHost(testInfo.outputPath('stranger'));
  const ask = await askAsWorkspace(server, testInfo.outputPath('data'));
  const { id, url } = await ask('POST', '/viewer-access', {
    venueId: 'private-office',
    origins: [shop.origin],
  });
  const bundles: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/bundle')) return;
    bundles.push(request.headers()['authorization']?.replace(/ .*/, ''));
  });

  const own = await frameIn(page, shop, url);
  await expect(own.locator('[data-mezzanine-state="idle"]')).toBeVisible();
  expect(bundles).toEqual(['Bearer']);

  const others = await frameIn(page, stranger, url);
  await expect(others.getByRole('heading')).toHaveText('This map cannot be shown on this page');

  await ask('DELETE', `/viewer-access/${id}`);
  const later = await frameIn(page, shop, url);
  await expect(later.getByRole('heading')).toHaveText('This link was revoked');
  await shop.close();
  await stranger.close();
});

test('an image of a private venue is shown on the pages that its link lists, until it is revoked', async ({
  page,
  server,
}, testInfo) => {
  const shop = await serveHost(testInfo.outputPath('shop'));
  const stranger = await serveHost(testInfo.outputPath('stranger'));
  const ask = await askAsWorkspace(server, testInfo.outputPath('data'));
  const wish = { venueId: 'private-office', origins: [shop.origin] };
  const { id, access } = await ask('POST', '/viewer-access', wish);
  const widthOn = async (host: Host) => {
    const src = `${server.origin}/api/v1/venues/private-office/floors/m_f0.svg?width=300&access=${access}`;
    const image = `<img alt="Ground floor" src="${htmlEscape(src)}">`;
    const head = '<title>Shop</title><link rel="icon" href="data:,">';
    await writeFile(join(host.folder, 'index.html'), `<!doctype html><html>${head}${image}`);
    await page.goto(`${host.origin}/`);
    return page.locator('img').evaluate(async (shown: HTMLImageElement) => {
      await shown.decode().catch(() => undefined);
      return shown.naturalWidth;
    });
  };
  expect([await widthOn(shop), await widthOn(stranger)]).toEqual([300, 0]);
  await ask('DELETE', `/viewer-access/${id}`);
  expect(await widthOn(shop)).toBe(0);
  await shop.close();
  await stranger.close();
});

test('a page without a link explains what to do, and the sample customer creates one for its own page @all', async ({
  page,
}) => {
  const refused = await page.goto('/viewer/?venue=private-office');
  expect(refused?.status()).toBe(403);
  await expect(page.getByRole('heading')).toHaveText('This map is private');
  expect(await axeViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeViolations(page)).toEqual([]);

  await page.goto('/docs/overview');
  const url = await page.evaluate(async () => {
    const answer = await fetch('/sample-customer/map-link', { method: 'POST' });
    return ((await answer.json()) as { url: string }).url;
  });
  await page.goto(url);
  await expect(page.locator('[data-mezzanine-state="idle"]')).toBeVisible();
});
