/**
 * Draws the preview images that the build of the portal lists. A separate step, because it is slow and
 * no page shows the images.
 *
 * Arguments: the list, and the output folder.
 */
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { CardStore } from '../plugins/readers/cards/CardStore.ts';
import type { CardList } from '../plugins/readers/cards/CardList.ts';

async function drawCards(list: string, target: string): Promise<void> {
  const cards = JSON.parse(await readFile(list, 'utf8')) as CardList;
  // Removes images of deleted pages, which would be served otherwise.
  await rm(target, { recursive: true, force: true });
  const kept = new CardStore(path.resolve(__dirname, '../.cache/cards'));
  await kept.write(
    new Map(Object.entries(cards).map(([name, card]) => [path.join(target, name), card])),
  );
}

const [list, target] = process.argv.slice(2);
if (list === undefined || target === undefined) {
  throw new Error('Expected two arguments: the list of cards, and the folder to write them to.');
}
drawCards(list, target).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
