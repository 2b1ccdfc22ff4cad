import { MezzanineError } from '../data/MezzanineError.ts';
import { expectOptions, expectType, invalidArgument } from './expectArgument.ts';
import type { Basemap } from './outdoor/Basemap.ts';
import type { Stage } from './Stage.ts';

/** What lies around the venue. */
export interface OutdoorOptions {
  /**
   * A style as MapLibre reads it, or the address of one. Default: the shipped style, which follows
   * the theme of the map and asks no server for anything.
   */
  readonly style?: string | object;
  /**
   * What the shipped style draws: GeoJSON, or the address of some; default: `assets/surroundings.geojson`
   * of the venue's bundle.
   */
  readonly surroundings?: string | object;
  /**
   * Address of MapLibre's worker, which a bundler has to put somewhere:
   * `new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href`. Default: beside
   * MapLibre's own file, as in the served browser build.
   */
  readonly workerUrl?: string;
}

const KEYS: readonly (keyof OutdoorOptions)[] = ['style', 'surroundings', 'workerUrl'];
const OWN_SURROUNDINGS = 'assets/surroundings.geojson';

/** The world around the venue, drawn by MapLibre under the indoor map. */
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

  /** Whether the outdoors are drawn. */
  get isShown(): boolean {
    return this.#isShown;
  }

  /**
   * Draws the outdoors under and around the building, in place of what was shown before. The
   * package `maplibre-gl` is loaded when this is first called.
   *
   * @param options - style; without one, the shipped style
   * @returns whether it is shown now: `false` when {@link hide} or another call came in between.
   *   When it fails, the indoor map stays as it is
   * @throws MezzanineError `outdoor-unavailable` when MapLibre is not installed or cannot start,
   *   `outdoor-style` when the style cannot be drawn, `invalid-argument`, `foreign-map` where the map
   *   of someone else lies around the venue
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

  /** Draws paper around the building again and frees what the outdoors took. */
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
        given: `The venue "${venue.name}" brings no ${OWN_SURROUNDINGS} for the shipped style.`,
        remedy: 'Pass surroundings as GeoJSON, or a style of your own.',
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
      given: 'The part of the SDK that draws the outdoors could not be loaded.',
      remedy: 'Check the connection, and that all files of the build are served.',
      cause,
    });
  }
}

/** A text would be taken for an address: what a file says must not send requests anywhere. */
function parseSurroundings(bytes: Uint8Array, name: string): object {
  let data: unknown;
  try {
    data = JSON.parse(new TextDecoder().decode(bytes));
  } catch (cause) {
    throw new MezzanineError('outdoor-style', { given: `${name} is no JSON.`, cause });
  }
  if (typeof data === 'object' && data !== null && !Array.isArray(data)) return data;
  throw new MezzanineError('outdoor-style', { given: `${name} is no GeoJSON.` });
}

function expectOutdoorOptions(options: OutdoorOptions): void {
  expectOptions('options', options, KEYS);
  expectType('options.workerUrl', options.workerUrl, 'string');
  for (const key of ['style', 'surroundings'] as const) {
    const value: unknown = options[key];
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (value === undefined || (typeof value === 'string' && value !== '') || isObject) continue;
    throw invalidArgument(`options.${key}`, value, 'an object or the address of one');
  }
}
