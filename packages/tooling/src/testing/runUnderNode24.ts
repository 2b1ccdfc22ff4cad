/**
 * Runs a command under Node.js 24, which npm installs into a cache folder:
 *
 *     tsx packages/tooling/src/testing/runUnderNode24.ts npm run unit
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { arch, platform } from 'node:process';

const version = '24.9.0';
const folder = resolve(`.cache/node-${version}`);
const packageName = `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
const programs = `${folder}/node_modules/${packageName}/bin`;

if (!existsSync(programs)) {
  mkdirSync(folder, { recursive: true });
  const quiet = ['--no-save', '--no-audit', '--no-fund', '--silent'];
  execFileSync('npm', ['install', '--prefix', folder, ...quiet, `${packageName}@${version}`]);
}
const env = { ...process.env, PATH: `${programs}${delimiter}${process.env['PATH'] ?? ''}` };
const found = execFileSync('node', ['--version'], { env, encoding: 'utf8' }).trim();
if (found !== `v${version}`) throw new Error(`Expected Node.js ${version}, found ${found}.`);
const [program = '', ...args] = process.argv.slice(2);
const { status } = spawnSync(program, args, { stdio: 'inherit', env });
process.exitCode = status ?? 1;
