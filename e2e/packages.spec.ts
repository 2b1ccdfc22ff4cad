import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { archiveName, publicPackages } from '@mezzanine/tooling/public-packages';
import { site } from '../site.config.ts';
import { origin } from './address.ts';
import { expectMap } from './support/expectMap.ts';
import { readFences } from './support/readFences.ts';
import { runShell } from './support/runShell.ts';
import { serveFolder } from './support/serveFolder.ts';

const at = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const frameworks = new URL(
  '../apps/portal/web-sdk_versioned_docs/version-6.0/frameworks.mdx',
  import.meta.url,
);
const tsc = at('../node_modules/typescript/bin/tsc');
const tsx = at('../node_modules/tsx/dist/cli.mjs');
/** The compiler of React Native's JavaScript engine, in a project that has installed it. */
const hermesc = `node_modules/hermes-compiler/hermesc/${process.platform === 'darwin' ? 'osx' : 'linux64'}-bin/hermesc`;
/** First eight bytes of its bytecode. */
const HERMES_MAGIC = '1f1903c103bc1fc6';

// At most two at a time, because installations are limited by the disk.
test.describe.configure({ timeout: 600_000 });

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fresh-project-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Copies a project of `packages/`, with a venue, and installs packages from the server. */
async function start(project: string, venueFolder: string, packages: readonly string[]) {
  cpSync(at(`./packages/${project}`), folder, { recursive: true });
  mkdirSync(path.join(folder, venueFolder), { recursive: true });
  copyFileSync(at('../venues/dist/mall.mvf.zip'), path.join(folder, venueFolder, 'mall.mvf.zip'));
  const archives = packages.map((name) => `${origin}/packages/${name}.tgz`).join(' ');
  // Not `--prefer-offline`: npm would use the package of an earlier build from its cache.
  const quiet = '--silent --no-audit --no-fund';
  await runShell(`npm install ${quiet} ${archives}`, folder);
}

/** Writes the files that the page about frameworks shows. */
function writeShown(...files: readonly string[]): void {
  const fences = readFences(frameworks, origin);
  for (const file of files) {
    const shown = fences.find(({ title }) => title === file);
    if (shown === undefined) throw new Error(`${frameworks.pathname} has no block for ${file}.`);
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, shown.code);
  }
}

test(
  '[packages] Vite: the map in React, with types that compile',
  { tag: '@all' },
  async ({ page }) => {
    await start('vite', 'public', ['mezzanine-js', 'react-sdk']);
    await runShell(`"${process.execPath}" "${tsc}" -p .`, folder);
    await runShell('npx vite build', folder);
    const served = await serveFolder(path.join(folder, 'dist'));
    await expectMap(page, served.origin);
    await expect(page.getByRole('radio').first()).toBeVisible();
    await served.close();
  },
);

test(
  '[packages] webpack: the map, with a search that is loaded later',
  { tag: '@all' },
  async ({ page }) => {
    await start('webpack', 'dist', ['mezzanine-js']);
    writeShown('src/index.js');
    await runShell('npx webpack --mode production && cp index.html dist/', folder);
    const served = await serveFolder(path.join(folder, 'dist'));
    await expectMap(page, served.origin);
    await served.close();
  },
);

test(
  '[packages] Next: rendered on the server, with the map in React',
  { tag: '@all' },
  async ({ page }) => {
    await start('next', 'public', ['mezzanine-js', 'react-sdk']);
    writeShown('app/layout.tsx', 'app/page.tsx');
    await runShell('npx next build', folder);
    const served = await serveFolder(path.join(folder, 'out'));
    await expectMap(page, served.origin);
    await expect(page.getByRole('radio').first()).toBeVisible();
    await served.close();
  },
);

test('[packages] Vue: a component that shows the map, and removes it @all', async ({ page }) => {
  await start('vue', 'public', ['mezzanine-js']);
  writeShown('src/VenueMap.vue');
  await runShell('npx vite build', folder);
  const served = await serveFolder(path.join(folder, 'dist'));
  await expectMap(page, served.origin);
  const maps = page.locator('[data-mezzanine-state]');
  await page.getByRole('button', { name: 'Remove map', exact: true }).click();
  await expect(maps).toHaveCount(0);
  // Removed while it loads: nothing must remain.
  await page.getByRole('button', { name: 'Show map', exact: true }).click();
  await page.getByRole('button', { name: 'Remove map', exact: true }).click();
  await page.getByRole('button', { name: 'Show map', exact: true }).click();
  await expect(maps.and(page.locator('[data-mezzanine-state="idle"]'))).toHaveCount(1);
  await served.close();
});

