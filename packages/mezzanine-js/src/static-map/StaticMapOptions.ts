import type { Coordinate } from '../data/Coordinate.ts';
import type { Directions } from '../data/directions/Directions.ts';
import type { PlacedEntity } from '../data/distances/PlacedEntity.ts';
import type { Floor } from '../data/entities.ts';

/** Colors of a static map; `print` has white rooms and black lines, for paper. */
export type StaticMapTheme = 'light' | 'dark' | 'print';

/** A place on a static map: an entity, its id, or a coordinate. */
export type StaticMapPlace = PlacedEntity | Coordinate | string;

/**
 * What a static map frames: `floor` for the whole floor, `route` for the route on it, or one or more
 * places.
 */
export type StaticMapFrame = StaticMapPlace | readonly StaticMapPlace[];

/** A marker of a static map. */
export interface StaticMapMarker {
  /** Where it is; places on other floors are not drawn. */
  readonly place: StaticMapPlace;
  /** Its name, below it; default: none. */
  readonly text?: string;
  /** A pin with its tip at the place, or a dot on it; default `pin`. */
  readonly kind?: 'pin' | 'dot';
  /** Hexadecimal color such as `#c8411b`; default: the accent color of the theme. */
  readonly color?: string;
}

/** Options of {@link renderStaticMap}. */
export interface StaticMapOptions {
  /**
   * The floor, its id, or its external id. Default: the floor of the framed place, otherwise the
   * first floor of the route, otherwise the default floor of the venue.
   */
  readonly floor?: Floor | string;
  /** What to show; default: `route` if there is a route on the floor, otherwise `floor`. */
  readonly frame?: StaticMapFrame;
  /** Width in CSS pixels, a whole number from 120 to 4096; default 800. */
  readonly widthPixels?: number;
  /**
   * Height in CSS pixels, a whole number from 120 to 4096; default: as high as the framed part
   * needs, from 0.3 times the width to the width.
   */
  readonly heightPixels?: number;
  /** Space between the framed part and the edges, in CSS pixels, 0 to 400; default 24. */
  readonly paddingPixels?: number;
  /** Direction of the top edge, in degrees clockwise from north; default: what fits best. */
  readonly bearingDegrees?: number;
  /** Colors; default `light`. */
  readonly theme?: StaticMapTheme;
  /** Whether to write the names of places; default true. */
  readonly labels?: boolean;
  /**
   * Language of the names, such as `fr`; default: the language of the venue. Translating takes as
   * long as loading: for several maps, call `venue.inLanguage` once and pass its result.
   */
  readonly language?: string;
  /** A route to draw: directions, or a line whose coordinates have floors. */
  readonly route?: Directions | readonly Coordinate[];
  /** Up to 200 markers. */
  readonly markers?: readonly StaticMapMarker[];
  /** Up to 1,000 spaces, areas, and locations to emphasize. */
  readonly highlighted?: readonly StaticMapPlace[];
  /** Whether to show an arrow to the north if the map is rotated; default false. */
  readonly hasNorthArrow?: boolean;
  /** Accessible name; default: the names of venue and floor. */
  readonly title?: string;
  /** Accessible description; default: the numbers of places, and the ends of the route. */
  readonly description?: string;
  /**
   * Start of all ids in the document: a letter, then up to 39 letters, digits, `-`, and `_`. Default:
   * derived from the content, so that only equal maps have equal ids.
   */
  readonly idPrefix?: string;
}
