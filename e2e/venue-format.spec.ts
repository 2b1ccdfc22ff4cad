import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { site } from '../site.config.ts';
import { origin } from './address.ts';
import { openHydrated } from './support/openHydrated.ts';
import { readFences, type Fence } from './support/readFences.ts';
import { watchPage } from './support/watchPage.ts';

const pages = `/docs/${site.product.slug}-venue-format-mvf`;
const source = (version: string): URL =>
  new URL(
    `../apps/portal/docs/product-venue-format-mvf/${version}/getting-started.mdx`,
    import.meta.url,
  );
const program = new URL(
  '../examples/venue-format/read-venue-file/readVenueFile.ts',
  import.meta.url,
);

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'venue-format-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs commands as a user pastes them. Fails with their output. */
function paste({ code }: Fence): string {
  return execFileSync('bash', ['-e', '-c', code], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
}

for (const version of ['version-1', 'version-2'] as const) {
  test(`[venue-format] ${version}: the steps of the guide read the mall @all`, async () => {
    test.setTimeout(180_000);
    const fences = readFences(source(version), origin);
    const [download, install, run] = fences.filter(({ language }) => language === 'bash');
    const shown = fences.find(({ title }) => title?.startsWith('npx mvf info'))?.code ?? '';
    const read = fences.find(({ title }) => title === 'What you should see')?.code ?? '';
    if (!download || !install || !run) throw new Error('The guide lacks commands.');
    paste(download);
    const info = paste(install);
    for (const line of shown.trim().split('\n')) expect(info).toContain(line);
    // The page quotes the program. Its region is the whole file except the region markers.
    const quoted = execFileSync('grep', ['-v', '#', program.pathname], { encoding: 'utf8' });
    writeFileSync(path.join(folder, 'read.mjs'), quoted);
    expect(paste(run)).toContain(read.trim());
  });
}

test('[venue-format] schemas and the text for assistants are served with the pages', async ({
  request,
}) => {
  for (const version of ['v1', 'v2']) {
    const text = await (await request.get(`/mvf/${version}/mvf-${version}.txt`)).text();
    expect(text).toContain(`${version.toUpperCase()}-01`);
    const schema = await request.get(`/mvf/${version}/space.schema.json`);
    expect(schema.headers()['content-type']).toContain('application/json');
    expect(await schema.json()).toMatchObject({
      $schema: expect.stringContaining('2020-12'),
    });
  }
});

for (const [name, page] of [
  ['render-with-deck-gl-v2', 'version-2/render-with-deck.gl'],
  ['render-with-deck-gl-v1', 'version-1/render-with-deck.gl'],
  ['render-with-leaflet', 'version-1/render-with-leaflet'],
] as const) {
  test(`[venue-format] ${name} runs in its page, switches floors, and lists its places @all`, async ({
    page: browserPage,
  }) => {
    const { errors, foreignRequests } = watchPage(browserPage);
    await openHydrated(browserPage, `${pages}/${page}`);
    const frame = browserPage.frameLocator('iframe');
    await frame.locator('[data-mezzanine-state="idle"]').waitFor();
    await expect(frame.getByRole('region', { name: /Alderwick Center/ })).toBeVisible();
    const places = frame.getByRole('combobox', { name: /^Places/ });
    const before = await places.locator('option').allTextContents();
    await frame.getByRole('button', { name: 'Level 2', exact: true }).click();
    await expect(frame.getByRole('button', { name: 'Level 2', pressed: true })).toBeVisible();
    await expect.poll(() => places.locator('option').allTextContents()).not.toEqual(before);
    await places.selectOption({ index: 3 });
    expect(errors).toEqual([]);
    expect(foreignRequests).toEqual([]);
  });
}

test('[venue-format] every field table of the data model has its five columns and rows @all', async ({
  page,
}) => {
  for (const version of ['version-1', 'version-2']) {
    await page.goto(`${pages}/${version}/data-model`);
    const tables = page.getByRole('group', { name: /^Fields of/ });
    expect(await tables.count()).toBeGreaterThan(10);
    for (const table of await tables.all()) {
      await expect(table.getByRole('columnheader')).toHaveText([
        'Field',
        'Type',
        'Required',
        'Meaning',
        'Example',
      ]);
      expect(await table.getByRole('row').count()).toBeGreaterThan(1);
    }
  }
});
