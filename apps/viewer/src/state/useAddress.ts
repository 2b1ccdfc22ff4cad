import { useEffect, useRef, type Dispatch } from 'react';
import { parseViewerLink, writeViewerLink, type ViewerLink } from '@mezzanine/bridge';
import type { Venue } from '@mezzanine/react-sdk';
import { usualFloor } from '../venue/coordinateOf.ts';
import { linkOf, stateOf, type AppState } from './AppState.ts';
import type { AppAction } from './reduceState.ts';

/**
 * How the viewer updates the URL of its page: with history entries, so that Back returns to the
 * previous place; without them, as in a frame; or not at all.
 */
export type AddressUse = 'page' | 'quiet' | 'none';

interface Options {
  /** The link that opened the viewer. */
  readonly link: ViewerLink;
  readonly use: AddressUse;
  readonly venue: Venue | undefined;
}

/** Browsers limit the rate of history changes, and typing causes many. */
const PAUSE_MS = 300;

/** Synchronizes the page URL with the state, including Back and Forward. */
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
    // Another place adds a history entry; other changes replace the current one.
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

/** State that adds history entries: the place, and whether directions are open. */
function sceneOf({ view, location: places }: AppState): string {
  return JSON.stringify([view, view === 'map' ? places : '']);
}

function pageAddress(): string {
  return `${location.origin}${location.pathname}`;
}

/** A link to the whole map does not need its initial floor. */
function withoutUsualFloor(state: AppState, venue: Venue): AppState {
  const isUsual = state.location.length === 0 && state.floor === usualFloor(venue)?.id;
  return isUsual ? { ...state, floor: undefined } : state;
}
