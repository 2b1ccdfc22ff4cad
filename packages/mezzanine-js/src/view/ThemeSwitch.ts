import type { MapTheme } from '../style/MapTheme.ts';
import { PageScheme } from './PageScheme.ts';
import { resolveTheme, type ThemeChoice } from './resolveTheme.ts';

/** The theme of a map: the chosen one, and its resolved values on a light or dark page. */
export class ThemeSwitch {
  readonly #pageScheme: PageScheme;
  readonly #paint: (theme: MapTheme) => void;
  readonly #onChange: (() => void)[] = [];
  #choice: ThemeChoice;
  #theme: MapTheme;

  /**
   * @param element - an element of the page
   * @param choice - the first theme
   * @param paint - applies another theme, before listeners are called
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

  /** Adds a callback for theme changes. */
  onChange(listener: () => void): void {
    this.#onChange.push(listener);
  }

  /** Stops tracking the page. */
  dispose(): void {
    this.#pageScheme.dispose();
  }
}
