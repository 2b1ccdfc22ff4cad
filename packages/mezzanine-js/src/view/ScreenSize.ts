/** Size of an element and of its pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
}

/** More device pixels in a CSS pixel cost time and show no difference. */
const MOST_PIXELS = 3;

/** Follows the size of an element and the resolution of the screen it is on. */
export class ScreenSize {
  readonly #element: HTMLElement;
  readonly #onChange: () => void;
  readonly #observer: ResizeObserver;
  readonly #stop = new AbortController();
  #size: Size;

  /**
   * @param element - what is followed
   * @param onChange - told of every change
   */
  constructor(element: HTMLElement, onChange: () => void) {
    this.#element = element;
    this.#onChange = onChange;
    this.#size = this.#measure();
    this.#observer = new ResizeObserver(() => this.#check());
    this.#observer.observe(element);
    this.#followResolution();
  }

  /** The size now; at least one pixel each way. */
  get current(): Size {
    return this.#size;
  }

  /** Stops following. */
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

  /** A query for one resolution only says when it is left; then the next one is asked for. */
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
