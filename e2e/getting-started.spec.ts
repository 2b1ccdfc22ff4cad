import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { site } from '../site.config.ts';
import { origin } from './address.ts';
import { addressIn } from './support/addressIn.ts';
import { expectMap } from './support/expectMap.ts';
import { readFences } from './support/readFences.ts';
import { endShell, runShell, startShell } from './support/runShell.ts';
import { serveFolder } from './support/serveFolder.ts';

/** The page whose steps are followed exactly. */
const guide = new URL(
  '../apps/portal/web-sdk_versioned_docs/version-6.0/getting-started.mdx',
  import.meta.url,
);
const fences = readFences(guide, origin);

const fileOf = (title: string): string => {
  const found = fences.filter((fence) => fence.title === title);
  if (found.length !== 1) throw new Error(`The guide has ${found.length} files named ${title}.`);
  return found[0]?.code ?? '';
};

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'getting-started-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('[getting-started] the guide has the keys of the site configuration', () => {
  const { key, secret, venueId } = site.demo;
  for (const title of ['src/main.ts', 'map.html', 'src/App.tsx']) {
    expect(fileOf(title)).toContain(`key: '${key}'`);
    expect(fileOf(title)).toContain(`secret: '${secret}'`);
    expect(fileOf(title)).toContain(`venueId: '${venueId}'`);
  }
});

test('[getting-started] the single HTML file shows the map from any web server', async ({
  page,
}) => {
  writeFileSync(path.join(folder, 'map.html'), fileOf('map.html'));
  const served = await serveFolder(folder);
  await expectMap(page, `${served.origin}/map.html`);
  await served.close();
});

test('[getting-started] the single HTML file shows the map when opened from disk @all', async ({
  page,
}) => {
  writeFileSync(path.join(folder, 'map.html'), fileOf('map.html'));
  await expectMap(page, `file://${folder}/map.html`);
});

/**
 * The commands in the guide's blocks for npm, in order. Blocks for other package managers are `sh`,
 * too.
 */
const commands = fences.filter(({ language }) => language === 'bash').map(({ code }) => code);
const startCommand = 'npm run dev';

/**
 * Runs commands in an empty folder, replaces files with the guide's files, and expects the map in
 * development and after a build.
 */
async function expectProject(page: Page, made: readonly string[], titles: readonly string[]) {
  // One shell for all commands, so that `cd` has an effect. It ends in the user's current folder.
  const output = await runShell([...made, 'pwd'].join('\n'), folder);
  const project = output.trim().split('\n').at(-1) ?? '';
  for (const title of titles) {
    const file = path.join(project, title);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, fileOf(title));
  }
  const program = startShell(startCommand, project);
  const address = await addressIn(program);
  await expectMap(page, address);
  endShell(program);

  await runShell('npm run build', project);
  const served = await serveFolder(path.join(project, 'dist'));
  await expectMap(page, served.origin);
  await served.close();
}

test('[getting-started] the project shows the map, in development and after a build @all', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const start = commands.findIndex((code) => code.trim() === startCommand);
  expect(start).toBeGreaterThan(0);
  await expectProject(page, commands.slice(0, start), ['index.html', 'src/main.ts']);
});

test('[getting-started] the React app shows the map, in development and after a build @all', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const made = commands.filter((code) => code.includes('react-ts'));
  expect(made).toHaveLength(1);
  await expectProject(page, made, ['src/index.css', 'src/App.tsx']);
});
