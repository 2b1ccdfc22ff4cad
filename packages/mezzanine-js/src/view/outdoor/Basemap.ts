import type { Map as MapLibreMap, StyleSpecification } from 'maplibre-gl';
import { MezzanineError } from '../../data/MezzanineError.ts';
import type { Stage } from '../Stage.ts';
import { Attribution } from './Attribution.ts';
import { cameraOnGround, type GroundView } from './cameraOnGround.ts';
import { loadMapLibre, type MapLibre } from './loadMapLibre.ts';
import { outdoorStyle } from './outdoorStyle.ts';

/** Maximum time to the first complete frame. */
const PATIENCE_MS = 30_000;
/** Opacity of the outdoor map while floors are drawn apart above it, so that they stay legible. */
const SHARE_WHEN_BEHIND = 0.4;
/** Same duration as floors moving apart. */
const FADE_MS = 700;
/** MapLibre's maximum pitch for any style, which exceeds the maximum of this SDK. */
const MOST_PITCH_DEGREES = 85;

/** Content of a basemap. */
export interface BasemapContent {
  /** A style, or its URL; default: the built-in style. */
  readonly style?: string | object | undefined;
  /** Data for the built-in style. */
  readonly surroundings: string | object;
}

/** A MapLibre map under the canvas of a stage, with the same view. */
export class Basemap {
  /** Resolves when the first frame is complete; rejects with the error to report. */
  readonly ready: Promise<void>;
  readonly #stage: Stage;
  readonly #content: BasemapContent;
  readonly #map: MapLibreMap;
  readonly #element = document.createElement('div');
  readonly #attribution: Attribution;
  readonly #told = new Set<string>();
  #patience: ReturnType<typeof setTimeout> | undefined;
  #isReady = false;
  #seen = '';

  /**
   * @param stage - the stage above it
   * @param library - result of {@link load}
   * @param content - style and data
   * @throws MezzanineError `outdoor-unavailable`
   */
  constructor(stage: Stage, library: MapLibre, content: BasemapContent) {
    this.#stage = stage;
    Object.assign(this.#element.style, { position: 'absolute', inset: '0', visibility: 'hidden' });
    // Screen readers and pointers use the map above it.
    this.#element.inert = true;
    this.#element.ariaHidden = 'true';
    stage.root.element.prepend(this.#element);
    this.#element.style.background = stage.themes.current.paper;
    this.#content = content;
    this.#map = this.#open(library, this.#style());
    Object.assign(this.#map.getCanvas().style, { position: 'absolute', inset: '0' });
    this.#attribution = new Attribution(stage.root.element);
    this.ready = this.#whenReady();
    this.#map.on('error', ({ error }) => this.#report(error));
    this.#map.on('sourcedata', () => this.#attribute());
    this.resize();
    this.follow();
  }

  /**
   * Loads MapLibre.
   *
   * @param workerUrl - see {@link loadMapLibre}
   * @throws MezzanineError `outdoor-unavailable`
   */
  static load(workerUrl: string | undefined): Promise<MapLibre> {
    return loadMapLibre(workerUrl);
  }

  /** Updates its size from the stage. */
  resize(): void {
    const { pixelRatio } = this.#stage.view;
    if (this.#map.getPixelRatio() !== pixelRatio) this.#map.setPixelRatio(pixelRatio);
    this.#map.resize();
    this.#seen = '';
  }

  /** Renders the same view at the same time as the stage. */
  follow(): void {
    const { pose, focalPixels } = this.#stage.motion.projector();
    const dropMeters = -this.#stage.scene.footMeters;
    const view: GroundView = { pose, viewport: this.#stage.viewport, focalPixels, dropMeters };
    const seen = JSON.stringify(view);
    if (seen === this.#seen) return;
    this.#seen = seen;
    const { verticalFieldOfViewDegrees, ...camera } = cameraOnGround(view, this.#stage.projection);
    this.#map.setVerticalFieldOfView(verticalFieldOfViewDegrees);
    this.#map.jumpTo(camera);
    if (this.#isReady) this.#map.redraw();
  }

  /** Fades toward the background while floors are drawn apart, and back. */
  stepBack(isBehind: boolean): void {
    const { style } = this.#map.getCanvas();
    const fadeMs = this.#stage.isReducedMotion ? 0 : FADE_MS;
    style.transition = `opacity ${fadeMs}ms ease-out`;
    style.opacity = isBehind ? String(SHARE_WHEN_BEHIND) : '';
  }

  /** Updates its theme from the stage. */
  repaint(): void {
    this.#element.style.background = this.#stage.themes.current.paper;
    this.#attribute();
    if (this.#content.style === undefined) this.#map.setStyle(this.#style());
  }

  /** Frees all resources. */
  remove(): void {
    clearTimeout(this.#patience);
    this.#map.remove();
    this.#element.remove();
    this.#attribution.remove();
  }

  #style(): string | StyleSpecification {
    const { style, surroundings } = this.#content;
    const { themes, venue } = this.#stage;
    return style === undefined
      ? outdoorStyle(surroundings, themes.current, venue.center.latitude)
      : (style as string | StyleSpecification);
  }

  #open(library: MapLibre, style: string | StyleSpecification): MapLibreMap {
    try {
      return new library.Map({
        container: this.#element,
        style,
        interactive: false,
        attributionControl: false,
        maplibreLogo: false,
        trackResize: false,
        fadeDuration: 0,
        maxPitch: MOST_PITCH_DEGREES,
        maxZoom: 24,
        renderWorldCopies: false,
        canvasContextAttributes: { antialias: true },
      });
    } catch (cause) {
      this.#element.remove();
      throw new MezzanineError('outdoor-unavailable', {
        given: `MapLibre could not start: ${messageOf(cause)}.`,
        remedy: 'Keep fewer maps on one page. The indoor map works without the outdoor map.',
        cause,
      });
    }
  }

  #whenReady(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#map.once('load', () => {
        clearTimeout(this.#patience);
        this.#isReady = true;
        this.#element.style.visibility = '';
        this.#attribute();
        resolve();
      });
      this.#map.once('error', ({ error }) => reject(styleError(messageOf(error), error)));
      this.#map.once('remove', () => resolve());
      this.#patience = setTimeout(() => {
        reject(
          styleError(
            `no frame was completed within ${PATIENCE_MS / 1000} s`,
            undefined,
            WORKER_REMEDY,
          ),
        );
      }, PATIENCE_MS);
    });
  }

  /** Reports a failing tile once, because MapLibre keeps requesting it. */
  #report(error: unknown): void {
    const message = messageOf(error);
    if (!this.#isReady || this.#told.has(message)) return;
    this.#told.add(message);
    this.#stage.report(styleError(message, error));
  }

  #attribute(): void {
    // While another style is loading there is none, despite the type definitions.
    const style = this.#isReady
      ? (this.#map.getStyle() as StyleSpecification | undefined)
      : undefined;
    const { sources = {} } = style ?? {};
    const texts = Object.keys(sources).map((id) => this.#map.getSource(id)?.attribution);
    this.#attribution.show(
      texts.filter((text) => text !== undefined),
      this.#stage.themes.current,
    );
  }
}

const WORKER_REMEDY =
  "In a bundle, pass workerUrl: new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href; " +
  'otherwise check the connection and the style.';

function styleError(what: string, cause: unknown, remedy?: string): MezzanineError {
  return new MezzanineError('outdoor-style', {
    given: `The outdoor map could not be rendered: ${what.replace(/\.$/, '')}.`,
    ...(remedy !== undefined && { remedy }),
    cause,
  });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
