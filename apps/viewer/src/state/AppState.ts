import type { ViewerLink, ViewerMode } from '@mezzanine/bridge';

/** Position of the user, from the device or the host. */
export interface HostPosition {
  /** Degrees north. */
  readonly latitude: number;
  /** Degrees east. */
  readonly longitude: number;
  /** Accuracy radius in meters. */
  readonly accuracyMeters?: number;
  /** Heading in degrees clockwise from north. */
  readonly headingDegrees?: number;
  /** Id of the floor. */
  readonly floor?: string;
}

/** Why the device position is not shown. */
export type PositionProblem = 'positionDenied' | 'positionUnavailable' | 'positionOutside';

/**
 * The whole state as one value: links and host messages set it, and the URL reflects it. Places
 * are stored as given (ids, external ids, or exact names), because a link may arrive before its
 * venue.
 */
export interface AppState {
  /** The map with a place, or directions. */
  readonly view: 'map' | 'directions';
  /** Id, external id, or name of the current floor; `undefined`: the venue's default. */
  readonly floor: string | undefined;
  /** The selection; in directions, the destination. */
  readonly location: readonly string[];
  /** Departure; if there are several, the nearest is used. Empty: the user's position, if known. */
  readonly departure: readonly string[];
  /** Intermediate stops, in order. */
  readonly stops: readonly string[];
  /** Whether routes are step-free. */
  readonly accessible: boolean;
  /** Language of the venue's texts; `undefined`: its default. */
  readonly language: string | undefined;
  /** The search text. */
  readonly search: string;
  /** Id or name of the category whose places are listed. */
  readonly category: string | undefined;
  /** Index of the current step of the directions. */
  readonly step: number;
  /** Whether floors are drawn apart. */
  readonly stacked: boolean;
  /** Whether the outdoor map is drawn. */
  readonly outdoors: boolean;
  /** Whether the device position is requested. */
  readonly isLocating: boolean;
  /** Position of the user, as far as the device or the host provides it. */
  readonly position: HostPosition | undefined;
  /**
   * Position of the user when directions were requested; they start there unless `departure` is
   * set.
   */
  readonly origin: HostPosition | undefined;
  /** Problem with the position, to show as a notice. */
  readonly problem: PositionProblem | undefined;
  /** Position of the "you are here" sign. */
  readonly youAreHere: ViewerLink['youAreHere'];
}

/** Settings that do not change while the viewer is open. */
export interface ViewerSettings {
  /** The venue, as the link names it. */
  readonly venue: string;
  /** How much of the interface is shown. */
  readonly mode: ViewerMode;
  /** Light or dark; `undefined`: the device's setting. */
  readonly theme: 'light' | 'dark' | undefined;
  /** Brand color, `#rrggbb`. */
  readonly color: string | undefined;
  /** Initial camera. */
  readonly camera: ViewerLink['camera'];
  /** Heading of a reader at the "you are here" sign, clockwise from north. */
  readonly heading: ViewerLink['heading'];
}

/** The state for a link. */
export function stateOf(link: ViewerLink): AppState {
  const { departure = [], stops = [], location = [] } = link;
  const hasRoute = departure.length + stops.length > 0;
  return {
    view: link.view ?? (hasRoute ? 'directions' : 'map'),
    floor: link.floor,
    location,
    departure,
    stops,
    accessible: link.accessible ?? false,
    language: link.language,
    search: link.search ?? '',
    category: link.category,
    step: 0,
    stacked: link.stacked ?? false,
    outdoors: link.outdoors ?? false,
    isLocating: false,
    position: undefined,
    origin: undefined,
    problem: undefined,
    youAreHere: link.youAreHere,
  };
}

/**
 * The link for a state. Default values are omitted, to keep URLs short.
 *
 * @param opened - the link that the viewer was opened by; its settings are kept
 */
export function linkOf(state: AppState, opened: ViewerLink): ViewerLink {
  const { venue, mode, theme, color, heading, idleSeconds, access, hostOrigin } = opened;
  const { location, departure, stops, search } = state;
  // Selecting a place replaces the initial camera of the link.
  const camera = location.length > 0 || state.view === 'directions' ? undefined : opened.camera;
  const settings = { venue, mode, theme, color, heading, camera, idleSeconds, access, hostOrigin };
  const hasRoute = departure.length + stops.length > 0;
  const usual = hasRoute ? 'directions' : 'map';
  const shown = {
    view: state.view === usual ? undefined : state.view,
    floor: state.floor,
    location: location.length > 0 ? location : undefined,
    departure: departure.length > 0 ? departure : undefined,
    stops: stops.length > 0 ? stops : undefined,
    accessible: state.accessible || undefined,
    language: state.language,
    search: search.trim() === '' ? undefined : search,
    category: state.category,
    stacked: state.stacked || undefined,
    outdoors: state.outdoors || undefined,
    youAreHere: state.youAreHere,
  };
  return withoutUndefined({ ...settings, ...shown }) as unknown as ViewerLink;
}

function withoutUndefined(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
