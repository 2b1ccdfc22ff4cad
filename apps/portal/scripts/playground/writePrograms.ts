import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readExamples } from '@mezzanine/tooling/examples';
import { highlightCode } from '../../plugins/code/highlightCode.ts';
import { exampleAddress, fullPageOf } from '../../src/components/LiveExample/exampleAddress.ts';
import type { ShownProgram } from '../../src/playground/page/fetchProgram.ts';

/**
 * Writes the programs that the playground shows before sign-in, highlighted: `<group>/<name>.json`.
 *
 * @param examples - folder of all groups
 */
export async function writePrograms(examples: string, target: string): Promise<void> {
  for (const { name, file, source } of await readExamples(examples)) {
    if (exampleAddress(name).href === fullPageOf(name).href) continue;
    const html = await highlightCode(source.trimEnd(), path.extname(file).slice(1));
    const program: ShownProgram = { file, html };
    const place = path.join(target, `${name}.json`);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, JSON.stringify(program));
  }
}
