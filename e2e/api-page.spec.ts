import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { site } from '../site.config.ts';
import { origin } from './address.ts';
import { axeViolations } from './support/axeViolations.ts';
import { openHydrated } from './support/openHydrated.ts';
import { readFences } from './support/readFences.ts';
import { endShell, runShell, startShell } from './support/runShell.ts';
import { test as base } from './support/test.ts';
import { test as testWithServer } from './support/testWithServer.ts';
import { watchPage } from './support/watchPage.ts';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly security: readonly { readonly bearer?: readonly string[] }[];
}
interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

const repository = path.resolve(import.meta.dirname, '..');
const kebab = (name: string) => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();

async function readContract(): Promise<Contract> {
  return (await (await fetch(`${origin}/api/v1/openapi.json`)).json()) as Contract;
}

/** Read operations whose data does not exist on a server with only the demo venues. */
const withoutDemoData = new Set(['getEvent', 'getView', 'listVenueVersions', 'getVenueVersion']);

/** Opens the form below an operation. */
async function openForm(page: Page, operationId: string) {
  const heading = page.locator(`[id="${kebab(operationId)}"]`);
  await heading.locator('xpath=following::button[normalize-space()="Try it"][1]').click();
  const form = heading.locator('xpath=following::form[1]');
  await expect(form.getByRole('button', { name: /^Send/ })).toBeVisible();
  return form;
}

base(
  '[API-01] every operation and schema that the server serves is on one of the pages, within their budget @all',
  async ({ page }) => {
    const { errors, foreignRequests } = watchPage(page);
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (!new URL(response.url()).pathname.endsWith('.js')) return;
      sizes.push(
        response
          .request()
          .sizes()
          // Requests that are pending when the test ends do not belong to any measured page.
          .then(
            ({ responseBodySize }) => responseBodySize,
            () => 0,
          ),
      );
    });
    await openHydrated(page, '/api/api#list-locations');
    await expect(page.getByRole('heading', { name: 'List locations' })).toBeInViewport();
    const script = (await Promise.all(sizes)).reduce((all, size) => all + size, 0);
    expect(script).toBeLessThan(150_000);

    await expect(page, 'a fragment of the former single page').toHaveURL(
      '/api/api/locations#list-locations',
    );

    const { paths, components } = await readContract();
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    const ids = () => page.locator('h3[id]').evaluateAll((all) => all.map(({ id }) => id));
    const operationIds = operations.map(({ operationId }) => kebab(operationId));
    const bar = page.getByRole('navigation', { name: 'Main' });
    await expect(bar.getByRole('link', { name: 'API' })).toHaveAttribute('href', '/api/api');

    await openHydrated(page, '/api/api');
    const download = page.getByRole('link', { name: /^Download it as OpenAPI/ });
    const address = (await download.getAttribute('href')) ?? '';
    expect((await page.request.get(address)).ok()).toBe(true);
    expect(await axeViolations(page)).toEqual([]);

    const pages = page.getByRole('navigation', { name: 'Pages of the API reference' });
    const names = await pages.getByRole('link').allTextContents();
    expect(names.length).toBeGreaterThan(8);
    const shown: string[] = [];
    let forms = 0;
    for (const name of names.filter((each) => !/^(Overview|Schemas)$/.test(each))) {
      await pages.getByRole('link', { name, exact: true }).click();
      await expect(pages.locator('[aria-current="page"]')).toHaveText(name);
      const own = await ids();
      await expect(page.locator('h3[id]').first()).toBeVisible();
      shown.push(...own);
      forms += await page.getByRole('button', { name: 'Try it' }).count();
      expect(await axeViolations(page)).toEqual([]);
    }
    expect(shown.toSorted()).toEqual(operationIds.toSorted());
    expect(forms).toBe(operations.length);

    await openHydrated(page, '/api/data-sync#start-sync-run');
    await expect(page.getByRole('heading', { name: 'Start a sync run' })).toBeInViewport();

    await openHydrated(page, '/api/schemas#schema-location');
    const schemaIds = Object.keys(components.schemas).map((name) => `schema-${kebab(name)}`);
    expect(await ids()).toEqual(expect.arrayContaining(schemaIds));
    expect(errors).toEqual([]);
    expect(foreignRequests).toEqual([]);
  },
);

