/**
 * `npm run bench:api`: measures the server of the last build under load, under overload, with
 * webhooks that hang, and as two servers, one of which is killed.
 * `npm run bench:api -- overload webhooks` runs only these parts, and `--seconds 20` sets the
 * duration of each. It exits with 1 if a part missed a limit.
 */
import { spawn } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** Programs by the name of their part, in the order in which they run. */
const programs: Readonly<Record<string, string>> = {
  load: 'load.ts',
  overload: 'overload.ts',
  webhooks: 'webhooks.ts',
  'two-servers': '../two-servers/run.ts',
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string' } },
});
const unknown = positionals.filter((name) => !Object.hasOwn(programs, name));
if (unknown.length > 0) {
  const known = Object.keys(programs).join(', ');
  throw new Error(`There is no part ${unknown.join(', ')}. The parts are ${known}.`);
}

const missed: string[] = [];
for (const [name, program] of Object.entries(programs)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.log(`\n# ${name}\n${describeMachine()} before\n`);
  if (!(await isHeld(program))) missed.push(name);
  console.log(`\n${describeMachine()} after`);
}
console.log(
  missed.length === 0 ? '\nevery limit was held' : `\nMISSED a limit: ${missed.join(', ')}`,
);
if (missed.length > 0) process.exitCode = 1;

/** Describes the machine and its load, which influence all figures. */
function describeMachine(): string {
  const loads = loadavg().map((load) => load.toFixed(1));
  return `load average ${loads.join(', ')} on ${cpus().length} processors`;
}

/** Runs a part in its own process, so that parts do not influence each other. */
async function isHeld(program: string): Promise<boolean> {
  const file = fileURLToPath(new URL(program, import.meta.url));
  const duration = values.seconds === undefined ? [] : ['--seconds', values.seconds];
  const args = ['--import', 'tsx', '--conditions=mezzanine-source', file, ...duration];
  const part = spawn(process.execPath, args, { stdio: 'inherit' });
  return new Promise((done) => part.once('exit', (code) => done(code === 0)));
}
