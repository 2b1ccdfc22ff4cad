import { useEffect, useRef } from 'react';
import type { ViewerLink } from '@mezzanine/bridge';
import { linkOf, stateOf, type AppState } from '../state/AppState.ts';
import { useViewer } from '../state/ViewerContext.ts';
import { hashOf, isOwnHash, linkWithHash } from './hashLink.ts';

/** Browsers limit the rate of history changes, and typing causes many. */
const PAUSE_MS = 300;

/** Synchronizes the fragment of the page URL with the state. */
export function HashAddress({ link }: { readonly link: ViewerLink }): null {
  const { state, dispatch } = useViewer();
  const first = useRef(state);
  const written = useRef(hashOf(linkOf(state, link)));
  useEffect(() => {
    const timer = setTimeout(() => {
      const hash = hashOf(linkOf(state, link));
      // Viewing a page does not change its URL, and the page keeps its own fragments.
      if (state === first.current || hash === written.current) return;
      if (!isOwnHash(location.hash)) return;
      written.current = hash;
      const { pathname, search } = location;
      history.replaceState(history.state, '', hash === '' ? pathname + search : hash);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [state, link]);
  const latest = useRef<AppState>(state);
  useEffect(() => {
    latest.current = state;
  });
  useEffect(() => {
    const follow = () => {
      const { hash } = location;
      if (!hash.startsWith('#/?') || hash === written.current) return;
      written.current = hash;
      const { position, isLocating } = latest.current;
      const next = stateOf(linkWithHash(link, hash));
      dispatch({ type: 'replace', state: { ...next, position, isLocating } });
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [dispatch, link]);
  return null;
}
