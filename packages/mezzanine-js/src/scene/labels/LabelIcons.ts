/** Whether a picture can be painted: `failed` ones are left out. */
export type IconState = 'loading' | 'ready' | 'failed';

interface Icon {
  readonly image: HTMLImageElement;
  state: IconState;
}

/** Pictures of labels; each is loaded once, however many labels show it. */
export class LabelIcons {
  /** Told when a picture can be painted, or will never be. */
  onChange: () => void = () => {};
  /** Told of the address of a picture that cannot be loaded, once. */
  onFail: (url: string) => void = () => {};
  readonly #icons = new Map<string, Icon>();

  /** Whether a picture can be painted; the first question begins to load it. */
  stateOf(url: string): IconState {
    return this.#iconOf(url).state;
  }

  /** A picture that is ready. */
  imageOf(url: string): HTMLImageElement | undefined {
    const icon = this.#icons.get(url);
    return icon?.state === 'ready' ? icon.image : undefined;
  }

  #iconOf(url: string): Icon {
    const known = this.#icons.get(url);
    if (known) return known;
    const icon: Icon = { image: new Image(), state: 'loading' };
    this.#icons.set(url, icon);
    // Without the other server's leave, the picture could be seen but not given to the graphics card.
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
