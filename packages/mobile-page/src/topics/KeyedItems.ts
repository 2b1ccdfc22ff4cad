import type { StateTopic } from '@mezzanine/mobile-protocol';
import { isSame, type ShownMap } from './MapTopic.ts';

/** How list items are shown on a map. */
export interface ItemVerbs<Item, Thing> {
  readonly add: (item: Item) => Thing;
  /** Changes a thing in place. */
  readonly update: (thing: Thing, item: Item, before: Item) => void;
  readonly remove: (thing: Thing) => void;
  /** Fields that cannot be changed in place. */
  readonly fixed: readonly (keyof Item)[];
}

/** Keeps the last item of each key (MP-22). */
export function lastOfKeys<Item extends { readonly key: string }>(
  items: readonly Item[],
): readonly Item[] {
  const last = new Map(items.map((item) => [item.key, item]));
  return items.filter((item) => last.get(item.key) === item);
}

/** A list of keyed items, diffed against the map. */
export class KeyedItems<Item extends { readonly key: string }, Thing extends object> {
  readonly #topic: StateTopic;
  readonly #shown: ShownMap;
  readonly #verbs: ItemVerbs<Item, Thing>;
  readonly #things = new Map<string, { readonly item: Item; readonly thing: Thing }>();
  readonly #keys = new WeakMap<Thing, string>();

  constructor(topic: StateTopic, shown: ShownMap, verbs: ItemVerbs<Item, Thing>) {
    this.#topic = topic;
    this.#shown = shown;
    this.#verbs = verbs;
  }

  /** Key of a thing; undefined if it does not come from an item. */
  keyOf(thing: Thing): string | undefined {
    return this.#keys.get(thing);
  }

  /** Adds, updates, and removes. */
  apply(items: readonly Item[] = []): void {
    const wanted = new Map(items.map((item) => [item.key, item]));
    for (const key of this.#things.keys()) {
      if (!wanted.has(key)) this.#remove(key);
    }
    for (const item of wanted.values()) {
      try {
        this.#applyOne(item);
      } catch (error) {
        this.#remove(item.key);
        this.#shown.fail(this.#topic, error, item.key);
      }
    }
  }

  #applyOne(item: Item): void {
    const known = this.#things.get(item.key);
    if (known !== undefined && isSame(known.item, item)) return;
    if (known !== undefined && this.#isChangeable(known.item, item)) {
      this.#verbs.update(known.thing, item, known.item);
      this.#things.set(item.key, { item, thing: known.thing });
      return;
    }
    this.#remove(item.key);
    const thing = this.#verbs.add(item);
    this.#things.set(item.key, { item, thing });
    this.#keys.set(thing, item.key);
  }

  /** A removed field would keep its value, so the item is added again. */
  #isChangeable(before: Item, after: Item): boolean {
    return (
      Object.keys(before).every((field) => Object.hasOwn(after, field)) &&
      this.#verbs.fixed.every((field) => isSame(before[field], after[field]))
    );
  }

  #remove(key: string): void {
    const known = this.#things.get(key);
    if (known === undefined) return;
    this.#things.delete(key);
    this.#verbs.remove(known.thing);
  }
}
