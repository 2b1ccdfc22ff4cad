import type { Venue } from '../data/Venue.ts';
import { expectOptions } from '../data/expectArgument.ts';
import type { HostView, MapHost } from './MapHost.ts';
import type { ChangeReason } from './mapEvents.ts';
import { MapView } from './MapView.ts';
import { expectLook, expectVenue, floorOf, partsOf, wordsOf } from './showMap.ts';
import type { ShowMapOptions } from './showMap.ts';
import { Stage } from './Stage.ts';

/** Options for showing a venue on a host map, which has its own camera. */
export type ShowMapInOptions = Pick<
  ShowMapOptions,
  'floor' | 'theme' | 'labels' | 'keyboard' | 'list' | 'announcements' | 'messages'
>;

/** A venue on a host map. */
export interface HostedMap {
  /** The map view of the venue. */
  readonly mapView: MapView;
  /** Height of the bottom of the building relative to the current floor, in meters; negative. */
  readonly footMeters: () => number;
  /**
   * Renders into the frame that the host is rendering.
   *
   * @param view - view of the host
   * @param reason - who moved its camera last
   */
  readonly draw: (view: HostView, reason: ChangeReason) => void;
  /** Notifies the map that the host's camera moved and a frame will follow. */
  readonly wake: () => void;
  /**
   * Notifies the map of a click on the host.
   *
   * @param point - CSS pixels from its top-left corner
   * @param event - the browser event
   */
  readonly click: (point: { readonly x: number; readonly y: number }, event: PointerEvent) => void;
}

const KEYS: readonly (keyof ShowMapInOptions)[] = [
  'floor',
  'theme',
  'labels',
  'keyboard',
  'list',
  'announcements',
  'messages',
];

/**
 * Shows a venue on a host map. For bindings to map libraries; apps call `showMap`, or a binding
 * such as `@mezzanine/maplibre-overlay`.
 *
 * @param host - the host map
 * @param venue - from `loadVenue`
 * @param options - floor and appearance
 * @throws MezzanineError `invalid-argument`, `unknown-target`, or `no-webgl`
 */
export function showMapIn(host: MapHost, venue: Venue, options: ShowMapInOptions = {}): HostedMap {
  expectVenue(venue);
  expectOptions('options', options, KEYS);
  expectLook(options);
  const floor = floorOf(venue, options);
  const { bearing } = host.seen(0).pose;
  const words = wordsOf(venue, options);
  const stage = new Stage(host.container, venue, { ...words, bearing, floor, host });
  const mapView = new MapView(stage, partsOf(options));
  // Camera moves before the first frame start from the host's current camera.
  stage.see(host.seen(stage.scene.footMeters), 'api');
  setTimeout(() => stage.emitter.emit('floor-change', { floor, reason: 'initial' }));
  return {
    mapView,
    footMeters: () => stage.scene.footMeters,
    draw: (view, reason) => stage.drawInto(view, reason, performance.now()),
    wake: () => stage.wake(),
    click: (point, event) => mapView.click(point, event),
  };
}
