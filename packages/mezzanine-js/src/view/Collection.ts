import { MezzanineError } from '../data/MezzanineError.ts';
import type { Stage } from './Stage.ts';

/** Things that code adds to a map, with the same verbs for every kind. */
export abstract class Collection<Item extends { readonly id: number; readonly type: string }> {
  readonly #stage: Stage;
  readonly #items = new Map<number, Item>();

  /** @internal */
  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** All of them, in the order they were added. */
  getAll(): readonly Item[] {
    return [...this.#items.values()];
  }

  /**
   * Removes one. Removing it again does nothing.
   *
   * @param item - what `add` returned
   */
  remove(item: Item): void {
    this.#stage.assertAlive();
    if (this.#items.get(item?.id) !== item) return;
    this.#items.delete(item.id);
    this.onRemove(item);
  }

  /** Removes all. */
  removeAll(): void {
    for (const item of this.getAll()) this.remove(item);
  }

  /** Takes in what is new. */
  protected insert(item: Item): void {
    this.#items.set(item.id, item);
  }

  /** @throws MezzanineError `unknown-target` when it is not, or no longer, in this collection */
  protected expectOwn(item: Item): void {
    if (this.#items.get(item?.id) === item) return;
    throw new MezzanineError('unknown-target', {
      given: `The ${item?.type ?? 'target'} was removed or belongs to another map.`,
      expected: `This map has ${this.#items.size}; getAll() lists them.`,
    });
  }

  /** Told after one was taken out. */
  protected abstract onRemove(item: Item): void;
}
