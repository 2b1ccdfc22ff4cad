/** Whether the reader is using the map, so that it may handle wheel and touch. */
export class Engagement {
  #isEngaged = false;
  readonly #onChange: (isEngaged: boolean) => void;

  /** @param onChange - called when it changes */
  constructor(onChange: (isEngaged: boolean) => void) {
    this.#onChange = onChange;
  }

  /** Called when the reader clicks, taps, or focuses the map, or leaves its page. */
  set(isEngaged: boolean): void {
    if (isEngaged === this.#isEngaged) return;
    this.#isEngaged = isEngaged;
    this.#onChange(isEngaged);
  }

  /** Whether the wheel zooms the map instead of scrolling the page around it. */
  takesWheel(keys: { readonly ctrlKey: boolean; readonly metaKey: boolean }): boolean {
    return this.#isEngaged || keys.ctrlKey || keys.metaKey;
  }
}
