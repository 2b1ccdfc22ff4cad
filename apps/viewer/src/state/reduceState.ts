import type { AppState, HostPosition } from './AppState.ts';

/** Actions that change the state. */
export type AppAction =
  /** Changes any fields, from a host or a link. */
  | { readonly type: 'set'; readonly change: Partial<AppState> }
  /** Replaces the whole state, as the Back button does. */
  | { readonly type: 'replace'; readonly state: AppState }
  /** Selects a place. */
  | { readonly type: 'open-place'; readonly place: string }
  /** Returns to the list. */
  | { readonly type: 'close-place' }
  /** The map changed the floor. */
  | { readonly type: 'show-floor'; readonly floor: string }
  | { readonly type: 'search'; readonly text: string }
  /** `undefined`: all categories. */
  | { readonly type: 'choose-category'; readonly category: string | undefined }
  /** Opens directions to a place, or to the selection. */
  | { readonly type: 'open-directions'; readonly to?: string }
  | { readonly type: 'close-directions' }
  /** Sets a place of the route, counted from the departure; `undefined` clears it. */
  | { readonly type: 'set-stop'; readonly index: number; readonly place: string | undefined }
  /** Adds a stop before the destination. */
  | { readonly type: 'add-stop'; readonly place: string }
  | { readonly type: 'remove-stop'; readonly index: number }
  | { readonly type: 'reverse' }
  | { readonly type: 'go-to-step'; readonly step: number }
  /** Sets the position from the host; `undefined` removes it. */
  | { readonly type: 'set-position'; readonly position: HostPosition | undefined };

/** Fields that change the route, which resets the current step. */
const WAY_PARTS = ['location', 'departure', 'stops', 'accessible', 'origin'] as const;

/** Applies an action. */
export function reduceState(state: AppState, action: AppAction): AppState {
  const next = applied(state, action);
  const isSame = WAY_PARTS.every((part) => next[part] === state[part]);
  return isSame || next.step === 0 ? next : { ...next, step: 0 };
}

function applied(state: AppState, action: AppAction): AppState {
  switch (action.type) {
    case 'set':
      return { ...state, ...action.change };
    case 'replace':
      return action.state;
    case 'show-floor':
      return action.floor === state.floor ? state : { ...state, floor: action.floor };
    case 'search':
      return { ...state, search: action.text };
    case 'choose-category':
      return { ...state, category: action.category, search: '' };
    case 'go-to-step':
      return action.step === state.step ? state : { ...state, step: action.step };
    case 'set-position':
      return withOrigin({ ...state, position: action.position });
    case 'open-place':
      return { ...state, view: 'map', location: [action.place] };
    case 'close-place':
      return { ...state, view: 'map', location: [] };
    default:
      return reduceDirections(state, action);
  }
}

type DirectionsAction = Extract<
  AppAction,
  {
    readonly type:
      | 'open-directions'
      | 'close-directions'
      | 'set-stop'
      | 'add-stop'
      | 'remove-stop'
      | 'reverse';
  }
>;

function reduceDirections(state: AppState, action: DirectionsAction): AppState {
  switch (action.type) {
    case 'open-directions': {
      const location = action.to === undefined ? state.location : [action.to];
      return withOrigin({ ...state, view: 'directions', location, origin: undefined });
    }
    case 'close-directions':
      return { ...state, view: 'map', departure: [], stops: [], origin: undefined };
    case 'set-stop':
      return withStop(state, action.index, action.place);
    case 'add-stop':
      return { ...state, stops: [...state.stops, action.place] };
    case 'remove-stop':
      return { ...state, stops: state.stops.filter((_, index) => index !== action.index) };
    case 'reverse':
      return {
        ...state,
        departure: state.location,
        location: state.departure,
        stops: state.stops.toReversed(),
      };
  }
}

/**
 * A route starts at the user's position when it was requested, so that it does not change with
 * every step.
 */
function withOrigin(state: AppState): AppState {
  if (state.view !== 'directions' || state.origin) return state;
  return { ...state, origin: state.position };
}

/** Departure, stops, and destination in the order of the fields. */
function withStop(state: AppState, index: number, place: string | undefined): AppState {
  const named = place === undefined ? [] : [place];
  if (index === 0) return { ...state, departure: named };
  if (index > state.stops.length) return { ...state, location: named };
  if (place === undefined) {
    return { ...state, stops: state.stops.filter((_, at) => at !== index - 1) };
  }
  return { ...state, stops: state.stops.map((stop, at) => (at === index - 1 ? place : stop)) };
}
