import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { site } from '../site.config.ts';
import { origin } from './address.ts';
import { countColors } from './support/countColors.ts';
import { readFences } from './support/readFences.ts';
import { serveFolder } from './support/serveFolder.ts';

/** The page that is followed to the letter. */
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

async function expectMap(page: Page, address: string): Promise<void> {
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(String(error)));
  await page.goto(address);
  await page.locator('[data-mezzanine-state="idle"]').waitFor();
  expect(await countColors(page.locator('canvas').first())).toBeGreaterThan(24);
  await expect(page.locator('canvas').first()).toHaveAccessibleName(/^Map of /);
  expect(failures).toEqual([]);
}

test('[getting-started] the keys of the guide are those of the site configuration', () => {
  const { key, secret, venueId } = site.demo;
  for (const title of ['src/main.ts', 'map.html']) {
    expect(fileOf(title)).toContain(`key: '${key}'`);
    expect(fileOf(title)).toContain(`secret: '${secret}'`);
    expect(fileOf(title)).toContain(`venueId: '${venueId}'`);
  }
});

test('[getting-started] the one HTML file shows the map from any web server', async ({ page }) => {
  writeFileSync(path.join(folder, 'map.html'), fileOf('map.html'));
  const served = await serveFolder(folder);
  await expectMap(page, `${served.origin}/map.html`);
  await served.close();
});

test('[getting-started] the one HTML file shows the map by a double click', async ({ page }) => {
  writeFileSync(path.join(folder, 'map.html'), fileOf('map.html'));
  await expectMap(page, `file://${folder}/map.html`);
});

test('[getting-started] the project shows the map, in development and built', async ({ page }) => {
  test.setTimeout(300_000);
  const commands = fences.filter(({ language }) => language === 'bash').map(({ code }) => code);
  const start = commands.findIndex((code) => code.trim() === 'npm run dev');
  expect(start).toBeGreaterThan(0);
  // One shell for all, so that `cd` holds; it ends in the folder that the reader is in.
  const script = [...commands.slice(0, start), 'pwd'].join('\n');
  const output = await runToEnd(script, folder);
  const project = output.trim().split('\n').at(-1) ?? '';
  for (const title of ['index.html', 'src/main.ts']) {
    const file = path.join(project, title);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, fileOf(title));
  }
  const program = startShell(commands[start] ?? '', project);
  const address = await addressIn(program);
  await expectMap(page, address);
  endShell(program);

  await runToEnd('npm run build', project);
  const served = await serveFolder(path.join(project, 'dist'));
  await expectMap(page, served.origin);
  await served.close();
});

function startShell(script: string, cwd: string): ChildProcess {
  const env = { ...process.env, NO_COLOR: '1', npm_config_update_notifier: 'false' };
  // A group of its own, so that what npm starts ends with it.
  return spawn('bash', ['-e', '-c', script], { cwd, env, detached: true });
}

function endShell({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGTERM');
}

/** Runs commands and gives what they print; throws with it when one fails. */
function runToEnd(script: string, cwd: string): Promise<string> {
  const program = startShell(script, cwd);
  let output = '';
  let errors = '';
  program.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
  program.stderr?.setEncoding('utf8').on('data', (text: string) => (errors += text));
  return new Promise((resolve, reject) => {
    program.on('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`This ended with ${code}:\n${script}\n${output}\n${errors}`));
    });
  });
}

/** The address that a development server prints when it is ready. */
function addressIn(program: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    program.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const found = /(?<address>http:\/\/localhost:\d+\/)/.exec(output)?.groups?.['address'];
      if (found !== undefined) resolve(found);
    });
    program.on('close', () => reject(new Error(`The server ended:\n${output}`)));
  });
}
