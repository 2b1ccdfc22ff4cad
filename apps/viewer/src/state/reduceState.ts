import type { AppState, HostPosition } from './AppState.ts';

/** What can be done to the state. */
export type AppAction =
  /** Any part of it, as a host or a link says. */
  | { readonly type: 'set'; readonly change: Partial<AppState> }
  /** Another state as a whole, as by Back. */
  | { readonly type: 'replace'; readonly state: AppState }
  /** A place was chosen. */
  | { readonly type: 'open-place'; readonly place: string }
  /** Back to the list. */
  | { readonly type: 'close-place' }
  /** The map shows another floor. */
  | { readonly type: 'show-floor'; readonly floor: string }
  | { readonly type: 'search'; readonly text: string }
  /** `undefined`: of all categories. */
  | { readonly type: 'choose-category'; readonly category: string | undefined }
  /** The way to a place, or to what is chosen. */
  | { readonly type: 'open-directions'; readonly to?: string }
  | { readonly type: 'close-directions' }
  /** One of the places on the way, counted from the departure; `undefined` empties it. */
  | { readonly type: 'set-stop'; readonly index: number; readonly place: string | undefined }
  /** Room for one more place, before the destination. */
  | { readonly type: 'add-stop'; readonly place: string }
  | { readonly type: 'remove-stop'; readonly index: number }
  | { readonly type: 'reverse' }
  | { readonly type: 'go-to-step'; readonly step: number }
  /** Where the host says that one is; `undefined`: no more. */
  | { readonly type: 'set-position'; readonly position: HostPosition | undefined };

/** Parts of the state that change the route, so that its steps start over. */
const WAY_PARTS = ['location', 'departure', 'stops', 'accessible', 'origin'] as const;

/** The state after something was done. */
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
      return onTheWay(state, action);
  }
}

type WayAction = Extract<
  AppAction,
  {
    readonly type:
      'open-directions' | 'close-directions' | 'set-stop' | 'add-stop' | 'remove-stop' | 'reverse';
  }
>;

function onTheWay(state: AppState, action: WayAction): AppState {
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

/** A way begins where one was when it was asked for: it does not jump with every step of the walk. */
function withOrigin(state: AppState): AppState {
  if (state.view !== 'directions' || state.origin) return state;
  return { ...state, origin: state.position };
}

/** Departure, stops, destination, as the fields on the screen count them. */
function withStop(state: AppState, index: number, place: string | undefined): AppState {
  const named = place === undefined ? [] : [place];
  if (index === 0) return { ...state, departure: named };
  if (index > state.stops.length) return { ...state, location: named };
  if (place === undefined) {
    return { ...state, stops: state.stops.filter((_, at) => at !== index - 1) };
  }
  return { ...state, stops: state.stops.map((stop, at) => (at === index - 1 ? place : stop)) };
}
