import type { MapContext } from './MapContext.ts';
import { reportKeys } from './noSuccessor.ts';
import { expectObject } from './expectArgument.ts';
import { withOldNamesAsync } from './oldNames.ts';

/** Options of the outdoor view. */
export interface OutdoorViewOptions {
  /** Whether it is shown; default true. */
  readonly enabled?: boolean;
  /** URL of a MapLibre style; default: the style that ships with the SDK. */
  readonly styleURL?: string;
  /**
   * URL of MapLibre's worker, for a bundler that moves files: `new
   * URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href`. Default: next to the
   * library's own file. New in this entry: 5.x brought its own worker.
   */
  readonly workerUrl?: string;
  /** Has no effect in version 6; reported once. */
  readonly headers?: unknown;
  /** Has no effect in version 6; reported once. */
  readonly authURL?: string;
}

const AUTHORIZE = 'Use the URL of a style that the page can load.';
const ALTERNATIVES = { headers: AUTHORIZE, authURL: AUTHORIZE };

/** The map around the venue. */
export class OutdoorView {
  readonly #context: MapContext;
  readonly #onLoad: () => void;
  #styleURL: string | undefined;
  #workerUrl: string | undefined;

  /** @internal */
  constructor(context: MapContext, onLoad: () => void) {
    this.#context = context;
    this.#onLoad = onLoad;
  }

  /** Whether it is shown. */
  get isVisible(): boolean {
    return this.#context.map6.outdoor.isShown;
  }

  /**
   * Shows the outdoor view.
   *
   * @param options - style
   * @returns resolves when it is drawn
   * @throws MezzanineError `outdoor-unavailable`, `outdoor-style`, or `invalid-argument`
   */
  async enable(options: OutdoorViewOptions = {}): Promise<void> {
    expectObject('options', options);
    reportKeys('OutdoorView.enable', options, ALTERNATIVES);
    if (options.workerUrl !== undefined) this.#workerUrl = options.workerUrl;
    if (options.enabled === false) return this.hide();
    this.#styleURL = options.styleURL;
    return this.show();
  }

  /**
   * Shows the outdoor view with the last style.
   *
   * @returns resolves when it is drawn
   * @throws MezzanineError as {@link enable}
   */
  async show(): Promise<void> {
    const style = this.#styleURL;
    const workerUrl = this.#workerUrl;
    const options = {
      ...(style !== undefined && { style }),
      ...(workerUrl !== undefined && { workerUrl }),
    };
    const isShown = await withOldNamesAsync({ 'options.style': 'options.styleURL' }, () =>
      this.#context.map6.outdoor.show(options),
    );
    if (isShown) this.#onLoad();
  }

  /** Hides the outdoor view. */
  hide(): void {
    this.#context.map6.outdoor.hide();
  }

  /**
   * Changes the style.
   *
   * @param styleURL - URL of a MapLibre style
   * @returns resolves when it is drawn
   * @throws MezzanineError as {@link enable}
   */
  async setStyle(styleURL: string): Promise<void> {
    this.#styleURL = styleURL;
    await this.show();
  }
}
