import type { Floor } from '@mezzanine/mezzanine-js';
import type { Legend } from '../scale/legendOf.ts';

/** Panels around the map: messages, the legend, and the floor buttons. */
export class Panels {
  readonly #message = document.createElement('div');
  readonly #legend = document.createElement('figure');
  readonly #floors = document.createElement('div');

  constructor(root: HTMLElement) {
    this.#message.className = 'message';
    this.#message.role = 'status';
    this.#message.hidden = true;
    this.#legend.className = 'legend';
    this.#legend.hidden = true;
    this.#floors.className = 'floors';
    this.#floors.role = 'group';
    this.#floors.ariaLabel = 'Floors';
    root.append(this.#message, this.#legend, this.#floors);
  }

  /** Shows a message; `wide` ones replace the map. Users cannot hide it. */
  say(title: string, text = '', isWide = false): void {
    this.#message.hidden = title === '';
    this.#message.classList.toggle('wide', isWide);
    const heading = document.createElement('strong');
    heading.textContent = title;
    const more = document.createElement('span');
    more.textContent = text;
    this.#message.replaceChildren(heading, more);
  }

  /** Shows or removes the legend. */
  showLegend(legend: Legend | undefined): void {
    this.#legend.hidden = legend === undefined;
    if (legend === undefined) return;
    const caption = document.createElement('figcaption');
    caption.textContent = legend.title;
    const bar = document.createElement('div');
    bar.className = 'bar';
    bar.style.background = `linear-gradient(90deg, ${legend.colors.join(', ')})`;
    const ticks = document.createElement('div');
    ticks.className = 'ticks';
    for (const tick of legend.ticks) {
      const text = document.createElement('span');
      text.textContent = tick;
      ticks.append(text);
    }
    this.#legend.replaceChildren(caption, bar, ticks);
  }

  /** Shows a button for each floor, highest first. Shows none for a single floor. */
  showFloors(
    floors: readonly Floor[],
    shown: Floor | undefined,
    choose: (floor: Floor) => void,
  ): void {
    const focused = this.#floors.querySelector<HTMLElement>(':focus')?.dataset['floor'];
    const sorted = floors.length < 2 ? [] : [...floors].sort((a, b) => b.elevation - a.elevation);
    const buttons = sorted.map((floor) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = floor.shortName;
      button.title = floor.name;
      button.ariaLabel = floor.name;
      button.ariaPressed = String(floor === shown);
      button.dataset['floor'] = floor.id;
      button.addEventListener('click', () => choose(floor));
      return button;
    });
    this.#floors.hidden = buttons.length === 0;
    this.#floors.replaceChildren(...buttons);
    // The buttons are new, so restore the focus.
    buttons.find((button) => button.dataset['floor'] === focused)?.focus();
  }
}
