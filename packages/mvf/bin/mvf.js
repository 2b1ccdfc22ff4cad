#!/usr/bin/env node
// Built from src/cli. In a clone, run `npm run build` first.
import { access } from 'node:fs/promises';

const program = new URL('../dist/cli/main.js', import.meta.url);
const isBuilt = await access(program).then(
  () => true,
  () => false,
);
if (isBuilt) {
  await import(program.href);
} else {
  process.stderr.write('mvf: the program is not built yet; run npm run build first.\n');
  process.exitCode = 3;
}
