/**
 * Fast tests of the WordPress plugins: PHP's syntax check of every file, a check for PHP 7.2, and
 * tests with WordPress's own functions, without server or database.
 *
 *     npx tsx integrations/wordpress/test.ts
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensurePhp, findWordPress } from './wordpressFiles.ts';
import { writePlugins } from './writePlugins.ts';

const tests = fileURLToPath(new URL('tests', import.meta.url));
const cache = fileURLToPath(new URL('../../.cache/wordpress', import.meta.url));

interface Sums {
  readonly passed: number;
  readonly failed: number;
}

/** Runs a test file, whose last line has its totals. A file that aborts counts as failed. */
function run(file: string, ...args: readonly string[]): Sums {
  const { stdout, stderr, status } = spawnSync('php', [join(tests, file), ...args], {
    encoding: 'utf8',
  });
  const lines = stdout.trimEnd().split('\n');
  const last = lines.pop() ?? '';
  if (lines.length > 0) console.log(lines.join('\n'));
  if (status === 0 && /^\{"passed":\d+,"failed":\d+\}$/.test(last)) return JSON.parse(last) as Sums;
  console.error(`${last}\n${stderr}\n${file} stopped early.`);
  return { passed: 0, failed: 1 };
}

ensurePhp();
const plugins = mkdtempSync(join(tmpdir(), 'wordpress-plugins-'));
try {
  await writePlugins(plugins);
  const wordpress = findWordPress(cache);
  const all = [run('lint.php', plugins)];
  if (wordpress === undefined) {
    console.log(
      'WordPress was not found, so tests that need its functions are skipped. Install it (Debian, Ubuntu: `sudo apt-get install wordpress`), or set WORDPRESS_PATH to its folder.',
    );
  } else {
    all.push(run('run.php', wordpress, plugins));
  }
  const passed = all.reduce((sum, one) => sum + one.passed, 0);
  const failed = all.reduce((sum, one) => sum + one.failed, 0);
  const report = process.env['PHP_REPORT'];
  if (report !== undefined) {
    mkdirSync(dirname(report), { recursive: true });
    writeFileSync(report, JSON.stringify({ passed, failed }));
  }
  console.log(`Plugins for WordPress: ${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
} finally {
  rmSync(plugins, { recursive: true });
}