base(
  '[API-01] "Try it" shows the request as sent and the answer, and says what went wrong',
  async ({ browser }) => {
    const page = await browser.newPage({
      viewport: { width: 390, height: 800 },
      colorScheme: 'dark',
    });
    await openHydrated(page, `${origin}/api/api#get-venue`);
    const form = await openForm(page, 'getVenue');
    await expect(form.getByLabel('venueId in the path')).toBeFocused();
    await form.getByLabel('venueId in the path').press('Enter');
    const shown = form.getByRole('status');
    await expect(shown).toContainText(`GET ${origin}/api/v1/venues/mall`);
    await expect(shown).toContainText('Authorization: Bearer ');
    await expect(shown).toContainText('200 OK');
    await expect(shown).toContainText('"name": "Alderwick Center"');

    await form.getByLabel('venueId in the path').fill('moon');
    await form.getByRole('button', { name: 'Send GET' }).click();
    await expect(shown).toContainText('404 Not Found');
    await page.route('**/api/v1/venues/**', (route) => route.abort());
    await form.getByRole('button', { name: 'Send GET' }).click();
    await expect(shown).toContainText(`No response from ${origin}/api/v1/venues/moon`);

    await openHydrated(page, `${origin}/api/api/webhooks`);
    const writing = await openForm(page, 'createWebhook');
    await expect(writing).toContainText('The demo key only reads.');
    await writing.getByLabel('Body (JSON)').fill('{ "url": ');
    await writing.getByRole('button', { name: 'Send POST' }).click();
    await expect(writing.getByRole('status')).toContainText(
      'Nothing was sent: the body is not JSON.',
    );
    await writing.getByLabel('Body (JSON)').fill('{}');
    await writing.getByRole('button', { name: 'Send POST' }).click();
    await expect(writing.getByRole('status')).toContainText('403 Forbidden');
    await writing.getByLabel('Secret').fill('another');
    await writing.getByRole('button', { name: 'Send POST' }).click();
    await expect(writing.getByRole('status')).toContainText('No token, so nothing was sent. 401');

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await axeViolations(page)).toEqual([]);
    await page.close();
  },
);

