/** Gives out ids, each once: the one that is wanted where it is free. */
export class IdMint {
  readonly #taken = new Set<string>();
  readonly #lastNumbers = new Map<string, number>();

  /** An id like the wanted one that was not given out before. */
  mint(wanted: string): string {
    let number = this.#lastNumbers.get(wanted) ?? 1;
    let id = wanted;
    while (this.#taken.has(id)) {
      number += 1;
      id = `${wanted}-${number}`;
    }
    this.#lastNumbers.set(wanted, number);
    this.#taken.add(id);
    return id;
  }

  /** Like {@link mint}, of characters that a file name can have. */
  mintForFile(wanted: string): string {
    const plain = wanted.replaceAll(/[/\\:\p{Cc}]/gu, '-');
    return this.mint(/^\.{1,2}$|^__proto__$|^$/.test(plain) ? `id${plain}` : plain);
  }
}
