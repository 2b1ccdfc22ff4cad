import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';

const examples = fileURLToPath(new URL('../../examples/', import.meta.url));

const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => name);

/** Sorted names (`<group>/<name>`) of the live examples: folders with a program. */
export function exampleNames(): readonly string[] {
  const hasProgram = (name: string) =>
    ['main.ts', 'main.tsx', 'App.tsx'].some((file) => existsSync(path.join(examples, name, file)));
  return foldersIn(examples)
    .flatMap((group) => foldersIn(path.join(examples, group)).map((name) => `${group}/${name}`))
    .filter(hasProgram);
}
