import type { Coordinate } from '../data/Coordinate.ts';
import type { LabelPriority } from './Label.ts';
import type { PlaceTarget } from './PlaceTarget.ts';

/** The point of a marker that is placed at its coordinate. */
export type MarkerAnchor =
  | 'center'
  | 'top'
  | 'bottom'
  | 'left'
  | 'right'
  | 'top-left'
  | 'top-right'
  | 'bottom-left'
  | 'bottom-right';

/** Placement and interactivity of a marker. */
export interface MarkerOptions {
  /** The side or corner placed at the coordinate; default `center`. */
  readonly anchor?: MarkerAnchor;
  /**
   * Decides which item is shown if two markers, or a marker and a label, overlap; default `high`.
   */
  readonly priority?: LabelPriority;
  /** Whether it is a button for pointers, keyboards, and screen readers; default false. */
  readonly interactive?: boolean;
  /** Accessible name; default: its text. */
  readonly accessibleName?: string;
  /** Minimum zoom level; default: none. */
  readonly minZoomLevel?: number;
  /** Meters above its place; default 0. */
  readonly altitudeMeters?: number;
}

/** Marker properties that can be changed. */
export interface MarkerPatch extends MarkerOptions {
  /** New position. */
  readonly target?: PlaceTarget;
  /** An element, or text. */
  readonly content?: HTMLElement | string;
}

/** Position and visibility of a marker; kept by the map. */
export interface MarkerSource {
  readonly placeOf: (marker: Marker) => Coordinate;
  readonly isVisible: (marker: Marker) => boolean;
}

/** An HTML element at a place on the map, created by `mapView.markers.add`. */
export class Marker {
  /** The entity type; narrows a union of entities. */
  readonly type = 'marker';
  /** Unique among the markers of a map. */
  readonly id: number;
  /** Wrapper of the content; moved by the map. */
  readonly element: HTMLElement;
  readonly #source: MarkerSource;

  /** @internal Made by `mapView.markers`. */
  constructor(id: number, element: HTMLElement, source: MarkerSource) {
    this.id = id;
    this.element = element;
    this.#source = source;
  }

  /** Its position and floor. */
  get coordinate(): Coordinate {
    return this.#source.placeOf(this);
  }

  /** Whether it is visible in the last frame. */
  get isVisible(): boolean {
    return this.#source.isVisible(this);
  }
}
