import { MezzanineError } from '../data/MezzanineError.ts';
import type { Stage } from './Stage.ts';

/** Items that code adds to a map, with the same methods for every type. */
export abstract class Collection<Item extends { readonly id: number; readonly type: string }> {
  readonly #stage: Stage;
  readonly #items = new Map<number, Item>();

  /** @internal */
  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** All items, in the order in which they were added. */
  getAll(): readonly Item[] {
    return [...this.#items.values()];
  }

  /**
   * Removes an item. Removing it again is a no-op.
   *
   * @param item - the return value of `add`
   */
  remove(item: Item): void {
    this.#stage.assertAlive();
    if (this.#items.get(item?.id) !== item) return;
    this.#items.delete(item.id);
    this.onRemove(item);
  }

  /** Removes all items. */
  removeAll(): void {
    for (const item of this.getAll()) this.remove(item);
  }

  /** Adds a new item. */
  protected insert(item: Item): void {
    this.#items.set(item.id, item);
  }

  /**
   * @throws MezzanineError `unknown-target` if the item was removed or belongs to another
   * collection
   */
  protected expectOwn(item: Item): void {
    if (this.#items.get(item?.id) === item) return;
    throw new MezzanineError('unknown-target', {
      given: `The ${item?.type ?? 'target'} was removed or belongs to another map.`,
      expected: `This map has ${this.#items.size}; getAll() lists them.`,
    });
  }

  /** Called after an item was removed. */
  protected abstract onRemove(item: Item): void;
}
