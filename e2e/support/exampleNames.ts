import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';

const examples = fileURLToPath(new URL('../../examples/', import.meta.url));

/** Names of the live examples, in order: folders with a program of their own. */
export function exampleNames(): readonly string[] {
  return readdirSync(examples).filter((name) => existsSync(path.join(examples, name, 'main.ts')));
}
