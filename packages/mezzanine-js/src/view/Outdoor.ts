import { MezzanineError } from '../data/MezzanineError.ts';
import { expectOptions, expectType, invalidArgument } from '../data/expectArgument.ts';
import type { Basemap } from './outdoor/Basemap.ts';
import type { Stage } from './Stage.ts';

/** Options of the outdoor map. */
export interface OutdoorOptions {
  /**
   * A MapLibre style, or its URL. Default: the built-in style, which follows the theme of the map
   * and requests nothing from a server.
   */
  readonly style?: string | object;
  /**
   * Data for the built-in style: GeoJSON, or its URL; default: `assets/surroundings.geojson` of the
   * venue's bundle.
   */
  readonly surroundings?: string | object;
  /**
   * URL of MapLibre's worker, which a bundler has to emit: `new
   * URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href`. Default: next to
   * MapLibre's own file, as in the prebuilt browser file.
   */
  readonly workerUrl?: string;
}

const KEYS: readonly (keyof OutdoorOptions)[] = ['style', 'surroundings', 'workerUrl'];
const OWN_SURROUNDINGS = 'assets/surroundings.geojson';

/** The outdoor map around the venue, rendered by MapLibre under the indoor map. */
export class Outdoor {
  readonly #stage: Stage;
  #basemap: Basemap | undefined;
  #turn = 0;
  #isShown = false;
  #isStacked = false;

  /** @internal */
  constructor(stage: Stage) {
    this.#stage = stage;
    stage.onResize(() => this.#basemap?.resize());
    stage.frames.afterFrame(() => this.#basemap?.follow());
    stage.themes.onChange(() => this.#basemap?.repaint());
    stage.emitter.on('stack-change', ({ isExpanded }) => {
      this.#isStacked = isExpanded;
      this.#basemap?.stepBack(isExpanded);
    });
    stage.emitter.on('destroy', () => this.#clear());
  }

  /** Whether the outdoor map is shown. */
  get isShown(): boolean {
    return this.#isShown;
  }

  /**
   * Shows the outdoor map under and around the building, in place of the previous one. The first
   * call loads the `maplibre-gl` package. If it fails, the indoor map stays the same.
   *
   * @param options - style; default: the built-in style
   * @returns whether it is shown; `false` if {@link hide} or another call canceled it
   * @throws MezzanineError `outdoor-unavailable` if MapLibre is not installed or cannot start,
   * `outdoor-style` if the style cannot be rendered, `invalid-argument`, or `foreign-map` on an
   * overlay, where the host map surrounds the venue
   * @example
   * await mapView.outdoor.show();
   */
  async show(options: OutdoorOptions = {}): Promise<boolean> {
    this.#stage.assertOwnMap('outdoor.show');
    expectOutdoorOptions(options);
    const { style, workerUrl } = options;
    const surroundings = style === undefined ? this.#surroundingsOf(options.surroundings) : '';
    this.hide();
    const turn = this.#turn;
    const { Basemap } = await loadBasemap();
    const library = await Basemap.load(workerUrl);
    if (turn !== this.#turn) return false;
    const basemap = new Basemap(this.#stage, library, { style, surroundings });
    this.#basemap = basemap;
    basemap.stepBack(this.#isStacked);
    try {
      await basemap.ready;
    } catch (error) {
      if (turn === this.#turn) this.#clear();
      throw error;
    }
    if (turn !== this.#turn) return false;
    this.#isShown = true;
    this.#stage.scene.backdrop = 'clear';
    this.#stage.wake();
    return true;
  }

  /** Hides the outdoor map and frees its resources. */
  hide(): void {
    this.#stage.assertAlive();
    if (this.#stage.host) return;
    this.#clear();
    this.#stage.wake();
  }

  #clear(): void {
    this.#turn += 1;
    this.#isShown = false;
    this.#stage.scene.backdrop = 'paper';
    const basemap = this.#basemap;
    this.#basemap = undefined;
    basemap?.remove();
  }

  #surroundingsOf(given: string | object | undefined): string | object {
    if (given !== undefined) return given;
    const { venue } = this.#stage;
    const bytes = venue.assetBytes(OWN_SURROUNDINGS);
    if (!bytes) {
      throw new MezzanineError('outdoor-style', {
        given: `The venue "${venue.name}" has no ${OWN_SURROUNDINGS} for the built-in style.`,
        remedy: 'Pass surroundings as GeoJSON, or your own style.',
      });
    }
    return parseSurroundings(bytes, `${OWN_SURROUNDINGS} of the venue "${venue.name}"`);
  }
}

async function loadBasemap() {
  try {
    return await import('./outdoor/Basemap.ts');
  } catch (cause) {
    throw new MezzanineError('outdoor-unavailable', {
      given: 'The part of the SDK that renders the outdoor map could not be loaded.',
      remedy: 'Check the connection, and check that the server provides all files of the build.',
      cause,
    });
  }
}

/** Text would be treated as a URL, and the content of a file must not trigger requests. */
function parseSurroundings(bytes: Uint8Array, name: string): object {
  let data: unknown;
  try {
    data = JSON.parse(new TextDecoder().decode(bytes));
  } catch (cause) {
    throw new MezzanineError('outdoor-style', { given: `${name} is not valid JSON.`, cause });
  }
  if (typeof data === 'object' && data !== null && !Array.isArray(data)) return data;
  throw new MezzanineError('outdoor-style', { given: `${name} is not GeoJSON.` });
}

function expectOutdoorOptions(options: OutdoorOptions): void {
  expectOptions('options', options, KEYS);
  expectType('options.workerUrl', options.workerUrl, 'string');
  for (const key of ['style', 'surroundings'] as const) {
    const value: unknown = options[key];
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (value === undefined || (typeof value === 'string' && value !== '') || isObject) continue;
    throw invalidArgument(`options.${key}`, value, 'an object or its URL');
  }
}
