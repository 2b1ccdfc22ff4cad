#!/usr/bin/env node
// Built from src/cli. In a clone, run `npm run build` first.
import { existsSync } from 'node:fs';
import process from 'node:process';
import { URL } from 'node:url';

const program = new URL('../dist/cli/main.js', import.meta.url);
if (existsSync(program)) {
  await import(program.href);
} else {
  process.stderr.write('mvf: the program is not built yet; run npm run build first.\n');
  process.exitCode = 3;
}
