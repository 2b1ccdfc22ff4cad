import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testApp.fixture.ts';
import { buildSiteManifest } from './buildSiteManifest.ts';
import { mounts } from './siteManifest.ts';

const pagePath = 'apps/portal/build/docs/overview.html';
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.dispose());

it('serves the output of a later build without a restart', async () => {
  expect(await (await test.app.request('/docs/overview')).text()).toContain('<h1>Overview</h1>');
  await writeFile(join(test.root, pagePath), '<html><head></head><h1>Overview, again</h1></html>');
  test.site.replace(await buildSiteManifest(test.root, mounts));
  const response = await test.app.request('/docs/overview');
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<h1>Overview, again</h1>');
  await rm(join(test.root, pagePath));
  test.site.replace(await buildSiteManifest(test.root, mounts));
  expect((await test.app.request('/docs/overview')).status).toBe(404);
});

it('responds with 503 and Retry-After for files that the build has not written yet', async () => {
  const manifest = await buildSiteManifest(test.root, mounts);
  const missing = '/packages/not-there.tgz';
  expect((await test.app.request(missing)).status).toBe(404);
  test.site.replace({ ...manifest, pending: ['/packages/'] });
  const response = await test.app.request(missing);
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toBe('15');
  expect(await response.text()).toContain(`${missing} is still being built`);
  expect((await test.app.request('/nowhere')).status).toBe(404);
});
