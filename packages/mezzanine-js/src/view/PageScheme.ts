/** Tracks whether the page around an element is light or dark, by its CSS `color-scheme`. */
export class PageScheme {
  readonly #element: HTMLElement;
  readonly #media = matchMedia('(prefers-color-scheme: dark)');
  readonly #observer: MutationObserver;
  readonly #check: () => void;
  #scheme: 'light' | 'dark';

  /**
   * @param element - the element whose color scheme is tracked
   * @param onChange - called on every change
   */
  constructor(element: HTMLElement, onChange: () => void) {
    this.#element = element;
    this.#scheme = this.#read();
    this.#check = () => {
      const scheme = this.#read();
      if (scheme === this.#scheme) return;
      this.#scheme = scheme;
      onChange();
    };
    this.#observer = new MutationObserver(this.#check);
    this.#observer.observe(document.documentElement, { attributes: true });
    this.#media.addEventListener('change', this.#check);
  }

  /** The current color scheme. */
  get scheme(): 'light' | 'dark' {
    return this.#scheme;
  }

  /** Stops tracking. */
  dispose(): void {
    this.#observer.disconnect();
    this.#media.removeEventListener('change', this.#check);
  }

  #read(): 'light' | 'dark' {
    const schemes = getComputedStyle(this.#element).colorScheme.split(' ');
    if (!schemes.includes('dark')) return 'light';
    if (!schemes.includes('light')) return 'dark';
    return this.#media.matches ? 'dark' : 'light';
  }
}
