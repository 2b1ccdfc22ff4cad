/** How much of the viewer is shown: all of it, less around the map, large and for a wall, one place. */
export type ViewerMode = 'full' | 'embed' | 'kiosk' | 'minimap';

/** What the viewer shows: the map with a place, or the way to one. */
export type ViewerView = 'map' | 'directions';

/** A point of the earth, in degrees of WGS84. */
export interface ViewerCoordinate {
  /** From -90 to 90. */
  readonly latitude: number;
  /** From -180 to 180. */
  readonly longitude: number;
}

/** Where the map is seen from; what is absent is left to the viewer. */
export interface ViewerCamera {
  /** What is in the middle. */
  readonly center?: ViewerCoordinate;
  /** Web-mercator zoom level of 512 pixel tiles, from 0 to 30; a building fills a screen at about 17. */
  readonly zoom?: number;
  /** Degrees clockwise from north that are up on the screen, from -360 to 360. */
  readonly bearing?: number;
  /** Degrees from straight down, from 0 to 90. */
  readonly pitch?: number;
}

/** A "you are here" sign. */
export interface YouAreHere extends ViewerCoordinate {
  /** Id of the floor; default: the one that is shown first. */
  readonly floor?: string;
}

/**
 * One deep link into the viewer. Every field but `venue` is absent when it was not given. Texts have
 * at most 200 characters, none of which cannot be seen, and lists at most 20 entries.
 */
export interface ViewerLink {
  /** Id of a venue, or address of an MVF bundle: a path of the viewer's server, or `https:`. */
  readonly venue: string;
  /** Default: `directions` when there is a departure or a stop, else `map`. */
  readonly view?: ViewerView;
  /** Id, external id or exact name of the floor that is shown first. */
  readonly floor?: string;
  /** Ids, external ids or exact names of the places that are chosen; in directions, the destination. */
  readonly location?: readonly string[];
  /** Where directions begin; of several, the nearest. */
  readonly departure?: readonly string[];
  /** Places between departure and location, in their order. */
  readonly stops?: readonly string[];
  /** Whether directions are step-free. */
  readonly accessible?: boolean;
  /** Language of texts and data, BCP 47. */
  readonly language?: string;
  /** Where the reader of the link stands, as on the QR code of a notice board. */
  readonly youAreHere?: YouAreHere;
  /**
   * Where a reader at the sign looks, in degrees clockwise from north, from 0 to 360. The sign points
   * there, and the map is turned so that this is up, unless `bearing` says otherwise.
   */
  readonly heading?: number;
  /** Where the map is seen from first. */
  readonly camera?: ViewerCamera;
  /** Text that is searched for. */
  readonly search?: string;
  /** Id or name of the category whose places are listed. */
  readonly category?: string;
  /** Default `full`. */
  readonly mode?: ViewerMode;
  /** Default: as the device is set. */
  readonly theme?: 'light' | 'dark';
  /** Brand color, `#rrggbb`. */
  readonly color?: string;
  /** Whether floors stand above each other. */
  readonly stacked?: boolean;
  /** Whether the surroundings of the building are drawn. */
  readonly outdoors?: boolean;
  /** In kiosk mode, seconds without a touch until the first view is back, from 5 to 3600. */
  readonly idleSeconds?: number;
  /** Signed access to a private map. */
  readonly access?: string;
  /** Origin of the page that the viewer may talk to; {@link connectViewer} and the element set it. */
  readonly hostOrigin?: string;
}

/** A parameter of an address that is not as it should be. What is left of the link is used. */
export interface LinkFault {
  /** Name of the parameter. */
  readonly parameter: string;
  /** What was given, at most its first 80 characters. */
  readonly given: string;
  /** What was expected and what became of it, as a sentence for readers. */
  readonly message: string;
}