base(
  '[API-01] samples of reading answer as they are pasted @all',
  async ({ request }, testInfo) => {
    const textOf = async (page: string) => (await request.get(`/api/${page}.md`)).text();
    const entrance = await (await request.get('/api/api')).text();
    const pages = [...entrance.matchAll(/href="?\/api\/(?<page>[\w/-]+)/g)].map(
      ({ groups }) => groups?.['page'] ?? '',
    );
    const markdown = (
      await Promise.all([...new Set(pages)].filter((page) => !page.startsWith('v1')).map(textOf))
    ).join('\n### ');
    const { paths } = await readContract();
    const readings = Object.values(paths)
      .flatMap(({ get }) => (get === undefined ? [] : [get]))
      .filter(({ security }) =>
        security.every(({ bearer = ['read'] }) => String(bearer) === 'read'),
      )
      .filter(({ operationId }) => !withoutDemoData.has(operationId));
    expect(readings.length).toBeGreaterThan(12);
    const samples = readings.map(({ summary }) => {
      const part = markdown.split(`### ${summary}\n`)[1]?.split('\n### ')[0] ?? '';
      const codeOf = (language: string) =>
        new RegExp(`\`\`\`${language}\n(.*?)\n\`\`\``, 's').exec(part)?.[1] ?? `no ${language}`;
      return { curl: codeOf('(?:bash|sh)'), python: codeOf('python') };
    });
    const folder = testInfo.outputPath('samples');
    const here = (code: string) => code.replaceAll(site.server.sampleOrigin, origin);
    const token = readFences(
      new URL('../apps/portal/src/pages/api/api.mdx', import.meta.url),
      origin,
    ).find(({ code }) => code.startsWith('TOKEN='))?.code;
    expect(token).toBeDefined();
    const curls = samples.map(({ curl }) => here(curl).replace(/^curl/, 'curl --silent --fail'));
    await runShell(`mkdir -p ${folder}; cd ${folder}\n${token}\n${curls.join(' > answer\n')}`, '/');
    const python = samples.map((sample) => here(sample.python)).join('\n');
    writeFileSync(path.join(folder, 'samples.py'), python);
    await runShell('python3 samples.py > answers', folder);
  },
);

/** Pages whose commands run exactly as written, one after another, in one shell. */
const guides = {
  webhooks: new URL('../apps/portal/docs/integrations/webhooks.mdx', import.meta.url),
  sync: new URL('../apps/portal/docs/data-sync/getting-started-data-sync.mdx', import.meta.url),
};

/** Waits for a line of output. */
const hear = `hear() {
  for _ in $(seq 1000); do if grep -q "$1" all.log; then return; fi; sleep 0.1; done; return 1
}`;

testWithServer(
  '[data-sync] webhooks and data sync, followed to the letter, store the shop and report it @all',
  async ({ server }, testInfo) => {
    const folder = testInfo.outputPath('guide');
    const data = testInfo.outputPath('data');
    const port = await freePort();
    const keys = await runShell(`DATA_DIR=${data} npm run --silent api-key`, repository);
    const [key = '', secret = ''] = [...keys.matchAll(/: +(\S+)/g)].map(([, value]) => value ?? '');
    const commands = (guide: URL) =>
      readFences(guide, server.origin)
        .filter(({ language }) => language === 'bash')
        // Another program may use the port in the page.
        .map(({ code }) => code.replaceAll('localhost:9000', `localhost:${port}`));
    const files = ['verify.py', 'receive.py'].map(
      (name) => `sed s/9000/${port}/ ${repository}/examples/webhooks/${name} > ${name}`,
    );
    const script = [
      `mkdir -p ${folder}; cd ${folder}; export API_KEY=${key} API_SECRET=${secret}`,
      'exec >> all.log 2>&1',
      hear,
      ...files,
      ...commands(guides.webhooks).map((command) => untilHeard(command, port)),
      ...commands(guides.sync),
      "hear 'sync.completed {'",
    ].join('\n');
    const shell = startShell(script, '/');
    const code = await new Promise((done) => shell.once('exit', done));
    endShell(shell);
    const output = readFileSync(path.join(folder, 'all.log'), 'utf8');
    expect(code, output).toBe(0);

    expect(output).toContain('webhook.test {"webhookId": "wh_');
    expect(output.match(/webhook\.test \{/g), 'the one sent again is applied once').toHaveLength(1);
    expect(output).toContain('"status":"delivered"');
    expect(output).toContain('"pointer":"/1/polygons","detail":"must be array"');
    expect(output).toContain('"name":"Lantern Coffee"');
    expect(output).toContain('location.updated {"venueId": "mall", "externalId": "shop-17"');
    expect(output).toContain('{"flights":[{"externalId":"');
    expect(output).toMatch(/sync\.completed .*"refused": 1/);
  },
);

/** Users wait until the receiver prints that it listens before they continue. */
function untilHeard(command: string, port: number): string {
  if (command.includes('receive.py')) {
    return `${command}\nuntil curl -s localhost:${port}; do sleep 0.1; done`;
  }
  if (/deliveries \\$/m.test(command)) {
    return `until { ${command.trim()}; } | tee -a all.log | grep -q delivered; do sleep 0.1; done`;
  }
  return command.includes('/test') ? `${command}\nhear 'webhook.test {'` : command;
}

/** A free port. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}
