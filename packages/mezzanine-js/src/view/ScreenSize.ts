/** Size and pixel ratio of an element. */
export interface Size {
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
}

/** Maximum pixel ratio: more device pixels cost time without a visible difference. */
const MOST_PIXELS = 3;

/** Tracks the size of an element and the resolution of its screen. */
export class ScreenSize {
  readonly #element: HTMLElement;
  readonly #onChange: () => void;
  readonly #observer: ResizeObserver;
  readonly #stop = new AbortController();
  #size: Size;

  /**
   * @param element - the element to track
   * @param onChange - called on every change
   */
  constructor(element: HTMLElement, onChange: () => void) {
    this.#element = element;
    this.#onChange = onChange;
    this.#size = this.#measure();
    this.#observer = new ResizeObserver(() => this.#check());
    this.#observer.observe(element);
    this.#followResolution();
  }

  /** The current size; at least one pixel in each direction. */
  get current(): Size {
    return this.#size;
  }

  /** Stops tracking. */
  dispose(): void {
    this.#observer.disconnect();
    this.#stop.abort();
  }

  #measure(): Size {
    const { clientWidth, clientHeight } = this.#element;
    const pixelRatio = Math.min(window.devicePixelRatio || 1, MOST_PIXELS);
    return { width: Math.max(clientWidth, 1), height: Math.max(clientHeight, 1), pixelRatio };
  }

  #check(): void {
    const size = this.#measure();
    const { width, height, pixelRatio } = this.#size;
    if (size.width === width && size.height === height && size.pixelRatio === pixelRatio) return;
    this.#size = size;
    this.#onChange();
  }

  /**
   * A media query for one resolution only fires when that resolution is left, so a new query
   * follows.
   */
  #followResolution(): void {
    matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`).addEventListener(
      'change',
      () => {
        this.#check();
        this.#followResolution();
      },
      { once: true, signal: this.#stop.signal },
    );
  }
}
