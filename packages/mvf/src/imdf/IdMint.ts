/** Creates unique ids: the requested one if it is unused. */
export class IdMint {
  readonly #taken = new Set<string>();
  readonly #lastNumbers = new Map<string, number>();

  /** An unused id similar to the requested one. */
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

  /** Like {@link mint}, with characters that are valid in a file name. */
  mintForFile(wanted: string): string {
    const plain = wanted.replaceAll(/[/\\:\p{Cc}]/gu, '-');
    return this.mint(/^\.{1,2}$|^__proto__$|^$/.test(plain) ? `id${plain}` : plain);
  }
}
