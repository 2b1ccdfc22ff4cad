/**
 * Lists that are filled while entities are made and closed when all are there. An entity gets its
 * list before the list is full; that is how entities with readonly fields can point at each other.
 */
export class Lists<T> {
  readonly #lists = new Map<string, T[]>();

  /** Every list that was asked for, by its owner. */
  readonly all: ReadonlyMap<string, readonly T[]> = this.#lists;

  /** The list of this owner, empty at first. */
  of(ownerId: string): T[] {
    let list = this.#lists.get(ownerId);
    if (!list) this.#lists.set(ownerId, (list = []));
    return list;
  }

  /** Makes all lists unchangeable. */
  freeze(): void {
    for (const list of this.#lists.values()) Object.freeze(list);
  }
}
