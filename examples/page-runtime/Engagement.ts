/** Whether the reader has turned to the map, so that it may take wheel and touch for itself. */
export class Engagement {
  #isEngaged = false;
  readonly #onChange: (isEngaged: boolean) => void;

  /** @param onChange - called when it changes */
  constructor(onChange: (isEngaged: boolean) => void) {
    this.#onChange = onChange;
  }

  /** The reader clicked, tapped or focused the map, or left the page of the map. */
  set(isEngaged: boolean): void {
    if (isEngaged === this.#isEngaged) return;
    this.#isEngaged = isEngaged;
    this.#onChange(isEngaged);
  }

  /** Whether a turn of the wheel zooms the map; otherwise, it scrolls the page around it. */
  takesWheel(keys: { readonly ctrlKey: boolean; readonly metaKey: boolean }): boolean {
    return this.#isEngaged || keys.ctrlKey || keys.metaKey;
  }
}
