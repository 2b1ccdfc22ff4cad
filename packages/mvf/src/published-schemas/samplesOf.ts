import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FileKind } from './FileKind.ts';

/** The sample bundle of a version, path → text. */
export function sampleFiles(version: string): Record<string, string> {
  const folder = fileURLToPath(new URL(`../../fixtures/samples/${version}/`, import.meta.url));
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/');
        const path = file.slice(folder.length).replace(/^\//, '');
        return [path, readFileSync(file, 'utf8')] as const;
      })
      .sort(),
  );
}

/** The kind of a file in a bundle, if it has one. */
export function kindOf(
  path: string,
  kinds: Readonly<Record<string, FileKind<unknown>>>,
): string | undefined {
  return Object.keys(kinds).find((name) => {
    const [before, after] = (kinds[name]?.path ?? '').split(/<\w+>/);
    if (after === undefined) return path === before;
    return path.startsWith(before ?? '') && path.endsWith(after);
  });
}

/** The content of the sample files of a version, by kind. */
export function samplesOf(
  version: string,
  kinds: Readonly<Record<string, FileKind<unknown>>>,
): Record<string, unknown[]> {
  const samples: Record<string, unknown[]> = {};
  for (const [path, text] of Object.entries(sampleFiles(version))) {
    const kind = kindOf(path, kinds);
    if (kind !== undefined) (samples[kind] ??= []).push(JSON.parse(text));
  }
  return samples;
}
