import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { TestResults } from './Stage.ts';

/**
 * Compiles the code blocks of pages about a mobile SDK.
 *
 * @param root - root folder of the repository
 * @param language - of the script `npm run blocks:<language> -w @mezzanine/portal`
 * @returns each block as a test; one failed test if the script did not start
 */
export function checkBlocks(root: string, language: 'kotlin' | 'swift'): TestResults {
  const report = path.join(root, `.cache/reports/blocks-${language}.json`);
  // Removes results of an earlier run.
  rmSync(report, { force: true });
  spawnSync('npm', ['run', '--silent', `blocks:${language}`, '-w', '@mezzanine/portal'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, BLOCKS_REPORT: report },
  });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  return JSON.parse(readFileSync(report, 'utf8')) as TestResults;
}
