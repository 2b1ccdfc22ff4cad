import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useHistory } from '@docusaurus/router';
import settings from '@generated/mezzanine-playground/default/settings.json';
import type { Identity, IdentityState } from './Identity.ts';
import { IdentityStore } from './IdentityStore.ts';

/** One a page load, whatever page of the playground made it. */
const store = typeof window === 'undefined' ? undefined : new IdentityStore(settings);
/** What the server renders, and the browser at first. */
const unknown: IdentityState = { status: 'loading' };

/** Who is signed in to the playground, and how to change that. For pages of the playground only. */
export function useIdentity(): Identity {
  const history = useHistory();
  const state = useSyncExternalStore(
    store?.subscribe ?? (() => () => undefined),
    () => store?.state ?? unknown,
    () => unknown,
  );
  useEffect(() => {
    store?.start((place) => {
      history.replace(place);
    });
  }, [history]);
  return useMemo(() => {
    if (store === undefined) return { ...state, isOffered: true, ...unavailable };
    const { isOffered, signIn, signOut, getAccessToken } = store;
    return { ...state, isOffered, signIn, signOut, getAccessToken };
  }, [state]);
}

/** Nobody signs in while a page is rendered on a server. */
const unavailable = {
  signIn: () => Promise.resolve(),
  signOut: () => Promise.resolve(),
  getAccessToken: () => Promise.reject(new Error('There is no reader on a server.')),
};
