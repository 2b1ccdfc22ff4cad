/**
 * Prints the import table of the resolved imports. Fails if it differs from `scripts/importMatrix.js`,
 * if a relative path leaves its workspace, or if files import each other.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkImports } from '@mezzanine/tooling/check-imports';
import { columns, importMatrix } from './importMatrix.js';

const root = path.resolve(import.meta.dirname, '..');
const marks = { value: '●', type: 't', lazy: 'lazy' } as const;

/** Files that are committed, or not ignored. */
function listFiles(...patterns: readonly string[]): readonly string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns];
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
}

/** Our packages by folder. Packages inside other packages only list dependencies to install. */
function listWorkspaces(): Readonly<Record<string, string>> {
  const named = listFiles('*/package.json').map((file) => {
    const { name } = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as { name: string };
    return [path.dirname(file), name] as const;
  });
  const ours = named.filter(([, name]) => name.startsWith('@mezzanine/'));
  const isInside = (folder: string) => ours.some(([other]) => folder.startsWith(`${other}/`));
  return Object.fromEntries(ours.filter(([folder]) => !isInside(folder)));
}

const { table, problems } = checkImports(
  root,
  listFiles('*.ts', '*.tsx', '*.js', '*.jsx', '*.mjs', '*.mts').filter(
    // Sites created by other generators, with their own style.
    (file) => !file.startsWith('bench/portal-peers/sites/'),
  ),
  { columns, places: importMatrix, workspaces: listWorkspaces() },
);
const names = Object.keys(columns);
const rows = [...table].map(([place, row]) => [
  place,
  ...names.map((name) => {
    const kinds = [...(row.get(name) ?? [])];
    return kinds.includes('value') ? marks.value : kinds.map((kind) => marks[kind]).join(' ');
  }),
]);
const header = ['from ↓ to →', ...names];
const widths = header.map((cell, index) =>
  Math.max(cell.length, ...rows.map((row) => row[index]?.length ?? 0)),
);
for (const row of [header, ...rows]) {
  const cells = row.map((cell, index) => cell.padEnd(widths[index] ?? 0));
  console.log(cells.join('  ').trimEnd());
}
if (problems.length > 0) {
  console.error(`\n${problems.join('\n')}`);
  process.exitCode = 1;
}
