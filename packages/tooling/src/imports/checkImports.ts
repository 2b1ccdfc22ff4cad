import path from 'node:path';
import { findCircles } from './findCircles.ts';
import { readImports, type FileImport, type ImportKind } from './readImports.ts';

/** A row of the import table: files, and the columns that they can import. */
export interface Place {
  readonly place: string;
  /** A glob with `*`, `**`, and `{a,b}`. A file belongs to the last place that matches it. */
  readonly files: string;
  readonly allows: readonly string[];
  /** Columns that can only be imported as types. */
  readonly types?: readonly string[];
  /** Columns that can only be imported with `import()`. */
  readonly lazy?: readonly string[];
}

/** The import table of a repository. */
export interface ImportRules {
  /** Restricted packages, package entries, and paths, by column name. */
  readonly columns: Readonly<Record<string, string>>;
  readonly places: readonly Place[];
  /** Folders that relative imports must not leave, with their import names. */
  readonly workspaces: Readonly<Record<string, string>>;
}

/** Result of {@link checkImports}. */
export interface CheckedImports {
  /** How each place imports each column in the code. */
  readonly table: ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<ImportKind>>>;
  /** Violations of the rules, one sentence each. */
  readonly problems: readonly string[];
}

/**
 * Compares the imports of a repository with the import table. A relative path counts as an import of
 * the workspace that it points to.
 *
 * @param root - folder of the repository
 * @param files - its source files, relative to the root
 */
export function checkImports(
  root: string,
  files: readonly string[],
  rules: ImportRules,
): CheckedImports {
  const placeOf = placeFinder(rules.places);
  const table = new Map(
    rules.places.map(({ place }) => [place, new Map<string, Set<ImportKind>>()]),
  );
  const problems = files
    .filter((file) => placeOf(file) === undefined)
    .map((file) => `${file} belongs to no place of the import table.`);
  const imports = readImports(root, files);
  for (const one of imports) {
    const place = placeOf(one.file);
    const name = guardedName(one, rules);
    const column = name === undefined ? undefined : columnOf(name, rules.columns);
    if (leavesWorkspace(one, rules)) {
      problems.push(`${one.file} imports ${one.name}. Import another workspace by its name.`);
    }
    if (place === undefined || column === undefined) continue;
    if (column === columnOf(one.file, rules.columns)) continue;
    noteKind(table.get(place.place), column, one.kind);
    if (!isAllowed(place, column, one.kind)) {
      problems.push(
        `${one.file} imports ${one.name} (${one.kind}). ${place.place} may not import ${column}.`,
      );
    }
  }
  for (const circle of findCircles(imports)) {
    problems.push(`These files import each other: ${circle.join(', ')}.`);
  }
  return { table, problems };
}

function noteKind(
  row: Map<string, Set<ImportKind>> | undefined,
  column: string,
  kind: ImportKind,
): void {
  row?.set(column, (row.get(column) ?? new Set()).add(kind));
}

function isAllowed({ allows, types, lazy }: Place, column: string, kind: ImportKind): boolean {
  if (allows.includes(column)) return true;
  if (lazy?.includes(column)) return kind !== 'value';
  return kind === 'type' && types?.includes(column) === true;
}

function placeFinder(places: readonly Place[]): (file: string) => Place | undefined {
  const patterns = places.map((place) => ({ place, pattern: patternOf(place.files) }));
  return (file) => patterns.findLast(({ pattern }) => pattern.test(file))?.place;
}

function patternOf(glob: string): RegExp {
  const text = glob
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replace(/\{([^}]*)\}/g, (_, choices: string) => `(?:${choices.replaceAll(',', '|')})`)
    .replace(/\*\*\/|\*+/g, (stars) => ({ '*': '[^/]*', '**/': '(?:.*/)?' })[stars] ?? '.*');
  return new RegExp(`^${text}$`);
}

/** Name of an import in the table: a package name, or a path in the repository. */
function guardedName({ file, name, target }: FileImport, rules: ImportRules): string | undefined {
  if (!name.startsWith('.')) return name;
  if (target === undefined) return undefined;
  const workspace = workspaceOf(target, rules);
  if (workspace === undefined || workspace === workspaceOf(file, rules)) return target;
  return rules.workspaces[workspace];
}

/** The last match is the most specific: entries come after their package. */
function columnOf(name: string, columns: ImportRules['columns']): string | undefined {
  const found = Object.entries(columns).filter(
    ([, guarded]) => name === guarded || name.startsWith(`${guarded}/`),
  );
  return found.sort(([, a], [, b]) => b.length - a.length)[0]?.[0];
}

/** Whether a relative import leaves its workspace; files of the root have no name. */
function leavesWorkspace({ file, name, target }: FileImport, rules: ImportRules): boolean {
  if (!name.startsWith('.') || target === undefined) return false;
  const [from, to] = [workspaceOf(file, rules), workspaceOf(target, rules)];
  return from !== to && !Object.values(rules.columns).includes(target);
}

function workspaceOf(file: string, { workspaces }: ImportRules): string | undefined {
  for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder)) {
    if (folder in workspaces) return folder;
  }
  return undefined;
}
