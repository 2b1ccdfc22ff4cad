import type { NavigationOptions } from '../../index.ts';
import type { DirectionsSource } from './DirectionsSource.ts';
import type { Directions, Polygon } from './entities.ts';
import {
  destinationPolygonsOf,
  expectJourneyOptions,
  hasTemplate,
  journeyMarkersOf,
  legsOf,
  stepOf,
  type JourneyOptions,
} from './journeyOptions.ts';
import type { MapContext } from './MapContext.ts';
import { Markers } from './Markers.ts';
import { withOldNames } from './oldNames.ts';
import { safeHtml } from './safeHtml.ts';
import type { PolygonLooks } from './PolygonLooks.ts';

/** The route that is drawn on the map. */
export class Journey {
  readonly #context: MapContext;
  readonly #looks: PolygonLooks;
  readonly #markers: Markers;
  #legs: readonly Directions[] = [];
  #highlighted: readonly Polygon[] = [];

  /** @internal */
  constructor(context: MapContext, looks: PolygonLooks) {
    this.#context = context;
    this.#looks = looks;
    this.#markers = new Markers(context);
  }

  /**
   * Draws a route instead of the one that is drawn. Directions without a route draw nothing.
   *
   * @param directions - from `directionsTo`; an array for several destinations
   * @param options - look of the route and of its markers
   * @throws MezzanineError `invalid-argument`
   * @example
   * mapView.Journey.draw(shop.directionsTo(restroom), { pathOptions: { color: '#2563eb' } });
   */
  draw(directions: Directions | readonly Directions[], options: JourneyOptions = {}): void {
    const legs = legsOf(directions);
    expectJourneyOptions(options);
    this.clear();
    const [first] = legs;
    const directions6 = first && this.#resultOf(first.source);
    if (directions6?.type !== 'directions') return;
    const names = { 'options.color': 'options.pathOptions.color' };
    withOldNames(names, () => {
      this.#context.map6.navigation.show(directions6, navigationOptionsOf(options));
    });
    this.#legs = legs;
    for (const { place, html } of journeyMarkersOf(this.#context.venue, directions6, options)) {
      this.#markers.addElement(place, safeHtml(html), { anchor: 'bottom', rank: 3 });
    }
    this.#highlight(legs, options);
  }

  /**
   * Goes to a step of the route and shows its map.
   *
   * @param index - place in `instructions`; with several destinations, the leg
   * @throws MezzanineError `invalid-argument`
   */
  setStep(index: number): void {
    const { navigation } = this.#context.map6;
    navigation.setStep(stepOf(this.#legs, index));
  }

  /** Removes the route, its markers, and its highlights. */
  clear(): void {
    this.#context.map6.navigation.clear();
    this.#markers.removeAll();
    for (const polygon of this.#highlighted) this.#looks.reset(polygon, ['color']);
    this.#highlighted = [];
    this.#legs = [];
  }

  /** The directions in the language that the map was shown in, as drawing needs them. */
  #resultOf({ result, findIn }: DirectionsSource) {
    const { map6, venue } = this.#context;
    return map6.venue === venue.v6 ? result : findIn(map6.venue);
  }

  #highlight(legs: readonly Directions[], { polygonHighlightColor }: JourneyOptions): void {
    if (polygonHighlightColor === undefined) return;
    this.#highlighted = destinationPolygonsOf(this.#context.venue, legs);
    for (const polygon of this.#highlighted) {
      withOldNames({ color: 'options.polygonHighlightColor' }, () =>
        this.#looks.change(polygon, { color: polygonHighlightColor }),
      );
    }
  }
}

function navigationOptionsOf(options: JourneyOptions): NavigationOptions {
  const { color } = options.pathOptions ?? {};
  return {
    ...(color !== undefined && { color }),
    ...(hasTemplate(options) && { markers: false }),
  };
}
