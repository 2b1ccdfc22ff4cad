import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Hash of the contents of every file in these folders that is in the repository, or not ignored.
 *
 * @param places - paths relative to the repository
 */
export function digestFiles(repository: string, places: readonly string[]): string {
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...places],
    { cwd: repository, encoding: 'utf8', maxBuffer: 1e8 },
  );
  const hash = createHash('sha256');
  for (const file of new Set(
    files
      .split('\n')
      .filter((line) => line !== '')
      .sort(),
  )) {
    hash.update(file);
    try {
      hash.update(readFileSync(path.join(repository, file)));
    } catch {
      hash.update('gone');
    }
  }
  return hash.digest('hex');
}
