/**
 * Runs two clean builds and compares their outputs byte by byte. Fails with a list of the files that differ.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll, repository } from './buildAll.ts';
import { publicPackages } from '@mezzanine/tooling/public-packages';

const outputs = [
  'apps/portal/build',
  'examples/dist',
  'venues/dist',
  'apps/server/dist',
  '.cache/packages',
  '.cache/types',
  '.cache/swift-registry',
  ...publicPackages.map((folder) => `${folder}/dist`),
];
/** Cache folders of builds. */
const kept = [
  '.cache/build.json',
  '.cache/compressed',
  'node_modules/.cache',
  ...['.docusaurus', '.cache', 'node_modules/.cache'].map((folder) => `apps/portal/${folder}`),
];
const shownFiles = 40;

async function buildFromNothing(): Promise<ReadonlyMap<string, string>> {
  for (const path of [...outputs, ...kept]) {
    rmSync(join(repository, path), { recursive: true, force: true });
  }
  await buildAll({ isForced: true });
  return new Map(outputs.flatMap((folder) => filesOf(folder)).map((file) => [file, digest(file)]));
}

function filesOf(folder: string): readonly string[] {
  return readdirSync(join(repository, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(repository.length));
}

function digest(file: string): string {
  const bytes = readFileSync(join(repository, file));
  // The server's list contains modification times, which differ between builds.
  const content = file.endsWith('/site.json')
    ? bytes.toString('utf8').replace(/"modified":[\d.]+/g, '')
    : bytes;
  return createHash('sha256').update(content).digest('hex');
}

const first = await buildFromNothing();
const second = await buildFromNothing();
const different = [...new Set([...first.keys(), ...second.keys()])]
  .filter((file) => first.get(file) !== second.get(file))
  .sort();
if (different.length === 0) {
  console.log(`${first.size} files are the same in both builds.`);
} else {
  console.error(`${different.length} of ${first.size} files differ between two builds:`);
  for (const file of different.slice(0, shownFiles)) console.error(`  ${file}`);
  process.exitCode = 1;
}
