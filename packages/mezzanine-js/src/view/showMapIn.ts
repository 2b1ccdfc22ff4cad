import type { Venue } from '../data/Venue.ts';
import { expectOptions } from './expectArgument.ts';
import type { HostView, MapHost } from './MapHost.ts';
import type { ChangeReason } from './mapEvents.ts';
import { MapView } from './MapView.ts';
import { expectLook, expectVenue, floorOf, partsOf, wordsOf } from './showMap.ts';
import type { ShowMapOptions } from './showMap.ts';
import { Stage } from './Stage.ts';

/** How a venue is shown on a map of someone else; the camera is that map's own. */
export type ShowMapInOptions = Pick<
  ShowMapOptions,
  'floor' | 'theme' | 'labels' | 'keyboard' | 'list' | 'announcements' | 'messages'
>;

/** A venue on a map of someone else. */
export interface HostedMap {
  /** What there is to do with it. */
  readonly mapView: MapView;
  /** How far the foot of the building lies below the shown floor, in meters; negative. */
  readonly footMeters: () => number;
  /**
   * Draws into the picture that the host is drawing.
   *
   * @param view - how the host is seen in it
   * @param reason - who moved its camera last
   */
  readonly draw: (view: HostView, reason: ChangeReason) => void;
  /** Tells that the camera of the host moved: a picture will come. */
  readonly wake: () => void;
  /**
   * Tells of a click on the host.
   *
   * @param point - CSS pixels from its top left
   * @param event - what the browser reported
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
 * Shows a venue on a map of someone else. For bindings to map libraries; apps call `showMap`, or a
 * binding such as `@mezzanine/maplibre-overlay`.
 *
 * @param host - the map that is drawn into
 * @param venue - from `loadVenue`
 * @param options - floor and look
 * @throws MezzanineError `invalid-argument`, `unknown-target` or `no-webgl`
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
  // Whoever moves the camera before the first picture moves it from where it is.
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
