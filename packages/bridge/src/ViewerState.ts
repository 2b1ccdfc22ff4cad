import type { ViewerCamera, ViewerCoordinate, ViewerView } from './link/ViewerLink.ts';

/** The current state of the viewer. */
export interface ViewerState {
  /** The map with a place, or directions. */
  readonly view: ViewerView;
  /** Id of the floor. */
  readonly floor?: string;
  /** Ids of the selected places; in directions mode, the destination. */
  readonly location: readonly string[];
  /** Ids of the departure. */
  readonly departure: readonly string[];
  /** Ids of intermediate stops. */
  readonly stops: readonly string[];
  /** Whether directions are step-free. */
  readonly accessible: boolean;
  /** Language of text, BCP 47. */
  readonly language: string;
  /** Id of the category whose places are listed. */
  readonly category?: string;
  /** The search query. */
  readonly search?: string;
}

/**
 * Changes to the viewer's state. Places, floors and categories may be given by id, external id or
 * exact name. An empty text ends a search or closes a category; an empty list clears the selection.
 */
export type ViewerStateChange = Partial<ViewerState>;

/** A request for directions. */
export interface DirectionsRequest {
  /** Departure: ids, external ids or exact names. If there are several, the nearest is used. */
  readonly from: readonly string[];
  /** Destination. */
  readonly to: readonly string[];
  /** Intermediate stops, in order. */
  readonly stops?: readonly string[];
  /** Whether the route must be step-free; default: the viewer's setting. */
  readonly accessible?: boolean;
}

/** The route that the viewer shows. */
export interface DirectionsSummary {
  /** Ids of the departure. */
  readonly departure: readonly string[];
  /** Ids of the destination. */
  readonly location: readonly string[];
  /** Ids of the intermediate stops. */
  readonly stops: readonly string[];
  /** Whether it is step-free. */
  readonly accessible: boolean;
  /** Length in meters. */
  readonly lengthMeters: number;
  /** Walking time in seconds. */
  readonly seconds: number;
  /** Instructions, one sentence each, in the viewer's language. */
  readonly instructions: readonly string[];
}

/** A place that a user selected on the map or in a list. */
export interface ClickedLocation {
  /** Id of the place. */
  readonly location: string;
  /** Its name, in the viewer's language. */
  readonly name: string;
  /** Its external id, if it has one. */
  readonly externalId?: string;
  /** Id of its floor. */
  readonly floor?: string;
}

/** Position of the user: the blue dot. */
export interface ViewerPosition extends ViewerCoordinate {
  /** Accuracy radius in meters; default: not shown. */
  readonly accuracyMeters?: number;
  /** Heading in degrees clockwise from north; default: not shown. */
  readonly headingDegrees?: number;
  /** Id, external id or exact name of the floor; default: unknown. */
  readonly floor?: string;
}

/** Camera target; missing fields stay the same. */
export interface CameraChange extends ViewerCamera {
  /** Whether to animate the camera; default true. */
  readonly isAnimated?: boolean;
}
