import { once } from 'node:events';
import { get } from 'node:http';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { houseVenue } from '../validator/houseVenue.fixture.ts';
import { writeMvf } from '../writeMvf.ts';
import { BuiltCli, finished } from './builtCli.fixture.ts';

let cli: BuiltCli;

beforeAll(async () => {
  cli = await BuiltCli.build();
  const house = houseVenue();
  for (const { properties } of house.floors) properties.elevation = 0;
  await writeFile(join(cli.folder, 'house.mvf.zip'), writeMvf(house));
});

afterAll(() => cli.remove());

/** Starts the preview on a free port, and returns its URL and the process. */
async function startServe(...more: readonly string[]) {
  const program = cli.start(['serve', 'house.mvf.zip', '--port', '0', ...more]);
  const end = finished(program);
  const [text] = (await once(program.stdout as NodeJS.ReadableStream, 'data')) as [string];
  const [url = ''] = /http:\/\/127\.0\.0\.1:\d+\//.exec(String(text)) ?? [];
  return { program, end, url };
}

it('CLI-05: serves the page, its styles, and its scripts under a policy that allows nothing else', async () => {
  const { program, end, url } = await startServe();
  try {
    for (const [path, type] of [
      ['', 'text/html'],
      ['style.css', 'text/css'],
      ['client/main.js', 'text/javascript'],
      ['plan.json', 'application/json'],
    ] as const) {
      const response = await fetch(url + path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain(type);
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'; script-src 'self'");
      expect(policy).not.toContain('unsafe');
      const body = await response.text();
      expect(body).not.toMatch(/https?:\/\/(?!www\.w3\.org\/2000\/svg|127\.0\.0\.1)/);
    }
  } finally {
    program.kill('SIGINT');
  }
  expect(await end).toMatchObject({ code: 0, err: '' });
});

it('draws each floor with its findings, and redraws after the file changes', async () => {
  const { program, end, url } = await startServe();
  const plan = (await (await fetch(`${url}plan.json`)).json()) as {
    readonly floors: readonly { readonly id: string; readonly shapes: readonly unknown[] }[];
    readonly findings: readonly unknown[];
  };
  expect(plan.floors.map(({ id }) => id)).toEqual(['f_1', 'f_2']);
  expect(plan.floors[0]?.shapes).toHaveLength(1 + 5 + 13 + 5);
  expect(plan.findings).toMatchObject([{ rule: 'TOPO-10', place: { floor: 'f_2' } }]);
  await writeFile(join(cli.folder, 'house.mvf.zip'), 'no venue any more');
  const broken = await fetch(`${url}plan.json`);
  expect(broken.status).toBe(500);
  expect(((await broken.json()) as { error: string }).error).toContain(
    'house.mvf.zip cannot be read',
  );
  const house = houseVenue();
  for (const { properties } of house.floors) properties.elevation = 0;
  await writeFile(join(cli.folder, 'house.mvf.zip'), writeMvf(house));
  program.kill('SIGTERM');
  expect((await end).code).toBe(0);
});

it('CLI-05: rejects other host names, other files, and write methods', async () => {
  const { program, end, url } = await startServe();
  expect(await statusFor(`${url}plan.json`, 'evil.example')).toBe(421);
  expect(await statusFor(`${url}plan.json`, new URL(url).host)).toBe(200);
  expect((await fetch(`${url}client/../main.js`)).status).toBe(404);
  expect((await fetch(`${url}client/%2e%2e%2fmain.js`)).status).toBe(404);
  expect((await fetch(`${url}house.mvf.zip`)).status).toBe(404);
  expect((await fetch(url, { method: 'POST' })).status).toBe(405);
  program.kill('SIGINT');
  await end;
});

it('prints its address as JSON, and reports a port in use', async () => {
  const { program, end, url } = await startServe('--json');
  const { port } = new URL(url);
  const { code, err } = await cli.run('serve', 'house.mvf.zip', '--port', port);
  expect(code).toBe(3);
  expect(err).toContain(`Port ${port} cannot be used: another program uses it.`);
  program.kill('SIGINT');
  const { out } = await end;
  expect(JSON.parse(out)).toEqual({ command: 'serve', input: 'house.mvf.zip', url });
});

function statusFor(url: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).once('error', reject);
  });
}
