import { useEffect, useRef, type Dispatch } from 'react';
import { parseViewerLink, writeViewerLink, type ViewerLink } from '@mezzanine/bridge';
import type { Venue } from '@mezzanine/react-sdk';
import { usualFloor } from '../venue/coordinateOf.ts';
import { linkOf, stateOf, type AppState } from './AppState.ts';
import type { AppAction } from './reduceState.ts';

/**
 * What the viewer does to the address of its page: it follows, and Back leads to the place before;
 * it follows without a history of its own, as in a frame; or it is left alone.
 */
export type AddressUse = 'page' | 'quiet' | 'none';

interface Options {
  /** What the viewer was opened by. */
  readonly link: ViewerLink;
  readonly use: AddressUse;
  readonly venue: Venue | undefined;
}

/** Browsers refuse many changes in a short time; typing makes many. */
const PAUSE_MS = 300;

/** Keeps the address of the page at what is shown, and follows Back and Forward. */
export function useAddress(
  state: AppState,
  dispatch: Dispatch<AppAction>,
  { link, use, venue }: Options,
): void {
  const scene = useRef(sceneOf(state));
  useEffect(() => {
    if (use === 'none' || !venue) return undefined;
    const write = () => {
      const next = writeViewerLink(linkOf(withoutUsualFloor(state, venue), link), pageAddress());
      if (next === location.href) return;
      const isNew = use === 'page' && sceneOf(state) !== scene.current;
      scene.current = sceneOf(state);
      if (isNew) history.pushState(null, '', next);
      else history.replaceState(history.state, '', next);
    };
    // Another place is a step of its own; what changes beside it only has to be there in the end.
    if (sceneOf(state) !== scene.current) return void write();
    const timer = setTimeout(write, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [state, link, use, venue]);
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  useEffect(() => {
    if (use !== 'page') return undefined;
    const follow = () => {
      const { position, isLocating } = latest.current;
      const next = { ...stateOf(parseViewerLink(location.href).link), position, isLocating };
      scene.current = sceneOf(next);
      dispatch({ type: 'replace', state: next });
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [use, dispatch]);
}

/** What Back leads through: the place, or that there is a way. */
function sceneOf({ view, location: places }: AppState): string {
  return JSON.stringify([view, view === 'map' ? places : '']);
}

function pageAddress(): string {
  return `${location.origin}${location.pathname}`;
}

/** A link to the whole map does not have to say which floor that begins with. */
function withoutUsualFloor(state: AppState, venue: Venue): AppState {
  const isUsual = state.location.length === 0 && state.floor === usualFloor(venue)?.id;
  return isUsual ? { ...state, floor: undefined } : state;
}
