import './typePanel.css';

/** Delay before the panel opens or closes, so that a passing pointer changes nothing. */
const pauseMs = 150;
/** Distance of the panel from the edges of the window. */
const margin = 8;

/**
 * The panel that shows the type of a name. It stays open while the pointer is on it, and closes on
 * Escape (WCAG 1.4.13).
 */
export class TypePanel {
  static #shared: TypePanel | undefined;
  readonly #element = document.createElement('div');
  #name: HTMLElement | undefined;
  #timer: number | undefined;

  /** The page's panel, created on first use. */
  static shared(): TypePanel {
    TypePanel.#shared ??= new TypePanel();
    return TypePanel.#shared;
  }

  private constructor() {
    const element = this.#element;
    element.id = 'code-type';
    element.className = 'code-type';
    element.setAttribute('role', 'tooltip');
    element.hidden = true;
    element.addEventListener('pointerenter', () => window.clearTimeout(this.#timer));
    element.addEventListener('pointerleave', () => this.hideSoon());
    document.body.append(element);
    document.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.hide();
    });
    // A tap elsewhere closes the panel; a tap on a name opens it in the following click event.
    document.addEventListener('pointerdown', (event) => {
      if (event.target instanceof Node && !element.contains(event.target)) this.hide();
    });
  }

  /** Shows a description next to a name: HTML from the build. */
  show(name: HTMLElement, html: string): void {
    this.hide();
    this.#name = name;
    name.setAttribute('aria-describedby', this.#element.id);
    this.#element.innerHTML = html;
    this.#element.hidden = false;
    this.#place(name);
  }

  /** Runs an action after the delay, unless another one replaces it. */
  soon(action: () => void): void {
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(action, pauseMs);
  }

  /** Closes the panel after the delay. */
  hideSoon(): void {
    this.soon(() => this.hide());
  }

  /** Closes the panel immediately. */
  hide(): void {
    window.clearTimeout(this.#timer);
    this.#name?.removeAttribute('aria-describedby');
    this.#name = undefined;
    this.#element.hidden = true;
  }

  /** Below the name, or above it if there is no room below. */
  #place(name: HTMLElement): void {
    const { style, offsetWidth, offsetHeight } = this.#element;
    const { left, top, bottom } = name.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const isAbove = bottom + margin + offsetHeight > clientHeight && top > offsetHeight + margin;
    const x = Math.max(margin, Math.min(left, clientWidth - offsetWidth - margin));
    const y = isAbove ? top - offsetHeight - margin / 2 : bottom + margin / 2;
    style.left = `${x + window.scrollX}px`;
    style.top = `${y + window.scrollY}px`;
  }
}
