/**
 * Keeps the types of React Native for checks of programs, because this repository does not install React Native. After an
 * update of `e2e/packages/react-native`:
 *
 *     npm ci --ignore-scripts --prefix e2e/packages/react-native
 *     npx tsx apps/portal/scripts/playground/writeNativeTypes.ts e2e/packages/react-native
 *
 * With `--check`, compares them and writes nothing.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { keptTypes, readKeptTypes, readNativeTypes } from './nativeTypes.ts';

/** Equal types result in equal bytes. */
const time = new Date('2026-01-01T00:00:00');

async function writeNativeTypes([folder, mode]: readonly string[]): Promise<void> {
  if (folder === undefined) throw new Error('Pass the folder of a project with React Native.');
  const files = readNativeTypes(path.resolve(folder));
  if (mode === '--check') {
    const kept = readKeptTypes(await readFile(keptTypes));
    const changed = [...new Set([...files.keys(), ...kept.keys()])].filter(
      (file) => files.get(file) !== kept.get(file),
    );
    if (changed.length > 0) {
      throw new Error(`${keptTypes} is not up to date: ${changed.slice(0, 5).join(', ')}`);
    }
  } else {
    const entries = [...files].map(([file, text]) => [file.slice(1), strToU8(text)] as const);
    await writeFile(keptTypes, zipSync(Object.fromEntries(entries), { level: 9, mtime: time }));
  }
  console.log(`Types of React Native: ${files.size} files.`);
}

writeNativeTypes(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
