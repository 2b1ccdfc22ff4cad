import type { ViewerCamera, ViewerCoordinate, ViewerView } from './link/ViewerLink.ts';

/** What the viewer shows now. */
export interface ViewerState {
  /** The map with a place, or directions. */
  readonly view: ViewerView;
  /** Id of the floor. */
  readonly floor?: string;
  /** Ids of the chosen places; in directions, the destination. */
  readonly location: readonly string[];
  /** Where directions begin. */
  readonly departure: readonly string[];
  /** Places between departure and location. */
  readonly stops: readonly string[];
  /** Whether directions are step-free. */
  readonly accessible: boolean;
  /** Language of texts, BCP 47. */
  readonly language: string;
  /** Id of the category whose places are listed. */
  readonly category?: string;
  /** Text that is searched for. */
  readonly search?: string;
}

/**
 * What is to change in the viewer. Places, floors and categories may be given by id, external id or
 * exact name. An empty text ends a search or a category, an empty list takes the choice back.
 */
export type ViewerStateChange = Partial<ViewerState>;

/** Places that directions are asked for. */
export interface DirectionsRequest {
  /** Where to begin: ids, external ids or exact names; of several, the nearest. */
  readonly from: readonly string[];
  /** Where to go. */
  readonly to: readonly string[];
  /** Places between, in their order. */
  readonly stops?: readonly string[];
  /** Whether without steps; default: as the viewer is set. */
  readonly accessible?: boolean;
}

/** The way that the viewer shows. */
export interface DirectionsSummary {
  /** Ids of the places that it begins at. */
  readonly departure: readonly string[];
  /** Ids of the destination. */
  readonly location: readonly string[];
  /** Ids of the places between. */
  readonly stops: readonly string[];
  /** Whether it is step-free. */
  readonly accessible: boolean;
  /** Length in meters. */
  readonly lengthMeters: number;
  /** Time on foot, in seconds. */
  readonly seconds: number;
  /** What to do, sentence by sentence, in the viewer's language. */
  readonly instructions: readonly string[];
}

/** A place that somebody pressed on the map or in a list. */
export interface ClickedLocation {
  /** Id of the place. */
  readonly location: string;
  /** Its name, in the viewer's language. */
  readonly name: string;
  /** Its id in the venue's own records, where it has one. */
  readonly externalId?: string;
  /** Id of its floor. */
  readonly floor?: string;
}

/** Where the user of the map is: the blue dot. */
export interface ViewerPosition extends ViewerCoordinate {
  /** Radius within which the position is right, in meters; default: not shown. */
  readonly accuracyMeters?: number;
  /** Where the user looks, in degrees clockwise from north; default: not shown. */
  readonly headingDegrees?: number;
  /** Id, external id or exact name of the floor; default: not known. */
  readonly floor?: string;
}

/** Where the camera is to go; what is absent stays as it is. */
export interface CameraChange extends ViewerCamera {
  /** Whether it flies there; default true. */
  readonly isAnimated?: boolean;
}
