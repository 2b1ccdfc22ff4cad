import { once } from 'node:events';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { readMvf } from '@mezzanine/mvf';
import { identity, site } from '../site.config.ts';
import { countColors } from './support/countColors.ts';
import { type Fence, readFences } from './support/readFences.ts';
import { endShell, runShell, startShell } from './support/runShell.ts';
import { serveFolder } from './support/serveFolder.ts';
import { test } from './support/test.ts';

test.use({ viewport: { width: 900, height: 700 } });

const repository = fileURLToPath(new URL('../', import.meta.url));
const pages = new URL('../apps/portal/docs/run-a-server/', import.meta.url);

test('the docs alone are enough to get from an empty server to your own venue on your own page @all', async ({
  page,
}, testInfo) => {
  const dataFolder = testInfo.outputPath('data');
  const { origin, stop } = await startAsDocumented(dataFolder);
  const own = await serveFolder(await folderOf(testInfo.outputPath('own')));
  try {
    const fences = readFences(new URL('add-your-venue.mdx', pages), origin);
    const printed = await runShell(
      `export DATA_DIR='${dataFolder}'; ${lineOf(fences, /^npm run api-key$/m)}`,
      repository,
    );
    const secret = /^secret: (?<secret>\S+)$/m.exec(printed)?.groups?.['secret'] ?? '';
    const exported = lineOf(fences, /^export MVF_SECRET=.*$/m).replace('your-secret', secret);
    const published = await runShell(
      `${exported}\n${lineOf(fences, /^npx mvf publish \S*office\S* .*--name.*$/m)}`,
      repository,
    );
    expect(published).toContain(`${origin}/viewer/?venue=my-office`);

    const { floors } = readMvf(await readFile(join(repository, 'venues/dist/office.mvf.zip')));
    const names = floors.map(({ properties }) => properties.name);
    expect(names.length).toBeGreaterThan(1);
    await writeFile(
      testInfo.outputPath('own/page.html'),
      htmlPage(fenceOf(fences, 'html').code.replace('height: 480px', 'height: 600px')),
    );
    const bundle = page.waitForResponse((response) =>
      response.url().includes('/api/v1/venues/my-office/bundle'),
    );
    await page.goto(`${own.origin}/page.html`);
    expect((await bundle).status()).toBe(200);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByText('My office').first()).toBeVisible();
    for (const name of names) {
      await expect(frame.getByRole('radio', { name, exact: true })).toBeAttached();
    }
    await frame.locator('[data-mezzanine-state="idle"]').waitFor();
    expect(await countColors(frame.locator('canvas').first())).toBeGreaterThan(24);

    await writeFile(
      testInfo.outputPath('own/sdk.html'),
      sdkPage(origin, fenceOf(fences, 'ts').code),
    );
    await page.goto(`${own.origin}/sdk.html`);
    await page.locator('[data-mezzanine-state="idle"]').waitFor();
    await expect(page.locator('canvas').first()).toHaveAccessibleName('Map of My office');
    expect(await countColors(page.locator('canvas').first())).toBeGreaterThan(24);

    const environment = `export DATA_DIR='${dataFolder}'\n${exported}`;
    const request = blockOf(fences, '--data-binary');
    const [signIn = ''] = request.split('curl --request');
    const rollback = blockOf(fences, '/versions \\');
    const [list = ''] = rollback.split('curl --request');
    const listed = await runShell(`${environment}\n${request}\n${list}`, repository);
    const ids = [...listed.matchAll(/"id":"(ver_\w+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(2);
    const first = ids.at(-1) ?? '';
    const done = await runShell(
      [environment, signIn, rollback.replace(/ver_\w+/, first), blockOf(fences, 'OPERATOR_')].join(
        '\n',
      ),
      repository,
    );
    expect(done).toContain(`"id":"${first}"`);
    expect(done).toMatch(/"secret":"sk_\w+"/);
    await page.goto(`${own.origin}/sdk.html`);
    await expect(page.locator('canvas').first()).toHaveAccessibleName('Map of My office');
  } finally {
    await own.close();
    stop();
  }
});

/**
 * Starts the server in production with the last command of its page's setup, over an empty data
 * folder. The stage before the browser tests has run the commands before it.
 */
async function startAsDocumented(dataFolder: string) {
  const fences = readFences(new URL('run-your-own-server.mdx', pages), site.server.sampleOrigin);
  const install = fences.find(({ code }) => code.startsWith('npm ci\nnpm run build\n'));
  const command = install?.code.trim().split('\n').at(-1) ?? '';
  expect(command).toContain('NODE_ENV=production');
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const program = await setUp({ 'identity.domain': 'none', url: origin });
  const settings = `PORT=${port} DATA_DIR='${dataFolder}'`;
  const server = startShell(`${settings} ${command.replace(builtServer, program)}`, repository);
  let output = '';
  await new Promise<void>((done, fail) => {
    const read = (text: string) => {
      output += text;
      if (output.includes(`Portal       ${origin}/`)) done();
    };
    server.stdout?.setEncoding('utf8').on('data', read);
    server.stderr?.setEncoding('utf8').on('data', read);
    server.once('exit', () => fail(new Error(`The server did not start:\n${output}`)));
  });
  return { origin, stop: () => endShell(server) };
}

const builtServer = 'apps/server/dist/main.js';

/**
 * Changes the two settings of `site.config.ts` that the page describes, in a copy of the built
 * server, which has them as text. A build of the portal with them would take minutes.
 *
 * @returns the path of the copy, which finds the built files like the original
 */
async function setUp(settings: Readonly<Record<'identity.domain' | 'url', string>>) {
  const page = await readFile(new URL('run-your-own-server.mdx', pages), 'utf8');
  let text = await readFile(join(repository, builtServer), 'utf8');
  for (const [name, value] of Object.entries(settings)) {
    expect(page).toContain(`- \`${name}\`: `);
    const before = name === 'url' ? `url: "${site.url}"` : `domain: "${identity.domain}"`;
    expect(text.split(before), before).toHaveLength(2);
    text = text.replace(before, `${before.slice(0, before.indexOf('"'))}"${value}"`);
  }
  const folder = await folderOf(join(repository, '.cache/own-venue/server'));
  await cp(join(repository, 'apps/server/dist/uploadWorker.js'), join(folder, 'uploadWorker.js'));
  await writeFile(join(folder, 'main.js'), text);
  return '.cache/own-venue/server/main.js';
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

function lineOf(fences: readonly Fence[], pattern: RegExp): string {
  const lines = fences.flatMap(({ code }) => pattern.exec(code)?.[0] ?? []);
  if (lines[0] === undefined) throw new Error(`No code of the page has the line ${pattern.source}`);
  return lines[0];
}

/** The block of commands that contains a text. */
function blockOf(fences: readonly Fence[], text: string): string {
  const found = fences.find(({ language, code }) => language === 'bash' && code.includes(text));
  if (found === undefined) throw new Error(`No commands of the page contain ${text}`);
  return found.code;
}

function fenceOf(fences: readonly Fence[], language: string): Fence {
  const found = fences.find((fence) => fence.language === language);
  if (found === undefined) throw new Error(`The page has no ${language} code.`);
  return found;
}

async function folderOf(path: string): Promise<string> {
  await mkdir(path, { recursive: true });
  return path;
}

function htmlPage(body: string): string {
  return `<!doctype html><html lang="en"><title>Own page</title><link rel="icon" href="data:,">${body}`;
}

/** Returns the page's code as a module, with the SDK from the server. */
function sdkPage(origin: string, code: string): string {
  const imports = { '@mezzanine/mezzanine-js': `${origin}/sdk/6/mezzanine.js` };
  return htmlPage(
    `<div id="map" style="width: 800px; height: 600px"></div>
    <script type="importmap">${JSON.stringify({ imports })}</script>
    <script type="module">${code}</script>`,
  );
}
