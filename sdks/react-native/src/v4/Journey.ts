import {
  destinationPolygonsOf,
  expectJourneyOptions,
  hasTemplate,
  isStepFree,
  journeyMarkersOf,
  legsOf,
  placeOf,
  stepOf,
  type Directions,
  type JourneyOptions,
} from '@mezzanine/mezzanine-js/compat';
import type { SceneMarker } from './Scene.ts';
import type { StoreContext } from './StoreContext.ts';

/** The route that is drawn on the map. */
export class Journey {
  readonly #context: StoreContext;
  #legs: readonly Directions[] = [];

  /** @internal */
  constructor(context: StoreContext) {
    this.#context = context;
  }

  /**
   * Draws a route instead of the one that is drawn. Directions without a route draw nothing.
   *
   * @param directions - from `directionsTo` or `getDirections`; an array for several destinations
   * @param options - look of the route and of its markers
   * @throws MezzanineError `invalid-argument`
   * @example
   * store.Journey.draw(shop.directionsTo(restroom), { pathOptions: { color: '#2563eb' } });
   */
  draw(directions: Directions | readonly Directions[], options: JourneyOptions = {}): void {
    const legs = legsOf(directions);
    expectJourneyOptions(options);
    this.clear();
    const [first] = legs;
    if (first?.v6.type !== 'directions') return;
    const { scene, venue } = this.#context;
    const { pathOptions, polygonHighlightColor } = options;
    this.#legs = legs;
    const highlights = destinationPolygonsOf(venue, legs).flatMap(({ id }): [string, string][] =>
      polygonHighlightColor === undefined ? [] : [[id, polygonHighlightColor]],
    );
    for (const { place, html } of journeyMarkersOf(venue, first.v6, options)) {
      const marker: SceneMarker = {
        owner: 'journey',
        props: {
          target: placeOf(this.#context, place),
          content: { kind: 'html', html },
          anchor: 'bottom',
          priority: 'always',
        },
      };
      scene.set('markers', scene.newId('journey'), marker);
    }
    scene.change({
      highlights: new Map(highlights),
      route: {
        from: first.v6.origin,
        to: first.v6.destinations,
        options: { isStepFree: isStepFree(first) },
        color: pathOptions?.color,
        markers: hasTemplate(options) ? false : undefined,
      },
    });
  }

  /**
   * Goes to a step of the route and shows its map.
   *
   * @param index - place in `instructions`; with several destinations, the leg
   * @throws MezzanineError `invalid-argument`
   */
  setStep(index: number): void {
    const step = stepOf(this.#legs, index);
    const { route } = this.#context.scene.read();
    if (route) this.#context.scene.change({ route: { ...route, step } });
  }

  /** Removes the route, its markers, and its highlights. */
  clear(): void {
    const { scene } = this.#context;
    this.#legs = [];
    scene.keep('markers', ({ owner }) => owner !== 'journey');
    scene.change({ route: undefined, highlights: new Map() });
  }
}
