/**
 * How much of the viewer's interface is shown: all of it, less around the map, large for a kiosk,
 * or a single place.
 */
export type ViewerMode = 'full' | 'embed' | 'kiosk' | 'minimap';

/** What the viewer shows: the map with a place, or directions. */
export type ViewerView = 'map' | 'directions';

/** A point on the Earth, in WGS84 degrees. */
export interface ViewerCoordinate {
  /** −90 to 90. */
  readonly latitude: number;
  /** −180 to 180. */
  readonly longitude: number;
}

/** Camera of the map; missing fields are left to the viewer. */
export interface ViewerCamera {
  /** Center of the view. */
  readonly center?: ViewerCoordinate;
  /** Web-mercator zoom level of 512-pixel tiles, 0 to 30; a building fills a screen at about 17. */
  readonly zoom?: number;
  /** Bearing: degrees clockwise from north at the top of the screen, −360 to 360. */
  readonly bearing?: number;
  /** Pitch in degrees, 0 (straight down) to 90. */
  readonly pitch?: number;
}

/** A "you are here" sign. */
export interface YouAreHere extends ViewerCoordinate {
  /** Id of the floor; default: the initial floor. */
  readonly floor?: string;
}

/**
 * A deep link into the viewer. All fields except `venue` are undefined if missing. Texts have at
 * most 200 characters, without invisible ones, and lists at most 20 entries.
 */
export interface ViewerLink {
  /** Id of a venue, or URL of an MVF bundle: a path on the viewer's server, or `https:`. */
  readonly venue: string;
  /** Default: `directions` if there is a departure or a stop, otherwise `map`. */
  readonly view?: ViewerView;
  /** Id, external id or exact name of the initial floor. */
  readonly floor?: string;
  /**
   * Ids, external ids or exact names of the selected places; in directions mode, the destination.
   */
  readonly location?: readonly string[];
  /** Departure of directions; if there are several, the nearest is used. */
  readonly departure?: readonly string[];
  /** Intermediate stops, in order. */
  readonly stops?: readonly string[];
  /** Whether directions are step-free. */
  readonly accessible?: boolean;
  /** Language of text and data, BCP 47. */
  readonly language?: string;
  /** Position of the reader of the link, for example for a QR code on a notice board. */
  readonly youAreHere?: YouAreHere;
  /**
   * Heading of a reader at the sign, in degrees clockwise from north, 0 to 360. The sign points
   * there, and the map is rotated so that this direction is up, unless `bearing` is set.
   */
  readonly heading?: number;
  /** Initial camera. */
  readonly camera?: ViewerCamera;
  /** The search query. */
  readonly search?: string;
  /** Id or name of the category whose places are listed. */
  readonly category?: string;
  /** Default `full`. */
  readonly mode?: ViewerMode;
  /** Default: the device's setting. */
  readonly theme?: 'light' | 'dark';
  /** Brand color, `#rrggbb`. */
  readonly color?: string;
  /** Whether floors are drawn apart, one above the other. */
  readonly stacked?: boolean;
  /** Whether the outdoor map is shown. */
  readonly outdoors?: boolean;
  /** Kiosk mode: seconds without a touch before returning to the initial view, 5 to 3600. */
  readonly idleSeconds?: number;
  /** Signed access to a private map. */
  readonly access?: string;
  /**
   * Origin of the page that may exchange messages with the viewer; set by {@link connectViewer} and
   * the element.
   */
  readonly hostOrigin?: string;
}

/** An invalid parameter of a link. The rest of the link is used. */
export interface LinkFault {
  /** Name of the parameter. */
  readonly parameter: string;
  /** The given value, at most its first 80 characters. */
  readonly given: string;
  /** What was expected and how the value was handled, as a sentence for readers. */
  readonly message: string;
}
