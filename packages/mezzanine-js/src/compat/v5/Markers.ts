import type { Marker as Marker6, MarkerAnchor, MarkerOptions as Options6 } from '../../index.ts';
import { Coordinate } from './entities.ts';
import type { MapContext } from './MapContext.ts';
import { placeOf, priorityOf, type Place } from './places.ts';
import { reportKeys } from './noSuccessor.ts';
import { expectObject, invalidArgument, unknownTarget } from './expectArgument.ts';
import { withOldNames } from './oldNames.ts';
import { safeHtml } from './safeHtml.ts';

/** Anchors of markers: the side or corner of the content that is at the place. */
export const MARKER_ANCHOR = {
  CENTER: 'center',
  TOP: 'top',
  BOTTOM: 'bottom',
  LEFT: 'left',
  RIGHT: 'right',
  TOP_LEFT: 'top-left',
  TOP_RIGHT: 'top-right',
  BOTTOM_LEFT: 'bottom-left',
  BOTTOM_RIGHT: 'bottom-right',
} as const satisfies Record<string, MarkerAnchor>;

/** Options of {@link Markers.add}. */
export interface MarkerOptions {
  /** One of `MARKER_ANCHOR`; default `center`. */
  readonly anchor?: MarkerAnchor;
  /** One of `COLLISION_RANKING_TIERS`, or a number from 0; default 2. */
  readonly rank?: number;
  /** Whether it can be clicked; default false. */
  readonly interactive?: boolean;
}

/** Options of {@link Markers.animate}. */
export interface MarkerAnimationOptions {
  /** Milliseconds, 0 to 600,000; default 600. */
  readonly duration?: number;
  /** Has no effect in version 6; reported once. */
  readonly easing?: string;
}

/** A marker on the map. */
export class Marker {
  /** Unique among the markers of a map. */
  readonly id: string;
  readonly #marker6: Marker6;
  readonly #coordinateOf: (marker6: Marker6) => Coordinate;

  /** @internal Made by `mapView.Markers.add`. */
  constructor(marker6: Marker6, coordinateOf: (marker6: Marker6) => Coordinate) {
    this.id = `marker-${marker6.id}`;
    this.#marker6 = marker6;
    this.#coordinateOf = coordinateOf;
  }

  /** Where the marker is. */
  get position(): Coordinate {
    return this.#coordinateOf(this.#marker6);
  }

  /** The element that contains the content. */
  get containerEl(): HTMLElement {
    return this.#marker6.element;
  }

  /** The marker of version 6. */
  get v6(): Marker6 {
    return this.#marker6;
  }
}

const NAMES = { 'options.durationMs': 'options.duration', 'options.priority': 'options.rank' };

/** HTML elements on the map. */
export class Markers {
  readonly #context: MapContext;
  readonly #markers = new Map<Marker6, Marker>();

  /** @internal */
  constructor(context: MapContext) {
    this.#context = context;
  }

  /**
   * Adds a marker.
   *
   * @param place - a polygon, node, location, or coordinate
   * @param html - content; scripts, event handlers, and forms are removed
   * @param options - anchor, rank, interaction
   * @throws MezzanineError `invalid-argument`
   * @example
   * const marker = mapView.Markers.add(polygon, '<b>Sale</b>', { anchor: MARKER_ANCHOR.TOP });
   */
  add(place: Place, html: string, options: MarkerOptions = {}): Marker {
    if (typeof html !== 'string') throw invalidArgument('html', html, 'an HTML string');
    return this.addElement(place, safeHtml(html), options);
  }

  /** @internal */
  addElement(place: Place, element: HTMLElement, options: MarkerOptions): Marker {
    expectObject('options', options);
    const { map6, venue } = this.#context;
    const target = placeOf(this.#context, place);
    const marker6 = withOldNames(NAMES, () =>
      map6.markers.add(target, element, optionsOf(options)),
    );
    const marker = new Marker(marker6, ({ coordinate }) => {
      const { floorId = map6.floors.current.id } = coordinate;
      return venue.index.coordinate({ ...coordinate, floorId });
    });
    this.#markers.set(marker6, marker);
    return marker;
  }

  /** Lists all markers in the order in which they were added. */
  getAll(): readonly Marker[] {
    return [...this.#markers.values()];
  }

  /**
   * Removes a marker. Removing it again is a no-op.
   *
   * @param marker - the marker or its id
   */
  remove(marker: Marker | string): void {
    const found = this.find(marker);
    if (!found) return;
    this.#markers.delete(found.v6);
    this.#context.map6.markers.remove(found.v6);
  }

  /** Removes all markers, but not tooltips. */
  removeAll(): void {
    for (const marker of this.getAll()) this.remove(marker);
  }

  /**
   * Moves a marker immediately.
   *
   * @param marker - the marker or its id
   * @param place - the new position
   * @throws MezzanineError `invalid-argument`, or `unknown-target` if the marker was removed
   */
  setPosition(marker: Marker | string, place: Place): void {
    const target = placeOf(this.#context, place);
    this.#context.map6.markers.update(this.#expect(marker).v6, { target });
  }

  /**
   * Moves a marker over time.
   *
   * @param marker - the marker or its id
   * @param place - the new position; on another map, it moves immediately
   * @param options - duration
   * @returns resolves when the marker stops
   * @throws MezzanineError `invalid-argument`, or `unknown-target` if the marker was removed
   */
  async animate(
    marker: Marker | string,
    place: Place,
    options: MarkerAnimationOptions = {},
  ): Promise<void> {
    const { map6 } = this.#context;
    const { v6 } = this.#expect(marker);
    const target = placeOf(this.#context, place);
    reportKeys('Markers.animate', options, { easing: 'Markers slow down at the end.' });
    const { duration } = options;
    if ('type' in target && !(place instanceof Coordinate)) {
      const center = placeCenterOf(place);
      return this.animate(marker, center, options);
    }
    const to = target as Parameters<typeof map6.markers.animateTo>[1];
    const how = duration === undefined ? {} : { durationMs: duration };
    await withOldNames(NAMES, () => map6.markers.animateTo(v6, to, how));
  }

  /** @internal */
  find(marker: Marker | string): Marker | undefined {
    return this.getAll().find((one) => one === marker || one.id === marker);
  }

  /** @internal Markers among those of version 6. */
  among(markers6: readonly Marker6[]): Marker[] {
    return markers6.flatMap((one) => this.#markers.get(one) ?? []);
  }

  #expect(marker: Marker | string): Marker {
    const found = this.find(marker);
    if (found) return found;
    throw unknownTarget(
      'marker was removed or belongs to another map.',
      'Expected a marker from Markers.add, or its id.',
    );
  }
}

function optionsOf({ anchor, rank, interactive }: MarkerOptions): Options6 {
  const priority = priorityOf(rank);
  return {
    ...(anchor !== undefined && { anchor }),
    ...(priority !== undefined && { priority }),
    ...(interactive !== undefined && { interactive }),
  };
}

function placeCenterOf(place: Place): Coordinate {
  if (place instanceof Coordinate) return place;
  if ('center' in place) return place.center;
  if ('coordinate' in place) return place.coordinate;
  const center = place.polygons[0]?.center ?? place.nodes[0]?.coordinate;
  if (center) return center;
  throw invalidArgument('place', place, 'a location that is on a map');
}
