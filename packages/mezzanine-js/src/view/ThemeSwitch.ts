import type { MapTheme } from './MapTheme.ts';
import { PageScheme } from './PageScheme.ts';
import { resolveTheme, type ThemeChoice } from './resolveTheme.ts';

/** The theme of a map: what was chosen, and what that comes to on a light or dark page. */
export class ThemeSwitch {
  readonly #pageScheme: PageScheme;
  readonly #paint: (theme: MapTheme) => void;
  readonly #onChange: (() => void)[] = [];
  #choice: ThemeChoice;
  #theme: MapTheme;

  /**
   * @param element - whose page is light or dark
   * @param choice - the first theme
   * @param paint - applies another theme, before anyone is told of it
   */
  constructor(element: HTMLElement, choice: ThemeChoice, paint: (theme: MapTheme) => void) {
    this.#pageScheme = new PageScheme(element, () => this.choose(this.#choice));
    this.#paint = paint;
    this.#choice = choice;
    this.#theme = resolveTheme(choice, this.#pageScheme.scheme);
  }

  /** Colors and light. */
  get current(): MapTheme {
    return this.#theme;
  }

  /** Applies another theme. */
  choose(choice: ThemeChoice): void {
    this.#choice = choice;
    this.#theme = resolveTheme(choice, this.#pageScheme.scheme);
    this.#paint(this.#theme);
    for (const listener of this.#onChange) listener();
  }

  /** Calls back after every change of the theme. */
  onChange(listener: () => void): void {
    this.#onChange.push(listener);
  }

  /** Stops following the page. */
  dispose(): void {
    this.#pageScheme.dispose();
  }
}
