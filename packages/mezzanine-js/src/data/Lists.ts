/**
 * Lists that are filled while entities are created and frozen afterwards. An entity receives its
 * list before the list is complete, so entities with readonly fields can reference each other.
 */
export class Lists<T> {
  readonly #lists = new Map<string, T[]>();

  /** Every requested list, by owner. */
  readonly all: ReadonlyMap<string, readonly T[]> = this.#lists;

  /** The list of this owner, initially empty. */
  of(ownerId: string): T[] {
    let list = this.#lists.get(ownerId);
    if (!list) this.#lists.set(ownerId, (list = []));
    return list;
  }

  /** Freezes all lists. */
  freeze(): void {
    for (const list of this.#lists.values()) Object.freeze(list);
  }
}
