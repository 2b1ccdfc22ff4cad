import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { variableNames } from '../src/config/environmentVariables.ts';

const pathOf = (name: string) => fileURLToPath(new URL(`../../../deploy/${name}`, import.meta.url));
const read = (name: string) => readFileSync(pathOf(name), 'utf8');
const isThere = (program: string) => spawnSync(program, ['--version']).error === undefined;
const withSystemd = isThere('systemd-analyze') ? it : it.skip;
const withNginx = isThere('nginx') && isThere('openssl') ? it : it.skip;

/** The service `server` of the compose file. */
interface Service {
  readonly environment: Readonly<Record<string, string>>;
  readonly read_only: boolean;
  readonly ports: readonly string[];
  readonly cap_drop: readonly string[];
  readonly depends_on: Readonly<Record<string, unknown>>;
}

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
  it('sets variables that the server reads, and starts it after its database', () => {
    const { services } = parse(read('docker/compose.yaml')) as {
      readonly services: Readonly<Record<string, Service>>;
    };
    const server = services['server'];
    const names = Object.keys(server?.environment ?? {});
    expect(names).toContain('DATABASE_URL');
    expect(names.filter((name) => !variableNames.includes(name))).toEqual([]);
    expect(server).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    expect(server?.ports).toEqual(['127.0.0.1:8080:8080']);
    expect(Object.keys(server?.depends_on ?? {}).every((name) => name in services)).toBe(true);
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
  withNginx.each(['tls/nginx.conf', 'two-servers/nginx.conf'])('nginx accepts %s', (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'nginx-test-'));
    const key = join(folder, 'privkey.pem');
    const certificate = join(folder, 'fullchain.pem');
    const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost'];
    spawnSync('openssl', [...request, '-keyout', key, '-out', certificate]);
    const site = read(name).replaceAll('/etc/letsencrypt/live/maps.example.com', folder);
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