for (const guide of ['version-5/angular', 'version-4/using-angular']) {
  test(`[packages] Angular: the component of ${guide} @all`, async ({ page }) => {
    await start('angular', 'src/app', ['mezzanine-js']);
    const source = at(`../examples/${guide}`);
    for (const name of readdirSync(source)) {
      const text = readFileSync(path.join(source, name), 'utf8');
      const moved = text.replaceAll(site.server.sampleOrigin, origin);
      writeFileSync(path.join(folder, 'src/app', name), moved);
    }
    await runShell('npx ng build', folder);
    const served = await serveFolder(path.join(folder, 'dist'));
    await expectMap(page, served.origin);
    const maps = page.locator('[data-mezzanine-state]');
    const output = page.locator('output');
    await expect(output).toHaveText('Select a place');

    const map = page.getByRole('application');
    await map.press('n');
    await expect(page.locator('[data-mezzanine-focus]')).toBeVisible();
    await map.press('Enter');
    await expect(output).not.toHaveText('Select a place');

    const remove = page.getByRole('button', { name: 'Remove map', exact: true });
    const show = page.getByRole('button', { name: 'Show map', exact: true });
    await remove.click();
    await expect(maps).toHaveCount(0);
    // Removed while it loads: nothing must remain.
    await show.click();
    await remove.click();
    await show.click();
    await expect(maps.and(page.locator('[data-mezzanine-state="idle"]'))).toHaveCount(1);
    await served.close();
  });
}

test('[packages] a plain HTML page shows the map from the single file @all', async ({ page }) => {
  await start('html', '.', ['mezzanine-js']);
  const served = await serveFolder(folder);
  await expectMap(page, served.origin);
  await served.close();
});

test('[packages] Node: the format, directions, and the venue without a map @all', async () => {
  await start('node', '.', ['mvf', 'wayfinding', 'mezzanine-js']);
  expect(await runShell('node main.js', folder)).toBe(
    'same floors\ndirections searched\nArrive at the desk\n',
  );
  expect(await runShell('npx mvf info mall.mvf.zip', folder)).toContain('Alderwick Center');
});

test('[packages] Node: the API client reads a venue, with types that compile @all', async () => {
  await start('api-client', '.', ['api-client']);
  await runShell(`"${process.execPath}" "${tsc}" -p .`, folder);
  const { key, secret } = site.demo;
  const variables = `ORIGIN=${origin} KEY=${key} SECRET=${secret}`;
  expect(await runShell(`${variables} node main.js`, folder)).toBe(
    'Alderwick Center has floors function\n',
  );
});

test('[packages] React Native: the app bundles for both systems, with types that compile @all', async () => {
  await start('react-native', 'venues', ['react-native-sdk']);
  cpSync(at('../sdks/react-native/example/src'), path.join(folder, 'src'), { recursive: true });
  await runShell(`"${process.execPath}" "${tsc}" -p .`, folder);
  // The types that programs are checked with are those that apps install.
  const writer = at('../apps/portal/scripts/playground/writeNativeTypes.ts');
  await runShell(`"${process.execPath}" "${tsx}" "${writer}" . --check`, folder);
  for (const system of ['android', 'ios']) {
    const bundle = `--entry-file index.js --bundle-output ${system}.js`;
    await runShell(`npx react-native bundle --dev false --platform ${system} ${bundle}`, folder);
    expect(readFileSync(path.join(folder, `${system}.js`), 'utf8')).toContain('Available offline');
    await runShell(`${hermesc} -O -w -emit-binary -out ${system}.hbc ${system}.js`, folder);
    const bytecode = readFileSync(path.join(folder, `${system}.hbc`));
    expect(bytecode.readBigUInt64LE().toString(16)).toBe(HERMES_MAGIC);
  }
});

for (const name of publicPackages.map(archiveName)) {
  test(`[packages] ${name} is packed as bundlers and TypeScript expect @all`, async () => {
    const bytes = readFileSync(at(`../.cache/packages/${name}`));
    const tarball = new Uint8Array(bytes).buffer;
    const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg ?? {}))).toEqual([]);
    const list = await runShell(`tar tzf "${at(`../.cache/packages/${name}`)}"`, folder);
    const own = list.split('\n').filter((file) => !file.includes('/node_modules/'));
    for (const needed of ['README.md', 'LICENSE', 'CHANGELOG.md', 'package.json']) {
      expect(own).toContain(`package/${needed}`);
    }
    expect(own.filter((file) => /\.(test|fixture)\.|\/src\/.*\.tsx?$/.test(file))).toEqual([]);
  });
}
