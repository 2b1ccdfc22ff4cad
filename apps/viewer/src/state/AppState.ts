import type { ViewerLink, ViewerMode } from '@mezzanine/bridge';

/** Where someone is, as the device or the page around the viewer says. */
export interface HostPosition {
  /** Degrees north. */
  readonly latitude: number;
  /** Degrees east. */
  readonly longitude: number;
  /** How far off it may be. */
  readonly accuracyMeters?: number;
  /** Where one looks, clockwise from north. */
  readonly headingDegrees?: number;
  /** Id of the floor. */
  readonly floor?: string;
}

/** Why the position of the device is not shown. */
export type PositionProblem = 'positionDenied' | 'positionUnavailable' | 'positionOutside';

/**
 * Everything that is shown, as one value: links set it, the host's messages set and read it, the
 * address of the page reflects it. Places are kept as they were named (ids, external ids or exact
 * names), since a link may come before its venue.
 */
export interface AppState {
  /** The map with a place, or the way to one. */
  readonly view: 'map' | 'directions';
  /** Id, external id or name of the floor that is shown; `undefined`: the venue's choice. */
  readonly floor: string | undefined;
  /** What is chosen; in directions, the destination. */
  readonly location: readonly string[];
  /** Where directions begin; of several, the nearest. Empty: where one is, if that is known. */
  readonly departure: readonly string[];
  /** Between departure and destination, in order. */
  readonly stops: readonly string[];
  /** Whether ways are free of steps. */
  readonly accessible: boolean;
  /** Language of the venue's texts; `undefined`: its own. */
  readonly language: string | undefined;
  /** What is typed into the search. */
  readonly search: string;
  /** Id or name of the category whose places are listed. */
  readonly category: string | undefined;
  /** The step of the directions one is at. */
  readonly step: number;
  /** Whether floors are drawn apart. */
  readonly stacked: boolean;
  /** Whether the surroundings are drawn. */
  readonly outdoors: boolean;
  /** Whether the device is asked where it is. */
  readonly isLocating: boolean;
  /** Where one is, as far as device or host say. */
  readonly position: HostPosition | undefined;
  /** Where one was when directions were asked for; they begin there unless `departure` says where. */
  readonly origin: HostPosition | undefined;
  /** What has to be said of the position. */
  readonly problem: PositionProblem | undefined;
  /** Where the reader of the link stands. */
  readonly youAreHere: ViewerLink['youAreHere'];
}

/** What does not change while the viewer is open. */
export interface ViewerSettings {
  /** Which venue, as the link names it. */
  readonly venue: string;
  /** How much of the viewer is shown. */
  readonly mode: ViewerMode;
  /** Light or dark; `undefined`: as the device is set. */
  readonly theme: 'light' | 'dark' | undefined;
  /** Brand color, `#rrggbb`. */
  readonly color: string | undefined;
  /** Where the map is seen from first. */
  readonly camera: ViewerLink['camera'];
  /** Where a reader at the "you are here" sign looks, clockwise from north. */
  readonly heading: ViewerLink['heading'];
}

/** The state that a link asks for. */
export function stateOf(link: ViewerLink): AppState {
  const { departure = [], stops = [], location = [] } = link;
  const isWay = departure.length + stops.length > 0;
  return {
    view: link.view ?? (isWay ? 'directions' : 'map'),
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
 * The link that leads to a state. What is as it would be without being said is left out, so that
 * addresses are short.
 *
 * @param opened - the link that the viewer was opened by; its settings are kept
 */
export function linkOf(state: AppState, opened: ViewerLink): ViewerLink {
  const { venue, mode, theme, color, heading, idleSeconds, access, hostOrigin } = opened;
  const { location, departure, stops, search } = state;
  // Who looks at a place has left the view that the link began with.
  const camera = location.length > 0 || state.view === 'directions' ? undefined : opened.camera;
  const settings = { venue, mode, theme, color, heading, camera, idleSeconds, access, hostOrigin };
  const isWay = departure.length + stops.length > 0;
  const usual = isWay ? 'directions' : 'map';
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
