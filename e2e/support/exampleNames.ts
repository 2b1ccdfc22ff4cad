import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';

const examples = fileURLToPath(new URL('../../examples/', import.meta.url));

/** Names of the live examples, in order: folders with a program of their own. */
export function exampleNames(): readonly string[] {
  const hasProgram = (name: string) =>
    ['main.ts', 'main.tsx'].some((file) => existsSync(path.join(examples, name, file)));
  return readdirSync(examples).filter(hasProgram);
}
