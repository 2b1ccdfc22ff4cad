import type { Steps } from '../steps.ts';

/** `items.map(make)` that pauses after each item. */
export function* mapInSteps<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Made,
): Steps<Made[]> {
  const made: Made[] = [];
  for (const item of items) {
    made.push(make(item));
    yield;
  }
  return made;
}
