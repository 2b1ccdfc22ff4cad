import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Files } from './packLibrary.ts';

/** Reads all files of a folder, by relative path; none if the folder does not exist. */
export function readFolder(folder: string): Files {
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [path.relative(folder, file).replaceAll('\\', '/'), readFileSync(file)]),
  );
}
