/**
 * Writes the types of names in code blocks to `.cache/types/<id>.json`, served at `/types/`. A step of
 * `npm run build`.
 */
import path from 'node:path';
import { InputList } from '@mezzanine/tooling/input-list';
import { publicPackages } from '@mezzanine/tooling/public-packages';
import { writeBlockTypes } from './snippets/writeBlockTypes.ts';

const root = path.resolve(import.meta.dirname, '../../..');

async function writeTypes(): Promise<void> {
  const inputs = new InputList(root);
  const sources = await Promise.all(publicPackages.map((folder) => inputs.list(`${folder}/src`)));
  const { blocks, compiled } = await writeBlockTypes({
    root,
    declarations: [...sources.flat().filter((file) => /\.tsx?$/.test(file)), 'package-lock.json'],
    cache: path.join(root, '.cache/block-types'),
    target: path.join(root, '.cache/types'),
  });
  console.log(`Types: ${blocks} blocks, ${compiled} modules compiled.`);
}

writeTypes().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
