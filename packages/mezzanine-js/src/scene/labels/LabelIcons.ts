/** Whether an icon can be painted; `failed` icons are omitted. */
export type IconState = 'loading' | 'ready' | 'failed';

interface Icon {
  readonly image: HTMLImageElement;
  state: IconState;
}

/** Icons of labels; each is loaded once, however many labels show it. */
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

  /** A loaded icon. */
  imageOf(url: string): HTMLImageElement | undefined {
    const icon = this.#icons.get(url);
    return icon?.state === 'ready' ? icon.image : undefined;
  }

  #iconOf(url: string): Icon {
    const known = this.#icons.get(url);
    if (known) return known;
    const icon: Icon = { image: new Image(), state: 'loading' };
    this.#icons.set(url, icon);
    // Without CORS, the browser would show the image but not allow its upload to the GPU.
    icon.image.crossOrigin = 'anonymous';
    icon.image.addEventListener('load', () => {
      icon.state = 'ready';
      this.onChange();
    });
    icon.image.addEventListener('error', () => {
      icon.state = 'failed';
      this.onFail(url);
      this.onChange();
    });
    icon.image.src = url;
    return icon;
  }
}
