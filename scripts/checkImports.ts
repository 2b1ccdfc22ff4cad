/**
 * Prints who imports what, from the real import statements, and fails where that differs from
 * `scripts/importMatrix.js`. ESLint refuses a wrong import at the line; this shows the whole.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { columns, importMatrix } from './importMatrix.js';

type Kind = 'value' | 'type' | 'lazy';

const marks: Record<Kind, string> = { value: '●', type: 't', lazy: 'lazy' };

function importsOf(file: string): { readonly name: string; readonly kind: Kind }[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const found: { name: string; kind: Kind }[] = [];
  const visit = (node: ts.Node): void => {
    if (
      (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
      node.moduleSpecifier !== undefined &&
      ts.isStringLiteral(node.moduleSpecifier)
    ) {
      found.push({ name: node.moduleSpecifier.text, kind: isTypeOnly(node) ? 'type' : 'value' });
    }
    const [argument] = ts.isCallExpression(node) ? node.arguments : [];
    if (
      ts.isCallExpression(node) &&
      node.expression.kind === ts.SyntaxKind.ImportKeyword &&
      argument !== undefined &&
      ts.isStringLiteral(argument)
    ) {
      found.push({ name: argument.text, kind: 'lazy' });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isTypeOnly(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  return node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
}

/** A glob of the matrix as an expression: `**` crosses folders, `*` does not. */
function filesOf(glob: string): RegExp {
  const text = glob.replace(/[.+^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${text.replace(/\*+/g, (stars) => (stars === '*' ? '[^/]*' : '.*'))}$`);
}

/** The last place that matches, as ESLint's configuration has it. */
function placeOf(file: string): string | undefined {
  return importMatrix.findLast(({ files }) => filesOf(files).test(file))?.place;
}

function columnOf(name: string): string | undefined {
  return Object.entries(columns).find(
    ([, guarded]) => name === guarded || name.startsWith(`${guarded}/`),
  )?.[0];
}

const sources = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => file !== '' && !file.includes('.test.'));

const problems: string[] = [];
const rows = importMatrix.map((place) => {
  const seen: Record<string, Set<Kind>> = {};
  for (const file of sources.filter((source) => placeOf(source) === place.place)) {
    for (const { name, kind } of importsOf(file)) {
      const column = columnOf(name);
      if (column === undefined) continue;
      (seen[column] ??= new Set()).add(kind);
      const isAllowed =
        place.allows.includes(column) ||
        (kind === 'type' && [place.types, place.lazy].flat().includes(column)) ||
        (kind === 'lazy' && (place.lazy ?? []).includes(column));
      if (!isAllowed) {
        problems.push(
          `${file} imports ${name} (${kind}); ${place.place} may not. Move the code or change scripts/importMatrix.js with a reason.`,
        );
      }
    }
  }
  const cells = Object.keys(columns).map((column) => {
    const kinds = seen[column];
    if (kinds === undefined) return '';
    return kinds.has('value') ? marks.value : [...kinds].map((kind) => marks[kind]).join(' ');
  });
  return [place.place, ...cells];
});

const header = ['from ↓ to →', ...Object.keys(columns)];
const widths = header.map((cell, index) =>
  Math.max(cell.length, ...rows.map((row) => row[index]?.length ?? 0)),
);
for (const row of [header, ...rows]) {
  console.log(
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
if (problems.length > 0) {
  console.error(`\n${problems.join('\n')}`);
  process.exitCode = 1;
}
