import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, it } from 'vitest';
import { site } from '../../../../site.config.ts';
import { calledOf } from '../testClient.fixture.ts';
import { readOptions } from './readOptions.ts';
import { packageVersion, searchAccess, defaultServer } from './serverParts.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

it('has the version of the package, and the server and search of the site by default', () => {
  const described = JSON.parse(readFileSync(at('../../package.json'), 'utf8')) as {
    version: string;
  };
  expect(packageVersion).toBe(described.version);
  expect(defaultServer).toBe(site.server.sampleOrigin);
  expect(site.search).toMatchObject(searchAccess);
});

it('reads options, and refuses unknown ones and a server with a folder', () => {
  expect(readOptions(['--root', 'venues'])).toMatchObject({ root: 'venues', server: undefined });
  expect(() => readOptions(['--nope'])).toThrow('--help');
  expect(() => readOptions(['--site', 'a', '--server', 'b'])).toThrow('Pass one of them.');
});

const command = {
  command: process.execPath,
  args: [
    '--conditions=mezzanine-source',
    '--import=tsx',
    at('./main.ts'),
    '--site',
    at('../../../../packages/mcp'),
    '--root',
    at('.'),
  ],
  cwd: at('../../../..'),
};

it('answers over standard input and output', async () => {
  const transport = new StdioClientTransport({ ...command, stderr: 'pipe' });
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(transport);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toContain('snippet_run');
  const called = calledOf(await client.callTool({ name: 'venue_list', arguments: {} }));
  expect(called.data['count']).toBe(0);
  await client.close();
});

it('ends quietly when its client has ended before the answer', async () => {
  const { args, cwd } = command;
  const server = spawn(command.command, args, { cwd, stdio: ['pipe', 'pipe', 'pipe'] });
  let errors = '';
  server.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  server.stdout.destroy();
  const params = {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  };
  server.stdin.write(
    `${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params })}\n`,
  );
  const [code] = (await once(server, 'exit')) as [number | null];
  expect(errors).toBe('');
  expect(code).toBe(0);
});
