import './typePanel.css';

/** Pause before the pointer shows or hides, so that a pointer that passes by changes nothing. */
const pauseMs = 150;
/** Distance of the panel from the edges of the window. */
const margin = 8;

/**
 * The one panel that says the type of a name. It stays while the pointer is on it, and goes at
 * Escape (WCAG 1.4.13).
 */
export class TypePanel {
  static #shared: TypePanel | undefined;
  readonly #element = document.createElement('div');
  #name: HTMLElement | undefined;
  #timer: number | undefined;

  /** The page's panel, made when it is first needed. */
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
    // A tap elsewhere; on a name, the click that follows shows it.
    document.addEventListener('pointerdown', (event) => {
      if (event.target instanceof Node && !element.contains(event.target)) this.hide();
    });
  }

  /** Shows, beside a name, what is said of it: HTML that the build wrote. */
  show(name: HTMLElement, html: string): void {
    this.hide();
    this.#name = name;
    name.setAttribute('aria-describedby', this.#element.id);
    this.#element.innerHTML = html;
    this.#element.hidden = false;
    this.#place(name);
  }

  /** Does it after the pause, unless something else is asked for before. */
  soon(action: () => void): void {
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(action, pauseMs);
  }

  /** Hides the panel after the pause. */
  hideSoon(): void {
    this.soon(() => this.hide());
  }

  /** Hides the panel at once. */
  hide(): void {
    window.clearTimeout(this.#timer);
    this.#name?.removeAttribute('aria-describedby');
    this.#name = undefined;
    this.#element.hidden = true;
  }

  /** Below the name; above it where there is no room below. */
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
