import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { maxVenueBytes } from '@mezzanine/api-contract/limits';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { variableNames } from '../src/config/environmentVariables.ts';
import { maxBatch } from '../src/search/indexes/indexRoutes.ts';
import { brokenReferences, composeSchema } from './composeFile.fixture.ts';

const pathOf = (name: string) => fileURLToPath(new URL(`../../../deploy/${name}`, import.meta.url));
const read = (name: string) => readFileSync(pathOf(name), 'utf8');
const isThere = (program: string) => spawnSync(program, ['--version']).error === undefined;
const withSystemd = isThere('systemd-analyze') ? it : it.skip;
const withNginx = isThere('nginx') && isThere('openssl') ? it : it.skip;

describe('the Dockerfile', () => {
  it('has no faults, and runs the server without privileges', () => {
    const text = read('docker/Dockerfile');
    expect(validate(text).map(({ message }) => message)).toEqual([]);
    const [, last = ''] = text.split(/^FROM .*$/m).slice(1);
    expect(last).toMatch(/^USER node$/m);
    expect(last).toMatch(/^CMD \["node"/m);
    const [, set = ''] = /^ENV (.*)$/m.exec(last) ?? [];
    const names = set.split(' ').map((one) => one.split('=')[0]);
    expect(names.filter((name) => !variableNames.includes(name ?? ''))).toEqual([]);
  });
});

describe('the compose file', () => {
  const text = read('docker/compose.yaml');

  it('has the structure of the Compose specification, and refers to what exists', () => {
    const file = composeSchema.parse(parse(text, { strict: true }));
    expect(brokenReferences(file)).toEqual([]);
    for (const { build } of Object.values(file.services)) {
      if (build === undefined) continue;
      const context = join(pathOf('docker'), build.context);
      expect(existsSync(join(context, build.dockerfile)), build.dockerfile).toBe(true);
    }
  });

  it('needs the variables that its page sets, and no others', () => {
    const needed = [...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
    const page = readFileSync(
      new URL('../../portal/docs/run-a-server/run-your-own-server.mdx', import.meta.url),
      'utf8',
    );
    const line = page.split('\n').find((one) => one.endsWith('> deploy/docker/.env')) ?? '';
    const set = [...line.matchAll(/([A-Z_]+)=/g)].map(([, name]) => name);
    expect([...new Set(needed)].sort()).toEqual(set.sort());
  });

  it('sets variables that the server reads, and starts it after its database', () => {
    const { services } = composeSchema.parse(parse(text));
    const server = services['server'];
    const names = Object.keys(server?.environment ?? {});
    expect(names).toContain('DATABASE_URL');
    expect(names.filter((name) => !variableNames.includes(name))).toEqual([]);
    expect(server).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    expect(server?.ports).toEqual(['127.0.0.1:8080:8080']);
    expect(server?.depends_on).toEqual({ database: { condition: 'service_healthy' } });
  });
});

describe('the systemd unit', () => {
  const unit = pathOf('systemd/mezzanine.service');

  withSystemd('is valid', () => {
    const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
    const own = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('mezzanine'));
    expect(own).toEqual([]);
  });

  withSystemd('leaves the service few ways to do harm', () => {
    const args = ['security', '--offline=true', '--threshold=20', unit];
    const { status, stdout } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
    expect(stdout).toContain('Overall exposure level');
    expect(status, stdout).toBe(0);
  });
});

describe('the proxies', () => {
  it.each(['tls/nginx.conf', 'two-servers/nginx.conf'])('%s passes every size of body', (name) => {
    const [, size] = /client_max_body_size (\d+)m;/.exec(read(name)) ?? [];
    expect(Number(size) * 2 ** 20).toBeGreaterThan(Math.max(maxVenueBytes, maxBatch));
  });

  withNginx.each(['tls/nginx.conf', 'two-servers/nginx.conf'])('nginx accepts %s', (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'nginx-test-'));
    const key = join(folder, 'privkey.pem');
    const certificate = join(folder, 'fullchain.pem');
    const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost'];
    spawnSync('openssl', [...request, '-keyout', key, '-out', certificate]);
    const site = forVersion(read(name)).replaceAll(
      '/etc/letsencrypt/live/maps.example.com',
      folder,
    );
    writeFileSync(join(folder, 'site.conf'), site);
    const main = `pid ${folder}/pid; error_log stderr; events {} http { access_log off; include ${folder}/site.conf; }`;
    writeFileSync(join(folder, 'nginx.conf'), main);
    const args = ['-t', '-p', folder, '-c', join(folder, 'nginx.conf')];
    const { stderr } = spawnSync('nginx', args, { encoding: 'utf8' });
    expect(stderr).toContain('test is successful');
    expect(stderr).not.toContain('[warn]');
    rmSync(folder, { recursive: true });
  });
});

/** Applies the change for newer versions that the comment in a configuration describes. */
function forVersion(site: string): string {
  const { stderr } = spawnSync('nginx', ['-v'], { encoding: 'utf8' });
  const [, major = '', minor = '', patch = ''] = /nginx\/(\d+)\.(\d+)\.(\d+)/.exec(stderr) ?? [];
  const isOld = Number(major) * 1e6 + Number(minor) * 1e3 + Number(patch) < 1_025_001;
  const change =
    /# With nginx 1\.25\.1 or later, replace the next line by: (?<lines>.*)\n\s*(?<line>listen .*)/;
  const { lines = '', line = '' } = change.exec(site)?.groups ?? {};
  expect(line !== '', 'the comment').toBe(site.includes('http2'));
  return isOld ? site : site.replace(line, lines);
}
