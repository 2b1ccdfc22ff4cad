import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A package of a set of guides. */
export interface ReleasedPackage {
  /** Folder relative to the repository root. */
  readonly folder: string;
  /** Shown before the package's changes; empty for the package that the set is named after. */
  readonly label: string;
  /** Changelog file in that folder, if it is not `CHANGELOG.md`. */
  readonly changelog?: string;
}

/** A line of a changelog. */
export interface Change {
  /** Label of the package; empty for the main one. */
  readonly label: string;
  /** Text, with code in backticks. */
  readonly text: string;
}

/** All changes of a version. */
export interface Release {
  readonly version: string;
  /** Such as `2026-11-21`. */
  readonly date: string;
  /** Breaking, Added, Changed, and Fixed, without empty groups. */
  readonly groups: readonly { readonly name: string; readonly changes: readonly Change[] }[];
}

const groupNames = ['Breaking', 'Added', 'Changed', 'Fixed'];

/** Path of a package's changelog. */
export function changelogFile(
  root: string,
  { folder, changelog = 'CHANGELOG.md' }: ReleasedPackage,
): string {
  return path.join(root, folder, changelog);
}

/**
 * Merges the changelogs of some packages, newest release first. Packages are released together, so
 * a version has the date from the first package that contains it.
 *
 * @throws if a changelog has an invalid line; the message quotes it
 */
export function readReleases(
  root: string,
  packages: readonly ReleasedPackage[],
): readonly Release[] {
  const releases = new Map<string, { date: string; changes: (Change & { group: string })[] }>();
  for (const one of packages) {
    const file = changelogFile(root, one);
    if (!existsSync(file)) continue;
    for (const { version, date, group, text } of parseChangelog(readFileSync(file, 'utf8'), file)) {
      const release = releases.get(version) ?? { date, changes: [] };
      release.changes.push({ group, label: one.label, text });
      releases.set(version, release);
    }
  }
  return [...releases]
    .map(([version, { date, changes }]) => ({
      version,
      date,
      groups: groupNames
        .map((name) => ({ name, changes: changes.filter(({ group }) => group === name) }))
        .filter((group) => group.changes.length > 0),
    }))
    .sort((a, b) => b.version.localeCompare(a.version, 'en', { numeric: true }));
}

interface Line {
  readonly version: string;
  readonly date: string;
  readonly group: string;
  readonly text: string;
}

const title = /^## (?<version>\d+\.\d+\.\d+) \((?<date>\d{4}-\d\d-\d\d)\)$/;
const heading = new RegExp(`^### (?<group>${groupNames.join('|')})$`);
const item = /^- (?<text>.+)$/;

function parseChangelog(markdown: string, file: string): readonly Line[] {
  const lines: Line[] = [];
  let at = { version: '', date: '', group: '' };
  for (const [index, line] of markdown.split('\n').entries()) {
    if (line.trim() === '' || line === '# Changelog') continue;
    const found = (title.exec(line) ?? heading.exec(line) ?? item.exec(line))?.groups;
    if (!found) refuse(line, `${file}:${index + 1}`);
    at = { ...at, ...(found['version'] !== undefined && { group: '' }), ...found };
    const { text } = found;
    if (text === undefined) continue;
    if (at.group === '') refuse(line, `${file}:${index + 1}`);
    lines.push({ ...at, text });
  }
  return lines;
}

function refuse(line: string, where: string): never {
  throw new Error(
    `${where}: "${line}" is not valid in a changelog. Expected "## 6.1.0 (2026-12-24)", ` +
      `"### ${groupNames.join('" or "### ')}", or below one of those "- " and a change on one line.`,
  );
}
