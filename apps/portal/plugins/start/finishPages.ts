import { readFile, writeFile } from 'node:fs/promises';
import { SecondSheet } from '../lean/styles/SecondSheet.ts';
import { withLateStart } from './withLateStart.ts';
import { withoutEchoes } from './withoutEchoes.ts';
import { withoutSprites } from './withoutSprites.ts';

/**
 * Sees to what pages load when: each the stylesheets that it shows, and documents their programs
 * when the reader first acts. Pictures that no page shows and what says nothing are taken out.
 *
 * @param outDir - folder of the built site
 * @param files - paths of its finished pages
 */
export async function finishPages(outDir: string, files: readonly string[]): Promise<void> {
  const second = await SecondSheet.read(outDir);
  for (const file of files) {
    const html = await readFile(file, 'utf8');
    const finished = withLateStart(second.linkIn(withoutEchoes(withoutSprites(html))));
    if (finished !== html) await writeFile(file, finished);
  }
}
