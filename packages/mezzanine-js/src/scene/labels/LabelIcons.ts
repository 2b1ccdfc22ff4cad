import type { PaintSymbol } from './symbols/symbolPainter.ts';

/** Whether an icon can be painted; `failed` icons are omitted. */
export type IconState = 'loading' | 'ready' | 'failed';

/** Start of the address of a built-in symbol, before its name. */
export const SYMBOL_SCHEME = 'symbol:';

interface Icon {
  picture: HTMLImageElement | PaintSymbol | undefined;
  state: IconState;
}

/**
 * Icons of labels: images by URL, and built-in symbols. Each is loaded once, however many labels show
 * it; the lines of symbols load with the first of them.
 */
export class LabelIcons {
  /** Called when an icon is loaded or has failed. */
  onChange: () => void = () => {};
  /** Called once with the URL of an icon that failed to load. */
  onFail: (url: string) => void = () => {};
  readonly #icons = new Map<string, Icon>();

  /** The state of an icon; the first call starts loading it. */
  stateOf(url: string): IconState {
    return this.#iconOf(url).state;
  }

  /** A loaded icon: an image, or a function that paints a symbol. */
  pictureOf(url: string): HTMLImageElement | PaintSymbol | undefined {
    const icon = this.#icons.get(url);
    return icon?.state === 'ready' ? icon.picture : undefined;
  }

  #iconOf(url: string): Icon {
    const known = this.#icons.get(url);
    if (known) return known;
    const icon: Icon = { picture: undefined, state: 'loading' };
    this.#icons.set(url, icon);
    const load = url.startsWith(SYMBOL_SCHEME)
      ? loadSymbol(url.slice(SYMBOL_SCHEME.length))
      : loadImage(url);
    void load.then(
      (picture) => {
        icon.picture = picture;
        icon.state = 'ready';
        this.onChange();
      },
      () => {
        icon.state = 'failed';
        this.onFail(url);
        this.onChange();
      },
    );
    return icon;
  }
}

async function loadSymbol(name: string): Promise<PaintSymbol> {
  return (await import('./symbols/symbolPainter.ts')).symbolPainter(name);
}

function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  // Without CORS, the browser would show the image but not allow its upload to the GPU.
  image.crossOrigin = 'anonymous';
  return new Promise((resolve, reject) => {
    image.onload = () => resolve(image);
    image.onerror = reject;
    image.src = url;
  });
}
