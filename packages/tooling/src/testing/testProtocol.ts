/**
 * Checks the tools for assistants with the programs of the Model Context Protocol: its conformance tests over
 * Streamable HTTP, and its inspector over both transports. Writes the results for the stage `protocol`.
 *
 *     tsx packages/tooling/src/testing/runUnderNode24.ts npx tsx packages/tooling/src/testing/testProtocol.ts
 *
 * Both programs need a later Node.js than the packages do, so npm installs them into a cache folder.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '../browser/startServer.ts';
import { conformanceChecks } from './protocol/conformanceChecks.ts';
import { inspectorChecks } from './protocol/inspectorChecks.ts';
import { runChecks } from './runChecks.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const versions = { conformance: '0.1.16', inspector: '2.12.0' };
const folder = path.join(root, '.cache', ['protocol', ...Object.values(versions)].join('-'));

if (!existsSync(path.join(folder, 'node_modules/.package-lock.json'))) {
  mkdirSync(folder, { recursive: true });
  const quiet = ['--no-save', '--no-audit', '--no-fund', '--silent', '--ignore-scripts'];
  const packages = Object.entries(versions).map(
    ([name, version]) => `@modelcontextprotocol/${name}@${version}`,
  );
  execFileSync('npm', ['install', '--prefix', folder, ...quiet, ...packages]);
}

const scratch = mkdtempSync(path.join(tmpdir(), 'protocol-'));
const server = await startServer();
// Both programs resolve this name to its IPv6 address, but the server listens on IPv4.
const origin = server.origin.replace('localhost', '127.0.0.1');
const results = await runChecks([
  ...conformanceChecks({ folder, scratch, url: `${origin}/mcp` }),
  ...inspectorChecks({
    folder,
    scratch,
    url: `${origin}/mcp`,
    command: [process.execPath, path.join(root, 'packages/mcp/bin/mcp.js'), '--server', origin],
  }),
]);
server.stop();
rmSync(scratch, { recursive: true, force: true });

process.stdout.write(`Protocol: ${results.passed} passed, ${results.failed} failed\n`);
const file = process.env['PROTOCOL_REPORT'];
if (file !== undefined) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(results));
}
process.exitCode = results.failed === 0 ? 0 : 1;
