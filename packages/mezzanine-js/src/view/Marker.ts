import type { Coordinate } from '../data/Coordinate.ts';
import type { LabelPriority } from './Label.ts';
import type { PlaceTarget } from './PlaceTarget.ts';

/** What of a marker is at its place. */
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

/** How a marker stands on the map. */
export interface MarkerOptions {
  /** Which of its sides or corners is at the place; default `center`. */
  readonly anchor?: MarkerAnchor;
  /** Who wins where two markers, or a marker and a label, want the same place; default `high`. */
  readonly priority?: LabelPriority;
  /** Whether it is a button: by pointer, by keyboard and for screen readers; default false. */
  readonly interactive?: boolean;
  /** What screen readers say; default: its text. */
  readonly accessibleName?: string;
  /** Hidden below this zoom level; default: never. */
  readonly minZoomLevel?: number;
  /** Meters above its place; default 0. */
  readonly altitudeMeters?: number;
}

/** What can be changed of a marker. */
export interface MarkerPatch extends MarkerOptions {
  /** Where it stands from now on. */
  readonly target?: PlaceTarget;
  /** An element, or a text. */
  readonly content?: HTMLElement | string;
}

/** Where a marker is and whether it is shown; kept by the map. */
export interface MarkerSource {
  readonly placeOf: (marker: Marker) => Coordinate;
  readonly isVisible: (marker: Marker) => boolean;
}

/** An element of the page at a place on the map, made by `mapView.markers.add`. */
export class Marker {
  /** Says what this is, for code that takes several kinds. */
  readonly type = 'marker';
  /** Unique among the markers of a map. */
  readonly id: number;
  /** Holds the content; the map moves it. */
  readonly element: HTMLElement;
  readonly #source: MarkerSource;

  /** @internal Made by `mapView.markers`. */
  constructor(id: number, element: HTMLElement, source: MarkerSource) {
    this.id = id;
    this.element = element;
    this.#source = source;
  }

  /** Where it stands, and on which floor. */
  get coordinate(): Coordinate {
    return this.#source.placeOf(this);
  }

  /** Whether it is in the last picture. */
  get isVisible(): boolean {
    return this.#source.isVisible(this);
  }
}
