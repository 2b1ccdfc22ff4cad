/** Fails if a committed file contains wording that the style guide rejects. Part of `npm run lint`. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findPhrases } from './findPhrases.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const patterns = ['*.ts', '*.tsx', '*.js', '*.md', '*.mdx', '*.php', '*.css', '*.kt', '*.swift'];
// Changelogs are history, the list itself contains the phrases, and saved pages of other portals
// and the built page of the iOS SDK are not prose of this repository.
const excluded =
  /plain-english\/|CHANGELOG[^/]*\.md$|^bench\/portal-peers\/sites\/|^sdks\/ios\/Sources\/Mezzanine\/Resources\//;

const files = execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !excluded.test(file) && existsSync(path.join(root, file)));
const faults = files.flatMap((file) =>
  findPhrases(readFileSync(path.join(root, file), 'utf8'), /\.mdx?$/.test(file)).map(
    ({ line, found, instead }) => `${file}:${line} "${found}": write "${instead}".`,
  ),
);
process.stdout.write(
  faults.length === 0 ? `Plain English: ${files.length} files.\n` : `${faults.join('\n')}\n`,
);
if (faults.length > 0) process.exitCode = 1;
