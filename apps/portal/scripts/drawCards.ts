/**
 * Draws the picture of each page for previews of links. The build of the portal lists them; drawing
 * takes a while and no page shows them, so it is a step of its own.
 *
 * Arguments: the list, and the folder to write to.
 */
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { CardStore } from '../plugins/readers/cards/CardStore.ts';
import type { CardList } from '../plugins/readers/cards/CardList.ts';

async function drawCards(list: string, target: string): Promise<void> {
  const cards = JSON.parse(await readFile(list, 'utf8')) as CardList;
  // Pictures of pages that are gone would be served.
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
