import { spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const key = Buffer.from('0123456789abcdef0123456789abcdef');
const secret = `whsec_${key.toString('base64')}`;
const id = 'evt_019e7f5a0c0042c9d1e8f0a7';
const body = JSON.stringify({ id, type: 'location.updated', data: { name: 'Café “Ô”' } });

function sign(timestamp: string, signedBody = body, signingKey = key): string {
  const signed = `${id}.${timestamp}.${signedBody}`;
  return `v1,${createHmac('sha256', signingKey).update(signed).digest('base64')}`;
}

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const isThere = (program: string) => spawnSync(program, ['--version']).error === undefined;

/** How to start each sample, if its program is installed. */
const samples = [
  { name: 'TypeScript', program: process.execPath, args: ['--import', 'tsx', file('verify.ts')] },
  { name: 'Python', program: 'python3', args: [file('verify.py')] },
  { name: 'PHP', program: 'php', args: [file('verify.php')] },
];

function run(sample: (typeof samples)[number], args: readonly string[], input: string) {
  const { status, stdout, stderr } = spawnSync(sample.program, [...sample.args, ...args], {
    input,
    encoding: 'utf8',
  });
  return { status, said: stdout.trim(), stderr };
}

const now = () => String(Math.floor(Date.now() / 1000));

describe.each(samples)('the sample in $name', (sample) => {
  const check = isThere(sample.program) ? it.concurrent : it.skip;
  const genuine = { status: 0, said: 'genuine', stderr: '' };
  const forged = { status: 1, said: 'forged', stderr: '' };

  check('believes a message that was signed now, also by one of two signatures', () => {
    const time = now();
    const both = `${sign(time, body, Buffer.from('an older key'))} ${sign(time)}`;
    expect(run(sample, [secret, id, time, both], body)).toEqual(genuine);
  });

  check('does not believe another body, an old message, or another id', () => {
    const [time, old] = [now(), String(Number(now()) - 301)];
    expect(run(sample, [secret, id, time, sign(time)], `${body} `)).toEqual(forged);
    expect(run(sample, [secret, id, old, sign(old)], body)).toEqual(forged);
    expect(run(sample, [secret, `${id}0`, time, sign(time)], body)).toEqual(forged);
    expect(run(sample, [secret, id, 'now', sign('now')], body)).toEqual(forged);
  });
});

it.skipIf(!isThere('kotlinc') || !isThere('java'))(
  'the sample in Kotlin compiles and runs',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'verify-'));
    try {
      const jar = join(folder, 'verify.jar');
      const built = spawnSync('kotlinc', [file('verify.kt'), '-include-runtime', '-d', jar]);
      expect(built.status).toBe(0);
      const time = now();
      const kotlin = { name: 'Kotlin', program: 'java', args: ['-jar', jar] };
      expect(run(kotlin, [secret, id, time, sign(time)], body).said).toBe('genuine');
      expect(run(kotlin, [secret, id, time, sign(time)], `${body} `).said).toBe('forged');
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
  120_000,
);

it.skipIf(!isThere('swiftc'))('the sample in Swift uses only known names', () => {
  const parsed = spawnSync('swiftc', ['-parse', file('verify.swift')], { encoding: 'utf8' });
  expect(parsed.stderr).toBe('');
});
