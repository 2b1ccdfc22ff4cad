import {
  MezzanineError,
  showMapIn,
  type HostedMap,
  type MapView,
  type ShowMapInOptions,
  type Venue,
} from '@mezzanine/mezzanine-js';
import type { CustomLayerInterface, IControl, Map as MapLibreMap, Subscription } from 'maplibre-gl';
import { MapLibreHost } from './MapLibreHost.ts';

/** Options for showing a venue on a MapLibre map. */
export interface MezzanineOverlayOptions extends ShowMapInOptions {
  /**
   * Layer of the map's style to draw the venue below. Default, and fallback if the style has no such
   * layer: above all layers.
   */
  readonly beforeId?: string;
  /** Altitude of the ground at the venue in meters; default 0. */
  readonly altitudeMeters?: number;
}

let overlayCount = 0;

/**
 * A venue on your own MapLibre map, as a control. The map keeps its camera, gestures, and other
 * layers.
 *
 * @example
 * const overlay = new MezzanineOverlay(await loadVenue('/venues/mall.mvf.zip'));
 * map.addControl(overlay);
 * overlay.mapView.on('click', ({ spaces }) => console.log(spaces[0]?.name));
 */
export class MezzanineOverlay implements IControl {
  /** The venue. */
  readonly venue: Venue;
  readonly #options: MezzanineOverlayOptions;
  readonly #layerId: string;
  #hosted: HostedMap | undefined;
  #host: MapLibreHost | undefined;
  #stops: Subscription[] = [];

  /**
   * @param venue - from `loadVenue`
   * @param options - floor, appearance, and position
   */
  constructor(venue: Venue, options: MezzanineOverlayOptions = {}) {
    overlayCount += 1;
    this.venue = venue;
    this.#options = options;
    this.#layerId = `mezzanine-${overlayCount}`;
  }

  /**
   * The map view: spaces, labels, markers, shapes, floors, directions.
   *
   * @throws MezzanineError `destroyed` if the overlay is not on a map
   */
  get mapView(): MapView {
    if (this.#hosted) return this.#hosted.mapView;
    throw new MezzanineError('destroyed', {
      given: `The overlay of "${this.venue.name}" is not on a map.`,
      remedy: 'Call map.addControl(overlay) first.',
    });
  }

  /**
   * Called by `map.addControl`.
   *
   * @throws MezzanineError `invalid-argument`, `unknown-target`, or `no-webgl`
   */
  onAdd(map: MapLibreMap): HTMLElement {
    const { altitudeMeters = 0, beforeId, ...options } = this.#options;
    if (this.#hosted || !Number.isFinite(altitudeMeters)) {
      throw new MezzanineError('invalid-argument', {
        given: this.#hosted
          ? `The overlay of "${this.venue.name}" is already on a map.`
          : `options.altitudeMeters is ${altitudeMeters}.`,
        expected: 'Expected one map per overlay, and altitudeMeters as a finite number.',
      });
    }
    const host = new MapLibreHost(map, this.venue.center, altitudeMeters);
    const hosted = showMapIn(host, this.venue, options);
    this.#hosted = hosted;
    let isUsers = false;
    const layer: CustomLayerInterface = {
      id: this.#layerId,
      type: 'custom',
      renderingMode: '3d',
      render: (_context, { defaultProjectionData }) => {
        host.setMatrix(defaultProjectionData.fallbackMatrix);
        hosted.draw(host.seen(hosted.footMeters()), isUsers ? 'user' : 'api');
      },
    };
    const place = () => {
      const below = beforeId !== undefined && map.getLayer(beforeId) ? beforeId : undefined;
      if (map.getLayer(layer.id)) map.moveLayer(layer.id, below);
      else map.addLayer(layer, below);
    };
    this.#host = host;
    this.#stops = [
      // A style change or a restored context removes custom layers; a style diff keeps them, but
      // adds new layers above them.
      map.on('style.load', place),
      map.on('click', ({ point, originalEvent }) =>
        hosted.click(point, originalEvent as PointerEvent),
      ),
      map.on('move', ({ originalEvent }) => {
        isUsers = originalEvent !== undefined;
        hosted.wake();
      }),
    ];
    if (map.getStyle() as unknown) place();
    const element = document.createElement('div');
    // MapLibre requires an element, but the overlay's own elements cover the whole map.
    element.hidden = true;
    return element;
  }

  /** Called by `map.removeControl`: frees all resources; the map continues without the venue. */
  onRemove(map: MapLibreMap): void {
    for (const stop of this.#stops) stop.unsubscribe();
    if ((map.getStyle() as unknown) && map.getLayer(this.#layerId)) map.removeLayer(this.#layerId);
    this.#host?.dispose();
    this.#hosted?.mapView.destroy();
    this.#hosted = undefined;
  }
}
