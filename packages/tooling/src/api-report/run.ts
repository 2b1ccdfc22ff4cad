/**
 * Compares the public surface of every package with its committed report, and the error codes with
 * the table for the portal. Fails if they differ, or if a public declaration has no description.
 * `--write` updates both.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { errorTables, errorTablesFile } from './errorTables.ts';
import { findUndocumented } from './findUndocumented.ts';
import { firstDifference } from './firstDifference.ts';
import { publicEntries } from './publicEntries.ts';
import { renderReport } from './renderReport.ts';
import { Surface } from './Surface.ts';
import { updateCommand } from './updateCommand.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url)).replace(/\/$/, '');
const isWriting = process.argv.includes('--write');
const entries = publicEntries(root);
const surface = new Surface(root, entries);
const problems: string[] = [];

for (const entry of entries) {
  const found = surface.of(entry);
  problems.push(...findUndocumented(found, surface.checker));
  compare(entry.report, await renderReport(entry, found));
}
compare(errorTablesFile, `${JSON.stringify(errorTables, undefined, 2)}\n`);

function compare(path: string, text: string): void {
  const file = join(root, path);
  const committed = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (committed === text) return;
  if (isWriting) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`Updated ${path}.`);
    return;
  }
  problems.push(
    `${path} is out of date.\n${firstDifference(committed, text)}\n` +
      `If the change is intended, run \`${updateCommand}\`, review the diff, and commit it with the change.`,
  );
}

for (const problem of new Set(problems)) console.error(problem.replace(`${root}/`, ''));
if (problems.length > 0) process.exitCode = 1;
else console.log(`API reports: ${entries.length} entries are up to date and documented.`);
